/** Work that can wait until the page has nothing else to do. */

const PATIENCE_MS = 100; // in a browser that does not tell when it is idle

/**
 * @param {() => void} task
 * @returns {() => void} undoes it
 */
export function whenIdle(task) {
  if ("requestIdleCallback" in globalThis) {
    const asked = requestIdleCallback(task);
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(task, PATIENCE_MS);
  return () => clearTimeout(timer);
}
