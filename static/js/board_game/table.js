/** The table: board, players, hand, and everything a player does in a game. */
import { useMemo, useRef } from "../../vendor/hooks.js";
import { computed } from "../../vendor/signals.js";
import { Guide } from "./guide/guide.js";
import { guiding } from "../table/guide/progress.js";
import { OwnClock } from "../table/clock/ownclock.js";
import { Chip, html, Icon, IconButton, Sheet } from "../parts/index.js";
import { Confetti } from "../table/end/confetti.js";
import { winning } from "../table/end/winning.js";
import { lazy } from "../core/lazy.js";
import "./game.js";
import { PausedBanner } from "../table/proposals/paused.js";
import { ProposalCard } from "../table/proposals/proposal.js";
import { UndoButton, UndoEndTurn } from "../table/dock/undo.js";
import { boardLook } from "../core/boardlook.js";
import { preferences } from "../core/preferences.js";
import { connection, lobby, paused, seat } from "../core/store.js";
import { t } from "../core/text.js";
import { Bank } from "./hand/bank.js";
import { Board } from "./board/board.js";
import { camera, zoomed } from "./board/camera.js";
import { FogLeft } from "./board/fogleft.js";
import { mine } from "./actions/choices.js";
import { unread } from "../table/chat/chat.js";
import { Dice } from "./board/dice.js";
import { Actions, Dock, MyPoints } from "./actions/dock.js";
import { MayDo, mayDo } from "./actions/maydo.js";
import { Hand } from "./hand/hand.js";
import { Tip } from "./board/inspect.js";
import { BackToHand } from "../table/handmode/switches.js";
import { open, phone, roomy } from "../table/layout.js";
import { Offers } from "./trade/offers.js";
import { Overview } from "./board/overview.js";
import { PlayedCard } from "./board/playedcard.js";
import { Opponents } from "./players/opponents.js";
import { signOf } from "../table/people/people.js";
import { Plans } from "./actions/plans.js";
import { Bubble, chooseTarget, ConfirmBar } from "./actions/confirm.js";
import { BoardSheets, boardTabs, useBoardGame } from "./sheets.js";
import { Tabs } from "../table/side.js";
import { Status, status } from "./actions/status.js";
import { TopBar } from "../table/topbar/topbar.js";
import { TradePanel } from "./trade/trade.js";

const DESK = { top: 6, right: 24, bottom: 14, left: 80, spare: 180 };
const DESK_GUIDED = { ...DESK, left: 330 };
const PHONE = { top: 8, right: 4, bottom: 62, left: 4 };
/** What a line of `MayDo` needs. */
const MAY_DO_LINE = 52;
const PHONE_TRADE = { top: 6, right: 4, bottom: 20, left: 4 };

const Win = lazy(() => import("./end/win.js").then((module) => module.Win), ["end"], ["end"], () => null);

/** Changes seldom, unlike the lag, which every message changes. */
const cutOff = computed(() => connection.value.state !== "open");

export function BoardTable() {
  const page = useRef(null);
  useBoardGame(page);
  return html`<div class=${`table ${phone.value ? "phone" : "desk"} ${preferences.value.leftHanded ? "left-handed" : ""} ${cutOff.value ? "cut-off" : ""} ${paused.value ? "paused" : ""} ${winning.value ? "won" : ""} ${open.value === "trade" ? "trading" : ""}`} ref=${page}>
    ${phone.value ? html`<${PhoneTable} />` : html`<${DeskTable} />`}
    <${BoardSheets} />
  </div>`;
}

function DeskTable() {
  const trading = open.value === "trade" && mine.value;
  return html`
    <main class="main sea" data-board=${boardLook.value}><${Confetti} />
      <${TopBar}>${zoomed.value && html`<${IconButton} icon="fit" label=${t("fit")} onClick=${() => camera.current?.fit()} />`}<//>
      <div class=${`boardbox ${guiding.value ? "guided" : ""}`}><${Board} insets=${guiding.value ? DESK_GUIDED : DESK} onChoose=${chooseTarget} />${!trading && html`<${Bank} />`}<${PlayedCard} /><${FogLeft} /><${Guide} /><${Offers} /><${ConfirmBar} /><${Bubble} /><${Tip} /><${PausedBanner} /><div class="corner"><${ProposalCard} /><${UndoEndTurn} /></div></div>
      ${trading && html`<${TradePanel} />`}
    </main>
    <aside class="side"><${Opponents} /><${Tabs} more=${boardTabs.value} /></aside>
    ${winning.value ? html`<${Win} />` : html`<${Dock} />`}`;
}

function PhoneTable() {
  const trading = open.value === "trade" && mine.value;
  const below = Math.ceil(mayDo.value.length / 2) * MAY_DO_LINE;
  const insets = useMemo(() => (trading ? PHONE_TRADE : { ...PHONE, bottom: PHONE.bottom + below, below }), [trading, below]);
  return html`
    <header class="ptop"><h1 class="unseen">${lobby.value?.name}</h1><${Opponents} />
      ${!roomy.value && html`<button type="button" class="pmenu" aria-label=${t("phone-log")} aria-expanded=${String(open.value === "log")} onClick=${() => (open.value = open.value === "log" ? null : "log")}><${Icon} id="i-chat" size=${24} />${unread.value > 0 && html`<span class="n">${unread.value}</span>`}</button>`}
    </header>
    <section class=${`pstat ${status.value.mine ? "mine" : ""}`} data-seat=${seat.value ?? undefined} aria-label=${t("status-label")}>
      ${seat.value !== null && html`<${Chip} ...${signOf(seat.value)} size=${30} />`}
      <${Status} /><${OwnClock} /><${MyPoints} />
    </section>
    <main class="pboard sea" data-board=${boardLook.value}><${Confetti} />
      <${Board} insets=${insets} onChoose=${chooseTarget} />
      <${Overview} /><${PlayedCard} />
      ${!trading && html`<div class="fabs">${zoomed.value && html`<${IconButton} icon="fit" class="fab" label=${t("fit")} onClick=${() => camera.current?.fit()} />`}
        <${IconButton} icon="menu" class="fab" label=${t("menu")} onClick=${() => (open.value = "help")} /><div class="pdice"><${Dice} size=${32} /></div></div>`}
      ${!trading && html`<${MayDo} />`}<${ConfirmBar} /><${Bubble} /><${Tip} /><${PausedBanner} /><${BackToHand} />${!trading && html`<div class="pundo"><${Plans} /><${UndoButton} /><${UndoEndTurn} /></div>`}
    </main>
    ${roomy.value && html`<aside class="side"><${Tabs} more=${boardTabs.value} /></aside>`}
    <${ProposalCard} />
    <${Guide} />
    ${winning.value ? html`<${Win} />` : trading ? html`<${TradePanel} />` : html`<footer class="pdock" aria-label=${t("dock")}>
      <${Offers} compact />
      ${mine.value && html`<${Hand} /><${Actions} />`}
    </footer>`}
    ${open.value === "log" && !roomy.value && html`<${Sheet} title=${lobby.value?.name ?? ""} class="log-sheet" onClose=${() => (open.value = null)}><${Tabs} more=${boardTabs.value} /><//>`}`;
}
