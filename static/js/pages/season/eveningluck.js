/** Luck of an evening: cards that rolls brought, less those that fair dice bring. */
import { html } from "../../core/html.js";
import { t } from "../../core/text.js";
import { signed } from "../../table/end/statistics.js";
import { nameOfPlayer, MemberChip } from "./groupwords.js";

/** @typedef {{player: string, luck: number}} Row */

/** The luckiest first. @param {import("../../../protocol.js").EveningPage} page @returns {Row[]} */
export function luckRows({ nights }) {
  const found = nights.flatMap(({ player, luck }) => (luck === undefined ? [] : [{ player, luck: Math.round(luck) }]));
  return found.sort((a, b) => b.luck - a.luck);
}

/** @param {{page: import("../../../protocol.js").EveningPage, people: import("./groupwords.js").People}} props */
export function Luck({ page, people }) {
  const rows = luckRows(page);
  if (rows.length === 0) return null;
  const most = Math.max(10, ...rows.map(({ luck }) => Math.abs(luck)));
  return html`<header><h2>${t("evening-luck")}</h2><span class="mut">${t("evening-luck-text")}</span></header>
    <ul class="evening-luck">${rows.map(({ player, luck }) => html`<li key=${player}>
      <${MemberChip} player=${people.get(player)} size=${26} /><b class="name">${nameOfPlayer(people.get(player))}</b>
      <span class="luck-bar" aria-hidden="true"><i class=${luck < 0 ? "bad" : "good"} style=${{ [luck < 0 ? "right" : "left"]: "50%", width: `${Math.abs(luck) / most * 50}%` }}></i></span>
      <b class="luck-sum">${signed(luck)}</b>
    </li>`)}</ul>`;
}
