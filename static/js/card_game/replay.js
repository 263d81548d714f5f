/** The replay of a card game; the replay page brings its controls. */
import { useEffect } from "../../vendor/hooks.js";
import { Chip, html, Icon, IconButton, Sheet } from "../parts/index.js";
import { follow } from "../core/router.js";
import { t } from "../core/text.js";
import { open, openSeat, phone, roomy } from "../table/layout.js";
import { everySeat, nameOf, signOf } from "../table/people/people.js";
import { above, below } from "./acting/choices.js";
import "./game.js";
import { view } from "./seen.js";
import { Arena, Inspected, Large, OwnRealm, Strip, swapped } from "./table/arena.js";
import { RealmDice } from "./table/dice.js";
import { OpenRealmHand } from "./table/openhand.js";
import { RealmPlayers, RealmPlayerSheet, Race } from "./table/players.js";
import { Movements } from "./tell/movements.js";
import { brief } from "./tell/scenes.js";
import { Highlight } from "./tell/highlights.js";

/** @param {{code: string, page: {TopBar: any, Tabs: any, Caption: any, Controls: any}}} props `page`: what every game's replay has */
export function RealmsReplay({ code, page }) {
  useEffect(() => {
    brief.value = true;
    return () => {
      brief.value = false;
    };
  }, []);
  return html`<div class=${`table card-table replay ${phone.value ? "phone" : "desk"}`}>
    ${phone.value ? html`<${PhoneReplay} code=${code} page=${page} />` : html`<${DeskReplay} code=${code} page=${page} />`}
    ${openSeat.value !== undefined && html`<${RealmPlayerSheet} key=${openSeat.value} number=${openSeat.value} onClose=${() => (open.value = null)} />`}
    <${Movements} />
  </div>`;
}

function DeskReplay({ code, page: { TopBar, Tabs, Caption, Controls } }) {
  return html`
    <main class="main sea"><${TopBar} code=${code} /><div class="boardbox"><${Arena} /></div></main>
    <aside class="side card-side"><div class="both"><${RealmPlayers} /><${Race} /><${Hands} /></div><${Tabs} /></aside>
    <footer class="dock replay-dock" aria-label=${t("replay-controls")}><${OwnRealm} /><${Controls} now=${html`<div class="replay-now"><${RealmDice} size=${40} /><${Caption} /></div>`} /></footer>`;
}

/** The hands that this viewer sees. */
function Hands() {
  return everySeat().filter((number) => view.value.seats[number].hand?.length > 0).map((number) => html`<div key=${number} class="open-hand"><${Chip} ...${signOf(number)} size=${22} label=${nameOf(number)} /><${OpenRealmHand} hand=${view.value.seats[number].hand} /></div>`);
}

function PhoneReplay({ code, page: { Tabs, Caption, Controls } }) {
  const owner = swapped.value ? above.value : below.value;
  const toLog = () => (open.value = open.value === "log" ? null : "log");
  return html`
    <header class="ptop">
      <a class="ib" href="t/${code}" aria-label=${t("replay-leave")} title=${t("replay-leave")} onClick=${follow}><${Icon} id="i-next" size=${24} class="back" /></a>
      <${RealmPlayers} />
      ${!roomy.value && html`<${IconButton} icon="log" class="pmenu" size=${24} label=${t("log")} aria-expanded=${String(open.value === "log")} onClick=${toLog} />`}
    </header>
    <${Strip} large=${owner} />
    <main class="pboard sea"><${Large} owner=${owner} whole /><div class="pdice"><${RealmDice} size=${32} /></div><${Inspected} /><${Highlight} /></main>
    ${roomy.value && html`<aside class="side"><${Tabs} /></aside>`}
    <footer class="replay-dock" aria-label=${t("replay-controls")}><${Caption} /><${Controls} /></footer>
    ${open.value === "log" && !roomy.value && html`<${Sheet} title=${t("log")} class="log-sheet" onClose=${() => (open.value = null)}><${Race} /><${Hands} /><${Tabs} /><//>`}`;
}
