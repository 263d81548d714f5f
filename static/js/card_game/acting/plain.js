/** Legal actions that have no place of their own on the screen: plain buttons, so that whatever the server offers can be done. */
import { effect, signal } from "../../../vendor/signals.js";
import { dedupedSignal } from "../../core/deduped.js";
import { forms } from "../../core/store.js";
import { actions } from "../../table/acting.js";

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

/** The type of action of which one of several is being chosen, in place of the tiles; null once it is not legal any more. */
export const realmPlainPanel = signal(/** @type {string | null} */ (null));

effect(() => {
  if (realmPlainPanel.value !== null && !actions.value.has(realmPlainPanel.value)) realmPlainPanel.value = null;
});
