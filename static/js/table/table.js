/** The table: board, players, hand, and everything one does in a game. */
import { useEffect, useMemo, useRef } from "../../vendor/hooks.js";
import { computed } from "../../vendor/signals.js";
import { Guide } from "../guide/guide.js";
import { guiding } from "../guide/progress.js";
import { OwnClock } from "../clock/ownclock.js";
import { Chip, html, Icon, IconButton, Sheet } from "../parts/index.js";
import { useKeptFocus } from "../parts/keptfocus.js";
import { Matters } from "../matters/matters.js";
import { PausedBanner } from "../matters/paused.js";
import { ProposalCard } from "../matters/proposal.js";
import { UndoButton, UndoEndTurn } from "../matters/undo.js";
import { preferences } from "../preferences.js";
import { connection, lobby, paused, seat, turn } from "../store.js";
import { t } from "../text.js";
import { Animations } from "./animate.js";
import { Bank } from "./bank.js";
import { Board, camera, zoomed } from "./board.js";
import { mine, stepBack } from "./choices.js";
import { unread } from "./chat.js";
import { Dice } from "./dice.js";
import { Actions, Dock, MyPoints } from "./dock.js";
import { sensiblePlaces } from "./focus.js";
import { Hand } from "./hand.js";
import { Tip } from "./inspect.js";
import { useKeys } from "./keys.js";
import { open, phone, roomy } from "./layout.js";
import { LogSpeaker } from "./log.js";
import { Offers } from "./offers.js";
import { Opponents, PlayerSheet } from "./opponents.js";
import { tellTitle } from "./patience.js";
import { signOf } from "./people.js";
import { carryOut, Plans } from "./plans.js";
import { usePremadePictures } from "./premade.js";
import { Bubble, chooseTarget, ConfirmBar } from "./robber.js";
import { Tabs } from "./side.js";
import { Settings } from "./settings.js";
import { Status, status } from "./status.js";
import { Help, TopBar } from "./topbar.js";
import { TradePanel } from "./trade.js";

const DESK = { top: 6, right: 24, bottom: 14, left: 80, spare: 180 };
const DESK_GUIDED = { ...DESK, left: 330 };
const PHONE = { top: 8, right: 4, bottom: 62, left: 4 };
const PHONE_TRADE = { top: 6, right: 4, bottom: 20, left: 4 };

const whichTurn = computed(() => `${turn.value.number} ${turn.value.seat}`);

/** Steady, unlike the lag that every sign of life brings. */
const cutOff = computed(() => connection.value.state !== "open");

export function Table() {
  const page = useRef(null);
  useKeys();
  useKeptFocus(page, sensiblePlaces);
  usePremadePictures();
  useEffect(carryOut, []);
  useEffect(tellTitle, []);
  useEffect(() => {
    stepBack(); // what was begun in one turn is not carried into the next
  }, [whichTurn.value]);
  return html`<div class=${`table ${phone.value ? "phone" : "desk"} ${preferences.value.leftHanded ? "left-handed" : ""} ${cutOff.value ? "cut-off" : ""} ${paused.value ? "paused" : ""} ${open.value === "trade" ? "trading" : ""}`} ref=${page}>
    ${phone.value ? html`<${PhoneTable} />` : html`<${DeskTable} />`}
    ${open.value?.seat !== undefined && html`<${PlayerSheet} key=${open.value.seat} number=${open.value.seat} onClose=${() => (open.value = null)} />`}
    ${open.value === "help" && html`<${Help} />`}
    ${open.value === "settings" && html`<${Settings} />`}
    <${LogSpeaker} /><${Animations} /><${Matters} />
  </div>`;
}

function DeskTable() {
  const trading = open.value === "trade" && mine.value;
  return html`
    <main class="main sea">
      <${TopBar} />
      <div class=${`boardbox ${guiding.value ? "guided" : ""}`}><${Board} insets=${guiding.value ? DESK_GUIDED : DESK} onChoose=${chooseTarget} />${!trading && html`<${Bank} />`}<${Guide} /><${Offers} /><${ConfirmBar} /><${Bubble} /><${Tip} /><${PausedBanner} /><div class="corner"><${ProposalCard} /><${UndoEndTurn} /></div></div>
      ${trading && html`<${TradePanel} />`}
    </main>
    <aside class="side"><${Opponents} /><${Tabs} /></aside>
    <${Dock} />`;
}

function PhoneTable() {
  const trading = open.value === "trade" && mine.value;
  const insets = useMemo(() => (trading ? PHONE_TRADE : PHONE), [trading]);
  return html`
    <header class="ptop"><${Opponents} />
      ${!roomy.value && html`<button type="button" class="pmenu" aria-label=${t("phone-log")} aria-expanded=${String(open.value === "log")} onClick=${() => (open.value = open.value === "log" ? null : "log")}><${Icon} id="i-chat" size=${24} />${unread.value > 0 && html`<span class="n">${unread.value}</span>`}</button>`}
    </header>
    <section class=${`pstat ${status.value.mine ? "mine" : ""}`} data-seat=${seat.value ?? undefined} aria-label=${t("status-label")}>
      ${seat.value !== null && html`<${Chip} ...${signOf(seat.value)} size=${30} />`}
      <${Status} /><${OwnClock} /><${MyPoints} />
    </section>
    <main class="pboard sea">
      <${Board} insets=${insets} onChoose=${chooseTarget} />
      <div class="pdice"><${Dice} size=${32} /></div>
      ${!trading && html`<div class="fabs">${zoomed.value && html`<${IconButton} icon="fit" class="fab" label=${t("fit")} onClick=${() => camera.current?.fit()} />`}
        <${IconButton} icon="menu" class="fab" label=${t("menu")} onClick=${() => (open.value = "help")} /></div>`}
      <${ConfirmBar} /><${Bubble} /><${Tip} /><${PausedBanner} />${!trading && html`<div class="pundo"><${Plans} /><${UndoButton} /><${UndoEndTurn} /></div>`}
    </main>
    ${roomy.value && html`<aside class="side"><${Tabs} /></aside>`}
    <${ProposalCard} />
    <${Guide} />
    ${trading ? html`<${TradePanel} />` : html`<footer class="pdock" aria-label=${t("dock")}>
      <${Offers} compact />
      ${mine.value && html`<${Hand} /><${Actions} />`}
    </footer>`}
    ${open.value === "log" && !roomy.value && html`<${Sheet} title=${lobby.value?.name ?? ""} class="log-sheet" onClose=${() => (open.value = null)}><${Tabs} /><//>`}`;
}
