/** Logo and drawn name of the product. */
import { html } from "../core/html.js";
import { t } from "../core/text.js";
import { Icon, symbol } from "./icon.js";

/**
 * @param {{size?: number, logoOnly?: boolean}} props `size`: the logo's, in px
 */
export function Wordmark({ size = 38, logoOnly = false }) {
  const height = size * 0.55;
  return html`<span class="wordmark" role="img" aria-label=${t("product")}>
    <${Icon} id="logo" size=${size} />
    ${!logoOnly && html`<svg width=${height * 7.3} height=${height} viewBox="0 0 176 24" aria-hidden="true">
      <use href=${symbol("wordmark")} x="-2" y="-1" width="182" height="26" />
    </svg>`}
  </span>`;
}
