/** What the rolls brought to whom, against what they bring on average: by resource, and all together. */
import { html } from "../../core/html.js";
import { RESOURCES } from "../../parts/resource.js";
import { Icon } from "../../parts/icon.js";
import { t } from "../../core/text.js";
import { PlayerHead } from "../../table/end/player.js";
import { luckOf, ranking, signed } from "../../table/end/statistics.js";

const LEAST_SCALE = 10;

/**
 * @param {{figures: import("../../table/end/statistics.js").Statistics}} props
 */
export function Production({ figures }) {
  const rows = ranking(figures).sort((a, b) => luckOf(b) - luckOf(a));
  const most = Math.max(LEAST_SCALE, ...rows.map((row) => Math.abs(luckOf(row))));
  return html`<section class="end-box">
    <h2>${t("production")} <small>${t("production-text")}</small></h2>
    <table class="figures production">
      <thead><tr>
        <th scope="col"><span class="unseen">${t("player")}</span></th>
        ${RESOURCES.map((kind) => html`<th key=${kind} scope="col"><${Icon} id="res-${kind}" size=${24} label=${t(kind)} /></th>`)}
        <th scope="col">${t("column-received")}</th>
        <th scope="col" class="luck-column">${t("luck")}</th>
      </tr></thead>
      <tbody>${rows.map((row) => html`<tr key=${row.seat}>
        <${PlayerHead} seat=${row.seat} />
        ${RESOURCES.map((kind) => html`<${Cards} key=${kind} received=${row.produced[kind]} due=${row.due[kind]} />`)}
        <${Cards} received=${row.received} due=${row.expected} />
        <${Luck} luck=${luckOf(row)} most=${most} />
      </tr>`)}</tbody>
    </table>
  </section>`;
}

function Cards({ received, due }) {
  return html`<td class=${received || due ? "" : "none"}>${received} <small>${t("figure", { value: due })}</small></td>`;
}

function Luck({ luck, most }) {
  const bar = { width: `${(Math.abs(luck) / most) * 50}%`, [luck > 0 ? "left" : "right"]: "50%" };
  return html`<td class="luck-column"><span class="luck"><span class="track"><span class=${luck > 0 ? "good" : "bad"} style=${bar}></span></span><b>${signed(Math.round(luck))}</b></span></td>`;
}
