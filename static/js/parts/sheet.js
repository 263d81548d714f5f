/** A sheet rises from the bottom on a phone and stands beside its cause elsewhere; the board stays usable. */
import { useEffect, useRef } from "../../vendor/hooks.js";
import { html } from "../core/html.js";
import { t } from "../core/text.js";
import { IconButton } from "./button.js";

/**
 * @param {{title: string, onClose?: () => void, class?: string, children?: any}} props without `onClose` it cannot be closed
 */
export function Sheet({ title, onClose, class: name = "", children }) {
  const box = useRef(null);
  useEffect(() => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    box.current.focus({ preventScroll: true });
    return () => before?.isConnected && before.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event) => {
    if (event.key !== "Escape" || !onClose) return;
    event.stopPropagation();
    onClose();
  };
  return html`<section class="sheet ${name}" role="dialog" aria-label=${title} tabindex="-1" ref=${box} onKeyDown=${onKeyDown}>
    <div class="sheet-head">
      <h2>${title}</h2>
      ${onClose && html`<${IconButton} icon="no" label=${t("close")} onClick=${onClose} />`}
    </div>
    <div class="sheet-body">${children}</div>
  </section>`;
}
