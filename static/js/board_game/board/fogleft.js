/** What is left under the fog, beside the board: anybody can count it. */
import { html, Icon } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { figures } from "../actions/choices.js";
import { begunView } from "../seen.js";

export function FogLeft() {
  const { fog } = begunView();
  if (!fog || figures.value.length > 1) return null; // the robber or the pirate may go where this lies
  const { terrain, tokens } = fog;
  const kinds = Object.entries(terrain);
  const count = kinds.reduce((sum, [, number]) => sum + number, 0);
  return html`<section class="fog-left" aria-label=${t("fog-title")}>
    <strong><${Icon} id="i-fog" size=${18} />${t("fog-count", { count })}</strong>
    <span class="kinds">${kinds.map(([kind, number]) => html`<span key=${kind}>${kind === "sea" ? t("table-terrain-sea") : html`<${Icon} id="hex-${kind}" size=${20} label=${t(`table-terrain-${kind}`)} />`}<b>${number}</b></span>`)}</span>
    ${tokens.length > 0 && html`<small>${t("fog-tokens", { tokens: tokens.join(" ") })}</small>`}
  </section>`;
}
