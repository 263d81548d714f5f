/**
 * The store of what I have begun and not sent, at a table of each game: the one place where that is kept and changed. The games read
 * their own words for it (a chosen tile, an open card, a bill) out of `selectionOf`. Another turn puts everything back.
 */
import { computed, effect, signal } from "../../vendor/signals.js";
import { gameKey, lobby, turn } from "../core/store.js";
import { IDLE, stage, TRANSITIONS } from "./selecting.js";

/** @typedef {import("./selecting.js").Selection} Selection */

const current = signal(IDLE);

/** @type {import("../../vendor/signals.js").ReadonlySignal<Selection>} */
export const selection = computed(() => current.value);

/**
 * The selection as the modules of one game read it: at the table of another game there is none, though they may be loaded.
 * @param {string} key the game's
 * @returns {import("../../vendor/signals.js").ReadonlySignal<Selection>}
 */
export const selectionOf = (key) => computed(() => (gameKey.value === key ? current.value : IDLE));

/**
 * @param {(selection: Selection) => Selection} transition
 * @returns {boolean} whether it changed anything
 */
function go(transition) {
  const before = current.peek();
  current.value = transition(before);
  return current.peek() !== before;
}

/** Check whether something was begun and not sent. */
export const hasBegun = () => stage(current.value) !== "idle";

/** Choose a tile, a card or a panel, in place of whatever was begun. @param {object} what */
export const select = (what) => go((now) => TRANSITIONS.select(now, what));

/** Choose it, or put it back if it is chosen already. @param {object} what @param {boolean} isChosen */
export const toggleSelected = (what, isChosen) => go((now) => TRANSITIONS.toggle(now, what, isChosen));

/** Close what is chosen; a question about something else stays. */
export const deselect = () => go(TRANSITIONS.deselect);

/** Choose the first of two places. @param {number} at */
export const selectFirst = (at) => go((now) => TRANSITIONS.selectFirst(now, at));

/** Take the first place back. */
export const dropFirst = () => go(TRANSITIONS.dropFirst);

/** Ask before it is sent. @param {object} asks */
export const askBefore = (asks) => go((now) => TRANSITIONS.ask(now, asks));

/** Change the question that is asked; not while its answer is on its way. @param {object} asks */
export const amendAsked = (asks) => go((now) => TRANSITIONS.amend(now, asks));

/** Take the question back. */
export const dropAsked = () => go(TRANSITIONS.dropAsked);

/** One step back. @param {boolean} [together] the first place goes with what was chosen: there is no other */
export const backOne = (together = false) => go((now) => TRANSITIONS.back(now, together));

/** Put back everything that was begun. */
export const clearSelection = () => go(TRANSITIONS.clear);

/**
 * Wait for the request that sends what was begun, and put that away once it is stored.
 * @param {Promise<boolean>} request
 * @returns {Promise<boolean>} whether it was stored
 */
export const submit = (request) => underWay(request, TRANSITIONS.stored);

/**
 * The same where only what is asked goes: it was about something else than what is chosen.
 * @param {Promise<boolean>} request
 */
export const submitAnswer = (request) => underWay(request, TRANSITIONS.answered);

/**
 * @param {Promise<boolean>} request
 * @param {(selection: Selection, before: Selection) => Selection} stored what becomes of it
 */
async function underWay(request, stored) {
  const before = current.peek();
  go(TRANSITIONS.submit);
  const isStored = await request;
  go((now) => (isStored ? stored : TRANSITIONS.refused)(now, before));
  return isStored;
}

const whichTurn = computed(() => (turn.value ? `${turn.value.number} ${turn.value.seat}` : ""));

effect(() => {
  if (whichTurn.value) clearSelection(); // at once: what a key begins before the new turn is drawn belongs to that turn
});

effect(() => {
  if (lobby.value === null) clearSelection(); // it was of the table that I have left
});
