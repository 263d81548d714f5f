/** How much time is left to answer; it runs for everybody alike, whether or not they have clocks. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { openWindow } from "../../core/store.js";
import { spokenTime } from "./parts.js";

const LOOK_MS = 250;

/** What is left now, in ms; null while nothing is open. */
export function windowLeft() {
  const open = openWindow.value;
  return open && Math.max(0, open.at + open.ends - performance.now());
}

/** The seconds, and with `bar` their share of the whole. Only to look at: they change too often to be announced. */
export function WindowClock({ bar = false }) {
  const [, look] = useState(0);
  const left = windowLeft();
  useEffect(() => {
    const timer = left === null ? undefined : setInterval(() => look((times) => times + 1), LOOK_MS);
    return () => clearInterval(timer);
  }, [left === null]);
  if (left === null) return null;
  return html`<b class="seconds" aria-hidden="true">${spokenTime(left)}</b>
    ${bar && openWindow.value && html`<span class="window-bar" aria-hidden="true"><i style=${{ transform: `scaleX(${left / openWindow.value.length})` }}></i></span>`}`;
}
