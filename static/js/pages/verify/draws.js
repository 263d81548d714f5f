/** What the sealed seed says: the dice, card, order or number that is the k-th of its kind (docs/decisions/chance-by-kind.md). */
import { hmacUnder } from "./hashing.js";

const WORD = 2 ** 32;

/** @typedef {"dice" | "card" | "order" | "number"} Kind */

export const DRAW_KINDS = /** @type {Kind[]} */ (["dice", "card", "order", "number"]);

/**
 * @param {Uint8Array<ArrayBuffer>} seed
 * @param {string[]} nonces
 * @returns {Promise<(kind: Kind, place: number, outcome: Record<string, any>) => Promise<Record<string, any>>>}
 *   asked for the outcome at a place of its kind: the one that the seed gives instead of the recorded one
 */
export async function drawsFrom(seed, nonces) {
  const key = await (await hmacUnder(seed))(nonces.join("\n"));
  const hmac = await hmacUnder(key);
  return async (kind, place, outcome) => DRAW[kind](numbersBelow(hmac, `${kind} ${place}`), outcome);
}

/** @type {Record<Kind, (below: (bound: number) => Promise<number>, outcome: Record<string, any>) => Promise<Record<string, any>>>} */
const DRAW = {
  async dice(below) {
    return { dice: [(await below(6)) + 1, (await below(6)) + 1] };
  },

  async card(below, { of }) {
    return { card: cardAt(of, await below(sum(of))), of };
  },

  async order(below, { order: { length } }) {
    const order = Array.from({ length }, (_, index) => index);
    for (let last = length - 1; last > 0; last -= 1) {
      const other = await below(last + 1);
      [order[last], order[other]] = [order[other], order[last]];
    }
    return { order };
  },

  async number(below, { below: bound }) {
    return { number: await below(bound), below: bound };
  },
};

/** Numbers below a bound, one after another: four bytes each, rejecting values that would favor small numbers. */
function numbersBelow(hmac, label) {
  let [block, at, words] = [0, 0, new DataView(new ArrayBuffer(0))];
  const word = async () => {
    if (at === words.byteLength) {
      words = new DataView((await hmac(`${label}:${block}`)).buffer);
      [block, at] = [block + 1, 0];
    }
    at += 4;
    return words.getUint32(at - 4);
  };
  return async (bound) => {
    const fair = WORD - (WORD % bound);
    let drawn = await word();
    while (drawn >= fair) drawn = await word();
    return drawn % bound;
  };
}

/** The kind of the card at a place of a hand that lies sorted by kind. */
function cardAt(hand, place) {
  let before = 0;
  return hand.findIndex((count) => (before += count) > place);
}

/** @param {number[]} counts */
export function sum(counts) {
  return counts.reduce((total, count) => total + count, 0);
}
