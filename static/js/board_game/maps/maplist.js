/** The list of maps: under their headings, with all maps of one name in one row. */
import { wordsOf } from "../../core/finding.js";
import { catalog } from "../../core/store.js";
import { soughtIn } from "./facts.js";

/** @typedef {{all: true} | {seats: number} | {group: string}} Filter which maps are shown */
/** @typedef {{key: string, boards: any[]}} Row maps of one name, each for other numbers of players */
/** @typedef {{group: {key: string, title: string}, rows: Row[], named: boolean}} Section `named`: some of them share a name */

/**
 * @param {Filter} filter
 * @param {string} typed the words that are looked for
 * @returns {Section[]}
 */
export function mapList(filter, typed) {
  const { boards, map_groups: groups } = catalog.value;
  const words = wordsOf(typed);
  const shown = boards.filter((board) => passes(board, filter) && words.every((word) => soughtIn(board).includes(word)));
  const section = (group) => {
    const under = (board) => board.group === group.key;
    return { group, rows: rowsOf(shown.filter(under)), named: boards.some((board) => under(board) && board.family) };
  };
  return groups.map(section).filter(({ rows }) => rows.length > 0);
}

function passes(board, filter) {
  if ("seats" in filter) return board.seats.includes(filter.seats);
  return "group" in filter ? board.group === filter.group : true;
}

/** @param {any[]} boards @returns {Row[]} */
function rowsOf(boards) {
  const rows = new Map();
  for (const board of boards) rows.set(board.family ?? board.key, [...(rows.get(board.family ?? board.key) ?? []), board]);
  return [...rows].map(([key, together]) => ({ key, boards: together }));
}

/** All boards that have the name of this one. @param {any} board */
export function likeIt(board) {
  return catalog.value.boards.filter((other) => other === board || (board.family && other.family === board.family));
}

/**
 * The map of a row for that many players, or for the nearest number.
 * @param {any[]} boards
 * @param {number} seats
 */
export function fitting(boards, seats) {
  const away = (board) => Math.min(...board.seats.map((count) => Math.abs(count - seats)));
  return [...boards].sort((a, b) => away(a) - away(b))[0];
}
