/** The answer to an attack: "asked", "choosing" a counter in the hand, or "given"; it can be changed until the window closes. */
import { computed, effect, signal } from "../../../vendor/signals.js";
import { actions } from "../../table/acting.js";
import { seat } from "../../core/store.js";
import { ownSeatNumber, view, waiting } from "../seen.js";

const opened = signal(false);

/** The attack that I am asked about: `{attack, sealed?, counter?}`. */
export const attack = computed(() => (seat.value !== null && waiting.value?.[seat.value]?.kind === "Answer" ? waiting.value[seat.value] : null));
/** The attack that my opponent is asked about. */
export const awaited = computed(() => Object.entries(waiting.value ?? {}).find(([number, { kind }]) => kind === "Answer" && Number(number) !== seat.value)?.[1] ?? null);

/** @type {import("../../../vendor/signals.js").ReadonlySignal<"none" | "asked" | "choosing" | "given">} */
export const answering = computed(() => {
  if (!attack.value) return "none";
  if (opened.value) return "choosing";
  return view.value.seats[ownSeatNumber()].answer === undefined ? "asked" : "given";
});

export const openHand = () => (opened.value = true);
export const closeHand = () => (opened.value = false);

effect(() => {
  if (!actions.value.has("AnswerAttack")) opened.value = false;
});
