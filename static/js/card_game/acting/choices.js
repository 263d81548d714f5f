/** What I may do, and what I have picked up to do it with. The server lists every action; a press only picks one from the list. */
import { computed, effect } from "../../../vendor/signals.js";
import { halted, seat } from "../../core/store.js";
import { view, waiting } from "../seen.js";
import { actions, send } from "../../table/acting.js";
import { dropFirst, selectFirst, submit, submitAnswer } from "../../table/selection.js";
import { asSent, bill, needsBill, presentBill } from "./paying.js";
import { realmSelection } from "./plain.js";

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

/** @type {import("../../../vendor/signals.js").ReadonlySignal<Picked | null>} */
export const pickedCard = computed(() => {
  const what = /** @type {Picked | import("./plain.js").PlainList | null} */ (realmSelection.value.what);
  return what === null || "list" in what ? null : what;
});
/** The first of two places, if an action names two; or the place of an action that needs another press. */
export const halfway = computed(() => realmSelection.value.first);

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

/** Do what the pressed place of a realm stands for, or note it as the first of two places. @param {number} owner @param {number} place */
export function pressPlace(owner, place) {
  if (owner === seat.value && halfway.value === place) {
    dropFirst(); // the choice is taken back
    return true;
  }
  const list = realmTargets.value[owner]?.get(place);
  if (!list) return false;
  const destroys = pickedCard.value !== null && "demolish" in pickedCard.value;
  if (list.length > 1 || destroys) selectFirst(place);
  else commit(list[0]);
  return true;
}

/**
 * Do it once it is clear which regions pay.
 * @param {Record<string, any>} action
 * @param {() => unknown} [done] when it is done; not where it is refused, or put back. Without it, what is chosen is put away
 */
export async function commit(action, done) {
  if (needsBill(action, myRealm.value)) return void presentBill(action, myRealm.value, done);
  const sent = send(asSent(action));
  if (!done) await submit(sent);
  else if (await sent) done();
}

/** The bill is settled. @param {Record<string, any>} action */
export async function settle(action) {
  const done = bill.value?.done;
  const sent = send(action);
  if (!done) await submit(sent);
  else if (await submitAnswer(sent)) done();
}

effect(() => {
  if (halfway.value !== null && ![...listOf("Swap"), ...listOf("Demolish")].some(({ place }) => place === halfway.value)) dropFirst();
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
