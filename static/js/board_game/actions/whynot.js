/** Why something cannot be done now, in words: what the server said beside the legal actions. Nothing here decides a rule. */
import { refusalWords } from "../../parts/problem.js";
import { forms, over, paused, seat, unavailable } from "../../core/store.js";
import { cardWords } from "../rich.js";
import { may } from "./choices.js";

/**
 * The words for a refusal; cards among its facts are told in words.
 * @param {{code: string, facts?: Record<string, any>, text?: string, action?: string}} refusal
 */
export function reasonWords({ facts, ...refusal }) {
  const told = Object.entries(facts ?? {}).map(([name, fact]) => [name, fact && typeof fact === "object" && !Array.isArray(fact) ? cardWords(fact) : fact]);
  return refusalWords({ ...refusal, facts: Object.fromEntries(told) });
}

/** Why nothing at all can be done: the player only watches, or the game is over or paused. Null when something can. */
export function whyNothing() {
  const code = seat.value === null ? "not_seated" : over.value ? "game_over" : paused.value ? "paused" : null;
  return code && reasonWords({ code });
}

/**
 * Why none of these kinds of action is possible; null if any of them is.
 * @param {...string} types
 */
export function whyNone(...types) {
  if (types.some((type) => may(type) || forms.value.some((form) => form.type === type))) return null;
  return whyNothing() ?? reasonWords({ ...(reasonFor(types) ?? { code: "not_legal" }), action: types[0] });
}

/** True if nothing but cards is missing for this kind of action. @param {string} type */
export function lacksOnlyCards(type) {
  return reasonFor([type])?.code === "not_enough_cards";
}

/** @param {string[]} types */
function reasonFor(types) {
  return unavailable.value.find(({ actions }) => !actions || actions.some((type) => types.includes(type)));
}
