/** What the steps of guides are made of. */
import { nameOf, otherSeats } from "../../table/people/people.js";
import { phone } from "../../table/layout.js";
import { asking, candidate } from "../board/targets.js";
import { BUYING } from "../actions/buycard.js";
import { cardPanel, decision, may, mode } from "../actions/choices.js";
import { done } from "../../table/guide/happened.js";
import { always } from "../../table/guide/steps.js";
import { built } from "./happened.js";

/** @typedef {import("../../table/guide/steps.js").Step} Step */

/** Whether it is my turn, the dice are rolled and nothing else is asked of me. */
export const inMainPhase = () => decision.value?.kind === "Play";
export const handSpots = () => [phone.value ? ".pdock .cards" : ".dock .hand"];
export const points = () => [".me .points", ".my-points"];
export const rival = () => nameOf(otherSeats()[0]);

/** While a spot is being chosen: the tick, whom to rob, or the spots. */
export function boardSpots(choices) {
  if (asking.value) return [".bubble .btn"];
  return candidate.value ? [".place .ok", ".place .victim"] : choices();
}

/**
 * A lesson to place something, because the game asks for it.
 * @param {string} id
 * @param {string} action
 * @param {string[]} events what tells that it was done
 * @param {number} count how often
 * @param {() => string[]} choices
 * @returns {Step}
 */
export function placingStep(id, action, events, count, choices) {
  return { id, when: () => mode.value === action, done: () => done(...events) >= count, todo: always, ring: () => boardSpots(choices) };
}

/** @returns {Step} something to build or buy, if one can; otherwise its words say what it needs */
export function building(id, tile, action, event) {
  return {
    id,
    when: inMainPhase,
    done: () => built(event) > 0,
    todo: () => may(action),
    say: () => (may(action) ? `${id}-now` : id),
    ring: () => (mode.value === action ? boardSpots(() => [".target"]) : [tile === "card" && cardPanel.value === BUYING ? ".buy-card" : `[data-tile="${tile}"]`]),
  };
}
