/** What the rows of the catalog are called: in English as the server says it, in other languages as their messages say. */
import { getCatalog } from "../core/api.js";
import { LEFT_OUT } from "../core/config.js";
import { catalog } from "../core/store.js";
import { hasText, serverText, t } from "../core/text.js";

/** @typedef {"board" | "edition" | "group" | "option" | "preset"} Kind */

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
 * A board of which only the key is known; its key until the catalog is here.
 * @param {string} key
 * @returns {string}
 */
export function boardName(key) {
  return titleOf("board", catalog.value?.boards.find((board) => board.key === key) ?? { key, title: key });
}

/** Fetch the catalog, unless it is here; without it boards are called by their keys. */
export async function learnCatalog() {
  try {
    catalog.value ??= await getCatalog();
  } catch {
    // the next visit asks again
  }
}

/** The message of the reader's language, or what the server says in English. */
function said(id, english) {
  return hasText(id) ? t(id) : serverText(english);
}
