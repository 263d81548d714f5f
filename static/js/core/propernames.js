/** What people typed, the names of players and tables, and codes: no translator may touch it, and its direction is its own. */
import { effect } from "../../vendor/signals.js";
import { lobby, me } from "./store.js";

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const [ISOLATE, POP] = ["\u2068", "\u2069"];

const known = new Set();

effect(() => {
  if (me.value?.name) known.add(me.value.name);
  if (lobby.value) learnNames([lobby.value]);
});

/**
 * Learn the names and codes of tables.
 * @param {{code: string, name?: string, seats?: {name?: string}[]}[]} tables
 */
export function learnNames(tables) {
  for (const { code, name, seats = [] } of tables) for (const each of [code, name, ...seats.map((seat) => seat.name)]) if (each) known.add(each);
}

/** @param {string} text */
export const isProperName = (text) => known.has(text);

/** @param {string} text */
export const isRightToLeft = (text) => RIGHT_TO_LEFT.test(text);

/** Within a sentence: names of right-to-left scripts do not turn what is around them. @param {string} text */
export const isolated = (text) => (isRightToLeft(text) ? ISOLATE + text + POP : text);
