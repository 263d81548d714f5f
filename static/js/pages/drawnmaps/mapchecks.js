/** The server's remarks about a map, beside the canvas: findings, production, and the game that it is for. */
import { html } from "../../core/html.js";
import { t } from "../../core/text.js";
import { Icon } from "../../parts/icon.js";
import { Resource, RESOURCES } from "../../parts/resource.js";
import { findingWords } from "./mapwords.js";

/**
 * @param {{findings: import("../../../protocol.js").MapFinding[], shown: number[][], onShow: (hexes: number[][]) => void}} props
 */
export function MapChecks({ findings, shown, onShow }) {
  const forbidding = findings.filter(({ severity }) => severity === "forbids").length;
  const warnings = findings.length - forbidding;
  return html`<section aria-labelledby="map-checks">
    <header><h2 id="map-checks">${t("drawn-checks")}</h2>
      ${forbidding > 0 && html`<span class="tag bad">${t("drawn-forbidden", { count: forbidding })}</span>`}
      ${warnings > 0 && html`<span class="tag warn">${t("drawn-warnings", { count: warnings })}</span>`}</header>
    <ul class="map-findings">
      ${findings.map((finding, at) => html`<${Finding} key=${at} finding=${finding} shown=${shown} onShow=${onShow} />`)}
      ${findings.length === 0 && html`<li class="map-finding good"><${Icon} id="i-yes" size=${18} /><span>${t("drawn-all-well")}</span></li>`}
    </ul>
  </section>`;
}

/** @param {{finding: import("../../../protocol.js").MapFinding, shown: number[][], onShow: (hexes: number[][]) => void}} props */
function Finding({ finding, shown, onShow }) {
  const { hexes, severity } = finding;
  const pressed = hexes.length > 0 && JSON.stringify(hexes) === JSON.stringify(shown);
  const inside = html`<${Icon} id=${severity === "forbids" ? "i-no" : "i-warn"} size=${18} label=${t(`drawn-${severity}`)} /><span>${findingWords(finding)}</span>`;
  const look = severity === "forbids" ? "bad" : "warn";
  if (hexes.length === 0) return html`<li class="map-finding ${look}">${inside}</li>`;
  return html`<li><button type="button" class="map-finding ${look}" aria-pressed=${String(pressed)} onClick=${() => onShow(pressed ? [] : hexes)}>${inside}</button></li>`;
}

/** @param {{figures: import("../../../protocol.js").Json}} props */
export function MapDots({ figures }) {
  const { dots, rolls } = figures;
  if (!dots) return null;
  const most = Math.max(1, ...RESOURCES.map((kind) => dots[kind]));
  return html`<section aria-labelledby="map-dots">
    <header><h2 id="map-dots">${t("drawn-dots")}</h2><span class="mut">${t("drawn-of-rolls", { count: rolls })}</span></header>
    <ul class="map-dots">${RESOURCES.map((kind) => html`<li key=${kind}>
      <${Resource} kind=${kind} size=${24} /><span class="map-gauge" aria-hidden="true"><i style=${{ width: `${(100 * dots[kind]) / most}%` }}></i></span><b>${dots[kind]}</b>
    </li>`)}</ul>
  </section>`;
}
