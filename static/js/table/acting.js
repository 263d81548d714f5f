/** What the server lets this seat do now, and the sending of it, for any game. */
import { computed } from "../../vendor/signals.js";
import { legal, refusal } from "../core/store.js";
import { act, mayAsk } from "../core/net.js";

/** Legal actions by type. @type {import("../../vendor/signals.js").ReadonlySignal<Map<string, any[]>>} */
export const actions = computed(() => {
  const byType = new Map();
  for (const action of legal.value) {
    if (!byType.has(action.type)) byType.set(action.type, []);
    byType.get(action.type).push(action);
  }
  return byType;
});

/**
 * Send an action, one at a time; a refusal is shown by the status line, so nobody else needs to catch it.
 * @param {any} action
 * @returns {Promise<boolean>} whether it was stored
 */
export async function send(action) {
  if (!(await mayAsk())) return false;
  refusal.value = null;
  try {
    await act(action);
    return true;
  } catch {
    return false;
  }
}
