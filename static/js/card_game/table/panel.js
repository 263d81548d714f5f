/** A panel with a choice: over the opponent's half on a desk, in place of the drawer on a phone; never over the own realm. */
import { useLayoutEffect, useRef } from "../../../vendor/hooks.js";
import { signal } from "../../../vendor/signals.js";
import { html, IconButton } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { phone } from "../../table/layout.js";
import { useLead } from "../../table/focus.js";

/** How far down a panel covers the desk, in pixels; 0 without a panel, or if it leaves the middle free. */
export const covered = signal(0);

/** The player's own realm makes way for the panel, however tall that is. */
function useCover(box, narrow) {
  useLayoutEffect(() => {
    if (phone.value || narrow) return undefined;
    const measure = () => (covered.value = box.current.offsetTop + box.current.offsetHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(box.current);
    measure();
    return () => {
      observer.disconnect();
      covered.value = 0;
    };
  }, [phone.value, narrow]);
}

/**
 * @param {{
 *   title: string, hint?: string, picture?: any, aside?: any, class?: string, lead?: string, narrow?: boolean, onClose?: () => void, children?: any,
 * }} props
 *   `picture`: at its head; `aside`: at the end of the head; `lead`: what gets the focus of those who play by keyboard; `narrow`: on a desk
 *   no wider than a tray
 */
export function ChoicePanel({ title, hint, picture, aside, class: name = "", lead = ".cpanel button", narrow = false, onClose, children }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLead(lead);
  useCover(box, narrow);
  return html`<section class=${`cpanel ${phone.value ? "csheet" : "look"} ${name}`} ref=${box} aria-label=${title}>
    <header>${picture}<div class="grow"><h2>${title}</h2>${hint && html`<p>${hint}</p>`}</div>${aside}${onClose && html`<${IconButton} icon="no" label=${t("close")} onClick=${onClose} />`}</header>
    ${children}
  </section>`;
}
