/** A modal dialog, for what may cover the page: the browser's own <dialog> keeps focus and Escape right. */
import { useEffect, useRef } from "../../vendor/hooks.js";
import { html } from "../core/html.js";

/**
 * @param {{label: string, onClose: () => void, class?: string, children?: any}} props
 */
export function Modal({ label, onClose, class: name = "", children }) {
  const dialog = useRef(null);
  useEffect(() => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    dialog.current.showModal();
    dialog.current.focus();
    // not before the dialog is gone: until then nothing outside it takes the focus
    return () => queueMicrotask(() => before?.isConnected && before.focus({ preventScroll: true }));
  }, []);
  const outside = (event) => event.target === dialog.current && onClose();
  return html`<dialog class="modal ${name}" aria-label=${label} tabindex="-1" ref=${dialog} onClose=${onClose} onClick=${outside}>
    ${children}
  </dialog>`;
}
