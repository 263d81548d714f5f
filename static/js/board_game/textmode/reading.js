/** The words of a command: which cards, which player, which offer somebody meant. */
import { RESOURCES } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { cardName } from "../hand/cards.js";
import { everySeat, nameOf, neutralSeats } from "../../table/people/people.js";
import { withCount } from "../hand/goods.js";

const SYNONYMS = { clay: "brick", wood: "lumber", sheep: "wool", wheat: "grain", corn: "grain", rock: "ore", stone: "ore" };
const COUNTS = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4 };
const BETWEEN = new Set(["and", "&", "+"]);
const FOR = new Set(["for", "->", "→"]);
/** The development cards one can play, by what people call them. */
const CARDS = {
  knight: ["knight", "soldier"],
  road_building: ["roads", "building"],
  year_of_plenty: ["plenty", "year of plenty", "invention", "discovery"],
  monopoly: ["monopoly"],
  victory_point: ["point", "victory point"],
};

/**
 * Small words, without commas: "2w, 1 Ore" becomes 2, w, 1, ore.
 * @param {string} text
 */
export function wordsOf(text) {
  return text.toLowerCase().replaceAll(/[,;]/g, " ").replaceAll(/(^|\s)(\d+)(?=\p{L})/gu, "$1$2 ").split(/\s+/).filter(Boolean);
}

/**
 * The resource: in English or in the reader's words, whole or only its beginning.
 * @param {string} word
 * @returns {string | undefined}
 */
export function kindOf(word) {
  const said = plain(word);
  const find = (fits) => RESOURCES.find((kind) => fits(kind)) ?? RESOURCES.find((kind) => fits(plain(t("resource", { kind }))));
  return find((name) => name === said) ?? SYNONYMS[said] ?? find((name) => name.startsWith(said)) ?? find((name) => said.startsWith(name)) ?? SYNONYMS[said.replace(/s$/, "")];
}

/** Small letters without accents: "Blé" is "ble". */
function plain(text) {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/**
 * A word by which `kindOf` finds this resource again: the reader's own, if it is one word.
 * @param {string} kind
 */
export function wordForKind(kind) {
  const word = t("resource", { kind }).toLowerCase();
  return /^\p{L}+$/u.test(word) && kindOf(word) === kind && !COUNTS[word] && !BETWEEN.has(word) && !FOR.has(word) ? word : kind;
}

/**
 * Cards: "2 wool 1 ore", "wool and ore". `counted` says whether a number was named at all; `unknown` is the first word that made no sense.
 * @param {string[]} words
 * @returns {{cards: Record<string, number>, counted: boolean, unknown?: string}}
 */
export function cardsOf(words) {
  let cards = {};
  let count = null;
  let counted = false;
  for (const word of words.filter((each) => !BETWEEN.has(each))) {
    const number = /^\d+$/.test(word) ? Number(word) : COUNTS[word];
    const kind = number === undefined ? kindOf(word) : undefined;
    if (number === undefined && kind === undefined) return { cards, counted, unknown: word };
    if (kind !== undefined) cards = withCount(cards, kind, (cards[kind] ?? 0) + (count ?? 1));
    counted ||= number !== undefined;
    count = number ?? null;
  }
  return count === null ? { cards, counted } : { cards, counted, unknown: String(count) };
}

/**
 * Both sides of "1 brick for 1 wool"; undefined without cards on both sides of the "for".
 * @param {string[]} words
 */
export function swapOf(words) {
  const middle = words.findIndex((word) => FOR.has(word));
  if (middle < 1 || middle === words.length - 1) return undefined;
  const [give, get] = [cardsOf(words.slice(0, middle)), cardsOf(words.slice(middle + 1))];
  const unknown = give.unknown ?? get.unknown;
  if (unknown === undefined && [give, get].some(({ cards }) => Object.keys(cards).length === 0)) return undefined;
  return { give: give.cards, get: get.cards, counted: give.counted, unknown };
}

/**
 * The seat of whoever is called so: by name, by its beginning, or as "p2" for the second seat.
 * @param {string} word
 * @returns {number | undefined}
 */
export function seatOf(word) {
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

/** "n1" for the first neutral player. @param {number} neutral */
export function wordForNeutral(neutral) {
  return `n${neutralSeats().indexOf(neutral) + 1}`;
}

/** The neutral player that one of these words names, if one does. @param {string[]} words */
export function neutralOf(words) {
  return neutralSeats().find((neutral) => words.includes(wordForNeutral(neutral)));
}

/**
 * The seats named by these words, "ana and ben"; a name may have several words.
 * @param {string[]} words
 * @returns {{seats: number[], unknown?: string}}
 */
export function seatsOf(words) {
  const seats = [];
  let rest = words.filter((word) => !BETWEEN.has(word));
  while (rest.length > 0) {
    const length = rest.findLastIndex((_, end) => seatOf(rest.slice(0, end + 1).join(" ")) !== undefined) + 1;
    if (length === 0) return { seats, unknown: rest[0] };
    seats.push(seatOf(rest.slice(0, length).join(" ")));
    rest = rest.slice(length);
  }
  return { seats };
}

/**
 * A development card and the words after its name.
 * @param {string[]} words
 * @returns {{card?: string, rest: string[]}}
 */
export function developmentOf(words) {
  for (let length = Math.min(words.length, 4); length > 0; length -= 1) {
    const said = plain(words.slice(0, length).join(" "));
    const isMeant = (name) => name === said || (said.length > 1 && name.startsWith(said));
    const card = Object.keys(CARDS).find((each) => [...CARDS[each], plain(cardName(each))].some(isMeant));
    if (card) return { card, rest: words.slice(length) };
  }
  return { rest: words };
}
