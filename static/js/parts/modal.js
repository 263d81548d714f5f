/** A modal dialog, for what may cover the page: the browser's own <dialog> keeps focus and Escape right. */
import { signal } from "../../vendor/signals.js";
import { useEffect, useRef } from "../../vendor/hooks.js";
import { html } from "../core/html.js";

/** How to close those that somebody has opened, the uppermost last. @type {import("../../vendor/signals.js").Signal<(() => void)[]>} */
export const modals = signal([]);

/**
 * @param {{label: string, onClose: () => void, byItself?: boolean, class?: string, children?: any}} props `byItself`: nobody has opened it
 */
export function Modal({ label, onClose, byItself = false, class: name = "", children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    if (byItself) return undefined;
    const close = () => latest.current();
    modals.value = [...modals.value, close];
    return () => void (modals.value = modals.value.filter((each) => each !== close));
  }, []);
  useEffect(() => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    dialog.current?.showModal();
    dialog.current?.focus();
    // not before the dialog is gone: until then nothing outside it takes the focus
    return () => queueMicrotask(() => before?.isConnected && before.focus({ preventScroll: true }));
  }, []);
  /** @param {Event} event */
  const outside = (event) => event.target === dialog.current && onClose();
  return html`<dialog class="modal ${name}" aria-label=${label} tabindex="-1" ref=${dialog} onClose=${onClose} onClick=${outside}>
    ${children}
  </dialog>`;
}
