/** A panel with a choice: over the opponent's half on a desk, in place of the drawer on a phone; never over the own realm. */
import { html, IconButton } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { phone } from "../../table/layout.js";
import { useLead } from "../../table/focus.js";

/**
 * @param {{title: string, hint?: string, picture?: any, aside?: any, class?: string, lead?: string, onClose?: () => void, children?: any}} props
 *   `picture`: at its head; `aside`: at the end of the head; `lead`: what gets the focus of those who play by keyboard
 */
export function Panel({ title, hint, picture, aside, class: name = "", lead = ".cpanel button", onClose, children }) {
  useLead(lead);
  return html`<section class=${`cpanel ${phone.value ? "csheet" : "look"} ${name}`} aria-label=${title}>
    <header>${picture}<div class="grow"><h2>${title}</h2>${hint && html`<p>${hint}</p>`}</div>${aside}${onClose && html`<${IconButton} icon="no" label=${t("close")} onClick=${onClose} />`}</header>
    ${children}
  </section>`;
}
