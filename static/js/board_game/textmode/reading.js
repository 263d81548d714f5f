/** The words of a command: which cards, which neutral player somebody meant. */
import { RESOURCES } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { neutralSeats } from "../../table/people/people.js";
import { plain } from "../../core/finding.js";
import { readerOf } from "../../table/textmode/reading.js";
import { developmentName } from "../hand/cards.js";

export { seatOf, seatsNamed, wordFor, wordsOfCommand } from "../../table/textmode/reading.js";

const synonyms = { clay: "brick", wood: "lumber", sheep: "wool", wheat: "grain", corn: "grain", rock: "ore", stone: "ore" };
/** The development cards that can be played, by the words people use for them. */
const CARDS = {
  knight: ["knight", "soldier"],
  road_building: ["roads", "building"],
  year_of_plenty: ["plenty", "year of plenty", "invention", "discovery"],
  monopoly: ["monopoly"],
  victory_point: ["point", "victory point"],
};

export const { kindOf, wordForKind, cardsOf, swapOf } = readerOf({ kinds: RESOURCES, nameOf: (kind) => t("resource", { kind }), synonyms });

/** "n1" for the first neutral player. @param {number} neutral */
export function wordForNeutral(neutral) {
  return `n${neutralSeats().indexOf(neutral) + 1}`;
}

/** The neutral player that one of these words names, if one does. @param {string[]} words */
export function neutralOf(words) {
  return neutralSeats().find((neutral) => words.includes(wordForNeutral(neutral)));
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
    const card = Object.keys(CARDS).find((each) => [...CARDS[each], plain(developmentName(each))].some(isMeant));
    if (card) return { card, rest: words.slice(length) };
  }
  return { rest: words };
}
