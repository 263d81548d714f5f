/** Two live regions: polite for what happened, assertive for what must be decided. */
import { signal } from "../../vendor/signals.js";
import { html } from "../core/html.js";

const polite = signal("");
const assertive = signal("");

/**
 * Say it to those who listen instead of looking.
 * @param {string} text
 * @param {{now?: boolean}} [how] `now` interrupts
 */
export function announce(text, { now = false } = {}) {
  const region = now ? assertive : polite;
  region.value = region.value === text ? `${text}\u00a0` : text;
}

export function Announcer() {
  return html`<div class="unseen spoken" aria-live="polite">${polite}</div>
    <div class="unseen spoken" aria-live="assertive">${assertive}</div>`;
}
