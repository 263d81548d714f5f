/** Rings around what is worth points in the winner's realm, one after the other, with the points that each is worth. */
import { html } from "../../core/html.js";
import { winner } from "../../core/store.js";
import { t } from "../../core/text.js";
import { winning } from "../../table/end/winning.js";
import { cardOf, middleOf } from "../cards.js";
import { cornerOfSquare } from "./grid.js";

/** @param {{realm: Record<string, any>, owner: number, plan: import("./grid.js").Plan, places: number[]}} props */
export function RealmWinMarks({ realm, owner, plan, places }) {
  if (!winning.value || owner !== winner.value) return null;
  const worth = places.map((place) => /** @type {const} */ ([place, worthOf(realm, place)])).filter(([, points]) => points > 0);
  return worth.map(([place, points], index) => {
    const { x, y } = cornerOfSquare(plan, place);
    return html`<g key=${place} class="win-mark" style=${{ "--step": index }} transform="translate(${x} ${y})">
      <rect x="-4" y="-4" width="108" height="108" rx="18" class="rim" /><rect x="-4" y="-4" width="108" height="108" rx="18" class="ring" />
      <circle cx="95" cy="5" r="25" class="disc" /><text x="95" y="14" class="worth">${t("signed", { sign: "plus", count: points })}</text>
    </g>`;
  });
}

/** The points printed on what lies there. @param {Record<string, any>} realm @param {number} place */
function worthOf(realm, place) {
  const { row, upgrades } = realm;
  if (row[place]) return middleOf(row[place]).points ?? 0;
  return upgrades[place] ? cardOf(upgrades[place]).points ?? 0 : 0;
}
