/** Focus is never lost. */
import { useEffect } from "../../vendor/hooks.js";

/** How many earlier holders are remembered. */
const TRAIL = 4;

const canHold = (each) => each.isConnected && !each.matches(":disabled") && each.getClientRects().length > 0;

/**
 * When what had the focus vanishes, something else gets it.
 * @param {{current: HTMLElement | null}} box
 * @param {(before: HTMLElement[]) => HTMLElement | SVGElement | null | undefined} next
 *   where to go, given what had the focus before and is still there, the latest first
 */
export function useKeptFocus(box, next) {
  useEffect(() => {
    let trail = [];
    const remember = ({ target }) => {
      trail = box.current?.contains(target) ? [target, ...trail.filter((each) => each !== target)].slice(0, TRAIL) : [];
    };
    const watch = new MutationObserver(() => {
      if (trail.length === 0 || trail[0].isConnected || document.activeElement !== document.body) return;
      // Where there is no place yet, the next change is asked again.
      next(trail.filter(canHold))?.focus({ preventScroll: true });
    });
    document.addEventListener("focusin", remember);
    watch.observe(box.current, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", remember);
      watch.disconnect();
    };
  }, []);
}
