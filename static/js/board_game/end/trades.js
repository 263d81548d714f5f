/** Who gave how many cards to whom, and to the bank. */
import { html } from "../../core/html.js";
import { Chip } from "../../parts/chip.js";
import { Icon } from "../../parts/icon.js";
import { letterOf } from "../../parts/looks.js";
import { lobby } from "../../core/store.js";
import { t } from "../../core/text.js";
import { PlayerHead } from "../../table/end/player.js";
import { ranking } from "../../table/end/statistics.js";

/** How strongly the busiest cell is colored. */
const STRONGEST = 0.3;

/**
 * @param {{figures: import("../../table/end/statistics.js").Statistics}} props
 */
export function Trades({ figures }) {
  const rows = ranking(figures);
  const most = Math.max(...rows.flatMap(({ gave, supply }) => [...gave, supply.gave, supply.got]));
  return html`<section class="end-box">
    <h2>${t("trades")} <small>${t(most ? "trades-text" : "trades-none")}</small></h2>
    ${most > 0 && html`<table class="figures trades">
      <thead><tr>
        <th scope="col">${t("trades-from")}</th>
        ${rows.map(({ seat }) => html`<th key=${seat} scope="col"><${Receiver} seat=${seat} /></th>`)}
        <th scope="col"><${Icon} id="i-bank" size=${22} label=${t("bank")} /></th>
      </tr></thead>
      <tbody>
        ${rows.map((giver) => html`<tr key=${giver.seat}>
          <${PlayerHead} seat=${giver.seat} />
          ${rows.map(({ seat }) => (seat === giver.seat ? html`<td key=${seat} class="self"></td>` : html`<${Given} key=${seat} cards=${giver.gave[seat]} deals=${giver.deals[seat]} most=${most} />`))}
          <${Given} cards=${giver.supply.gave} deals=${giver.supply.deals} most=${most} />
        </tr>`)}
        <tr>
          <th scope="row"><span class="of-player"><${Icon} id="i-bank" size=${24} /><span class="name">${t("bank")}</span></span></th>
          ${rows.map(({ seat, supply }) => html`<${Given} key=${seat} cards=${supply.got} deals=${supply.deals} most=${most} />`)}
          <td class="self"></td>
        </tr>
      </tbody>
    </table>`}
  </section>`;
}

function Receiver({ seat }) {
  const { look, name } = lobby.value.seats[seat];
  return html`<${Chip} look=${look} letter=${letterOf(name)} size=${26} label=${name} />`;
}

function Given({ cards, deals, most }) {
  if (deals === 0) return html`<td class="none">–</td>`;
  const strength = (cards / most) * STRONGEST;
  return html`<td class="given" style=${{ "--strength": strength }}>${cards} <small>${t("trades-deals", { count: deals })}</small></td>`;
}
