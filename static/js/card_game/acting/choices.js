/** What I may do, and what I have picked up to do it with. The server lists every action; a press only picks one from the list. */
import { computed, effect, signal } from "../../../vendor/signals.js";
import { halted, seat } from "../../core/store.js";
import { view, waiting } from "../seen.js";
import { actions, send } from "../../table/acting.js";
import { asSent, bill, needsBill, presentBill } from "./paying.js";
import { realmPlainPanel } from "./plain.js";

export { actions, send };

/** My own part of the view; undefined for a spectator. */
export const myRealm = computed(() => (seat.value === null ? undefined : view.value?.seats?.[seat.value]));
/** What I must decide, if anything: `{kind, …}`. */
export const realmDecision = computed(() => (seat.value === null || halted.value ? undefined : waiting.value?.[seat.value]));
/** Whose realm lies below: mine, or the first player's for those who watch. */
export const below = computed(() => seat.value ?? 0);
/** Whose lies above. */
export const above = computed(() => 1 - below.value);

/** @param {string} type */
export function mayInRealm(type) {
  return actions.value.has(type);
}

/** The legal actions of a type. @param {string} type @returns {any[]} */
export function listOf(type) {
  return actions.value.get(type) ?? [];
}

/**
 * What is picked up: a card of the hand, by its place there; a piece of the middle row; an exchange; or the demolition of a card.
 * @typedef {{card: string, index: number} | {build: string} | {exchange: true, card?: string} | {demolish: true}} Picked
 */

/** @type {import("../../../vendor/signals.js").Signal<Picked | null>} */
export const pickedCard = signal(null);
/**
 * The first of two places, if an action names two; or the place of an action that needs another press.
 * @type {import("../../../vendor/signals.js").Signal<number | null>}
 */
export const halfway = signal(null);

/** The actions that build in the middle row, by what they build. */
export const BUILDS = { road: "BuildRoad", settlement: "BuildSettlement", city: "BuildCity" };

/** The actions that a press on the realms chooses among. */
export const realmPlacing = computed(() => {
  const what = pickedCard.value;
  if (what && "build" in what) return listOf(BUILDS[what.build]).filter(({ scout }) => (scout ?? null) === null);
  if (what && "index" in what) return [...listOf("BuildUpgrade").filter(({ card }) => card === what.card), ...listOf("BuildSettlement").filter(({ scout }) => scout === what.card)];
  if (what && "demolish" in what) return listOf("Demolish");
  if (what) return [];
  return CHOSEN_IN_REALMS.flatMap(listOf);
});

/** What is chosen in a realm without picking anything up. */
const CHOSEN_IN_REALMS = ["Gain", "Lose", "GiveBack", "Swap", "Return"];
/** Actions whose place is in the opponent's realm. */
const ACROSS = new Set(["Return"]);

/** By realm, the places that may be pressed, each with its actions. @type {import("../../../vendor/signals.js").ReadonlySignal<Map<number, any[]>[]>} */
export const realmTargets = computed(() => {
  const found = [new Map(), new Map()];
  if (seat.value === null || bill.value) return found;
  for (const action of realmPlacing.value) {
    const second = action.type === "Swap" && halfway.value !== null;
    if (second && action.place !== halfway.value) continue;
    const realm = found[ACROSS.has(action.type) ? 1 - seat.value : seat.value];
    const place = second ? action.into : action.place;
    realm.set(place, [...(realm.get(place) ?? []), action]);
  }
  if (halfway.value !== null && pickedCard.value === null) found[seat.value].set(halfway.value, []);
  return found;
});

/** Whether a place of either realm is to be pressed. */
export const asksForAPlace = computed(() => realmTargets.value.some((places) => places.size > 0));

/** Does what the pressed place of a realm stands for, or notes it as the first of two places. */
export function pressPlace(owner, place) {
  if (owner === seat.value && halfway.value === place) {
    halfway.value = null; // the choice is taken back
    return true;
  }
  const list = realmTargets.value[owner]?.get(place);
  if (!list) return false;
  const destroys = pickedCard.value !== null && "demolish" in pickedCard.value;
  if (list.length > 1 || destroys) halfway.value = place;
  else commit(list[0]);
  return true;
}

/**
 * Do it once it is clear which regions pay.
 * @param {Record<string, any>} action
 * @param {() => unknown} [done] when it is done; not where it is refused, or put back
 */
export async function commit(action, done = puttingBack()) {
  if (needsBill(action, myRealm.value)) return presentBill(action, myRealm.value, done);
  if (await send(asSent(action))) done();
}

/** The bill is settled. @param {Record<string, any>} action */
export async function settle(action) {
  const settled = bill.value;
  if (!(await send(action))) return;
  if (bill.value === settled) bill.value = null;
  settled?.done();
}

/**
 * Puts back what has been begun by now; if something else is begun until that is stored, nothing.
 * @returns {() => unknown}
 */
export function puttingBack() {
  const begun = [pickedCard, halfway, realmPlainPanel].map((choice) => ({ choice, before: choice.value }));
  return () => begun.every(({ choice, before }) => choice.value === before || choice.value === null) && cancelChoice();
}

export function hasBegun() {
  return [pickedCard, halfway, bill, realmPlainPanel].some(({ value }) => value !== null);
}

/** Put back whatever was begun. @returns {boolean} whether something was */
export function cancelChoice() {
  const begun = hasBegun();
  pickedCard.value = null;
  halfway.value = null;
  bill.value = null;
  realmPlainPanel.value = null;
  return begun;
}

effect(() => {
  if (halfway.value !== null && ![...listOf("Swap"), ...listOf("Demolish")].some(({ place }) => place === halfway.value)) halfway.value = null;
});

/** What may be done with a card of the hand: actions that build, play, put away or exchange it. @param {string} card */
export function actionsWith(card) {
  return {
    builds: listOf("BuildUpgrade").filter((action) => action.card === card),
    scouts: listOf("BuildSettlement").filter(({ scout }) => scout === card),
    plays: listOf("PlayCard").filter((action) => action.card === card),
    answers: listOf("AnswerAttack").filter((action) => action.card === card),
    puts: listOf("PutUnder").filter((action) => action.card === card),
    exchanges: listOf("Exchange").filter((action) => action.card === card),
  };
}
