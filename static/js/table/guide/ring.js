/** Puts the ring around what the guide talks about. */
import { useEffect } from "../../../vendor/hooks.js";
import { effect } from "../../../vendor/signals.js";
import { t } from "../../core/text.js";

/**
 * Keep the ring on whatever the first of these selectors finds, even when the table is drawn again.
 * @param {string[]} selectors
 * @param {(target: string | null) => void} [bring] brings a spot of the board into sight; called again when what it reads changes
 */
export function useRing(selectors, bring = () => {}) {
  useEffect(() => {
    const table = document.querySelector(".table");
    const ring = () => {
      const found = selectors.map((selector) => [...(table?.querySelectorAll(selector) ?? [])]).find((each) => each.length > 0) ?? [];
      for (const element of ringed(table)) if (!found.includes(element)) unring(element);
      for (const element of found) element.setAttribute("data-ringed", ""), element.setAttribute("aria-description", t("guide-ringed"));
      bring(targetIn(found));
    };
    ring();
    const unseen = effect(() => bring(targetIn(ringed(table))));
    const observer = new MutationObserver(ring);
    if (table) observer.observe(table, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      unseen();
      ringed(table).forEach(unring);
    };
  }, [selectors.join()]);
}

/** @param {Element} element */
function unring(element) {
  element.removeAttribute("data-ringed");
  element.removeAttribute("aria-description");
}

/** @param {Element[]} elements */
function targetIn([first]) {
  return first?.getAttribute("data-target") ?? null;
}

/** @param {Element | null} table */
function ringed(table) {
  return [...(table?.querySelectorAll("[data-ringed]") ?? [])];
}
