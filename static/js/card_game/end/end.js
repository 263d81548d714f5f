/** What a game of two realms came to: where the points come from and how they grew, what happened, and both realms as they lie. */
import { html } from "../../core/html.js";
import { lobby, seat } from "../../core/store.js";
import { t } from "../../core/text.js";
import { Chip } from "../../parts/chip.js";
import { Icon } from "../../parts/icon.js";
import { letterOf } from "../../parts/looks.js";
import { Piece } from "../../parts/piece.js";
import { EndDialog } from "../../table/end/end.js";
import { Downloads } from "../../table/end/downloads.js";
import { PlayerHead } from "../../table/end/player.js";
import { Moments } from "../../table/end/gamemoments.js";
import { PointsChart } from "../../table/end/pointschart.js";
import { everySeat } from "../../table/people/people.js";
import { Picture } from "../faces/signs.js";
import { GOODS, goodName, pointsName } from "../names.js";
import { planOfRealm, Realm } from "../realm/realm.js";
import { view } from "../seen.js";
import { OpenRealmHand } from "../table/openhand.js";
import { ForToken } from "../table/players.js";
import { Deeds, DiceFigures, ProductionFigures } from "./figures.js";
import { partsOf } from "./points.js";

export function RealmsEnd() {
  return html`<${EndDialog} Figures=${Figures} Trophy=${Trophy} />`;
}

function Trophy({ look }) {
  return html`<span class="end-city"><${Piece} kind="city" look=${look} size=${84} /></span>`;
}

function Figures({ figures, goal }) {
  const ranked = rankedSeats(figures.winner);
  return html`<div class="end-grid">
    <${RealmStandings} seats=${ranked} winner=${figures.winner} />
    <${Strengths} seats=${ranked} />
    ${figures.seats && html`<${PointsChart} figures=${figures} goal=${goal} text=${t("cards-end-curve-text")} /><${Moments} moments=${figures.moments} loot="goods" /><${ProductionFigures} figures=${figures} /><${DiceFigures} figures=${figures} /><${Deeds} figures=${figures} />`}
    ${ranked.map((number) => html`<${LastRealm} key=${number} number=${number} />`)}
    <${Downloads} figures=${figures} />
  </div>`;
}

/** The winner first, then by points. @param {number | undefined} winner */
export function rankedSeats(winner) {
  return everySeat().sort((one, other) => Number(other === winner) - Number(one === winner) || pointsOf(other) - pointsOf(one));
}

const pointsOf = (number) => view.value.seats[number].points;

/**
 * Where the points of both come from.
 * @param {{seats: number[], winner?: number}} props `seats`: the winner first
 */
export function RealmStandings({ seats, winner }) {
  const { look } = lobby.value.seats[seats[0]];
  const columns = {
    settlements: html`<${Piece} kind="settlement" look=${look} size=${26} />`,
    cities: html`<${Piece} kind="city" look=${look} size=${26} />`,
    cards: html`<${Icon} id="i-cards" size=${20} />`,
    tokens: html`<${Picture} id="token-mill" size=${24} />`,
  };
  return html`<section class="end-box">
    <h2>${t("standings")} <small>${t("standings-text")}</small></h2>
    <table class="standings">
      <thead><tr><th colspan="2" scope="col">${t("player")}</th>
        ${Object.entries(columns).map(([part, picture]) => html`<th key=${part} scope="col">${picture}<span>${t(`cards-end-${part}`)}</span></th>`)}
        <th scope="col">${t("points")}</th></tr></thead>
      <tbody>${seats.map((number) => {
        const parts = partsOf(number);
        const { name, look: own } = lobby.value.seats[number];
        return html`<tr key=${number} class=${number === winner ? "won" : ""} data-seat=${number}>
          <td><${Chip} look=${own} letter=${letterOf(name)} size=${34} /></td>
          <th scope="row">${name} ${number === winner && html`<${Icon} id="i-crown" size=${16} label=${t("winner")} />`}</th>
          ${Object.keys(columns).map((part) => html`<td key=${part} class=${parts[part] ? "" : "none"} data-part=${part}>${parts[part] || "–"}</td>`)}
          <td class="sum">${pointsOf(number)}</td></tr>`;
      })}</tbody>
    </table>
  </section>`;
}

const SIGNS = /** @type {const} */ (["commerce", "strength", "tournament"]);
const TOKEN_OF = { commerce: "mill", strength: "knight" };

/** What counts for the tokens and the events, and what is stored. */
function Strengths({ seats }) {
  const { tokens, seats: players } = view.value;
  const held = { commerce: tokens.mill?.seat, strength: tokens.knight?.seat };
  return html`<section class="end-box">
    <h2>${t("cards-end-strengths")} <small>${t("cards-end-strengths-text")}</small></h2>
    <table class="figures">
      <thead><tr><th scope="col"><span class="unseen">${t("player")}</span></th>
        ${SIGNS.map((sign) => html`<th key=${sign} scope="col" title=${pointsName(sign)}><${Icon} id="points-${sign}" size=${22} label=${pointsName(sign)} /></th>`)}
        ${GOODS.map((good) => html`<th key=${good} scope="col" title=${goodName(good)}><${Icon} id="res-${good}" size=${20} label=${goodName(good)} /></th>`)}</tr></thead>
      <tbody>${seats.map((number) => html`<tr key=${number}><${PlayerHead} seat=${number} />
        ${SIGNS.map((sign) => html`<td key=${sign}>${sign === "tournament" ? players[number][sign] : html`<${ForToken} token=${TOKEN_OF[sign]} field=${sign} number=${number} />`}${held[sign] === number && html` <${Picture} id="token-${TOKEN_OF[sign]}" size=${18} label=${t("cards-end-token")} class="held" />`}</td>`)}
        ${GOODS.map((good) => html`<td key=${good} class=${players[number].goods[good] ? "" : "none"}>${players[number].goods[good] ?? 0}</td>`)}</tr>`)}</tbody>
    </table>
  </section>`;
}

const WIDTH = 540;

/** A realm as it lies at the end, and the cards that were left in the hand. @param {{number: number}} props */
function LastRealm({ number }) {
  const realm = view.value.realms[number];
  const { plan } = planOfRealm(realm, {}, false);
  const scale = Math.min(WIDTH / plan.width, 0.44);
  const { name } = lobby.value.seats[number];
  const title = t(number === seat.value ? "cards-own-realm" : "cards-realm-of", { name });
  return html`<section class="end-box end-realm"><h2>${title}</h2>
    <div class="end-sea sea" role="img" aria-label=${title}><${Realm} realm=${realm} owner=${number} still small=${scale < 0.4} shown=${{}} width=${plan.width * scale} height=${plan.height * scale} /></div>
    <${OpenRealmHand} hand=${view.value.seats[number].hand} />
  </section>`;
}
