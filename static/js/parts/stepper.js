/** A number between two buttons. */
import { html } from "../core/html.js";
import { t } from "../core/text.js";
import { Icon } from "./icon.js";

/**
 * @param {{label: string, value: number, values: number[], onChange: (value: number) => void}} props `values`: the allowed ones, ascending
 */
export function Stepper({ label, value, values, onChange }) {
  const place = values.indexOf(value);
  /** @param {number} by @param {string} icon @param {string} word */
  const step = (by, icon, word) => {
    const next = values[place + by];
    return html`<button type="button" aria-label=${t(word, { what: label })} aria-disabled=${next === undefined ? "true" : undefined}
      onClick=${() => next !== undefined && onChange(next)}><${Icon} id="i-${icon}" size=${15} /></button>`;
  };
  return html`<span class="stepper" role="group" aria-label=${label}>
    ${step(-1, "minus", "less")}<output aria-live="polite">${value}</output>${step(1, "plus", "more")}
  </span>`;
}
