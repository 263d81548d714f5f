/** The replay of a board game; the replay page brings its controls. */
import { Chip, html, Icon, IconButton, Sheet } from "../parts/index.js";
import { follow } from "../core/router.js";
import { boardLook } from "../core/boardlook.js";
import { t } from "../core/text.js";
import { open, openSeat, phone, roomy } from "../table/layout.js";
import { everySeat, nameOf, signOf } from "../table/people/people.js";
import { Animations } from "./board/animate.js";
import { Board } from "./board/board.js";
import { camera, zoomed } from "./board/camera.js";
import { Dice, Histogram } from "./board/dice.js";
import { Tip } from "./board/inspect.js";
import "./game.js";
import { NeutralPlayers } from "./players/neutral.js";
import { OpenHand, PlayerChip, PlayerRow, PlayerSheet, rowsClass } from "./players/opponents.js";
import { begunView } from "./seen.js";

const DESK = { top: 6, right: 14, bottom: 10, left: 14 };
const PHONE = { top: 8, right: 4, bottom: 54, left: 4 };
const nothing = () => {};

/** Beside the log. */
const TABS = { dice: () => html`<div class="dice-tab" tabindex="0"><${Histogram} /></div>` };

/**
 * @param {{code: string, eyes: number | string, page: {TopBar: any, Tabs: any, Caption: any, Controls: any}}} props
 *   `eyes`: whose; `page`: what every game's replay has
 */
export function BoardReplay({ code, eyes, page }) {
  return html`<div class=${`table replay ${phone.value ? "phone" : "desk"}`}>
    ${phone.value ? html`<${PhoneReplay} code=${code} eyes=${eyes} page=${page} />` : html`<${DeskReplay} code=${code} page=${page} />`}
    ${openSeat.value !== undefined && html`<${PlayerSheet} key=${openSeat.value} number=${openSeat.value} onClose=${() => (open.value = null)} />`}
    <${Animations} />
  </div>`;
}

function DeskReplay({ code, page: { TopBar, Tabs, Caption, Controls } }) {
  return html`
    <main class="main sea" data-board=${boardLook.value}>
      <${TopBar} code=${code}>${zoomed.value && html`<${IconButton} icon="fit" label=${t("fit")} onClick=${() => camera.current?.fit()} />`}<//>
      <div class="boardbox"><${Board} insets=${DESK} onChoose=${nothing} /><${Tip} /></div>
    </main>
    <aside class="side"><ul class=${rowsClass(everySeat())} aria-label=${t("players")}>${everySeat().map((seat) => html`<li key=${seat}><${PlayerRow} number=${seat} /></li>`)}<${NeutralPlayers} /></ul><${Tabs} more=${TABS} /></aside>
    <footer class="dock replay-dock" aria-label=${t("replay-controls")}>
      <${Controls} now=${html`<div class="replay-now"><div class="replay-dice"><${Dice} /></div><${Caption} /></div>`} />
    </footer>`;
}

function PhoneReplay({ code, eyes, page: { Tabs, Caption, Controls } }) {
  return html`
    <header class="ptop">
      <a class="ib" href="t/${code}" aria-label=${t("replay-leave")} title=${t("replay-leave")} onClick=${follow}><${Icon} id="i-next" size=${24} class="back" /></a>
      <ul class="pchips" aria-label=${t("players")}>${everySeat().map((seat) => html`<li key=${seat}><${PlayerChip} number=${seat} /></li>`)}<${NeutralPlayers} /></ul>
      ${!roomy.value && html`<${IconButton} icon="log" class="pmenu" size=${24} label=${t("log")} aria-expanded=${String(open.value === "log")} onClick=${() => (open.value = open.value === "log" ? null : "log")} />`}
    </header>
    <main class="pboard sea" data-board=${boardLook.value}>
      <${Board} insets=${PHONE} onChoose=${nothing} /><div class="pdice"><${Dice} size=${32} /></div><${Tip} />
    </main>
    ${roomy.value && html`<aside class="side"><${Tabs} more=${TABS} /></aside>`}
    <footer class="replay-dock" aria-label=${t("replay-controls")}>
      <${Caption} /><${HandOfEyes} eyes=${eyes} /><${Controls} />
    </footer>
    ${open.value === "log" && !roomy.value && html`<${Sheet} title=${t("log")} class="log-sheet" onClose=${() => (open.value = null)}><${Tabs} more=${TABS} /><//>`}`;
}

/** The hand of the seat whose view is shown; the others' hands are behind their chips. */
function HandOfEyes({ eyes }) {
  const player = begunView().seats[eyes];
  return player && html`<div class="open-hand"><${Chip} ...${signOf(eyes)} size=${22} label=${nameOf(eyes)} /><${OpenHand} player=${player} /></div>`;
}
