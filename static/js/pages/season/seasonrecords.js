/** Records of a season: what nobody has surpassed, who did it and when. */
import { html } from "../../core/html.js";
import { follow } from "../../core/router.js";
import { t } from "../../core/text.js";
import { Icon } from "../../parts/icon.js";
import { dayOf, nameOfPlayer, MemberChip } from "./groupwords.js";

const ICONS = { longest_road: "i-longest", fastest_win: "i-clock", comeback: "i-chart", trades: "i-trade", luckiest: "i-dice", unluckiest: "i-dice", streak: "i-crown" };

/** @param {{token: string, page: import("../../../protocol.js").SeasonPage, people: import("./groupwords.js").People}} props */
export function SeasonRecords({ token, page, people }) {
  return html`<header><h2 id="head-records">${t("season-records")}</h2></header>
  ${page.records.length === 0 ? html`<p class="season-nothing">${t("season-nothing")}</p>` : html`<ul class="season-record-list">
    ${page.records.map(({ kind, value, player, date }) => html`<li key=${kind} data-record=${kind}>
      <${Icon} id=${ICONS[kind]} size=${26} />
      <span class="grow"><b>${t(`record-${kind.replaceAll("_", "-")}`, { value })}</b>
        <span class="mut">${nameOfPlayer(people.get(player))}, <a href="g/${token}/${date}" onClick=${follow}>${t("season-day", { at: dayOf(date) })}</a></span></span>
      <${MemberChip} player=${people.get(player)} size=${32} />
    </li>`)}
  </ul>`}`;
}
