/** Legal actions without a place of their own on the screen: plain buttons, so that whatever the server offers can be done. */
import { dedupedSignal } from "../../core/deduped.js";
import { forms } from "../../core/store.js";
import { differences } from "../../table/plain/fields.js";
import { ACTIONS } from "./rows.js";
import { actions, placeOf } from "./choices.js";

/** The types of actions that a tile, a panel, the board or the next step offers. */
const HAVE_A_PLACE = new Set(Object.keys(ACTIONS).filter((type) => ACTIONS[type].place !== "plain"));

/** The other types that are legal now: those whose row says so, and those without a row. */
export const plainTypes = dedupedSignal(() => [...actions.value.keys()].filter((type) => !HAVE_A_PLACE.has(type)));

/** The legal types without a row, which text mode offers by their names. */
export const rowlessTypes = dedupedSignal(() => [...actions.value.keys()].filter(isPlain));

/** Forms that no panel fills in. */
export const plainForms = dedupedSignal(() => forms.value.map(({ type }) => type).filter(isPlain));

/** Check whether an action has no row. @param {string} type */
export function isPlain(type) {
  return ACTIONS[type] === undefined;
}

/** Whether the board can be asked where. @param {Record<string, any>[]} list actions of one type */
export function isOnTheBoard(list) {
  const place = placeOf(list[0]);
  return place !== undefined && differences(list).includes(place);
}
