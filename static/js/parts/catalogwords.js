/** What the rows of the catalog are called: in English as the server says it, in other languages as their messages say. */
import { getCatalog } from "../core/api.js";
import { LEFT_OUT } from "../core/config.js";
import { catalogs } from "../core/store.js";
import { hasText, serverText, t } from "../core/text.js";

/**
 * @typedef {"board" | "card-set" | "cards-preset" | "cards-setting" | "edition" | "family" | "group" | "map-group" | "option" | "preset"
 *   | "profile" | "trait"} Kind
 */

/**
 * @param {Kind} kind
 * @param {{key: string, title: string}} row of the catalog
 * @returns {string}
 */
export function titleOf(kind, { key, title }) {
  return said(`${kind}-${key}`, title);
}

/**
 * @param {Kind} kind
 * @param {{key: string, summary: string}} row of the catalog
 * @returns {string}
 */
export function summaryOf(kind, { key, summary }) {
  return said(`${kind}-${key}-text`, summary);
}

/**
 * What a map that brings this option is said to bring: a word of its own, or the option's title.
 * @param {{key: string, title: string, word?: string}} option
 * @returns {string}
 */
export function wordOf(option) {
  return option.word === undefined ? titleOf("option", option) : said(`option-${option.key}-word`, option.word);
}

/**
 * A value that an option may have: its name where it has one, otherwise the number.
 * @param {{key: string, parameter?: {kind: string, names?: Record<string, string>, left_out?: string}}} option
 * @param {any} value
 * @returns {string}
 */
export function valueName({ key, parameter }, value) {
  if (!parameter || parameter.kind === "map") return t(value ? "on" : "off");
  const numbered = `choice-${key}-number`;
  if (typeof value === "number" && hasText(numbered)) return t(numbered, { value });
  const english = value === LEFT_OUT ? parameter.left_out : parameter.names?.[value];
  return english === undefined ? String(value) : said(`choice-${key}-${value}`, english);
}

/**
 * What a table plays, in a word: the board, or the set of rules; its key until the catalog is loaded, and for games without either.
 * @param {{game: string, variant: string}} played
 * @returns {string}
 */
export function variantName({ game, variant: key }) {
  const { boards, profiles } = catalogs.value[game] ?? {};
  /** @param {{key: string}} row */
  const isVariant = (row) => row.key === key;
  const profile = profiles?.find(isVariant);
  return profile ? titleOf("profile", profile) : titleOf("board", boards?.find(isVariant) ?? { key, title: key });
}

/**
 * The catalog of a game, fetched unless it is here.
 * @param {string} game
 * @returns {Promise<any>}
 */
export async function catalogOf(game) {
  if (!catalogs.value[game]) {
    const found = await getCatalog(game);
    catalogs.value = { ...catalogs.value, [game]: found };
  }
  return catalogs.value[game];
}

/** Fetch the catalogs of games, as far as they come; without them boards are called by their keys. @param {...string} games */
export async function learnCatalog(...games) {
  await Promise.all([...new Set(games)].map((game) => catalogOf(game).catch(() => {}))); // the next visit asks again
}

/**
 * A row for a drawn map, which no catalog has: from now on it is a board like the others.
 * @param {string} game
 * @param {import("../core/config.js").Board} row
 */
export function learnBoard(game, row) {
  const known = catalogs.value[game];
  if (!known?.boards || known.boards.some((/** @type {{key: string}} */ { key }) => key === row.key)) return;
  catalogs.value = { ...catalogs.value, [game]: { ...known, boards: [...known.boards, row] } };
}

/** The message of the reader's language, or what the server says in English. @param {string} id @param {string} english */
function said(id, english) {
  return hasText(id) ? t(id) : serverText(english);
}
