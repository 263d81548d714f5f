/** What a game of any kind came to: who sat there, and everybody's points where the game counts them. */
import "./game.js";
import { html } from "../../core/html.js";
import { Chip } from "../../parts/chip.js";
import { Icon } from "../../parts/icon.js";
import { begunView, lobby } from "../../core/store.js";
import { t } from "../../core/text.js";
import { EndDialog } from "../end/end.js";
import { Downloads } from "../end/downloads.js";
import { everySeat, nameOf, signOf } from "../people/people.js";
import { Shown } from "./shown.js";

export function PlainEnd() {
  return html`<${EndDialog} Figures=${Figures} />`;
}

/** The winner first, then by points. @param {{winner?: number, points?: number[]}} ended */
function standings({ winner, points = [] }) {
  /** @type {Record<string, any>} */
  const seats = begunView().seats ?? {};
  /** @param {number} seat */
  const pointsOf = (seat) => points[seat] ?? seats[seat]?.total ?? seats[seat]?.points;
  const rows = everySeat().filter((seat) => lobby.value.seats[seat]).map((seat) => ({ seat, won: seat === winner, points: pointsOf(seat) }));
  return rows.sort((a, b) => Number(b.won) - Number(a.won) || (b.points ?? 0) - (a.points ?? 0));
}

/** @param {{figures: Record<string, unknown>}} props */
function Figures({ figures }) {
  return html`<div class="end-grid">
    <${PlainStandings} figures=${figures} />
    <section class="end-box"><h2>${t("plain-last")}</h2><${Shown} /></section>
    <${Downloads} figures=${figures} />
  </div>`;
}

/**
 * Who sat there, with their points where the game counts them.
 * @param {{figures: Record<string, unknown>}} props
 */
export function PlainStandings({ figures }) {
  const rows = standings(figures);
  const counts = rows.some(({ points }) => points !== undefined);
  return html`<section class="end-box">
    <h2>${t("standings")}</h2>
    <table class="standings">
      <thead><tr><th colspan="2" scope="col">${t("player")}</th>${counts && html`<th scope="col">${t("points")}</th>`}</tr></thead>
      <tbody>${rows.map(({ seat, won, points }) => html`<tr key=${seat} class=${won ? "won" : ""}>
        <td><${Chip} ...${signOf(seat)} size=${34} /></td>
        <th scope="row">${nameOf(seat)} ${won && html`<${Icon} id="i-crown" size=${16} label=${t("winner")} />`}</th>
        ${counts && html`<td class="sum">${points ?? "–"}</td>`}
      </tr>`)}</tbody>
    </table>
  </section>`;
}
