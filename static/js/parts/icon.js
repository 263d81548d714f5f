/** One symbol of the sprite. Without a label it is decoration and hidden from assistive technology. */
import { html } from "../html.js";
import { pure } from "./pure.js";
import { symbol } from "../sprite.js";

export { symbol };

/**
 * @param {{id: string, size?: number, label?: string, class?: string}} props `id` as in sprite.svg: "i-trade", "res-ore"
 */
export const Icon = pure(function Icon({ id, size = 18, label, class: name }) {
  const role = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class=${name} width=${size} height=${size} viewBox="0 0 ${size} ${size}" ...${role}>
    <use href=${symbol(id)} width=${size} height=${size} />
  </svg>`;
});
