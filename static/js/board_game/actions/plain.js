/** Legal actions that have no place of their own on the screen: plain buttons, so that whatever the server offers can be done. */
import { dedupedSignal } from "../../core/deduped.js";
import { forms } from "../../core/store.js";
import { differences } from "../../table/plain/fields.js";
import { ACTIONS } from "./rows.js";
import { actions, placeOf } from "./choices.js";

/** The types of actions that a tile, a panel, the board or the next step offers. */
export const HAVE_A_PLACE = new Set(Object.keys(ACTIONS));

/** The other types that are legal now. */
export const plainTypes = dedupedSignal(() => [...actions.value.keys()].filter(isPlain));

/** Forms that no panel fills in. */
export const plainForms = dedupedSignal(() => forms.value.map(({ type }) => type).filter(isPlain));

/** @param {string} type */
export function isPlain(type) {
  return !HAVE_A_PLACE.has(type);
}

/** Whether the board can be asked where. @param {Record<string, any>[]} list actions of one type */
export function isOnTheBoard(list) {
  const place = placeOf(list[0]);
  return place !== undefined && differences(list).includes(place);
}
