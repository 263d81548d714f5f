/** The card of a hand shown to me that I am about to put under a stack. */
import { effect, signal } from "../../../vendor/signals.js";
import { actions } from "../../table/acting.js";

export const burying = signal(/** @type {string | null} */ (null));

effect(() => {
  if (burying.value !== null && !(actions.value.get("Bury") ?? []).some(({ card }) => card === burying.value)) burying.value = null;
});
