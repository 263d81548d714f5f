/** The table of points, explained. */
import { html } from "../../core/html.js";
import { Chip } from "../../parts/chip.js";
import { Icon } from "../../parts/icon.js";
import { letterOf } from "../../parts/looks.js";
import { Piece } from "../../parts/piece.js";
import { lobby } from "../../core/store.js";
import { t } from "../../core/text.js";
import { routeIcon } from "../routes.js";
import { ranking } from "../../table/end/statistics.js";

/**
 * @param {{figures: import("../../table/end/statistics.js").Statistics}} props
 */
export function Standings({ figures }) {
  const rows = ranking(figures);
  const { look } = lobby.value.seats[rows[0].seat];
  const pictures = {
    settlements: html`<${Piece} kind="settlement" look=${look} size=${26} />`,
    cities: html`<${Piece} kind="city" look=${look} size=${26} />`,
    army: html`<${Icon} id="i-army" size=${20} />`,
    road: html`<${Icon} id=${routeIcon.value} size=${20} />`,
    cards: html`<${Icon} id="i-dev" size=${20} />`,
    other: html`<${Icon} id="i-vp" size=${20} />`,
  };
  const columns = Object.keys(pictures).filter((key) => key !== "other" || rows.some(({ parts }) => parts.other !== 0));
  return html`<section class="end-box">
    <h2>${t("standings")} <small>${t("standings-text")}</small></h2>
    <table class="standings">
      <thead><tr>
        <th colspan="2" scope="col">${t("player")}</th>
        ${columns.map((key) => html`<th key=${key} scope="col" title=${t(`points-${key}`)}>${pictures[key]}<span>${t(`column-${key}`)}</span></th>`)}
        <th scope="col">${t("points")}</th>
      </tr></thead>
      <tbody>${rows.map((row) => html`<${Row} key=${row.seat} row=${row} columns=${columns} won=${row.seat === figures.winner} />`)}</tbody>
    </table>
  </section>`;
}

function Row({ row: { seat, parts, total }, columns, won }) {
  const { look, name } = lobby.value.seats[seat];
  return html`<tr class=${won ? "won" : ""}>
    <td><${Chip} look=${look} letter=${letterOf(name)} size=${34} /></td>
    <th scope="row">${name} ${won && html`<${Icon} id="i-crown" size=${16} label=${t("winner")} />`}</th>
    ${columns.map((key) => html`<td key=${key} class=${parts[key] ? "" : "none"}>${parts[key] || "–"}</td>`)}
    <td class="sum">${total}</td>
  </tr>`;
}
