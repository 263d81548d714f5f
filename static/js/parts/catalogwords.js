/** The catalog's rows in the reader's language; the server's own words, which are English, for rows that have no message. */
import { hasText, t } from "../core/text.js";

/** @typedef {"board" | "edition" | "group" | "option" | "preset"} Kind */

/**
 * @param {Kind} kind
 * @param {{key: string, title: string}} row of the catalog
 * @returns {string}
 */
export function titleOf(kind, { key, title }) {
  const id = `${kind}-${key}`;
  return hasText(id) ? t(id) : title;
}

/**
 * @param {Kind} kind
 * @param {{key: string, summary: string}} row of the catalog
 * @returns {string}
 */
export function summaryOf(kind, { key, summary }) {
  const id = `${kind}-${key}-text`;
  return hasText(id) ? t(id) : summary;
}

/**
 * A value that an option may have: its name where it has one, otherwise the number.
 * @param {{key: string, parameter?: {kind: string}}} option
 * @param {any} value
 * @returns {string}
 */
export function valueName({ key, parameter }, value) {
  if (!parameter || parameter.kind === "map") return t(value ? "on" : "off");
  const id = `choice-${key}-${value}`;
  if (hasText(id)) return t(id);
  return hasText(`choice-${key}-number`) ? t(`choice-${key}-number`, { value }) : String(value);
}
