/** The board game on a phone beside a big screen: the hand, what can be done now, and the board only while a place is chosen. */
import { useEffect, useRef } from "../../../vendor/hooks.js";
import { lobby, paused, turn } from "../../core/store.js";
import { preferences } from "../../core/preferences.js";
import { t } from "../../core/text.js";
import { Button, html, Icon, Sheet } from "../../parts/index.js";
import { UndoButton, UndoEndTurn } from "../../table/dock/undo.js";
import { faceDown, watchCover } from "../../table/handmode/cover.js";
import { CoveredHand, disconnected, HandBody, HandDock, HandHeader, LogButton, REFUSED_MS, SeaPanel } from "../../table/handmode/parts.js";
import { open } from "../../table/layout.js";
import { PausedBanner } from "../../table/proposals/paused.js";
import { ProposalCard } from "../../table/proposals/proposal.js";
import { Tabs } from "../../table/side.js";
import { cardPanel, decision, may, mode, openCard, ownSeat } from "../actions/choices.js";
import { chooseTarget } from "../actions/confirm.js";
import { Actions } from "../actions/dock.js";
import { Plans } from "../actions/plans.js";
import { Status, status } from "../actions/status.js";
import { Board } from "../board/board.js";
import { Dice } from "../board/dice.js";
import { Overview } from "../board/overview.js";
import "../game.js";
import { canPlay, developmentName } from "../hand/cards.js";
import { givesCards, owed } from "../hand/choosing.js";
import { BoardSheets, boardTabs, useBoardGame } from "../sheets.js";
import { isAskedMe, Offers } from "../trade/offers.js";
import { TradePanel } from "../trade/trade.js";
import { DevelopmentHand, ResourceHand } from "./cards.js";
import { GivingDock } from "./giving.js";
import { PlacingDock } from "./placing.js";
import { rolledWords } from "./rolled.js";

const INSETS = { top: 8, right: 6, bottom: 8, left: 6 };

export function HandTable() {
  const page = useRef(null);
  useBoardGame(page);
  useEffect(watchCover, []);
  const placing = mode.value !== null && !faceDown.value;
  const { points, total, cards } = ownSeat();
  const hidden = faceDown.value ? 0 : total - points;
  return html`<div class=${`table phone hand-mode ${placing ? "placing" : ""} ${open.value === "trade" ? "trading" : ""} ${preferences.value.leftHanded ? "left-handed" : ""} ${disconnected.value ? "cut-off" : ""} ${paused.value ? "paused" : ""}`} ref=${page}>
    <${HandHeader} mine=${status.value.mine} points=${hidden > 0 ? `${points}+${hidden}` : points} pointsLabel=${pointsWords(points, hidden)}><${Status} refusedMs=${REFUSED_MS} /><//>
    ${faceDown.value ? html`<${CoveredHand} cards=${cards} />` : placing ? html`<${Placing} />` : html`<${Holding} />`}
    <${BoardSheets}><${LogButton} /><//>
    ${open.value === "log" && html`<${Sheet} title=${lobby.value?.name ?? ""} class="log-sheet" onClose=${() => (open.value = null)}><${Tabs} more=${boardTabs.value} /><//>`}
  </div>`;
}

/** @param {number} points @param {number} hidden on cards that nobody else sees */
function pointsWords(points, hidden) {
  return hidden > 0 ? t("hand-points-hidden", { points, hidden }) : t("sheet-points", { points });
}

/** The board, for as long as a place is chosen; whatever is pressed there waits for the button below. */
function Placing() {
  return html`<main class="pboard sea"><${Board} insets=${INSETS} near onChoose=${choose} /><${Overview} /><${PausedBanner} /></main>
    <${HandDock} class="placing-dock"><${ProposalCard} /><${PlacingDock} /><//>`;
}

/** @param {import("../board/targets.js").Target} target */
const choose = (target) => chooseTarget(target, true);

function Holding() {
  const trading = open.value === "trade";
  const idle = isAskedMe.value && !decision.value; // the offer is what can be done now
  return html`<${HandBody}>
      <${ProposalCard} />
      <${SeaPanel} picture=${turn.value?.dice && html`<${Dice} size=${40} />`} title=${rolledWords.value} />
      <${PausedBanner} />
      ${!trading && html`<${Offers} alerting />`}
      <${ResourceHand} />${!trading && html`<${DevelopmentHand} />`}
    <//>
    ${trading ? html`<${HandDock} class="trading-dock"><${TradePanel} /><//>` : !idle && html`<${HandDock}><${NowDock} /><//>`}`;
}

/** Actions: tiles and the next step, or the decision that is asked for in their place. */
function NowDock() {
  if (givesCards.value) return html`<${GivingDock} key=${owed.value} type=${owed.value} />`;
  const rolling = decision.value?.kind === "Roll" && may("RollDice") && cardPanel.value === null;
  return html`<div class="hand-aside"><${Plans} /><${UndoButton} /><${UndoEndTurn} /></div>
    ${rolling && canPlay("knight") && html`<${Button} class="knight-first" onClick=${() => openCard("knight")}><${Icon} id="dev-knight" size=${32} />${t("hand-knight-first", { card: developmentName("knight") })}<//>`}
    <div class=${`hand-actions ${rolling ? "rolling" : ""}`}><${Actions} /></div>`;
}
