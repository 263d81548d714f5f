/** The table of points, explained. */
import { html } from "../html.js";
import { Chip } from "../parts/chip.js";
import { Icon } from "../parts/icon.js";
import { letterOf } from "../parts/looks.js";
import { Piece } from "../parts/piece.js";
import { lobby, view } from "../store.js";
import { t } from "../text.js";
import { standings } from "./figures.js";

export function Standings() {
  const rows = standings(view.value);
  const others = rows.some(({ other }) => other !== 0);
  const { look } = lobby.value.seats[view.value.winner];
  const columns = [
    { key: "settlements", picture: html`<${Piece} kind="settlement" look=${look} size=${26} />`, points: ({ settlements }) => settlements },
    { key: "cities", picture: html`<${Piece} kind="city" look=${look} size=${26} />`, points: ({ cities }) => 2 * cities },
    { key: "army", picture: html`<${Icon} id="i-army" size=${20} />`, points: ({ army }) => army },
    { key: "road", picture: html`<${Icon} id="i-longest" size=${20} />`, points: ({ road }) => road },
    { key: "cards", picture: html`<${Icon} id="i-dev" size=${20} />`, points: ({ cards }) => cards },
    ...(others ? [{ key: "other", picture: html`<${Icon} id="i-vp" size=${20} />`, points: ({ other }) => other }] : []),
  ];
  return html`<section class="end-box">
    <h2>${t("standings")} <small>${t("standings-text")}</small></h2>
    <table class="standings">
      <thead><tr>
        <th colspan="2" scope="col">${t("player")}</th>
        ${columns.map(({ key, picture }) => html`<th key=${key} scope="col" title=${t(`points-${key}`)}>${picture}<span>${t(`column-${key}`)}</span></th>`)}
        <th scope="col">${t("points")}</th>
      </tr></thead>
      <tbody>${rows.map((row) => html`<${Row} key=${row.seat} row=${row} columns=${columns} />`)}</tbody>
    </table>
  </section>`;
}

function Row({ row, columns }) {
  const { look, name } = lobby.value.seats[row.seat];
  const won = row.seat === view.value.winner;
  return html`<tr class=${won ? "won" : ""}>
    <td><${Chip} look=${look} letter=${letterOf(name)} size=${34} /></td>
    <th scope="row">${name} ${won && html`<${Icon} id="i-crown" size=${16} label=${t("winner")} />`}</th>
    ${columns.map(({ key, points }) => html`<td key=${key} class=${points(row) ? "" : "none"}>${points(row) || "–"}</td>`)}
    <td class="sum">${row.points}</td>
  </tr>`;
}
