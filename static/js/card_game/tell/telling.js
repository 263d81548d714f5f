/** The telling of what happened, one thing after the other; what is told stands in signals, and the realms draw it. */
import { signal } from "../../../vendor/signals.js";

/** By owner and place, the marks of the event that is told now. @type {import("../../../vendor/signals.js").Signal<Record<number, Record<number, number | "spared">>>} */
export const eventMarks = signal({});
/** The card that is shown over the sea: an event or an attack. @type {import("../../../vendor/signals.js").Signal<{event?: string, card?: string, seat?: number} | null>} */
export const told = signal(null);
