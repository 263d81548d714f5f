/** What fields of actions, events and views hold, in the words of the board. */
import { t } from "../core/text.js";
import { RESOURCES } from "../parts/index.js";
import { kindOfField } from "../table/plain/fields.js";
import { harborName, hexName, intersectionName, pathName } from "./names.js";
import { cardWords } from "./rich.js";
import { begunPlan, begunView } from "./seen.js";

const PLACES = {
  hex: (at) => hexName(begunView(), at),
  intersection: (at) => intersectionName(begunPlan(), begunView(), at),
  path: (at) => pathName(begunPlan(), begunView(), at),
  harbor: (at) => harborName(begunView().board.harbors[at]),
};

/**
 * @param {string} field
 * @param {any} value
 * @returns {string | undefined} nothing where the board has no word for it
 */
export function boardValueWords(field, value) {
  if (typeof value === "object") return cardWords(value);
  if (RESOURCES.includes(value)) return t("resource", { kind: value });
  return PLACES[kindOfField(field)]?.(value);
}
