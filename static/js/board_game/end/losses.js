/** Cards that were taken, kept back or lost: the robber, sevens, monopolies. */
import { html } from "../../core/html.js";
import { Icon } from "../../parts/icon.js";
import { t } from "../../core/text.js";
import { PlayerHead } from "../../table/end/player.js";
import { ranking, signed } from "../../table/end/statistics.js";

/** What each column shows; a minus marks what a player went without. */
const COLUMNS = {
  stole: { icon: "i-hand", of: ({ stole }) => stole },
  robbed: { icon: "robber", of: ({ robbed }) => -robbed },
  blocked: { icon: "i-lock", of: ({ blocked }) => -blocked },
  discarded: { icon: "i-cards", of: ({ discarded }) => -discarded },
  monopolies: { icon: "i-crown", of: ({ monopolies }) => monopolies.gained - monopolies.lost },
};

/**
 * @param {{figures: import("../../table/end/statistics.js").Statistics}} props
 */
export function Losses({ figures }) {
  const rows = ranking(figures);
  return html`<section class="end-box">
    <h2>${t("losses")} <small>${t("losses-text")}</small></h2>
    <table class="figures losses">
      <thead><tr>
        <th scope="col"><span class="unseen">${t("player")}</span></th>
        ${Object.entries(COLUMNS).map(([key, { icon }]) => html`<th key=${key} scope="col" title=${t(`losses-${key}`)}><${Icon} id=${icon} size=${22} /><span>${t(`column-${key}`)}</span></th>`)}
      </tr></thead>
      <tbody>${rows.map((row) => html`<tr key=${row.seat}>
        <${PlayerHead} seat=${row.seat} />
        ${Object.entries(COLUMNS).map(([key, { of }]) => html`<${Cards} key=${key} count=${of(row)} />`)}
      </tr>`)}</tbody>
    </table>
  </section>`;
}

function Cards({ count }) {
  if (count === 0) return html`<td class="none">–</td>`;
  return html`<td class=${count > 0 ? "more" : "less"}>${signed(count)}</td>`;
}
