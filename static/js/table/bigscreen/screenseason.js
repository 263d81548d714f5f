/** The season on a big screen, once a game that counts for it is over: where the players of the table stand now. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { getSeasonAfter } from "../../core/api/grouprequests.js";
import { html } from "../../core/html.js";
import { partOfYear } from "../../core/seasons.js";
import { lobby } from "../../core/store.js";
import { t } from "../../core/text.js";
import { Chip } from "../../parts/chip.js";
import { letterOf } from "../../parts/looks.js";

/** @typedef {import("../../../protocol.js").SeasonAfter} Season */

/** The table's host may count the game for a group while everybody still looks at the result. */
const LOOK_AGAIN_MS = 15_000;
/** The players that have room in a line; the leaders come first. */
const MOST = 4;

/**
 * The season of the game that is over; null while it counts for none.
 * @param {string} code
 */
export function useSeason(code) {
  const [season, show] = useState(/** @type {Season | null} */ (null));
  useEffect(() => {
    if (season) return undefined;
    const look = () => getSeasonAfter(code).then((found) => found.rows.length > 0 && show(found), () => {}); // asked again soon
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [code, season]);
  return season;
}

/** @param {{season: Season}} props */
export function ScreenSeason({ season: { season = "", name, rows } }) {
  const { seats } = lobby.value;
  return html`<section class="tv-season" aria-label=${t("screen-season-label")}><b>${name ?? t("screen-season", { part: partOfYear(season) })}</b>
    <ol>${rows.slice(0, MOST).map(({ seat, place, rating, change }) => html`<li key=${seat}>
      <${Chip} look=${seats[seat].look} letter=${letterOf(seats[seat].name)} size=${42} label=${seats[seat].name} />
      <b>${t("screen-season-place", { place })}</b> ${t("screen-season-rating", { rating })} <${Change} amount=${Math.round(change * 10)} />
    </li>`)}</ol>
  </section>`;
}

/** Up or down is told by a sign, and in words. @param {{amount: number}} props */
function Change({ amount }) {
  const to = amount > 0 ? "up" : amount < 0 ? "down" : "same";
  return html`<span class=${`change ${to}`}><i aria-hidden="true">${{ up: "▲", down: "▼", same: "" }[to]}</i><span class="unseen">${t("screen-season-change", { to })}</span></span>`;
}
