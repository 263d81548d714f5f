/** The card of the stack that I am about to take. */
import { computed, effect, signal } from "../../../vendor/signals.js";
import { mine } from "./choices.js";

/** Its place from the top; null: none is chosen yet. */
export const chosen = signal(/** @type {number | null} */ (null));
export const looking = computed(() => mine.value?.looking);
const count = computed(() => looking.value?.length ?? 0);

// what was chosen among other cards is not chosen among these
effect(() => {
  void count.value;
  chosen.value = null;
});
