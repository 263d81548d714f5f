/** Keeps the focus from being lost. */
import { useEffect } from "../../vendor/hooks.js";

/** How many earlier holders of the focus are remembered. */
const TRAIL = 4;
/** Attributes that decide whether an element can hold the focus. */
const DECIDING = ["class", "disabled", "hidden", "tabindex"];

/** @param {HTMLElement} each */
const canHold = (each) => each.isConnected && !each.matches(":disabled") && each.getClientRects().length > 0 && getComputedStyle(each).visibility === "visible";

/**
 * When the focused element vanishes, another one gets the focus.
 * @param {{current: HTMLElement | null}} box
 * @param {(before: HTMLElement[]) => Iterable<HTMLElement | SVGElement | null | undefined>} next
 *   where to go, the best place first, given what had the focus before and is still there, the latest first
 */
export function useKeptFocus(box, next) {
  useEffect(() => {
    let trail = /** @type {HTMLElement[]} */ ([]);
    let lost = false;
    /** @param {FocusEvent} event */
    const remember = (event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      trail = box.current?.contains(target) ? [target, ...trail.filter((each) => each !== target)].slice(0, TRAIL) : [];
      lost = false;
    };
    /** @param {(from: HTMLElement) => boolean} isTaken who lets go of it by a click elsewhere is left in peace */
    const keep = (isTaken) => {
      if (!box.current || trail.length === 0 || document.activeElement !== document.body) return;
      lost ||= isTaken(trail[0]);
      if (!lost) return;
      // If there is no place yet, try again at the next change.
      for (const place of next(trail.filter(canHold))) {
        place?.focus({ preventScroll: true });
        if (document.activeElement !== document.body) return;
      }
    };
    // An element that is moved on the page loses the focus like one that is removed.
    /** @param {MutationRecord[]} changes @returns {(from: HTMLElement) => boolean} */
    const isMoved = (changes) => (from) => !from.isConnected || changes.some(({ removedNodes }) => [...removedNodes].some((each) => each.contains(from)));
    const watch = new MutationObserver((changes) => keep(isMoved(changes)));
    // An element that is hidden or disabled loses it at the next layout.
    /** @param {FocusEvent} event */
    const onFocusOut = ({ relatedTarget }) => relatedTarget === null && queueMicrotask(() => keep((from) => !canHold(from)));
    document.addEventListener("focusin", remember);
    document.addEventListener("focusout", onFocusOut);
    watch.observe(/** @type {HTMLElement} */ (box.current), { childList: true, subtree: true, attributeFilter: DECIDING });
    return () => {
      document.removeEventListener("focusin", remember);
      document.removeEventListener("focusout", onFocusOut);
      watch.disconnect();
    };
  }, []);
}
