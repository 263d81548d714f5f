/** The telling of what happened, one thing after the other; what is told stands in signals, and the realms draw it. */
import { signal } from "../../../vendor/signals.js";

/** By owner and place, the marks of the event that is told now. */
export const eventMarks = signal(/** @type {Record<number, Record<number, number | "spared">>} */ ({}));
/** The card that is shown over the sea: an event or an attack. */
export const told = signal(/** @type {{event?: string, card?: string, seat?: number} | null} */ (null));
