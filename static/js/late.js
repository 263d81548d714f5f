/** What is not urgent: it waits until the frame with the urgent part has been drawn. */
import { useEffect, useState } from "../vendor/hooks.js";
import { effect, signal } from "../vendor/signals.js";

const FRAME = 34;
/** After an effect, which runs when a frame has been drawn, this is the next one. */
const NEXT_FRAME = 8;

/**
 * The same as a signal, a moment later; of several changes in that moment only the last.
 * @template T
 * @param {import("../vendor/signals.js").ReadonlySignal<T>} source
 */
export function late(source) {
  const follower = signal(source.peek());
  let timer = 0;
  effect(() => {
    if (source.value === follower.peek() || timer) return;
    timer = setTimeout(() => {
      timer = 0;
      follower.value = source.peek();
    }, FRAME);
  });
  return follower;
}

/**
 * For a component: what it was given, a frame later than it was given something else.
 * @template T
 * @param {T} now
 * @param {boolean} urgent not later, then
 * @returns {T}
 */
export function useLater(now, urgent) {
  const [shown, show] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => show(now), NEXT_FRAME);
    return () => clearTimeout(timer);
  }, [now]);
  return urgent ? now : shown;
}
