/** Short news that no line of the log tells: seen for a while, heard at once, never in the way. */
import { signal } from "../../../vendor/signals.js";
import { html, Icon } from "../../parts/index.js";
import { announce } from "../../parts/announcer.js";
import { t } from "../../core/text.js";

const STAYS_MS = 7000;

/** The oldest first. */
export const toasts = signal(/** @type {{id: number, icon: string, text: string}[]} */ ([]));
let lastId = 0;

/**
 * @param {string} text
 * @param {{icon: string, now?: boolean}} how `now` interrupts who listens
 */
export function toast(text, { icon, now = false }) {
  const id = (lastId += 1);
  toasts.value = [...toasts.value, { id, icon, text }];
  setTimeout(() => (toasts.value = toasts.value.filter((each) => each.id !== id)), STAYS_MS);
  announce(text, { now });
}

export function Toasts() {
  if (toasts.value.length === 0) return null;
  return html`<aside aria-label=${t("news")}><ul class="toasts">
    ${toasts.value.map(({ id, icon, text }) => html`<li key=${id} class="toast"><${Icon} id="i-${icon}" size=${18} /><span>${text}</span></li>`)}
  </ul></aside>`;
}
