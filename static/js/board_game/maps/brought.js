/** What a map brings, in symbols and words. */
import { html } from "../../core/html.js";
import { t } from "../../core/text.js";
import { Icon } from "../../parts/icon.js";
import { broughtBy } from "./facts.js";

/** @param {{board: any}} props a row of the catalog */
export function Brought({ board }) {
  const all = broughtBy(board);
  return all.length > 0 && html`<ul class="brought" aria-label=${t("map-brings")}>
    ${all.map(({ key, icon, word, always }) => html`<li key=${key} class=${always ? "always" : undefined}><${Icon} id=${icon} size=${16} />${word}</li>`)}
  </ul>`;
}

/** The same at length, with what no table leaves out marked. @param {{board: any}} props */
export function BroughtAtLength({ board }) {
  const all = broughtBy(board);
  return all.length > 0 && html`<ul class="brought-at-length" aria-label=${t("map-brings")}>
    ${all.map(({ key, icon, title, value, text, always }) => html`<li key=${key}>
      <${Icon} id=${icon} size=${22} />
      <span><b>${title}</b>${value && html` <span class="value">${value}</span>`}${always && html` <span class="tag"><${Icon} id="i-lock" size=${12} />${t("map-always")}</span>`}${text && html`<small>${text}</small>`}</span>
    </li>`)}
  </ul>`;
}
