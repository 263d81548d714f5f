/** Puts the ring around what the guide talks about. */
import { useEffect } from "../../../vendor/hooks.js";

/**
 * The ring stays on whatever the first of these selectors finds, also when the table is drawn anew.
 * @param {string[]} selectors
 */
export function useRing(selectors) {
  useEffect(() => {
    const table = document.querySelector(".table");
    const ring = () => {
      const found = selectors.map((selector) => [...table.querySelectorAll(selector)]).find((each) => each.length > 0) ?? [];
      for (const element of ringed(table)) if (!found.includes(element)) element.removeAttribute("data-ringed");
      for (const element of found) element.setAttribute("data-ringed", "");
    };
    ring();
    const observer = new MutationObserver(ring);
    observer.observe(table, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      for (const element of ringed(table)) element.removeAttribute("data-ringed");
    };
  }, [selectors.join()]);
}

function ringed(table) {
  return [...table.querySelectorAll("[data-ringed]")];
}
