/** Puts the ring around what the guide talks about. */
import { useEffect } from "../../../vendor/hooks.js";
import { effect } from "../../../vendor/signals.js";
import { camera, sight } from "../board/camera.js";
import { stopAt } from "../board/targets.js";

/**
 * A spot on the board comes into sight with it, once.
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
      bring(found[0]?.getAttribute("data-target"));
    };
    let brought = /** @type {string | null} */ (null);
    const bring = (key) => {
      const spot = key ? stopAt(key) : null;
      if (!spot || (key !== brought && camera.current?.bring(spot))) brought = spot && key;
    };
    ring();
    const unseen = effect(() => {
      if (sight.value) bring(ringed(table)[0]?.getAttribute("data-target"));
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
