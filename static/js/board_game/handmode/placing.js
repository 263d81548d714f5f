/** A place is chosen on the board, which is there for that alone: below it what the place means, whom it robs, and the button that sends it. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { Button, Chip, html, Icon } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { lead } from "../../table/focus.js";
import { nameOf, signOf } from "../../table/people/people.js";
import { plainWords } from "../../table/plain/fields.js";
import { dropAsked } from "../../table/selection.js";
import { chosenMode, figures, stepBack } from "../actions/choices.js";
import { buildsPiece, isPiece, isSeat, placeThere } from "../actions/confirm.js";
import { FigurePanel } from "../actions/figures.js";
import { PrimaryButton } from "../actions/primary.js";
import { linesOfSpot } from "../board/inspect.js";
import { candidate } from "../board/targets.js";
import { movesFigure, pieceOf } from "../pieces.js";
import { begunPlan, begunView } from "../seen.js";

/** @typedef {import("../actions/confirm.js").BoardAction} BoardAction */

/** Steps among choices, by arrow key. @type {Record<string, number | undefined>} */
const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Before a place is chosen, only the way back; where one must be chosen, the step that may forgo it. */
export function PlacingDock() {
  const target = candidate.value;
  if (target) return html`<${Chosen} key=${target.key} target=${target} />`;
  return html`${figures.value.length > 1 && html`<${FigurePanel} />`}
    <div class="hand-acts alone">${chosenMode.value ? html`<${Button} icon="no" class="big back" onClick=${stepBack}>${t("card-back")}<//>` : html`<${PrimaryButton} size=${26} />`}</div>`;
}

/** @param {{target: import("../board/targets.js").Target}} props */
function Chosen({ target }) {
  const list = target.actions;
  const asks = list.length > 1 || isSeat(list[0].victim);
  const [picked, pick] = useState(/** @type {BoardAction | null} */ (list.length === 1 ? list[0] : null));
  const action = list.find((each) => JSON.stringify(each) === JSON.stringify(picked)) ?? null;
  useEffect(() => void lead(".place-choice [role=radio]", ".hand-acts .ok"), []);
  return html`<${Facts} target=${target} />
    ${asks && html`<${Choice} list=${list} action=${action} onPick=${pick} />`}
    <div class="hand-acts">
      <${Button} icon="no" class="big back" onClick=${dropAsked}>${t("hand-other-place")}<//>
      <${Button} kind="good" icon="yes" class="big ok" why=${action ? undefined : t("hand-choose-one")} onClick=${() => action && placeThere(action)}>${goWords(action ?? list[0])}<//>
    </div>`;
}

/** The words on the button of an action. @param {BoardAction} action */
function goWords(action) {
  if (movesFigure(action.type)) return t(isSeat(action.victim) ? "hand-steal" : "hand-move-here");
  return t(buildsPiece(action) ? "hand-build-here" : "hand-here");
}

/** The surroundings of a place, and the production that it would bring or stop. @param {{target: import("../board/targets.js").Target}} props */
function Facts({ target }) {
  const plan = begunPlan();
  const { hexes } = begunView().board;
  const around = target.place === "hex" ? [target.at] : target.place === "intersection" ? plan.intersections[target.at].hexes : [];
  const [first, ...more] = linesOfSpot(plan, { ...target, actions: target.actions.map(({ victim: _, ...action }) => action) }).map((line) => (typeof line === "string" ? line : `⚠ ${line.warning}`));
  return html`<div class="place-facts" role="status">
    ${around.map((hex) => hexes[hex] && hexes[hex].terrain !== "sea" && html`<${Icon} key=${hex} id="hex-${hexes[hex].terrain}" size=${34} />`)}
    <p><b>${first}</b>${more.map((line) => html`<small key=${line}>${line}</small>`)}</p>
  </div>`;
}

/**
 * Whom to rob, whose piece it is, or which piece: arrow keys go through them.
 * @param {{list: BoardAction[], action: BoardAction | null, onPick: (action: BoardAction) => void}} props
 */
function Choice({ list, action, onPick }) {
  const label = movesFigure(list[0].type) ? t("robber-whom") : list[0].neutral !== undefined ? t("neutral-whose") : t("hand-choose-one");
  const move = (/** @type {KeyboardEvent & {currentTarget: HTMLElement}} */ event) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const next = (Math.max(0, list.findIndex((each) => each === action)) + step + list.length) % list.length;
    onPick(list[next]);
    /** @type {HTMLElement} */ (event.currentTarget.querySelectorAll("[role=radio]")[next]).focus();
  };
  return html`<div class="place-choice" role="radiogroup" aria-label=${label} onKeyDown=${move}><b aria-hidden="true">${label}</b>
    ${list.map((each, index) => html`<button type="button" key=${JSON.stringify(each)} class="place-row" role="radio" aria-checked=${String(each === action)}
      tabindex=${each === action || (action === null && index === 0) ? 0 : -1} onClick=${() => onPick(each)}><${Row} action=${each} list=${list} /></button>`)}
  </div>`;
}

/** @param {{action: BoardAction, list: BoardAction[]}} props */
function Row({ action, list }) {
  const { victim, neutral } = action;
  if (isSeat(victim)) {
    const { cards, points } = begunView().seats[victim];
    return html`<${Chip} ...${signOf(victim)} size=${40} /><span class="grow">${nameOf(victim)}<small>${t("sheet-points", { points })}</small></span><span class="row"><${Icon} id="i-cards" size=${22} label=${t("stat-cards")} />${cards}</span>`;
  }
  if (neutral !== undefined) return html`<${Chip} ...${signOf(neutral)} size=${40} /><span class="grow">${nameOf(neutral)}</span>`;
  if (isPiece(action)) return html`<span class="grow">${t(`tile-${pieceOf(action.type)}`)}</span>`;
  return html`<span class="grow">${movesFigure(action.type) ? t("robber-nobody") : plainWords(action, list)}</span>`;
}
