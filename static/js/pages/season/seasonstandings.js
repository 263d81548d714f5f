/** Standings: a row for each player, sorted by rating or by the column whose head was pressed. */
import { useState } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { t } from "../../core/text.js";
import { Icon } from "../../parts/icon.js";
import { nameOfPlayer, MemberChip, signedShare, Trend } from "./groupwords.js";

/** @typedef {import("../../../protocol.js").SeasonStanding} Row */

/** By column, what it is sorted by. @type {Record<string, (row: Row) => number>} */
const COLUMNS = {
  rating: (row) => row.rating,
  evenings: (row) => row.evenings,
  games: (row) => row.games,
  wins: (row) => row.wins,
  share: (row) => row.share ?? -Infinity,
};

/** @param {{page: import("../../../protocol.js").SeasonPage, people: import("./groupwords.js").People, kinds: import("../../core/html.js").Child}} props */
export function SeasonStandings({ page, people, kinds }) {
  const [sorted, sort] = useState({ by: "rating", up: false });
  const rows = [...page.standings].sort((a, b) => (COLUMNS[sorted.by](b) - COLUMNS[sorted.by](a)) * (sorted.up ? -1 : 1));
  const press = (/** @type {string} */ by) => sort({ by, up: sorted.by === by && !sorted.up });
  const scale = scaleOf(page.standings);
  return html`<header><h2 id="head-season">${t("season")}</h2><span class="mut">${t("season-counts", { evenings: page.evenings.length, games: page.games })}</span>${kinds}</header>
  ${rows.length === 0 ? html`<p class="season-nothing">${t("season-nothing")}</p>` : html`<table class="season-standings">
    <thead><tr>
      <th scope="col"><span class="unseen">${t("season-place")}</span></th>
      <th scope="col"><span class="unseen">${t("season-player")}</span></th>
      ${Object.keys(COLUMNS).map((by) => html`<th key=${by} scope="col" class="on-${by}" aria-sort=${sorted.by === by ? (sorted.up ? "ascending" : "descending") : undefined}>
        <button type="button" title=${t(`season-${by}-long`)} onClick=${() => press(by)}>${t(`season-${by}`)}${sorted.by === by && html`<${Icon} id=${sorted.up ? "i-up" : "i-down"} size=${14} />`}</button></th>`)}
      <th scope="col" class="on-form">${t("season-form")}</th>
    </tr></thead>
    <tbody>${rows.map((row, place) => html`<${Standing} key=${row.player} row=${row} place=${place + 1} player=${people.get(row.player)} scale=${scale} you=${row.player === page.you} />`)}</tbody>
  </table>`}`;
}

/** @param {{row: Row, place: number, player?: import("./groupwords.js").Player, scale: Scale, you: boolean}} props */
function Standing({ row, place, player, scale, you }) {
  return html`<tr class=${place === 1 ? "first" : undefined} data-player=${row.player}>
    <td class="at-place">${place}</td>
    <th scope="row" class="at-player"><span class="of-player"><${MemberChip} player=${player} size=${36} /><span class="name" title=${nameOfPlayer(player)}>${nameOfPlayer(player)}</span>${you && html`<span class="tag">${t("season-you")}</span>`}</span></th>
    <td class="at-rating"><${Rating} row=${row} scale=${scale} /></td>
    <td class="at-evenings">${row.evenings}</td>
    <td class="at-games">${row.games}</td>
    <td class="at-wins">${row.wins}</td>
    <td class="at-won">${t("season-won", { wins: row.wins, games: row.games })}</td>
    <td class="at-share">${row.share !== undefined && html`<${Trend} amount=${Math.round(row.share * 100)}>${signedShare(row.share)}<//>`}</td>
    <td class="at-form"><${Form} form=${row.form} /></td>
  </tr>`;
}

/** @typedef {(value: number) => number} Scale from a rating to a percentage of the width */

/** @param {Row[]} rows @returns {Scale} */
function scaleOf(rows) {
  const low = Math.min(...rows.map(({ rating, spread }) => rating - spread));
  const high = Math.max(...rows.map(({ rating, spread }) => rating + spread));
  return (value) => 4 + (value - low) / Math.max(1, high - low) * 92;
}

/** The rating, and how sure it is, as a bar. @param {{row: Row, scale: Scale}} props */
function Rating({ row: { rating, spread, settling = false }, scale }) {
  const [from, to] = [rating - spread, rating + spread];
  return html`<span class="rating ${settling ? "settling" : ""}" role="img" title=${settling ? t("season-settling") : undefined} aria-label=${t("season-rating-words", { rating, from, to, settling: settling ? "yes" : "no" })}>
    <span class="rating-line"><i class="spread" style=${{ left: `${scale(from)}%`, width: `${scale(to) - scale(from)}%` }}></i><i class="middle" style=${{ left: `${scale(rating)}%` }}></i></span>
    <b>${t("season-rating-number", { rating })}</b>
  </span>`;
}

/** The last places, the newest last. @param {{form: import("../../../protocol.js").FormPlace[]}} props */
function Form({ form }) {
  return html`<span class="form"><span class="unseen">${form.map(({ place, seats }) => t("season-place-of", { place, seats })).join(", ")}</span>
    ${form.map(({ place, seats }, index) => html`<i key=${index} aria-hidden="true" class=${place === 1 ? "won" : undefined} title=${t("season-place-of", { place, seats })}>${place}</i>`)}
  </span>`;
}
