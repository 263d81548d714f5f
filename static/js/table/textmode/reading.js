/** The words of a command: which goods, which player, which offer somebody meant. */
import { plain } from "../../core/finding.js";
import { everySeat, nameOf } from "../people/people.js";

/** @type {Record<string, number>} */
const COUNTS = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4 };
export const BETWEEN = new Set(["and", "&", "+"]);
const FOR = new Set(["for", "->", "→"]);

/**
 * Lowercase words, without commas: "2w, 1 Ore" becomes 2, w, 1, ore.
 * @param {string} text
 */
export function wordsOfCommand(text) {
  return text.toLowerCase().replaceAll(/[,;]/g, " ").replaceAll(/(^|\s)(\d+)(?=\p{L})/gu, "$1$2 ").split(/\s+/).filter(Boolean);
}

/**
 * A reader for the names of goods: in English or in the reader's words, in full or just the beginning.
 * @param {{kinds: string[], nameOf: (kind: string) => string, synonyms: Record<string, string>}} goods
 */
export function readerOf({ kinds, nameOf: name, synonyms }) {
  return { kindOf, wordForKind, cardsOf, swapOf };

  /**
   * The good that a word means.
   * @param {string} word
   * @returns {string | undefined}
   */
  function kindOf(word) {
    const said = plain(word);
    /** @param {(name: string) => boolean} fits */
    const find = (fits) => kinds.find((kind) => fits(kind)) ?? kinds.find((kind) => fits(plain(name(kind))));
    return find((each) => each === said) ?? synonyms[said] ?? find((each) => each.startsWith(said)) ?? find((each) => said.startsWith(each)) ?? synonyms[said.replace(/s$/, "")];
  }

  /**
   * A word by which `kindOf` finds this good again: the reader's own, if it is one word.
   * @param {string} kind
   */
  function wordForKind(kind) {
    const word = name(kind).toLowerCase();
    return /^\p{L}+$/u.test(word) && kindOf(word) === kind && !COUNTS[word] && !BETWEEN.has(word) && !FOR.has(word) ? word : kind;
  }

  /**
   * Goods: "2 wool 1 ore", "wool and ore". `counted` says whether a number was named at all; `unknown` is the first word that made no sense.
   * @param {string[]} words
   * @returns {{cards: Record<string, number>, counted: boolean, unknown?: string}}
   */
  function cardsOf(words) {
    const cards = /** @type {Record<string, number>} */ ({});
    let count = /** @type {number | null} */ (null);
    let counted = false;
    for (const word of words.filter((each) => !BETWEEN.has(each))) {
      const number = /^\d+$/.test(word) ? Number(word) : COUNTS[word];
      const kind = number === undefined ? kindOf(word) : undefined;
      if (number === undefined && kind === undefined) return { cards, counted, unknown: word };
      if (kind !== undefined && (count ?? 1) > 0) cards[kind] = (cards[kind] ?? 0) + (count ?? 1);
      counted ||= number !== undefined;
      count = number ?? null;
    }
    return count === null ? { cards, counted } : { cards, counted, unknown: String(count) };
  }

  /**
   * Both sides of "1 brick for 1 wool"; undefined without goods on both sides of the "for".
   * @param {string[]} words
   */
  function swapOf(words) {
    const middle = words.findIndex((word) => FOR.has(word));
    if (middle < 1 || middle === words.length - 1) return undefined;
    const [give, get] = [cardsOf(words.slice(0, middle)), cardsOf(words.slice(middle + 1))];
    const unknown = give.unknown ?? get.unknown;
    if (unknown === undefined && [give, get].some(({ cards }) => Object.keys(cards).length === 0)) return undefined;
    return { give: give.cards, get: get.cards, counted: give.counted, unknown };
  }
}

/**
 * The seat with this name: the name, its beginning, or "p2" for the second seat.
 * @param {string} word
 * @returns {number | undefined}
 */
export function seatOf(word) {
  /** @param {(name: string) => boolean} fits */
  const called = (fits) => everySeat().filter((seat) => fits(plain(nameOf(seat))));
  const [exact] = called((name) => name === plain(word));
  if (exact !== undefined) return exact;
  const seat = Number(/^p(\d+)$/.exec(word)?.[1]) - 1;
  if (everySeat().includes(seat)) return seat;
  const begun = called((name) => name.startsWith(plain(word)));
  return begun.length === 1 ? begun[0] : undefined;
}

/**
 * A word by which `seatOf` finds this seat again.
 * @param {number} seat
 */
export function wordFor(seat) {
  const name = nameOf(seat).toLowerCase();
  const clear = /^\p{L}+$/u.test(name) && !BETWEEN.has(name) && seatOf(name) === seat;
  return clear ? name : `p${seat + 1}`;
}

/**
 * The seats named by these words, "ana and ben"; a name may have several words.
 * @param {string[]} words
 * @returns {{seats: number[], unknown?: string}}
 */
export function seatsNamed(words) {
  /** @type {number[]} */
  const seats = [];
  let rest = words.filter((word) => !BETWEEN.has(word));
  while (rest.length > 0) {
    const length = rest.findLastIndex((_, end) => seatOf(rest.slice(0, end + 1).join(" ")) !== undefined) + 1;
    if (length === 0) return { seats, unknown: rest[0] };
    seats.push(/** @type {number} */ (seatOf(rest.slice(0, length).join(" "))));
    rest = rest.slice(length);
  }
  return { seats };
}
