/** A change of page moves the focus to the heading of the new one, which is read then: the element that had it has gone with the old page. */
import { effect } from "../../vendor/signals.js";
import { route } from "../core/router.js";

/** @returns {() => void} stops it */
export function followPages() {
  let before = nameOf(route.peek());
  let watch = /** @type {MutationObserver | null} */ (null);
  return effect(() => {
    const now = nameOf(route.value);
    if (now === before) return;
    before = now;
    watch?.disconnect();
    watch = whenThere(document.querySelector("h1"));
  });
}

/** @param {{page: string, code?: string}} route */
const nameOf = ({ page, code = "" }) => `${page} ${code}`;

/** Focus the next heading, which may still be on its way, unless its page gives the focus to something itself. @param {Element | null} old */
function whenThere(old) {
  const watch = new MutationObserver(() => {
    const heading = document.querySelector("h1");
    if (!heading || heading === old) return;
    watch.disconnect();
    if (document.activeElement !== document.body) return;
    heading.setAttribute("tabindex", "-1");
    heading.focus({ preventScroll: true });
  });
  watch.observe(/** @type {HTMLElement} */ (document.getElementById("app")), { childList: true, subtree: true });
  return watch;
}
