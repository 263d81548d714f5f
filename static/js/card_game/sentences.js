/** What the card game says besides the log: what can be done, whom it waits for, and why something is refused. */
import { refusalWords } from "../parts/problem.js";
import { hasText, t } from "../core/text.js";
import { isMe, nameOf } from "../table/people/people.js";
import { actionWords } from "../table/plainwords.js";
import { cardName, goodName, goodsWords, stackLetterOf, pileName, settingsInForce } from "./names.js";

/** @param {string} type of an action */
export function actionName(type) {
  return hasText(`cards-do-${type}`) ? t(`cards-do-${type}`) : actionWords(type);
}

/**
 * What a seat has to do, in words for me or about others.
 * @param {number | string} seat
 * @param {Record<string, any>} decision as the view has it: its `kind`, and what I may know of it
 */
export function statusWords(seat, { kind, left = 1, good, stack, attack, what = "" }) {
  const told = {
    left, what,
    ...(good && { good: goodName(good) }),
    ...(attack && { attack: cardName(attack) }),
    ...(typeof stack === "number" && { letter: stackLetterOf(stack) }),
  };
  if (!hasText(`cards-status-you-${kind}`)) return isMe(seat) ? t("status-you-other") : t("status-others", { names: nameOf(seat) });
  if (!isMe(seat)) return t(`cards-status-other-${kind}`, { ...told, name: nameOf(seat) });
  const exact = `cards-status-you-${kind}-good`;
  return t(good && hasText(exact) ? exact : `cards-status-you-${kind}`, told);
}

/** How the facts of a refusal are told. @type {Record<string, (fact: any) => string | number>} */
const FACTS = { card: cardName, good: goodName, needs: goodsWords, piece: (piece) => pileName(PILES[piece]) };
const PILES = /** @type {const} */ ({ road: "roads", settlement: "settlements", city: "cities" });

/** Why a card rests, in the few words that it has room for; empty where only the whole sentence tells. @param {{code: string}} reason */
export function restsWords({ code }) {
  const id = `cards-rests-${code}`;
  return hasText(id) ? t(id, { from: settingsInForce.value["actions-from"] ?? "" }) : "";
}

/**
 * The words for a refusal: those of this game, or those that every table has for its code.
 * @param {{code: string, facts?: Record<string, any>, text?: string}} refusal
 */
export function realmReasonWords({ code, facts = {}, text }) {
  /** @type {Record<string, any>} */
  const told = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, name in FACTS ? FACTS[name](fact) : fact]));
  if (facts.card !== undefined) Object.assign(told, { of: facts.card, from: settingsInForce.value["actions-from"] ?? "" });
  if (facts.stack !== undefined) told.letter = stackLetterOf(facts.stack);
  const own = [`cards-refused-${code}${facts.count === undefined ? "" : "-any"}`, `cards-refused-${code}`].find(hasText);
  return own ? t(own, told) : refusalWords({ code, facts: told, text });
}
