/** Buttons. One that may not be pressed stays focusable and says why. */
import { html } from "../html.js";
import { Icon } from "./icon.js";

/**
 * @param {{kind?: "primary" | "quiet" | "good" | "plain", icon?: string, why?: string, busy?: boolean, class?: string,
 *          onClick?: (event: Event) => void, children?: any}} props
 *   `why`: the reason it cannot be pressed now; `busy`: the answer is awaited; everything else goes to <button>
 */
export function Button({ kind = "plain", icon, why, busy = false, class: name = "", onClick, children, ...rest }) {
  const press = (event) => (why || busy ? event.preventDefault() : onClick?.(event));
  return html`<button type="button" class="btn ${kind} ${name}" aria-disabled=${why || busy ? "true" : undefined}
      aria-busy=${busy ? "true" : undefined} title=${why} onClick=${press} ...${rest}>
    ${icon && html`<${Icon} id="i-${icon}" size=${20} />`}${children}
    ${busy && html`<span class="sending" aria-hidden="true"></span>`}
  </button>`;
}

/**
 * A round-cornered square with an icon only; its label is for assistive technology and the tooltip.
 * @param {{icon: string, label: string, size?: number, class?: string, onClick?: (event: Event) => void}} props
 */
export function IconButton({ icon, label, size = 20, class: name = "", ...rest }) {
  return html`<button type="button" class="ib ${name}" aria-label=${label} title=${label} ...${rest}>
    <${Icon} id="i-${icon}" size=${size} />
  </button>`;
}

/**
 * A double click is one press: its second half was meant for what stood there before the first.
 * @param {() => void} press
 * @returns {(event: MouseEvent) => void}
 */
export const once = (press) => ({ detail }) => detail < 2 && press();

/** For `onKeyDown`, where one press changes what the next would do: a key that is held was pressed once. */
export const unheld = (event) => event.repeat && event.preventDefault();
