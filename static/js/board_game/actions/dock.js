/** My place at the table: who I am, my hand, the status sentence, and what I can do next. */
import { computed } from "../../../vendor/signals.js";
import { OwnClock } from "../../table/clock/ownclock.js";
import { html, Icon } from "../../parts/index.js";
import { goal, seat, turn } from "../../core/store.js";
import { t } from "../../core/text.js";
import { UndoButton } from "../../table/dock/undo.js";
import { MyPins } from "../trade/wants.js";
import { BUYING, BuyPanel } from "./buycard.js";
import { FigurePanel } from "./figures.js";
import { CardPanel } from "../hand/cards.js";
import { AnswerPanel } from "./answerrobber.js";
import { cardPanel, figures, may, mine, myTurn, ownSeat, plainPanel, seated } from "./choices.js";
import { Dice, rollCount } from "../board/dice.js";
import { owed } from "../hand/choosing.js";
import { GoodsPanel } from "../hand/goodspanel.js";
import { Hand } from "../hand/hand.js";
import { Me } from "../../table/dock/me.js";
import { askingMe } from "../trade/patience.js";
import { HarborRates, seatStatus, Stats, togglePlayer } from "../players/opponents.js";
import { ProvenCards } from "../players/proven.js";
import { Plans } from "./plans.js";
import { plainForms, plainTypes } from "./plain.js";
import { PlainActions, PlainPanel } from "./plainpanel.js";
import { PrimaryButton } from "./primary.js";
import { Status } from "./status.js";
import { isLongRow, Tiles } from "./tiles.js";
import { TOKENS, TokenPanel } from "./tokens.js";
import { begunView } from "../seen.js";

/** The dock of the desk. */
export function Dock() {
  return html`<footer class=${`dock ${seated.value ? "" : "watching"} ${hasPanel.value ? "with-panel" : ""} ${plainTypes.value.length + plainForms.value.length > 0 ? "with-more" : ""}`} aria-label=${t("dock")}>
    ${seated.value && html`<${Mine} number=${seat.value} />
    <section class="hand" aria-label=${t("hand")}>
      <header><strong>${t("hand")}</strong><${TooMany} /><${Proven} /><span class="grow"></span><${MyPins} /></header>
      <${Hand} />
    </section>`}
    <section class="act" aria-label=${t("actions")}>
      <div class="status"><${Dice} /><${Status} /><${Plans} /><${UndoButton} /><${RollCount} /><${OwnClock} /></div>
      ${seated.value && html`<${Actions} />`}
    </section>
  </footer>`;
}

/** What a seven would cost me. */
function TooMany() {
  const { at_stake: count = 0, cards } = ownSeat();
  return count > 0 && html`<span class="tag warn">${t("hand-over", { total: cards, limit: begunView().hand_limit, count })}</span>`;
}

/** What the others know about my hand, at a table that keeps count. */
function Proven() {
  const { proven, cards } = ownSeat();
  return proven && cards > 0 && html`<span class="proven-mine"><span><small>${t("proven-mine")}</small><${ProvenCards} proven=${proven} size=${15} /></span></span>`;
}

/** Build tiles and the next step, or what stands in their place. Hidden tiles stay in the page, because drawing them again is slow. */
export function Actions() {
  const panel = panelOf();
  return html`${panel}<div class=${`tiles ${isLongRow() ? "long-row" : ""} ${panel ? "unseen" : ""}`}><${Tiles} /><${PrimaryButton} /></div><${PlainActions} />`;
}

function panelOf() {
  if (owed.value) return html`<${GoodsPanel} key=${owed.value} type=${owed.value} />`;
  if (cardPanel.value === BUYING) return html`<${BuyPanel} />`;
  if (cardPanel.value === TOKENS) return html`<${TokenPanel} />`;
  if (cardPanel.value) return html`<${CardPanel} key=${cardPanel.value} card=${cardPanel.value} />`;
  if (plainPanel.value) return html`<${PlainPanel} key=${plainPanel.value} type=${plainPanel.value} />`;
  if (figures.value.length > 1) return html`<${FigurePanel} />`;
  return may("LetRobberStand") && html`<${AnswerPanel} />`;
}

const hasPanel = computed(() => Boolean(panelOf()));

function RollCount() {
  const count = rollCount.value;
  return count > 0 && html`<span class="roll-count" title=${t("roll-count", { count })}><${Icon} id="i-dice" size=${15} />${t("roll-number", { count })}</span>`;
}

/** @param {{number: number}} props my seat */
function Mine({ number }) {
  const player = seatStatus(number);
  const called = player.acting && (myTurn.value || turn.value?.number === 0); // an answer may also be due in somebody else's turn
  const hidden = player.total !== undefined && player.total !== player.points;
  const points = html`<b>${player.points}</b><span>${t("vp")}</span>${hidden ? html`<span class="tag" title=${t("vp-hidden")}>${player.total} <span class="word">${t("vp-with-cards")}</span></span>` : html`<small>${t("vp-of", { goal: goal.value ?? 0 })}</small>`}`;
  return html`<${Me} number=${number} acting=${player.acting} called=${called} answers=${Boolean(askingMe.value)} points=${points}>
    <${Stats} player=${player} own /><${HarborRates} rates=${player.rates} />
  <//>`;
}

/** My points, for the phone's status line; a press tells the rest about me, as it does about others. */
export function MyPoints() {
  const number = seat.value;
  if (number === null || !mine.value) return null;
  const { points, total } = mine.value;
  return html`<button type="button" class="my-points" aria-haspopup="dialog" title=${t("vp-hidden")} onClick=${() => togglePlayer(number)}>${total ?? points}<small> ${t("vp")}</small></button>`;
}
