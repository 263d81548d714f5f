/** Legal actions that have no place of their own on the screen: plain buttons, so that whatever the server offers can be done. */
import { steady } from "../../core/steady.js";
import { forms, geometry, view } from "../../core/store.js";
import { listWords, t } from "../../core/text.js";
import { RESOURCES } from "../../parts/index.js";
import { nameOf } from "../../table/people/people.js";
import { actionWords } from "../../table/plainwords.js";
import { planOf } from "../board/geometry.js";
import { harborName, hexName, intersectionName, pathName } from "../names.js";
import { ACTIONS } from "../actions.js";
import { cardWords } from "../rich.js";
import { actions, placeOf } from "./choices.js";

/** The types of actions that a tile, a panel, the board or the next step offers. */
export const HAVE_A_PLACE = new Set(Object.keys(ACTIONS));

/** The other types that are legal now. */
export const plainTypes = steady(() => [...actions.value.keys()].filter(isPlain));

/** What would have to be filled in, and no panel does. */
export const plainForms = steady(() => forms.value.map(({ type }) => type).filter(isPlain));

/** @param {string} type */
export function isPlain(type) {
  return !HAVE_A_PLACE.has(type);
}

/** What a field of an action says, by the last word of its name: "hex", "from_path", "victim". */
const WORDS = {
  hex: (at) => hexName(view.value, at),
  intersection: (at) => intersectionName(planOf(geometry.value), view.value, at),
  path: (at) => pathName(planOf(geometry.value), view.value, at),
  harbor: (at) => harborName(view.value.board.harbors[at]),
  ...Object.fromEntries(["seat", "player", "victim", "partner", "neutral"].map((field) => [field, nameOf])),
};

/** The last word of a field's name: what kind of thing it holds. @param {string} field */
export function kindOfField(field) {
  return field.split("_").at(-1);
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
  if (typeof value === "object") return cardWords(value);
  if (RESOURCES.includes(value)) return t("resource", { kind: value });
  const words = WORDS[kindOfField(field)];
  return words ? words(value) : t("plain-field", { field: field.replaceAll("_", " "), value: String(value) });
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
  return differences(list).map((field) => valueWords(field, action[field])).join("; ") || actionWords(action.type);
}

/** Whether the board can be asked where. @param {Record<string, any>[]} list actions of one type */
export function isOnTheBoard(list) {
  const place = placeOf(list[0]);
  return place !== undefined && differences(list).includes(place);
}
