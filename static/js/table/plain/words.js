/** Names and single values of a game that brings no words, as a reader would write them. */
import { apartAtCapitals } from "../../core/capitals.js";
import { hasText, language, listWords, t } from "../../core/text.js";
import { game } from "../game.js";
import { everySeat, nameOf } from "../people/people.js";
import { isSeatField } from "./fields.js";

/** "cards left" for `cards_left` or `cardsLeft`, unless there is a message `field-cards_left`. @param {string} field */
export function fieldWords(field) {
  const id = `field-${field}`;
  return hasText(id) ? t(id) : apart(field).toLowerCase();
}

/**
 * One value, without the name of its field.
 * @param {string} field
 * @param {any} value nothing that holds other values
 * @returns {string}
 */
export function oneWords(field, value) {
  if (value === null || value === undefined || value === "") return t("plain-none");
  if (typeof value === "boolean") return t(value ? "plain-yes" : "plain-no");
  if (isSeatField(field) && everySeat().includes(Number(value))) return nameOf(value);
  const named = game.value.valueWords(field, value);
  if (named) return named;
  return typeof value === "number" ? new Intl.NumberFormat(language.value).format(value) : apart(String(value));
}

/**
 * A value that holds no records, in one line.
 * @param {string} field
 * @param {any} value
 * @returns {string}
 */
export function lineWords(field, value) {
  if (Array.isArray(value)) return value.length === 0 ? t("plain-none") : listWords(value.map((each) => lineWords(oneOf(field), each)), "unit");
  if (!isRecord(value)) return oneWords(field, value);
  return listWords(Object.entries(value).map(([name, each]) => t("plain-field", { field: fieldWords(name), value: lineWords(name, each) })), "unit") || t("plain-none");
}

/** "seat" for "seats": what one of a list is called. @param {string} field */
export function oneOf(field) {
  return field.replace(/s$/, "");
}

/** @param {any} value */
export function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is too much for a line: records, or lists of them. @param {any} value */
export function isDeep(value) {
  return isRecord(value) ? Object.keys(value).length > 0 : Array.isArray(value) && value.some((each) => typeof each === "object" && each !== null);
}

/** A word begins after an underscore or at a capital. @param {string} name */
function apart(name) {
  return apartAtCapitals(name.replaceAll("_", " ")).trim();
}
