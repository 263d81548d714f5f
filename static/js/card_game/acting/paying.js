/** Which regions pay, and which one receives: asked only if it makes a difference, and only for the goods for which it does. */
import { computed } from "../../../vendor/signals.js";
import { amendAsked, askBefore } from "../../table/selection.js";
import { cardOf, goodsInOrder, middleOf } from "../cards.js";
import { realmSelection } from "./plain.js";

/**
 * @typedef {{
 *   action: Record<string, any>, done?: () => unknown, need: [string, number][], any: number, units: number[],
 *   payers: Record<string, number[]>, from: Record<string, number[]>, asks: string[],
 *   gets: string | null, into: number | null, choices: number[], own: boolean,
 * }} Bill
 *   `done`: called once it is settled, in place of putting away what is chosen; `need`: goods with their numbers; `any`: so many units of
 *   any goods instead; `units`: the region of every stored unit, as they usually pay; `payers`: by good, the regions that can pay; `from`:
 *   those that do, one for each unit ("any" where the good is free); `asks`: the goods of which it makes a difference; `gets`: the good that
 *   is received, `into`: where it goes, out of `choices`; `own`: the player has changed what was suggested
 */

/**
 * A question before something is done: a bill, or a stack that can be used in two ways.
 * @typedef {Bill | {stack: number}} RealmAsked
 */
export const realmAsked = computed(() => /** @type {RealmAsked | null} */ (realmSelection.value.asks));

export const bill = computed(() => (realmAsked.value && "action" in realmAsked.value ? realmAsked.value : null));

/** What an action costs: goods by name, or a number of any goods. */
function priceOf(action, own) {
  switch (action.type) {
    case "BuildRoad": return middleOf("road").cost;
    case "BuildSettlement": return middleOf("settlement").cost;
    case "BuildCity": return middleOf("city").cost;
    case "BuildUpgrade": return cardOf(action.card).cost ?? {};
    case "TradeWithSupply": return { [action.give]: own.rates?.[action.give] ?? 0 };
    case "OfferTrade": return action.give;
    case "AcceptOffer": return action.asked ?? {};
    default: return {};
  }
}

function receivedBy({ type, get, good }) {
  if (type === "TradeWithSupply") return get;
  return type === "Take" ? good : null;
}

/** Whether there is anything to ask about the places. */
export function needsBill(action, own) {
  const gets = receivedBy(action);
  return (action.searches ?? 0) > 0 || goodsInOrder(priceOf(action, own)).some(matters(own)) || Boolean(gets && own.gains?.[gets]?.asks);
}

/** Whether it makes a difference which regions pay this much of a good; it does not if all of it goes. */
const matters = (own) => ([good, count]) => Boolean(own.pays?.[good]?.asks) && unitsOf(good, own).length > count;

/** Ask for the places; what is suggested is chosen already. `done`: see `Bill`. */
export function presentBill(action, own, done) {
  const need = goodsInOrder(priceOf(action, own));
  const any = action.searches ?? 0;
  const gets = receivedBy(action);
  const units = own.paying ?? [];
  askBefore({
    action, done, need, any, units,
    payers: Object.fromEntries(need.map(([good]) => [good, own.pays?.[good]?.places ?? []])),
    from: any > 0 ? { any: units.slice(0, any) } : Object.fromEntries(need.map(([good, count]) => [good, unitsOf(good, own).slice(0, count)])),
    asks: need.filter(matters(own)).map(([good]) => good),
    gets, into: gets ? own.gains?.[gets]?.places[0] ?? null : null, choices: gets && own.gains?.[gets]?.asks ? own.gains[gets].places : [],
    own: false,
  });
}

/** The regions of the units of a good, as they usually pay. @param {string} good @returns {number[]} */
function unitsOf(good, { paying = [], pays = {} }) {
  return paying.filter((place) => pays[good]?.places.includes(place));
}

/** How many units a region pays. */
export function paidBy(place) {
  return count(Object.values(bill.value?.from ?? {}).flat(), place);
}

const count = (places, place) => places.filter((each) => each === place).length;

/** Let a region pay one unit more, in place of the one that was chosen first. @param {string} good @param {number} place */
export function payFrom(good, place) {
  if (!bill.value) return;
  const { from, ...rest } = bill.value;
  const before = from[good];
  if (count(before, place) >= count(rest.units, place)) return;
  const instead = before.findIndex((each) => each !== place);
  if (instead < 0) return;
  amendAsked({ ...rest, own: true, from: { ...from, [good]: [...before.filter((_, index) => index !== instead), place] } });
}

/** @param {number} place */
export function receiveAt(place) {
  if (bill.value) amendAsked({ ...bill.value, into: place, own: true });
}

/** An action without what only the bill needs to know of it. @param {Record<string, any>} action */
export function asSent(action) {
  const { searches, asked, ...sent } = action;
  return sent;
}

/** The action with its places if the player has changed the suggested ones; without places, the server takes the usual ones. @param {Bill} bill */
export function billed({ action, need, any, from, own, gets, into }) {
  const sent = asSent(action);
  if (any > 0) return { ...sent, paid: from.any };
  if (!own) return sent;
  return { ...sent, ...(need.length > 0 && { paid: need.flatMap(([good]) => from[good]) }), ...(gets && { into }) };
}
