/** Moments of an evening that are worth telling. */
import { html } from "../../core/html.js";
import { t } from "../../core/text.js";
import { Icon } from "../../parts/icon.js";
import { nameOfPlayer, MemberChip } from "./groupwords.js";

const ICONS = { grab: "dev-monopoly", comeback: "i-chart", drought: "i-clock", race: "i-flag", trades: "i-trade" };

/** @param {{page: import("../../../protocol.js").EveningPage, people: import("./groupwords.js").People}} props */
export function EveningMoments({ page, people }) {
  if (page.moments.length === 0) return null;
  return html`<h2>${t("evening-moments", { count: page.moments.length })}</h2>
    <ul class="season-record-list">${page.moments.map((moment) => html`<li key=${moment.kind} data-moment=${moment.kind}>
      <${Icon} id=${ICONS[moment.kind]} size=${28} />
      <span class="grow"><b>${momentWords(moment)}</b><span class="mut">${nameOfPlayer(people.get(moment.player))}, ${t("evening-nth-game", { number: moment.number })}</span></span>
      <${MemberChip} player=${people.get(moment.player)} size=${32} />
    </li>`)}</ul>`;
}

/** @param {import("../../../protocol.js").EveningMoment} moment */
export function momentWords({ kind, value }) {
  return t(`evening-moment-${kind}`, { value });
}
