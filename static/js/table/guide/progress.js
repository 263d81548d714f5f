/** Where the learner stands in the guide of this table: remembered by the browser, so that a reload goes on there. */
import { computed } from "../../../vendor/signals.js";
import { preferences, setPreference } from "../../core/preferences.js";
import { lobby, over, seat } from "../../core/store.js";

/** `{code, past, seen, closed}`: `past` are the steps that were done or read, in that order; `seen` those that were shown. */
export const progress = computed(() => {
  const code = lobby.value?.code;
  const known = preferences.value.guide;
  return known?.code === code ? { seen: known.past, ...known } : { code, past: [], seen: [], closed: false };
});

/** The name of this table's guide; null where there is none, or somebody else learns. */
export const guide = computed(() => (seat.value === null ? null : lobby.value?.settings?.guide ?? null));
export const guided = computed(() => guide.value !== null);
/** Whether the guide is on the screen. */
export const guiding = computed(() => guided.value && !progress.value.closed && !over.value);

/** @param {string[]} steps */
export function pass(steps) {
  keep({ past: [...progress.value.past, ...steps] });
}

/** @param {string} step */
export function see(step) {
  if (!progress.value.seen.includes(step)) keep({ seen: [...progress.value.seen, step] });
}

/** @typedef {"learned" | "learnedSea" | "learnedCards"} Learned a preference */

/** Whoever closes the guide knows enough. @param {Learned} learned */
export function closeGuide(learned) {
  keep({ closed: true });
  setPreference(learned, true);
}

export function openGuide() {
  keep({ closed: false });
}

/** @param {Record<string, unknown>} change */
function keep(change) {
  setPreference("guide", { ...progress.value, ...change });
}
