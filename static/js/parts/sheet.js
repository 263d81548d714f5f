/** A sheet rises from the bottom on a phone and stands beside its cause elsewhere; the board stays usable, but Tab does not go behind it. */
import { useEffect, useRef } from "../../vendor/hooks.js";
import { html } from "../core/html.js";
import { t } from "../core/text.js";
import { IconButton } from "./button.js";

const STOPS = "a[href], button, input, select, textarea, summary, [tabindex]";

/** What Tab stops at in a box, in order. @param {HTMLElement} box @returns {HTMLElement[]} */
function stopsIn(box) {
  const stops = /** @type {HTMLElement[]} */ ([...box.querySelectorAll(STOPS)]);
  return stops.filter((each) => each.tabIndex >= 0 && !each.matches(":disabled, [type=radio]:not(:checked)") && each.getClientRects().length > 0);
}

/**
 * @param {{title: string, onClose?: () => void, class?: string, children?: any}} props without `onClose` it cannot be closed
 */
export function Sheet({ title, onClose, class: name = "", children }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    box.current?.focus({ preventScroll: true });
    return () => before?.isConnected && before.focus({ preventScroll: true });
  }, []);
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    if (!onClose) return;
    if (event.key === "Tab") goRound(event);
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  /** @param {KeyboardEvent} event */
  const goRound = (event) => {
    if (!box.current) return;
    const stops = stopsIn(box.current);
    const [last, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    const { activeElement } = document;
    if (activeElement !== last && !(event.shiftKey && activeElement === box.current)) return;
    event.preventDefault();
    next?.focus();
  };
  return html`<section class="sheet ${name}" role="dialog" aria-label=${title} tabindex="-1" ref=${box} onKeyDown=${onKeyDown}>
    <div class="sheet-head">
      <h2>${title}</h2>
      ${onClose && html`<${IconButton} icon="no" label=${t("close")} onClick=${onClose} />`}
    </div>
    <div class="sheet-body">${children}</div>
  </section>`;
}
