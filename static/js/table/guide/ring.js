/** Puts the ring around what the guide talks about. */
import { useEffect } from "../../../vendor/hooks.js";
import { effect } from "../../../vendor/signals.js";

/**
 * The ring stays on whatever the first of these selectors finds, also when the table is drawn anew.
 * @param {string[]} selectors
 * @param {import("./steps.js").Sight} [sight] of a game whose places may lie out of sight
 */
export function useRing(selectors, sight) {
  useEffect(() => {
    const table = document.querySelector(".table");
    const bring = sight?.bringer();
    const ring = () => {
      const found = selectors.map((selector) => [...table.querySelectorAll(selector)]).find((each) => each.length > 0) ?? [];
      for (const element of ringed(table)) if (!found.includes(element)) element.removeAttribute("data-ringed");
      for (const element of found) element.setAttribute("data-ringed", "");
      bring?.(found[0]);
    };
    ring();
    const unseen = effect(() => {
      if (sight?.changes.value) bring(ringed(table)[0]);
    });
    const observer = new MutationObserver(ring);
    observer.observe(table, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      unseen();
      for (const element of ringed(table)) element.removeAttribute("data-ringed");
    };
  }, [selectors.join()]);
}

function ringed(table) {
  return [...table.querySelectorAll("[data-ringed]")];
}
