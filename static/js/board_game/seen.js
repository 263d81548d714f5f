/** What my seat may see of the board game: the store's signals, typed for this game. */
import { computed } from "../../vendor/signals.js";
import * as store from "../core/store.js";
import { planOf } from "./board/geometry.js";

/**
 * @typedef {import("../../protocol.js").BoardGame.View} View
 * @typedef {import("../../vendor/signals.js").ReadonlySignal<View | null>} Seen
 * @typedef {import("../../protocol.js").BoardGame.SeatView} SeatView
 * @typedef {SeatView & Required<Pick<SeatView, "hand" | "unplayed" | "new" | "total">>} OwnSeat
 */

/** What my seat may see of the game; null until the game starts. @type {Seen} */
export const view = /** @type {any} */ (store.view);
/** The same for all that is drawn, said and done only once the game has begun. */
export const begunView = /** @type {() => View} */ (/** @type {unknown} */ (store.begunView));
/** The lattice of a game that has begun. */
export function begunGeometry() {
  if (store.geometry.value === null) throw new Error("the game has not begun");
  return /** @type {import("../../protocol.js").BoardGame.Geometry} */ (store.geometry.value);
}
/** Its plan. */
export function begunPlan() {
  return planOf(begunGeometry());
}
/** The island. */
export const board = computed(() => view.value?.board);
/** The island of a game that has begun. */
export function begunBoard() {
  if (board.value === undefined) throw new Error("the game has not begun");
  return board.value;
}
/**
 * Whom the game waits for, and for what: by seat.
 * @type {import("../../vendor/signals.js").ReadonlySignal<View["waiting"] | undefined>}
 */
export const waiting = /** @type {any} */ (store.waiting);
