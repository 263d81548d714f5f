/**
 * What follows the choice of a spot: at once with the mouse; after a tick with the finger, or if no ring was shown; after a name if there
 * are several victims or several neutral players.
 */
import { useEffect } from "../../../vendor/hooks.js";
import { Button, Chip, html } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { movesFigure, pieceOf } from "../pieces.js";
import { beginMove, chosenMode, mode, MOVES, send } from "./choices.js";
import { isPlain } from "./plain.js";
import { camera } from "../board/camera.js";
import { lead } from "../../table/focus.js";
import { RADIUS } from "../board/geometry.js";
import { nameOf, signOf } from "../../table/people/people.js";
import { askBefore, dropAsked, submit } from "../../table/selection.js";
import { plainWords } from "../../table/plain/fields.js";
import { asking, candidate, stillThere } from "../board/targets.js";
import { begunView } from "../seen.js";

/** @typedef {import("../board/targets.js").Target["actions"][number]} BoardAction an action that is chosen by its place */

/** What a bubble needs below its spot, in CSS pixels. */
const HEIGHT = 90;

/**
 * A legal spot was chosen.
 * @param {import("../board/targets.js").Target} target
 * @param {boolean} touched with a finger: show the ghost and wait for the tick
 */
export function chooseTarget(target, touched) {
  if (target.picks) {
    dropAsked();
    beginMove(target.actions[0].type, target.at);
    return;
  }
  if (touched) {
    askBefore({ by: "tick", target });
    return;
  }
  if (target.actions.length > 1 || mode.value === null) askBefore({ by: "bubble", target });
  else placeThere(target.actions[0]);
}

/** Send it; once it is stored, its tile is put back. @param {BoardAction} action */
export function placeThere(action) {
  dropAsked();
  const sent = send(action);
  if (chosenMode.value === action.type) submit(sent);
}

/** The floating cross and tick, away from the finger; with several victims a chip for each. */
export function ConfirmBar() {
  const target = candidate.value;
  if (!target) return null;
  const [first] = target.actions;
  const several = target.actions.length > 1 || (!isPlain(first.type) && isSeat(first.victim));
  return html`<div class="place" role="group" aria-label=${target.name}>
    <${Button} icon="no" class="back" aria-label=${t("place-back")} onClick=${dropAsked} />
    ${several ? target.actions.map((action) => html`<${WhichButton} key=${JSON.stringify(action)} action=${action} list=${target.actions} />`)
      : html`<${Button} kind="good" icon="yes" class="ok" onClick=${() => placeThere(first)}>${t(buildsPiece(first) ? "place-build" : "place-here")}<//>`}
  </div>`;
}

/** Beside the spot: whom to rob, or the one button that builds there. */
export function Bubble() {
  const target = stillThere(asking.value);
  useEffect(() => {
    if (target) lead(".bubble .victim");
  }, [target]);
  if (!target || !camera.current) return null;
  const reach = target.place === "hex" ? RADIUS : 0; // whoever may be robbed lives at the corners of the hex: they stay in sight
  const { x, y: spot } = camera.current.toElement(target);
  const below = spot + reach * camera.current.scale;
  const above = below > camera.current.svg.clientHeight - HEIGHT ? "above" : "";
  const y = above ? spot - reach * camera.current.scale : below;
  const [first] = target.actions;
  if (isPlain(first.type)) {
    return html`<div class=${`bubble ${above}`} role="group" aria-label=${target.name} style=${{ left: `${x}px`, top: `${y}px` }}>
      ${target.actions.map((action) => html`<${WhichButton} key=${JSON.stringify(action)} action=${action} list=${target.actions} />`)}
      <${Button} kind="quiet" icon="no" aria-label=${t("place-back")} onClick=${dropAsked} />
    </div>`;
  }
  if (first.neutral !== undefined) {
    return html`<div class=${`bubble ${above}`} role="group" aria-label=${t("neutral-whose")} style=${{ left: `${x}px`, top: `${y}px` }}>
      <strong>${t("neutral-whose")}</strong>
      ${target.actions.map((action) => html`<${WhoseButton} key=${action.neutral} action=${action} />`)}
      <${Button} kind="quiet" icon="no" aria-label=${t("place-back")} onClick=${dropAsked} />
    </div>`;
  }
  if (!movesFigure(first.type)) {
    return html`<div class=${`bubble build ${above}`} role="group" aria-label=${target.name} style=${{ left: `${x}px`, top: `${y}px` }}>
      ${target.actions.map((action) => html`<${PieceButton} key=${action.type} action=${action} />`)}
    </div>`;
  }
  return html`<div class=${`bubble ${above}`} role="group" aria-label=${t("robber-whom")} style=${{ left: `${x}px`, top: `${y}px` }}>
    <strong>${t("robber-whom")}</strong>
    ${target.actions.map((action) => html`<${WhoseButton} key=${action.victim} action=${action} />`)}
    <${Button} kind="quiet" icon="no" aria-label=${t("place-back")} onClick=${dropAsked} />
  </div>`;
}

/** Check whether somebody is robbed there. @param {number | null | undefined} victim */
export function isSeat(victim) {
  return victim !== null && victim !== undefined;
}

/** Check whether a new piece would stand there. @param {BoardAction} action */
export function buildsPiece({ type }) {
  return pieceOf(type) !== undefined && !movesFigure(type) && !MOVES.has(type);
}

/** Check whether the player's own piece would stand there, such as a road or a ship. @param {BoardAction} action */
export function isPiece({ type, neutral }) {
  return neutral === undefined && pieceOf(type) !== undefined && !movesFigure(type);
}

/** The piece that would stand there. @param {{action: BoardAction}} props */
function PieceButton({ action }) {
  return html`<${Button} kind="good" icon="yes" data-builds=${pieceOf(action.type)} class="piece" onClick=${() => placeThere(action)}>${t(`tile-${pieceOf(action.type)}`)}<//>`;
}

/** One of several actions at a spot. @param {{action: BoardAction, list: BoardAction[]}} props */
function WhichButton({ action, list }) {
  if (isPiece(action)) return html`<${PieceButton} action=${action} />`;
  if (!isPlain(action.type)) return html`<${WhoseButton} action=${action} />`;
  return html`<${Button} class="victim" onClick=${() => placeThere(action)}><span>${plainWords(action, list)}</span><//>`;
}

/** The choice of a player: the one to rob, or the owner of the piece. @param {{action: BoardAction}} props */
function WhoseButton({ action }) {
  const { victim, neutral } = action;
  if (neutral !== undefined) {
    return html`<${Button} class="victim" data-neutral=${neutral} onClick=${() => placeThere(action)}><${Chip} ...${signOf(neutral)} size=${28} /><span>${nameOf(neutral)}</span><//>`;
  }
  if (!isSeat(victim)) return html`<${Button} onClick=${() => placeThere(action)}>${t("robber-nobody")}<//>`;
  const name = nameOf(victim);
  return html`<${Button} class="victim" onClick=${() => placeThere(action)}>
    <${Chip} ...${signOf(victim)} size=${28} />
    <span>${t("robber-victim", { name })}<small>${t("robber-cards", { count: begunView().seats[victim].cards })}</small></span>
  <//>`;
}
