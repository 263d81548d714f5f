/** What a hand feels: only on a touch screen, only if wished for, never with less motion. */
import { preferences, still } from "../../core/preferences.js";
import { touch } from "../layout.js";

/** In ms: how long it shakes, rests, and shakes again. */
const PATTERNS = { turn: [40, 60, 40], asked: [20], seven: [60], trade: [20], won: [40, 60, 40, 60, 120] };

/** @typedef {keyof typeof PATTERNS} Touch something that can be felt */

/** @param {Touch} what */
export function buzz(what) {
  if (touch.value && preferences.value.buzz && !still.value && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(PATTERNS[what]);
}
