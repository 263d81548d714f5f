/** The cards that I look at, of a stack or of a hand, and the one that I am about to take. */
import { computed, effect, signal } from "../../../vendor/signals.js";
import { myRealm } from "./choices.js";

/** Its place from the top; null: none is chosen yet. */
export const chosenDepth = signal(/** @type {number | null} */ (null));
export const looking = computed(() => myRealm.value?.looking ?? myRealm.value?.shown);
const count = computed(() => looking.value?.length ?? 0);

// a choice among other cards does not carry over to these
effect(() => {
  void count.value;
  chosenDepth.value = null;
});
