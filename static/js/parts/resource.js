/** A resource's picture, with a number where it counts. */
import { html } from "../core/html.js";
import { t } from "../core/text.js";
import { Icon } from "./icon.js";

export const RESOURCES = ["brick", "lumber", "wool", "grain", "ore"];

/**
 * @param {{kind: string, size?: number, count?: number}} props `kind`: a resource, "any" or "card"
 */
export function Resource({ kind, size = 18, count }) {
  return html`<span class="res">
    ${count !== undefined && html`<b>${count}</b>`}<${Icon} id="res-${kind}" size=${size} label=${t(kind)} />
  </span>`;
}
