/** A table for any game: what there is to know as a list, what there is to do as buttons. Games with a page of their own do not need it. */
import "./game.js";
import { useRef } from "../../../vendor/hooks.js";
import { computed } from "../../../vendor/signals.js";
import { Chip, html, Icon, IconButton, Sheet } from "../../parts/index.js";
import { useKeptFocus } from "../../parts/keptfocus.js";
import { connection, lobby, paused, seat } from "../../core/store.js";
import { t } from "../../core/text.js";
import { unread } from "../chat/chat.js";
import { OwnClock } from "../clock/ownclock.js";
import { UndoButton, UndoEndTurn } from "../dock/undo.js";
import { open, openSeat, phone, roomy } from "../layout.js";
import { LogSpeaker } from "../log/speaker.js";
import { Overlays } from "../overlays.js";
import { signOf } from "../people/people.js";
import { PausedBanner } from "../proposals/paused.js";
import { ProposalCard } from "../proposals/proposal.js";
import { Tabs } from "../side.js";
import { Settings } from "../topbar/settings.js";
import { Help, TopBar } from "../topbar/topbar.js";
import { PlainGameActions } from "./actions.js";
import { usePlainKeys } from "./plainkeys.js";
import { PlainPlayers, PlainPlayerSheet } from "./players.js";
import { Shown } from "./shown.js";
import { PlainStatus, plainStatus } from "./status.js";

const cutOff = computed(() => connection.value.state !== "open");

/** Where the focus goes when what had it is gone. */
const places = () => [".plain-acts .btn", ".choices-of-field .btn", ".plain-shown"].map((selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector)));

export function PlainTable() {
  const page = useRef(null);
  usePlainKeys();
  useKeptFocus(page, places);
  const close = () => { open.value = null; };
  return html`<div class=${`table plain ${phone.value ? "phone" : "desk"} ${cutOff.value ? "cut-off" : ""} ${paused.value ? "paused" : ""}`} ref=${page}>
    ${phone.value ? html`<${PhoneTable} />` : html`<${DeskTable} />`}
    ${openSeat.value !== undefined && html`<${PlainPlayerSheet} key=${openSeat.value} number=${openSeat.value} onClose=${close} />`}
    ${open.value === "help" && html`<${Help} text=${t("plain-help")} />`}
    ${open.value === "settings" && html`<${Settings} />`}
    <${LogSpeaker} /><${Overlays} />
  </div>`;
}

function DeskTable() {
  return html`
    <main class="main sea">
      <${TopBar} />
      <div class="plain-box"><${Shown} /><${PausedBanner} /><div class="corner"><${ProposalCard} /><${UndoEndTurn} /></div></div>
    </main>
    <aside class="side"><${PlainPlayers} /><${Tabs} /></aside>
    <footer class="dock" aria-label=${t("dock")}>
      <div class="status"><${PlainStatus} /><${UndoButton} /><${OwnClock} /></div>
      ${seat.value !== null && html`<${PlainGameActions} />`}
    </footer>`;
}

function PhoneTable() {
  const toLog = () => (open.value = open.value === "log" ? null : "log");
  return html`
    <header class="ptop"><${PlainPlayers} />
      ${!roomy.value && html`<button type="button" class="pmenu" aria-label=${t("phone-log")} aria-expanded=${String(open.value === "log")} onClick=${toLog}><${Icon} id="i-chat" size=${24} />${unread.value > 0 && html`<span class="n">${unread.value}</span>`}</button>`}
    </header>
    <section class=${`pstat ${plainStatus.value.mine ? "mine" : ""}`} data-seat=${seat.value ?? undefined} aria-label=${t("status-label")}>
      ${seat.value !== null && html`<${Chip} ...${signOf(seat.value)} size=${30} />`}
      <${PlainStatus} /><${OwnClock} />
    </section>
    <main class="pboard sea">
      <div class="plain-box"><${Shown} /></div>
      <div class="fabs"><${IconButton} icon="menu" class="fab" label=${t("menu")} onClick=${() => (open.value = "help")} /></div>
      <${PausedBanner} /><div class="pundo"><${UndoButton} /><${UndoEndTurn} /></div>
    </main>
    ${roomy.value && html`<aside class="side"><${Tabs} /></aside>`}
    <${ProposalCard} />
    ${seat.value !== null && html`<footer class="pdock" aria-label=${t("dock")}><${PlainGameActions} /></footer>`}
    ${open.value === "log" && !roomy.value && html`<${Sheet} title=${lobby.value?.name ?? ""} class="log-sheet" onClose=${() => { open.value = null; }}><${Tabs} /><//>`}`;
}
