/** What happened in a game of two realms, in numbers: the dice, what the regions made, trades and attacks. */
import { html } from "../../core/html.js";
import { t } from "../../core/text.js";
import { Icon } from "../../parts/icon.js";
import { PlayerHead } from "../../table/end/player.js";
import { ranking } from "../../table/end/statistics.js";
import { EventDie } from "../faces/signs.js";
import { eventCardName, GOODS, goodName } from "../names.js";

/** @typedef {import("../../../protocol.js").RealmStatistics} Figures */

/** @param {{figures: Figures}} props */
export function DiceFigures({ figures: { numbers, faces, rolls, turned } }) {
  const events = Object.entries(turned);
  return html`<section class="end-box">
    <h2>${t("dice")} <small>${t("cards-end-rolls", { count: rolls.length })}</small></h2>
    <${Falls} fell=${numbers.map(({ number, ...fell }) => ({ ...fell, key: number, picture: html`<${Icon} id="die-${number}" size=${30} label=${String(number)} />` }))} />
    <${Falls} fell=${faces.map(({ face, ...fell }) => ({ ...fell, key: face, picture: html`<${EventDie} face=${face} size=${30} />` }))} />
    ${events.length > 0 && html`<p class="end-note">${t("cards-end-turned")} ${events.map(([event, count]) => t("cards-end-event", { card: eventCardName(event), count })).join(" · ")}</p>`}
  </section>`;
}

/** How often each side of a die fell, and below it how often a fair die does. */
function Falls({ fell }) {
  return html`<table class="figures falls">
    <thead><tr><th scope="col"><span class="unseen">${t("cards-end-side")}</span></th>${fell.map(({ key, picture }) => html`<th key=${key} scope="col">${picture}</th>`)}</tr></thead>
    <tbody><tr><th scope="row">${t("cards-end-fell")}</th>${fell.map(({ key, count }) => html`<td key=${key}>${count}</td>`)}</tr>
      <tr><th scope="row">${t("cards-end-expected")}</th>${fell.map(({ key, expected }) => html`<td key=${key} class="none">${t("figure", { value: expected })}</td>`)}</tr></tbody>
  </table>`;
}

/** @param {{figures: Figures}} props */
export function ProductionFigures({ figures }) {
  return html`<section class="end-box">
    <h2>${t("cards-end-production")} <small>${t("cards-end-production-text")}</small></h2>
    <table class="figures">
      <thead><tr><th scope="col"><span class="unseen">${t("player")}</span></th>
        ${GOODS.map((good) => html`<th key=${good} scope="col" title=${goodName(good)}><${Icon} id="res-${good}" size=${22} label=${goodName(good)} /></th>`)}
        <th scope="col">${t("cards-end-all")}</th><th scope="col">${t("cards-end-full")}</th></tr></thead>
      <tbody>${ranking(figures).map(({ seat, produced, received, full }) => html`<tr key=${seat}><${PlayerHead} seat=${seat} />
        ${GOODS.map((good) => html`<${Count} key=${good} of=${produced[good]} />`)}<${Count} of=${received} /><${Count} of=${full} /></tr>`)}</tbody>
    </table>
  </section>`;
}

/** What each row of deeds counts. @type {Record<string, (seat: import("../../../protocol.js").RealmSeatStatistics) => number>} */
const DEEDS = {
  tournaments: ({ tournaments }) => tournaments, took: ({ took }) => took, robbed: ({ robbed }) => robbed, supply: ({ supply }) => supply.deals,
  deals: ({ deals }) => deals, gave: ({ gave }) => gave, played: ({ played }) => played,
  attacks: ({ attacks }) => attacks, hits: ({ hits }) => hits, warded: ({ warded }) => warded,
};

/** @param {{figures: Figures}} props */
export function Deeds({ figures }) {
  const seats = ranking(figures);
  return html`<section class="end-box">
    <h2>${t("cards-end-deeds")} <small>${t("cards-end-deeds-text")}</small></h2>
    <table class="figures deeds">
      <thead><tr><th scope="col"><span class="unseen">${t("cards-end-deeds")}</span></th>${seats.map(({ seat }) => html`<${PlayerHead} key=${seat} seat=${seat} scope="col" />`)}</tr></thead>
      <tbody>${Object.entries(DEEDS).map(([deed, of]) => html`<tr key=${deed} data-deed=${deed}><th scope="row">${t(`cards-end-deed-${deed}`)}</th>${seats.map((row) => html`<${Count} key=${row.seat} of=${of(row)} />`)}</tr>`)}</tbody>
    </table>
  </section>`;
}

function Count({ of }) {
  return html`<td class=${of ? "" : "none"}>${of}</td>`;
}
