/** The actions that the server allows this seat now, and how they are sent, for any game. */
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
 * Send an action, one at a time; the status line shows a refusal, so callers need not catch it.
 * @param {any} action
 * @returns {Promise<boolean>} whether it was stored
 */
export async function send(action) {
  if (!(await mayAsk(action))) return false;
  refusal.value = null;
  try {
    await act(action);
    return true;
  } catch {
    return false;
  }
}
