/** The table of the card game: two realms, stacks, a hand, and everything a player does in a game. */
import { useRef } from "../../vendor/hooks.js";
import { computed } from "../../vendor/signals.js";
import { Chip, html, Icon, Sheet } from "../parts/index.js";
import { preferences } from "../core/preferences.js";
import { connection, lobby, paused, seat } from "../core/store.js";
import { goal, ownSeatNumber, view } from "./seen.js";
import { t } from "../core/text.js";
import { unread } from "../table/chat/chat.js";
import { OwnClock } from "../table/clock/ownclock.js";
import { UndoEndTurn } from "../table/dock/undo.js";
import { guiding } from "../table/guide/progress.js";
import { open, phone, roomy } from "../table/layout.js";
import { Confetti } from "../table/end/confetti.js";
import { winning } from "../table/end/winning.js";
import { lazy } from "../core/lazy.js";
import { isMe, signOf } from "../table/people/people.js";
import { PausedBanner } from "../table/proposals/paused.js";
import { ProposalCard } from "../table/proposals/proposal.js";
import { Tabs } from "../table/side.js";
import { TopBar } from "../table/topbar/topbar.js";
import { answering } from "./acting/answering.js";
import { form, goodsShown } from "./acting/arranging.js";
import { myRealm } from "./acting/choices.js";
import { faceSign, GoodRow, Picture } from "./faces/signs.js";
import "./game.js";
import { RealmsGuide } from "./guide/guide.js";
import { RealmBoard, RealmSheets, useLargeRealm, useRealmGame } from "./realmsheets.js";
import { Arena, Strip } from "./table/arena.js";
import { realmPlainPanel } from "./acting/plain.js";
import { RealmDice } from "./table/dice.js";
import { Demolish, RealmDock, HandHead } from "./table/dock.js";
import { drawer, RealmHand, wholeHand } from "./table/hand.js";
import { RealmOffers } from "./table/offers.js";
import { panelNow } from "./table/panels.js";
import { RealmPlainActions, RealmPlainPanel } from "./table/plainactions.js";
import { RealmPlayers, Race, rowLabel, standingOf } from "./table/players.js";
import { RealmPrimaryButton } from "./table/primary.js";
import { StackLine } from "./table/stacks.js";
import { RealmStatus, realmStatus } from "./table/status.js";
import { RealmTiles } from "./table/tiles.js";

const Win = lazy(() => import("./end/win.js").then((module) => module.RealmsWin), ["end"], ["end"], () => null);

const cutOff = computed(() => connection.value.state !== "open");

export function RealmsTable() {
  const page = useRef(null);
  useRealmGame(page);
  return html`<div class=${`table card-table ${phone.value ? "phone" : "desk"} ${preferences.value.leftHanded ? "left-handed" : ""} ${cutOff.value ? "cut-off" : ""} ${paused.value ? "paused" : ""} ${winning.value ? "won" : ""}`} ref=${page}>
    ${phone.value ? html`<${PhoneTable} />` : html`<${DeskTable} />`}
    <${RealmSheets} />
  </div>`;
}

/** In keyboard order: what the player has and may do, both realms, the rest. */
function DeskTable() {
  return html`
    ${!winning.value && html`<${RealmDock} />`}
    <main class="main sea"><${Confetti} />
      <div class=${`boardbox ${guiding.value ? "guided" : ""}`}><${Arena}>${panelNow()}<${RealmsGuide} /><${PausedBanner} /><div class="corner"><${ProposalCard} /><${UndoEndTurn} /></div><//></div>
      <${TopBar} />
    </main>
    <aside class="side card-side"><div class="both"><${RealmPlayers} /><${RealmOffers} /><${Race} /></div><${Tabs} /></aside>
    ${winning.value && html`<${Win} />`}`;
}

function PhoneTable() {
  const panel = panelNow();
  const asked = Boolean(panel);
  const owner = useLargeRealm(asked);
  const toLog = () => (open.value = open.value === "log" ? null : "log");
  return html`
    <header class="ptop"><h1 class="unseen">${lobby.value?.name}</h1><${RealmPlayers} />
      ${!roomy.value && html`<button type="button" class="pmenu" aria-label=${t("phone-log")} aria-expanded=${String(open.value === "log")} onClick=${toLog}><${Icon} id="i-chat" size=${24} />${unread.value > 0 && html`<span class="n">${unread.value}</span>`}</button>`}
      <button type="button" class="pmenu" aria-label=${t("menu")} onClick=${() => (open.value = "help")}><${Icon} id="i-menu" size=${24} /></button>
    </header>
    <section class=${`pstat ${realmStatus.value.mine ? "mine" : ""}`} data-seat=${seat.value ?? undefined} aria-label=${t("status-label")}>
      ${seat.value !== null && html`<${Chip} ...${signOf(seat.value)} size=${30} />`}
      <${RealmStatus} /><${OwnClock} /><${MyStanding} /><${OwnGoods} />
    </section>
    <${Strip} large=${owner} />
    <${RealmBoard} owner=${owner} asked=${asked} />
    ${roomy.value && html`<aside class="side"><${Tabs} /></aside>`}
    <${ProposalCard} /><${RealmsGuide} />
    ${winning.value ? html`<${Win} />` : html`<footer class="pdock" aria-label=${t("dock")}><${RealmOffers} />
      ${panel}${!panel && html`<${StackLine}><${RealmDice} size=${34} /><//>`}${myRealm.value && (!panel || answering.value === "choosing") && html`<${Drawer} />`}
    </footer>`}
    ${open.value === "log" && !roomy.value && html`<${Sheet} title=${lobby.value?.name ?? ""} class="log-sheet" onClose=${() => (open.value = null)}><${Race} /><${Tabs} /><//>`}`;
}

/** The phone's hand, tiles and next step; while a counter is chosen they stand below its panel. */
function Drawer() {
  return html`<section class=${`drawer ${wholeHand.value ? "open" : ""}`} aria-label=${t("hand")}>
    ${!roomy.value && html`<button type="button" class="grab" aria-expanded=${String(drawer.value)} onClick=${() => (drawer.value = !drawer.value)}><${Icon} id=${drawer.value ? "i-down" : "i-up"} size=${13} />${t(drawer.value ? "cards-drawer-close" : "cards-drawer-open")}</button>`}
    ${roomy.value ? html`<div class="drawer-acts"><${Demolish} /></div>` : drawer.value && html`<${HandHead}><${Demolish} /><//>`}<${RealmHand} /><${RealmPlainActions} />
    ${realmPlainPanel.value ? html`<${RealmPlainPanel} />` : html`<div class="tiles"><${RealmTiles} /><${RealmPrimaryButton} /></div>`}</section>`;
}

/** What I have, and what robbers would count of it, below the phone's status line. */
function OwnGoods() {
  if (!myRealm.value || form.value) return null;
  const { counted } = myRealm.value;
  const words = t("cards-robbers-tag", { count: counted });
  return html`<span class="own-goods"><${GoodRow} goods=${goodsShown(ownSeatNumber())} size=${17} />
    <span class=${`tag ${counted > view.value.robbers ? "warn" : ""}`} role="img" aria-label=${words} title=${words}><${Picture} id=${faceSign("robber-assault")} size=${17} />${counted}</span></span>`;
}

/** My points, for the phone's status line. */
function MyStanding() {
  if (!myRealm.value) return null;
  const { points, commerce, strength, tournament } = myRealm.value;
  const { tokens } = view.value;
  const number = ownSeatNumber();
  return html`<button type="button" class="own" aria-label=${rowLabel(number, standingOf(number))} aria-haspopup="dialog" onClick=${() => (open.value = { seat: number })}><b>${points}<small> ${t("vp-of", { goal: goal.value })}</small></b><span>
    <span class=${isMe(tokens.mill?.seat ?? -1) ? "w" : ""}><${Icon} id="points-commerce" size=${14} />${commerce}</span><span class=${isMe(tokens.knight?.seat ?? -1) ? "w" : ""}><${Icon} id="points-strength" size=${14} />${strength}</span><span><${Icon} id="points-tournament" size=${14} />${tournament}</span></span></button>`;
}
