/** What is worth telling: who was luckiest, robbed most, traded most. */
import { html } from "../../core/html.js";
import { Chip } from "../../parts/chip.js";
import { Icon } from "../../parts/icon.js";
import { letterOf } from "../../parts/looks.js";
import { lobby } from "../../core/store.js";
import { t } from "../../core/text.js";
import { routeIcon } from "../routes.js";
import { luckOf } from "../../table/end/statistics.js";
import { begunView } from "../seen.js";

/** How many fit into one row. */
const MOST = 4;

/** In this order: later ones fill in for those in which nobody stands out. */
const TALES = {
  luck: { icon: "i-crown", of: (figures) => Math.round(luckOf(figures)) },
  robbed: { icon: "robber", of: ({ robbed }) => robbed },
  deals: { icon: "i-trade", of: ({ deals, supply }) => deals.reduce((sum, count) => sum + count, supply.deals) },
  roads: { get icon() { return routeIcon.value; }, of: (_, seat) => begunView().seats[seat].road },
  monopoly: { icon: "i-hand", of: ({ monopolies }) => monopolies.gained },
  blocked: { icon: "i-lock", of: ({ blocked }) => blocked },
};

/**
 * @param {{figures: import("../../table/end/statistics.js").Statistics}} props
 */
export function Highlights({ figures }) {
  const told = Object.entries(TALES).flatMap(([key, { icon, of }]) => {
    const best = leader(figures.seats.map(of));
    return best ? [{ key, icon, best }] : [];
  }).slice(0, MOST);
  if (told.length === 0) return null;
  return html`<section class="end-box end-wide">
    <h2>${t("worth-telling")}</h2>
    <ul class="tales">
      ${told.map(({ key, icon, best }) => {
        const { name, look } = lobby.value.seats[best.seat];
        return html`<li key=${key}>
          <${Icon} id=${icon} size=${24} />
          <span class="grow"><b>${t(`tale-${key}`)}</b><span>${t(`tale-${key}-text`, { name, count: best.count })}</span></span>
          <${Chip} look=${look} letter=${letterOf(name)} size=${26} />
        </li>`;
      })}
    </ul>
  </section>`;
}

/**
 * Who has most of something; null when nobody has any or it is shared.
 * @param {number[]} counts by seat
 */
function leader(counts) {
  const count = Math.max(...counts);
  const seat = counts.indexOf(count);
  return count > 0 && counts.lastIndexOf(count) === seat ? { seat, count } : null;
}
