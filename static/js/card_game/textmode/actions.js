/**
 * The commands of text mode: a row for each type of action, with its command and arguments. A command is matched with the legal actions, so
 * nothing here decides a rule.
 */
import { plain } from "../../core/finding.js";
import { readerOf } from "../../table/textmode/reading.js";
import { listOf, myRealm } from "../acting/choices.js";
import { goodsInOrder, stackLetter } from "../cards.js";
import { cardName, GOODS, goodName } from "../names.js";
import { ownSeatNumber, view } from "../seen.js";

/** Goods as one types them. */
const synonyms = { clay: "brick", wood: "lumber", sheep: "wool", wheat: "grain", corn: "grain", stone: "ore" };
export const { wordForKind, cardsOf: goodsIn, swapOf, kindOf: goodOf } = readerOf({ kinds: GOODS, nameOf: goodName, synonyms });

/**
 * @typedef {{
 *   command: string, fields?: string[], usage: string, short?: string[], form?: boolean, across?: boolean, pays?: boolean, receives?: boolean,
 * }} Row
 *   `fields`: what follows the command, in that order; `form`: it is filled in; `across`: its place is in the opponent's realm; `pays`,
 *   `receives`: "from" and "into" may name the regions
 */

/** @type {Record<string, Row>} */
export const REALM_ACTIONS = {
  RollDice: { command: "roll", usage: "roll", short: ["r"] },
  ArrangeRegions: { command: "arrange", form: true, usage: "arrange, arrange 2 1 3 4 5 6" },
  LookThrough: { command: "look", fields: ["stack"], usage: "look a, look a from 51 61", pays: true },
  TakeCard: { command: "take", fields: ["position"], usage: "take 3, take wool, take spy" },
  Take: { command: "take", fields: ["good"], usage: "take wool into 51", receives: true },
  TakeFromHand: { command: "take", fields: ["card"], usage: "take spy" },
  TakeNothing: { command: "nothing", usage: "nothing" },
  TakeNoMore: { command: "enough", usage: "enough" },
  DrawCard: { command: "draw", fields: ["stack"], usage: "draw a", short: ["d"] },
  PutUnder: { command: "put", fields: ["card", "stack"], usage: "put library under a" },
  Bury: { command: "bury", fields: ["card", "stack"], usage: "bury merchant under c" },
  Gain: { command: "gain", fields: ["place"], usage: "gain 51" },
  Lose: { command: "lose", fields: ["place"], usage: "lose 51" },
  GiveBack: { command: "give", fields: ["place"], usage: "give 51" },
  Swap: { command: "swap", fields: ["place", "into"], usage: "swap 51 61" },
  NameNumber: { command: "number", fields: ["number"], usage: "number 4" },
  AnswerAttack: { command: "answer", fields: ["card"], usage: "answer herb-witch, answer none" },
  Return: { command: "return", fields: ["place"], across: true, usage: "return 56" },
  LayRegions: { command: "above", fields: ["above"], usage: "above 1" },
  ChooseRegions: { command: "above", fields: ["above", "below"], usage: "above 1 below 3" },
  BuildCity: { command: "build", fields: ["city", "place"], usage: "build city 57", pays: true },
  BuildSettlement: { command: "build", fields: ["settlement", "place", "scout"], usage: "build settlement 77, build settlement 77 scout", pays: true },
  BuildRoad: { command: "build", fields: ["road", "place"], usage: "build road 72", pays: true },
  BuildUpgrade: { command: "build", fields: ["card", "place"], usage: "build library 58, build road 72, build city 57 from 51 51 56 61 61", pays: true },
  PlayCard: { command: "play", fields: ["card"], usage: "play merchant" },
  Demolish: { command: "demolish", fields: ["place"], usage: "demolish 58" },
  TradeWithSupply: { command: "trade", fields: ["swap"], usage: "trade 3 wool for ore, trade 3 wool for ore from 51 51 61 into 66", short: ["t"], pays: true, receives: true },
  OfferTrade: { command: "offer", form: true, usage: "offer 1 brick for 1 wool", short: ["of"], pays: true, receives: true },
  AcceptOffer: { command: "yes", fields: ["offer"], usage: "yes, yes 3", short: ["y", "accept"], pays: true, receives: true },
  DeclineOffer: { command: "no", fields: ["offer"], usage: "no, no 3", short: ["n", "decline"] },
  WithdrawOffer: { command: "withdraw", fields: ["offer"], usage: "withdraw", short: ["w"] },
  Exchange: { command: "exchange", fields: ["card", "stack"], usage: "exchange library under a", short: ["x"] },
  EndTurn: { command: "end", usage: "end", short: ["e"] },
};

/** Words of a command that no field of its action holds: the piece in `build road`. */
const PIECES = ["road", "settlement", "city"];
/** Small words that may stand between arguments. */
const BESIDE = ["under", "at", "on", "stack", "the", "below", "with", "into"];

/** The word for a card; "none" for no card. @param {string | null | undefined} card */
export function wordForCard(card) {
  return card ? card.replaceAll("_", "-") : "none";
}

/** A region that is not laid yet is named by its place in the list. */
const faceNumber = (region) => 1 + (myRealm.value.regions ?? []).findIndex((face) => face.region === region);

/** What a field is typed as; empty where there is nothing to type. @type {Record<string, (action: Record<string, any>) => string>} */
const TYPED = {
  stack: ({ stack }) => stackLetter(stack).toLowerCase(),
  position: ({ position }) => String(position + 1),
  good: ({ good }) => wordForKind(good),
  card: ({ card }) => wordForCard(card),
  scout: ({ scout }) => (scout ? wordForCard(scout) : ""),
  above: ({ above }) => String(faceNumber(above)),
  below: ({ below }) => `below ${faceNumber(below)}`,
  swap: ({ give, get }) => `${myRealm.value.rates[give]} ${wordForKind(give)} for ${wordForKind(get)}`,
  ...Object.fromEntries(["place", "into", "number", "offer"].map((field) => [field, (action) => String(action[field])])),
  ...Object.fromEntries(PIECES.map((piece) => [piece, () => piece])),
};

/** The command of a legal action. @param {Record<string, any>} action */
export function realmCommandOf(action) {
  const { command, fields = [] } = REALM_ACTIONS[action.type];
  return [command, ...fields.map((field) => TYPED[field](action))].filter(Boolean).join(" ");
}

const numbered = (value) => (words) => (Number(words[0]) === value ? words.slice(1) : null);

/**
 * Read a field from the beginning of the words; returns the rest, or null if they say something else.
 * @type {Record<string, (action: Record<string, any>) => (words: string[]) => string[] | null>}
 */
const READ = {
  place: ({ place }) => numbered(place),
  into: ({ into }) => numbered(into),
  number: ({ number }) => numbered(number),
  offer: ({ offer }) => numbered(offer),
  position: ({ position }) => numbered(position + 1),
  above: ({ above }) => numbered(faceNumber(above)),
  below: ({ below }) => numbered(faceNumber(below)),
  stack: ({ stack }) => ([word, ...rest]) => (word === stackLetter(stack).toLowerCase() ? rest : null),
  good: ({ good }) => ([word, ...rest]) => (goodOf(word) === good ? rest : null),
  card: ({ card }) => (words) => afterCard(words, card),
  scout: ({ scout }) => (words) => (scout ? afterCard(words, scout) : words),
  swap: ({ give, get }) => (words) => (isSwap(words, give, get) ? [] : null),
  ...Object.fromEntries(PIECES.map((piece) => [piece, () => ([word, ...rest]) => (piece.startsWith(word) ? rest : null)])),
};

/** The words after a card's name, which may be abbreviated: in English, or as the reader calls it. */
function afterCard(words, card) {
  if (!card) return ["none", "nothing", "no"].includes(words[0]) ? words.slice(1) : null;
  const names = [card.replaceAll(/[-_]/g, " "), cardName(card)].map(plain);
  for (let length = words.length; length > 0; length -= 1) {
    const said = plain(words.slice(0, length).join(" ").replaceAll("-", " "));
    if (names.some((name) => name.startsWith(said))) return words.slice(length);
  }
  return null;
}

function isSwap(words, give, get) {
  const swap = swapOf(words);
  if (!swap || swap.unknown !== undefined) return false;
  const [given, got] = [goodsInOrder(swap.give), goodsInOrder(swap.get)];
  const count = swap.counted ? myRealm.value.rates[give] : 1;
  return given.length === 1 && got.length === 1 && given[0][0] === give && given[0][1] === count && got[0][0] === get && got[0][1] === 1;
}

/**
 * How well words name an action: "all", "begun" if something is left out, or null.
 * @param {Record<string, any>} action
 * @param {string[]} words
 */
export function reading(action, words) {
  let rest = words;
  for (const field of REALM_ACTIONS[action.type].fields ?? []) {
    if (rest.length === 0) return field === "scout" && !action.scout ? "all" : "begun";
    const after = READ[field](action)(rest);
    if (after === null) return null;
    rest = after;
  }
  return rest.length === 0 ? "all" : null;
}

/**
 * Takes "from 51 51 into 61" off the end of a command.
 * @param {string[]} words
 * @returns {{words: string[], paid?: number[], into?: number[]}}
 */
export function withPlaces(words) {
  const first = words.findIndex((word, at) => ["from", "into"].includes(word) && words.slice(at + 1).some(isNumber));
  if (first < 0) return { words };
  const found = { from: [], into: [] };
  let which = "from";
  for (const word of words.slice(first)) {
    if (word in found) which = word;
    else if (isNumber(word)) found[which].push(Number(word));
  }
  return { words: words.slice(0, first), ...(found.from.length > 0 && { paid: found.from }), ...(found.into.length > 0 && { into: found.into }) };
}

export function isNumber(word) {
  return /^\d+$/.test(word);
}

/** Without the small words between. @param {string[]} words */
export function counting(words) {
  return words.filter((word) => !BESIDE.includes(word));
}

/** The types whose command is this word, of which some are legal. @param {string} command */
export function legalTypesOf(command) {
  return Object.keys(REALM_ACTIONS).filter((type) => REALM_ACTIONS[type].command === command);
}

/** Whose realm the place of an action is in. @param {string} type */
export function ownerOf(type) {
  return REALM_ACTIONS[type].across ? 1 - ownSeatNumber() : ownSeatNumber();
}

/** The realm of a player, as it lies. @param {number} owner */
export const realmOf = (owner) => view.value.realms[owner];

/** @param {string} command */
export const legalBy = (command) => legalTypesOf(command).flatMap(listOf);
