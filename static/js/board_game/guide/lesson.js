/** What the steps of guides are made of. */
import { nameOf, otherSeats } from "../../table/people/people.js";
import { phone } from "../../table/layout.js";
import { asking, candidate } from "../board/targets.js";
import { BUYING } from "../choices/buycard.js";
import { cardPanel, decision, may, mode } from "../choices/choices.js";
import { built, done } from "./happened.js";

/**
 * `when`: whether its moment has come, as the server's legal actions, decisions and events say;
 * `done`: whether it happened, so that nothing more need be said; it is given what was done or read before;
 * `todo`: whether something is to be done now, and not only read;
 * `ring`: selectors of what it talks about, the first that is there counts;
 * `say`: its words, where they are not those of its id alone;
 * `args`: what its words are filled in with;
 * `shows`: its pictures;
 * `dims`: whether what could be done already waits until this was read;
 * `last`: whether the guide ends with it
 * @typedef {{id: string, when: () => boolean, done?: (past: string[]) => boolean, todo?: () => boolean, ring: () => string[],
 *            say?: () => string, args?: () => Record<string, string | number>, shows?: () => any, dims?: boolean, last?: boolean}} Step
 * @typedef {{surprises: Step[], lessons: Step[]}} Guide
 *   `surprises` come up whenever they happen, before anything else; `lessons` follow one after the other
 */

/** My turn, the dice are thrown and nothing else is asked of me. */
export const playing = () => decision.value?.kind === "Play";
export const always = () => true;
export const hand = () => [phone.value ? ".pdock .cards" : ".dock .hand"];
export const points = () => [".me .points", ".my-points"];
export const rival = () => nameOf(otherSeats()[0]);

/** While a spot is being chosen: the tick, whom to rob, or the spots. */
export function spots(choices) {
  if (asking.value) return [".bubble .btn"];
  return candidate.value ? [".place .ok", ".place .victim"] : choices();
}

/**
 * Something to place, because the game asks for it.
 * @param {string} id
 * @param {string} action
 * @param {string[]} events what tells that it was done
 * @param {number} count how often
 * @param {() => string[]} choices
 * @returns {Step}
 */
export function placing(id, action, events, count, choices) {
  return { id, when: () => mode.value === action, done: () => done(...events) >= count, todo: always, ring: () => spots(choices) };
}

/** @returns {Step} something to build or buy, if one can; otherwise its words say what it needs */
export function building(id, tile, action, event) {
  return {
    id,
    when: playing,
    done: () => built(event) > 0,
    todo: () => may(action),
    say: () => (may(action) ? `${id}-now` : id),
    ring: () => (mode.value === action ? spots(() => [".target"]) : [tile === "card" && cardPanel.value === BUYING ? ".buy-card" : `[data-tile="${tile}"]`]),
  };
}
