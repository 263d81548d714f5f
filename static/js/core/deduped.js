/** Signals for components to draw from: they change only if what they say changes, which saves drawing again. */
import { computed } from "../../vendor/signals.js";

/**
 * A computed signal that keeps its value until a new one differs as JSON.
 * @template T
 * @param {() => T} facts what JSON can say
 * @returns {import("../../vendor/signals.js").ReadonlySignal<T>}
 */
export function dedupedSignal(facts) {
  let kept = { value: /** @type {T | undefined} */ (undefined), written: "" };
  return computed(() => {
    const value = facts();
    const written = JSON.stringify(value);
    if (written !== kept.written) kept = { value, written };
    return /** @type {T} */ (kept.value);
  });
}

/**
 * A steady signal for each key, made when it is first asked for.
 * @template K, T
 * @param {(key: K) => T} facts
 * @returns {(key: K) => T}
 */
export function dedupedFor(facts) {
  const signals = new Map();
  return (key) => {
    if (!signals.has(key)) signals.set(key, dedupedSignal(() => facts(key)));
    return signals.get(key).value;
  };
}
