/** The evenings of a season, the newest first: who won the games of each. */
import { html } from "../../core/html.js";
import { follow } from "../../core/router.js";
import { listWords, t } from "../../core/text.js";
import { Icon } from "../../parts/icon.js";
import { dayOf, nameOfPlayer, MemberChip } from "./groupwords.js";

/** @param {{token: string, page: import("../../../protocol.js").SeasonPage, people: import("./groupwords.js").People}} props */
export function Evenings({ token, page, people }) {
  return html`<header><h2 id="head-evenings">${t("season-evenings-head")}</h2><span class="mut">${t("season-who-won")}</span></header>
  ${page.evenings.length === 0 ? html`<p class="season-nothing">${t("season-nothing")}</p>` : html`<ul class="season-evening-list">
    ${page.evenings.map((evening) => html`<li key=${evening.date}><${Row} token=${token} evening=${evening} people=${people} /></li>`)}
  </ul>`}`;
}

/** @param {{token: string, evening: import("../../../protocol.js").SeasonEvening, people: import("./groupwords.js").People}} props */
function Row({ token, evening: { date, winners, players }, people }) {
  const at = dayOf(date);
  const names = winners.map(({ player }) => (player ? nameOfPlayer(people.get(player)) : t("season-a-bot")));
  return html`<a href="g/${token}/${date}" aria-label=${t("season-evening-words", { at, names: listWords(names), count: players })} onClick=${follow}>
    <b>${t("season-day", { at })}</b>
    <span class="season-winners">
      ${winners.map(({ player }, index) => (player ? html`<${MemberChip} key=${index} player=${people.get(player)} size=${28} />` : html`<span key=${index} class="season-bot"><${Icon} id="i-bot" size=${22} /></span>`))}
      <span class="mut">${t("season-at-the-table", { count: players })}</span>
    </span>
    <${Icon} id="i-next" size=${18} />
  </a>`;
}
