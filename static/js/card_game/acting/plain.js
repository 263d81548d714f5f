/** Legal actions that have no place of their own on the screen: plain buttons, so that whatever the server offers can be done. */
import { computed, effect } from "../../../vendor/signals.js";
import { dedupedSignal } from "../../core/deduped.js";
import { forms } from "../../core/store.js";
import { actions } from "../../table/acting.js";
import { deselect, selectionOf, toggleSelected } from "../../table/selection.js";

/** The types of actions that a card, a tile, a panel, a realm or the next step offers; the last one is the table's own. */
export const PLACED_IN_REALMS = new Set([
  "ArrangeRegions", "LookThrough", "TakeCard", "TakeNothing", "DrawCard", "PutUnder", "RollDice", "EndTurn", "Exchange", "Gain", "Take", "TakeNoMore",
  "Lose", "GiveBack", "Swap", "TradeWithSupply", "OfferTrade", "AcceptOffer", "DeclineOffer", "WithdrawOffer", "BuildRoad", "BuildSettlement", "BuildCity",
  "BuildUpgrade", "Demolish", "LayRegions", "ChooseRegions", "PlayCard", "NameNumber", "AnswerAttack", "Return", "TakeFromHand", "Bury", "CloseWindow",
]);

const isPlain = (type) => !PLACED_IN_REALMS.has(type);

/** The other types that are legal now. */
export const realmPlainTypes = dedupedSignal(() => [...actions.value.keys()].filter(isPlain));

/** What would have to be filled in, and no panel does. */
export const realmPlainForms = dedupedSignal(() => forms.value.map(({ type }) => type).filter(isPlain));

/** The selection at a table of this game; idle at one of another game. */
export const realmSelection = selectionOf("cards");

/** @typedef {{list: string}} PlainList what is chosen while one of several actions of a type is asked for */

/** The type of action of which one of several is being chosen, in place of the tiles; null once it is not legal any more. */
export const realmPlainPanel = computed(() => {
  const what = realmSelection.value.what;
  return what !== null && "list" in what ? /** @type {PlainList} */ (what).list : null;
});

/** Choose one of several actions of that type, or do not after all. @param {string} type */
export function toggleRealmPlainPanel(type) {
  toggleSelected({ list: type }, realmPlainPanel.value === type);
}

/** Close it, unless another is open by now. @param {string} type */
export function closeRealmPlainPanel(type) {
  if (realmPlainPanel.value === type) deselect();
}

effect(() => {
  if (realmPlainPanel.value !== null && !actions.value.has(realmPlainPanel.value)) deselect();
});
