/** A finished game of any kind, shown again: the page of the replay brings its controls. */
import "./game.js";
import { html, Icon, IconButton, Sheet } from "../../parts/index.js";
import { follow } from "../../core/router.js";
import { t } from "../../core/text.js";
import { open, openSeat, phone, roomy } from "../layout.js";
import { PlainPlayers, PlainPlayerSheet } from "./players.js";
import { Shown } from "./shown.js";

/** @typedef {Record<"TopBar" | "Tabs" | "Caption" | "Controls", unknown>} Page what every game's replay has */

/** @param {{code: string, page: Page}} props */
export function PlainReplay({ code, page }) {
  return html`<div class=${`table plain replay ${phone.value ? "phone" : "desk"}`}>
    ${phone.value ? html`<${PhoneReplay} code=${code} page=${page} />` : html`<${DeskReplay} code=${code} page=${page} />`}
    ${openSeat.value !== undefined && html`<${PlainPlayerSheet} key=${openSeat.value} number=${openSeat.value} onClose=${() => { open.value = null; }} />`}
  </div>`;
}

/** @param {{code: string, page: Page}} props */
function DeskReplay({ code, page: { TopBar, Tabs, Caption, Controls } }) {
  return html`
    <main class="main sea"><${TopBar} code=${code} /><div class="plain-box"><${Shown} /></div></main>
    <aside class="side"><${PlainPlayers} /><${Tabs} /></aside>
    <footer class="dock replay-dock" aria-label=${t("replay-controls")}><${Controls} now=${html`<div class="replay-now"><${Caption} /></div>`} /></footer>`;
}

/** @param {{code: string, page: Page}} props */
function PhoneReplay({ code, page: { Tabs, Caption, Controls } }) {
  const toLog = () => (open.value = open.value === "log" ? null : "log");
  return html`
    <header class="ptop">
      <a class="ib" href="t/${code}" aria-label=${t("replay-leave")} title=${t("replay-leave")} onClick=${follow}><${Icon} id="i-next" size=${24} class="back" /></a>
      <${PlainPlayers} />
      ${!roomy.value && html`<${IconButton} icon="log" class="pmenu" size=${24} label=${t("log")} aria-expanded=${String(open.value === "log")} onClick=${toLog} />`}
    </header>
    <main class="pboard sea"><div class="plain-box"><${Shown} /></div></main>
    ${roomy.value && html`<aside class="side"><${Tabs} /></aside>`}
    <footer class="replay-dock" aria-label=${t("replay-controls")}><${Caption} /><${Controls} /></footer>
    ${open.value === "log" && !roomy.value && html`<${Sheet} title=${t("log")} class="log-sheet" onClose=${() => { open.value = null; }}><${Tabs} /><//>`}`;
}
