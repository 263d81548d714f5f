/**
 * What the table's store holds, as this game has it: its shape is that of `engine/card_game/core/view_types.py`.
 *
 * @typedef {import("../../vendor/signals.js").ReadonlySignal<any>} Any
 */
import { computed } from "../../vendor/signals.js";
import * as store from "../core/store.js";

/** @type {Any} */
export const view = store.view;
/** @type {Any} */
export const turn = store.turn;
/** The points that win; this game always says how many. */
export const goal = computed(() => store.goal.value ?? 0);
/** My seat, for all that is drawn, said and done only for those who play. */
export function ownSeatNumber() {
  if (store.seat.value === null) throw new Error("a spectator has no seat");
  return store.seat.value;
}
/** Whom the game waits for, and for what: by seat. @type {Any} */
export const waiting = store.waiting;
/** What I may do but must fill in. @type {import("../../vendor/signals.js").ReadonlySignal<any[]>} */
export const forms = store.forms;
/** @type {import("../../vendor/signals.js").ReadonlySignal<{version: number, events: any[]}[]>} */
export const log = store.log;
