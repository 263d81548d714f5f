/** What this seat may do now, as the server says, sorted for the screen: nothing here decides a rule. */
import { computed, effect, signal } from "../../../vendor/signals.js";
import { forms, halted, prospects, seat, turn } from "../../core/store.js";
import { actions, send } from "../../table/acting.js";
import { bring } from "../../table/game.js";
import { backOne, deselect, dropFirst, select, selectFirst, selectionOf, toggleSelected } from "../../table/selection.js";
import { ACTIONS } from "./rows.js";
import { figureOf, PIECES, pieceOf } from "../pieces.js";
import { view, waiting } from "../seen.js";

/** @typedef {import("../seen.js").OwnSeat} OwnSeat */

export { actions, send };

/** The fields that say where an action happens, with the kind of place. */
export const PLACES = { intersection: "intersection", path: "path", hex: "hex", harbor: "harbor" };
/** The fields that say where a moved piece comes from, with the kind of place. */
const ORIGINS = { from_path: "path" };
/** The actions that move a piece of the player's own. */
export const MOVES = new Set(PIECES.flatMap(({ move }) => move ?? []));
/** Actions on the board that a player chooses freely: to build by a tile, or to move. Any other legal action there must be taken now. */
export const CHOSEN = new Set([...PIECES.map(({ action }) => action), ...MOVES]);

/** The selection at a table of this game; idle at one of another game. */
export const boardSelection = selectionOf("board");

/**
 * The choices at the board, of which at most one is made.
 * @typedef {{mode: string} | {card: string} | {list: string}} BoardChoice
 *   `mode`: the type of action of the tile that was pressed; `card`: the development card that is looked at, or another panel of the hand;
 *   `list`: the type of action whose choices a plain list shows
 */
const choice = computed(() => /** @type {BoardChoice | null} */ (boardSelection.value.what));

/** The tile that was pressed: an action's type, or null. */
export const chosenMode = computed(() => (choice.value && "mode" in choice.value ? choice.value.mode : null));
/** Where the piece that was picked up to be moved stands; null if there is none. */
export const picked = computed(() => boardSelection.value.first);
/** Which of several figures one looks for places for; null: any. @type {import("../../../vendor/signals.js").Signal<string | null>} */
export const figure = signal(null);
/** The development card that is looked at in place of the build tiles, or null. */
export const cardPanel = computed(() => (choice.value && "card" in choice.value ? choice.value.card : null));
/** The type of action whose choices a plain list shows in place of the build tiles; null once it is no longer legal. */
export const plainPanel = computed(() => (choice.value && "list" in choice.value ? choice.value.list : null));

/**
 * The form of that type, if it may be filled in now.
 * @template {import("../../../protocol.js").Form["type"]} Type
 * @param {Type} type
 * @returns {Extract<import("../../../protocol.js").BoardGame.Form, {type: Type}> | undefined}
 */
export function formOf(type) {
  return /** @type {any} */ (forms.value.find((form) => form.type === type));
}

/** @param {string} type */
export function may(type) {
  return actions.value.has(type);
}

/** @param {Record<string, any>} action */
export function placeOf(action) {
  return Object.keys(PLACES).find((field) => action[field] !== undefined);
}

/**
 * The place that an action is chosen by: of the piece to be moved, or of what it places.
 * @param {Record<string, any>} action one on the board, which names a place
 * @returns {{place: string, at: number, picks?: boolean}}
 */
export function spotOf(action) {
  const origin = picked.value === null && Object.keys(ORIGINS).find((field) => action[field] !== undefined);
  if (origin) return { place: ORIGINS[origin], at: action[origin], picks: true };
  const place = /** @type {string} */ (placeOf(action));
  return { place, at: action[place] };
}

function isPicked(action) {
  return picked.value === null || Object.keys(ORIGINS).some((field) => action[field] === picked.value);
}

/** What must be done on the board now, by type: set-up, a free road, a piece of a neutral player, the robber. */
const forced = computed(() => [...actions.value].filter(([type]) => !CHOSEN.has(type) && ACTIONS[type]?.place === "board"));

/** The figures of which one must be moved now. @type {import("../../../vendor/signals.js").ReadonlySignal<string[]>} */
export const figures = computed(() => [...new Set(forced.value.flatMap(([type]) => figureOf(type) ?? []))]);

/** The actions that move a figure: only the figure that was asked for, or all. */
const wanted = computed(() => {
  const only = figures.value.find((id) => id === figure.value);
  return only === undefined ? forced.value : forced.value.filter(([type]) => pieceOf(type) === only);
});

/** The placing that must be done now, if any. */
export const forcedMode = computed(() => forced.value[0]?.[0] ?? null);

/** The current placing: forced, or chosen by a tile and still legal. */
export const mode = computed(() => forcedMode.value ?? (chosenMode.value && may(chosenMode.value) ? chosenMode.value : null));

bring("board", { rests: () => boardSelection.value.asks === null && chosenMode.value !== null && chosenMode.value !== mode.value });

/** The actions that the current placing chooses among. */
export const placing = computed(() => {
  if (forcedMode.value) return wanted.value.flatMap(([, list]) => list);
  return mode.value ? (actions.value.get(mode.value) ?? []).filter(isPicked) : [];
});

/** "road-or-ship" if the piece is chosen together with the place; otherwise just what is placed. */
export const eitherOr = computed(() => [...new Set(placing.value.map(({ type }) => pieceOf(type)))].sort().join("-or-"));

/** The moves that a press on their piece may begin: nothing is being placed, or a piece of the same kind. */
export const startable = computed(() => {
  const fits = (type) => !mode.value || (mode.value !== type && pieceOf(mode.value) === pieceOf(type));
  return forcedMode.value ? [] : [...MOVES].filter(fits).flatMap((type) => actions.value.get(type) ?? []);
});

/** My own part of the view; undefined for a spectator. */
export const mine = computed(() => (seat.value === null ? undefined : /** @type {OwnSeat | undefined} */ (view.value?.seats?.[seat.value])));
/** The same for all that only somebody with a seat sees and does. */
export function ownSeat() {
  if (mine.value === undefined) throw new Error("only watching");
  return mine.value;
}
export const seated = computed(() => mine.value !== undefined);
/** What I must decide, if anything: `{kind, …}`. */
export const decision = computed(() => (seat.value === null || halted.value ? undefined : waiting.value?.[seat.value]));
/** Whether the turn is mine, set-up included. */
export const myTurn = computed(() => seat.value !== null && turn.value?.seat === seat.value);

/**
 * By path: why a piece of mine cannot be moved, where the server says so.
 * @type {import("../../../vendor/signals.js").ReadonlySignal<Record<string, string>>}
 */
export const staying = computed(() => (myTurn.value && Object.values(view.value?.options ?? {}).find((option) => option?.stay)?.stay) || {});

/**
 * The lengths my route could have after these actions, where the server says so: each length once, the shortest first.
 * @param {Record<string, any>[]} list legal ones
 */
export function routesAfter(list) {
  const lengths = list.map((action) => prospects.value.route?.[action.type]?.[actions.value.get(action.type)?.indexOf(action) ?? -1]);
  return [...new Set(lengths.filter((length) => length !== undefined))].sort((one, other) => one - other);
}

effect(() => {
  if (plainPanel.value !== null && !actions.value.has(plainPanel.value)) deselect();
});

effect(() => {
  if (picked.value !== null && !(MOVES.has(mode.value) && placing.value.length > 0)) dropFirst(); // it was moved, or no longer can be
});

effect(() => {
  if (figures.value.length < 2) figure.value = null;
});

/** @param {string} type of the tile that was pressed */
export function toggleMode(type) {
  toggleSelected({ mode: type }, chosenMode.value === type);
}

/** @param {string} card that is looked at, or another panel of the hand */
export function openCard(card) {
  select({ card });
}

/** Close it, unless another is open by now. @param {string} card */
export function closeCard(card) {
  if (cardPanel.value === card) deselect();
}

/** Choose from a plain list, or close it. @param {string} type */
export function togglePlainPanel(type) {
  toggleSelected({ list: type }, plainPanel.value === type);
}

/** Close the plain list, unless another is open by now. @param {string} type */
export function closePlainPanel(type) {
  if (plainPanel.value === type) deselect();
}

/**
 * Begin a move with the piece that is there; if only one piece may be moved, with that one.
 * @param {string} type
 * @param {number} [at]
 */
export function beginMove(type, at) {
  if (chosenMode.value !== type) toggleMode(type);
  const spots = new Set(actions.value.get(type)?.map((action) => spotOf(action).at));
  const from = at ?? (spots.size === 1 ? [...spots][0] : undefined);
  if (from === undefined) dropFirst();
  else selectFirst(from);
}

/** One step back; a piece that was picked up goes alone only where another may be chosen. */
export function stepBack() {
  const others = actions.value.get(mode.value)?.some((action) => !isPicked(action));
  return backOne(!others);
}
