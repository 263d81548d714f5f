/** Fields of actions, events and views in words, by what their names and the game say of them. */
import { factWords, listWords, t } from "../../core/text.js";
import { game } from "../game.js";
import { nameOf } from "../people/people.js";
import { actionWords } from "../plainwords.js";

/** Fields that hold a seat, by the last word of their names. */
const SEATS = new Set(["seat", "player", "victim", "partner", "neutral"]);

/** @param {string} field */
export function isSeatField(field) {
  return SEATS.has(kindOfField(field));
}

/** The last word of a field's name: what kind of thing it holds. @param {string} field */
export function kindOfField(field) {
  return field.split("_").at(-1) ?? field;
}

/**
 * The value of a field in words.
 * @param {string} field
 * @param {any} value
 * @returns {string}
 */
export function valueWords(field, value) {
  if (value === null || value === undefined) return t("plain-none");
  if (Array.isArray(value)) return listWords(value.map((each) => valueWords(field.replace(/s$/, ""), each)));
  const named = game.value.valueWords(field, value);
  if (named) return named;
  if (isSeatField(field)) return nameOf(value);
  return t("plain-field", { field: field.replaceAll("_", " "), value: String(value) });
}

/**
 * The fields in which actions of one type differ, in their order.
 * @param {Record<string, any>[]} list
 * @returns {string[]}
 */
export function differences(list) {
  const fields = new Set(list.flatMap((action) => Object.keys(action)));
  return [...fields].filter((field) => new Set(list.map((action) => JSON.stringify(action[field]))).size > 1);
}

/**
 * What tells an action apart from the others of the list, in words; its name where nothing does.
 * @param {Record<string, any>} action
 * @param {Record<string, any>[]} list
 */
export function plainWords(action, list) {
  return factWords(differences(list).map((field) => valueWords(field, action[field]))) || actionWords(action.type);
}
