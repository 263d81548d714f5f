/** Buttons. One that may not be pressed stays focusable and says why. */
import { useLayoutEffect, useRef } from "../../vendor/hooks.js";
import { html } from "../core/html.js";
import { Icon } from "./icon.js";
import { tellWhyNot } from "./whynot.js";

/**
 * @param {{kind?: "primary" | "quiet" | "good" | "plain", icon?: string, why?: string, busy?: boolean, class?: string,
 *          box?: {current: any}, onClick?: (event: Event) => void, children?: any}} props
 *   `box`: gets the element; `why`: the reason it cannot be pressed now, told to whoever presses it; `busy`: the answer is awaited;
 *   everything else goes to <button>
 */
export function Button({ kind = "plain", icon, why, busy = false, class: name = "", box, onClick, children, ...rest }) {
  /** @param {Event & {currentTarget: HTMLElement}} event */
  const press = (event) => {
    if (!why && !busy) return onClick?.(event);
    event.preventDefault();
    if (why) tellWhyNot(event.currentTarget, why);
    return undefined;
  };
  return html`<button type="button" ref=${box} class="btn ${kind} ${name}" aria-disabled=${why || busy ? "true" : undefined}
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

/** How long, in ms, something has to be there before it can have been read. */
const READ_AFTER_MS = 400;

/**
 * A press counts when what it does can be read: the second half of a double click was meant for what stood there before.
 * @param {unknown} meaning changes with what a press would do
 * @param {{fromStart?: boolean}} [how] `fromStart`: also when the button has just appeared
 * @returns {{current: any}} for the button, which has `data-unread` until then
 */
export function useUnread(meaning, { fromStart = false } = {}) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const begun = useRef(fromStart);
  useLayoutEffect(() => {
    const { current: button } = box;
    if (!begun.current || !button) return void (begun.current = true);
    button.dataset.unread = "";
    const timer = setTimeout(() => delete button.dataset.unread, READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [meaning]);
  return box;
}

/**
 * For a button with `useUnread`.
 * @param {() => void} press
 * @returns {(event: Event) => void}
 */
export const onceRead = (press) => ({ currentTarget }) => !("unread" in /** @type {HTMLElement} */ (currentTarget).dataset) && press();

/**
 * For `onClickCapture` of a box with `useUnread`: whatever is pressed in it counts once it can have been read.
 * @param {Event & {currentTarget: HTMLElement}} event
 */
export const onceAllRead = (event) => "unread" in event.currentTarget.dataset && event.stopPropagation();

/** How near to each other, in CSS pixels, the halves of a double click or tap are. */
const SAME_PLACE = 16;

/**
 * For what moves under the pointer as soon as it is pressed.
 * @returns {(what: unknown, event: {clientX: number, clientY: number}) => boolean} whether this press is the second half of a double click
 *   that began on something else
 */
export function secondHalves() {
  let first = { what: /** @type {unknown} */ (""), x: 0, y: 0, at: -Infinity };
  return (what, { clientX: x, clientY: y }) => {
    const at = performance.now();
    const again = at - first.at < READ_AFTER_MS && Math.hypot(x - first.x, y - first.y) < SAME_PLACE;
    if (again && what !== first.what) return true;
    first = { what, x, y, at };
    return false;
  };
}

/**
 * What has the focus without the reader's doing counts no keys until it can have been read.
 * @param {Element | null} place
 */
export function unreadAtFirst(place) {
  if (!(place instanceof SVGElement)) return;
  place.dataset.unread = "";
  setTimeout(() => delete place.dataset.unread, READ_AFTER_MS);
}

/** For `onKeyDown`, where one press changes what the next would do: holding a key counts as one press. @param {KeyboardEvent} event */
export const unheld = (event) => event.repeat && event.preventDefault();
