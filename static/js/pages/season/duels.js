/** Head to head: how often the player of the row finished ahead of the player of the column, and behind. */
import { html } from "../../core/html.js";
import { t } from "../../core/text.js";
import { nameOfPlayer, MemberChip } from "./groupwords.js";

/** @param {{page: import("../../../protocol.js").SeasonPage, people: import("./groupwords.js").People}} props */
export function Duels({ page, people }) {
  const players = page.standings.map(({ player }) => player);
  const duels = new Map(page.duels.map((duel) => [`${duel.player} ${duel.other}`, duel]));
  return html`<header><h2 id="head-duels">${t("season-duels")}</h2><span class="mut">${t("season-duels-text")}</span></header>
  ${players.length === 0 ? html`<p class="season-nothing">${t("season-nothing")}</p>` : html`<div class="season-scroll" tabindex="0" role="group" aria-labelledby="head-duels"><table class="season-duel-table" style=${{ "--players": players.length }}>
    <thead><tr><td>${t("season-ahead-of")}</td>${players.map((player) => html`<th key=${player} scope="col"><${MemberChip} player=${people.get(player)} size=${30} label /></th>`)}</tr></thead>
    <tbody>${players.map((player) => html`<tr key=${player}>
      <th scope="row"><span class="of-player"><${MemberChip} player=${people.get(player)} size=${28} /><span class="name">${nameOfPlayer(people.get(player))}</span></span></th>
      ${players.map((other) => html`<${Cell} key=${other} duel=${duels.get(`${player} ${other}`)} same=${player === other} one=${nameOfPlayer(people.get(player))} other=${nameOfPlayer(people.get(other))} />`)}
    </tr>`)}</tbody>
  </table></div>`}`;
}

/** @param {{duel?: import("../../../protocol.js").Duel, same: boolean, one: string, other: string}} props */
function Cell({ duel, same, one, other }) {
  if (same || !duel) return html`<td class="none"><span aria-hidden="true">·</span></td>`;
  const { ahead, behind } = duel;
  const words = t("season-duel-words", { one, other, ahead, behind });
  return html`<td class=${ahead > behind ? "more" : ahead < behind ? "fewer" : "even"} title=${words}>
    <span aria-hidden="true">${t("season-duel", { ahead, behind })}</span><span class="unseen">${words}</span></td>`;
}
