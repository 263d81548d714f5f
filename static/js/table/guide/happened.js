/** What the server says has happened so far. */
import { computed } from "../../../vendor/signals.js";
import { counted } from "../../core/store.js";
import { isMe } from "../people/people.js";

/** Every event that counts, oldest first. */
export const events = computed(() => counted.value.moves.flatMap((entry) => entry.events));

/**
 * How often I did that.
 * @param {...string} types of events
 */
export function done(...types) {
  return events.value.filter((event) => types.includes(event.type) && isMe(event.seat)).length;
}
