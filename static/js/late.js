/** What is not urgent: it waits until the frame with the urgent part has been drawn. */
import { effect, signal } from "../vendor/signals.js";

const FRAME = 34;

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
