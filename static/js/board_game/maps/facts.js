/** The facts about a map: its name, for how many, to how many points, how long, and what it brings. */
import { valueOf } from "../../core/config.js";
import { plain } from "../../core/finding.js";
import { catalog, lobby } from "../../core/store.js";
import { t } from "../../core/text.js";
import { summaryOf, titleOf, valueName, wordOf } from "../../parts/catalogwords.js";

/** @typedef {import("../../core/config.js").Config} Config */
/** @typedef {{key: string, icon: string, word: string, title: string, value: string, text: string, always: boolean, isOption: boolean}} Brought */

/** The name that it shares with its like for other numbers of players. @param {any} board a row of the catalog */
export function mapNameOf(board) {
  const family = familyOf(board);
  return family ? titleOf("family", family) : titleOf("board", board);
}

/** The same, and for how many it is if that tells it from others. @param {any} board */
export function fullNameOf(board) {
  return familyOf(board) ? t("map-sized", { map: mapNameOf(board), seats: seatsWords(board) }) : mapNameOf(board);
}

function familyOf(board) {
  return catalog.value.families.find(({ key }) => key === board.family);
}

/** For how many, in figures. @param {any} board */
export function seatsWords({ seats }) {
  return seats.length > 1 ? `${Math.min(...seats)}–${Math.max(...seats)}` : String(seats[0]);
}

/** A bot's share of the time that a person in its place takes. */
const SHARE_OF_A_BOT = 0.3;
const TO_FIVE_MINUTES = 5;

/**
 * How long a game takes for this many players, or for the nearest number with a known length, with the bots that sit at the table;
 * undefined if none is known.
 * @param {any} board
 * @param {number} seats
 * @returns {number | undefined}
 */
export function minutesOf(board, seats) {
  const known = Object.keys(board.minutes).map(Number).sort((a, b) => Math.abs(a - seats) - Math.abs(b - seats));
  const among = board.minutes[known[0]];
  const bots = lobby.value?.seats.filter(({ kind }) => kind === "bot").length ?? 0;
  if (among === undefined || bots === 0) return among;
  const share = Math.max(0, 1 - (bots / seats) * (1 - SHARE_OF_A_BOT));
  return Math.max(TO_FIVE_MINUTES, Math.round((among * share) / TO_FIVE_MINUTES) * TO_FIVE_MINUTES);
}

/** How many points win. @param {Config} config */
export function pointsToWin(config) {
  const goal = catalog.value.options.find((option) => option.is_goal);
  return goal && valueOf(config, catalog.value, goal);
}

/**
 * The options that a map brings, compulsory ones first, and its traits; each with its symbol.
 * @param {any} board
 * @returns {Brought[]}
 */
export function broughtBy(board) {
  const { traits, options } = catalog.value;
  const named = options.filter(({ key, icon }) => icon && key in board.options).map((option) => ({
    key: option.key, icon: option.icon, word: wordOf(option), title: titleOf("option", option), value: valueBrought(board, option),
    text: summaryOf("option", option), always: board.always.includes(option.key), isOption: true,
  }));
  const is = traits.filter(({ key }) => board.traits.includes(key)).map((trait) => {
    const title = titleOf("trait", trait);
    return { key: trait.key, icon: trait.icon, word: title, title, value: "", text: "", always: false, isOption: false };
  });
  return [...named.filter(({ always }) => always), ...named.filter(({ always }) => !always), ...is];
}

/** What the option is set to there, in a word; nothing for a switch. */
function valueBrought(board, option) {
  const { parameter } = option;
  if (!parameter) return "";
  const value = board.options[option.key];
  return valueName(option, value === true ? parameter.default : value);
}

/** What is looked for in a map: its names, numbers of seats, and the words of what it brings. @param {any} board */
export function soughtIn(board) {
  const group = catalog.value.map_groups.find(({ key }) => key === board.group);
  const seats = board.seats.map((count) => t("map-for", { count }));
  const brought = broughtBy(board).flatMap(({ word, title, value }) => [word, title, value]);
  return plain([mapNameOf(board), titleOf("board", board), summaryOf("board", board), titleOf("map-group", group), ...seats, ...brought].join(" "));
}
