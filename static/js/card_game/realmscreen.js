/** The card game on a big screen: both realms upright, the players at the left, stacks and tokens at the right. */
import { html } from "../core/html.js";
import { learnCatalog } from "../parts/catalogwords.js";
import { Chip } from "../parts/chip.js";
import { Icon } from "../parts/icon.js";
import { Piece } from "../parts/piece.js";
import { useEffect } from "../../vendor/hooks.js";
import { catalog, gameKey, halted, lobby } from "../core/store.js";
import { t } from "../core/text.js";
import "./game.js";
import { bring } from "../table/game.js";
import { ScreenLobby } from "../table/bigscreen/screenlobby.js";
import { ScreenResult } from "../table/bigscreen/screenresult.js";
import { SeatCard } from "../table/bigscreen/seatcards.js";
import { ScreenTable } from "../table/bigscreen/screentable.js";
import { Moments } from "../table/end/gamemoments.js";
import { PointsDrawing } from "../table/end/pointschart.js";
import { everySeat, nameOf, signOf } from "../table/people/people.js";
import { rankedSeats, RealmStandings } from "./end/end.js";
import { GoodRow, Picture, Sign } from "./faces/signs.js";
import { eventCardText, pileName, tokenName } from "./names.js";
import { useRoom } from "./realm/view.js";
import { goal, view, waiting } from "./seen.js";
import { WatchedRealm } from "./table/arena.js";
import { RealmDice } from "./table/dice.js";
import { standingOf } from "./table/players.js";
import { Movements } from "./tell/movements.js";

const DIE = 106;
const CHART_WIDTH = 680;
const LAST_REALM = { width: 490, height: 280 };
/** The room between both realms, in pixels. */
const GAP = 12;

bring("cards", {
  onScreen: {
    silent: ["TradeDeclined", "TradeWithdrawn"],
    kinds: { TradedWithSupply: "trades", TradeAccepted: "trades", TradeOffered: "offers", RowBuilt: "pieces", UpgradeBuilt: "pieces" },
    detail,
  },
});

/** @param {{stage: "lobby" | "table" | "end"}} props */
export function RealmsScreen({ stage }) {
  if (stage === "lobby") return html`<${ScreenLobby}><${ToPlay} /><//>`;
  if (stage === "end") return html`<${ScreenResult} Figures=${ScreenFigures} Trophy=${Trophy} />`;
  return html`<${ScreenTable} Seat=${RealmSeat} label=${t("screen-realms")} class="tv-realms card-table" dice=${html`<div class="tv-dice"><${RealmDice} size=${DIE} /></div>`} right=${html`<${Supplies} />`}>
    <${BothRealms} /><${Movements} />
  <//>`;
}

function ToPlay() {
  useEffect(() => void learnCatalog(gameKey.value), [gameKey.value]);
  const { config } = lobby.value;
  const winning = config.settings?.["victory-points"] ?? catalog.value?.profiles?.find((/** @type {{key: string}} */ { key }) => key === config.profile)?.settings?.["victory-points"];
  return html`<span class="map"><svg width="126" height="168" viewBox="0 0 48 64" aria-hidden="true"><${Sign} id="back-draw" width=${48} height=${64} /></svg></span>
    <p><b>${t("game-cards")}</b>${winning && html`<br />${t("screen-first-to", { goal: winning })}`}</p>`;
}

/** @param {{number: number}} props */
function RealmSeat({ number }) {
  const player = standingOf(number);
  return html`<${SeatCard} number=${number} points=${player.points} plays=${player.plays} note=${noteOf(number, player)}>
    <div class="tv-lines">
      <${Line} sign="points-commerce" words=${t("screen-commerce")} count=${player.commerce} hold=${player.mill} />
      <${Line} sign="points-strength" words=${t("screen-strength")} count=${player.strength} hold=${player.knight} />
      <${Line} sign="points-tournament" words=${t("screen-tournament")} count=${player.tournament} />
      <${Line} sign="i-cards" words=${t("screen-in-hand")} count=${player.cards} />
    </div>
    <${GoodRow} goods=${player.goods} size=${30} />
  <//>`;
}

/** @param {{sign: string, words: string, count: number, hold?: boolean}} props */
function Line({ sign, words, count, hold = false }) {
  return html`<span class=${`line ${hold ? "hold" : ""}`}><${Icon} id=${sign} size=${32} /><small>${words}</small><b>${count}</b></span>`;
}

/** Below the name: what the player is doing. @param {number} number @param {{plays: boolean}} player */
function noteOf(number, { plays }) {
  if (halted.value) return "";
  if (plays) return t("screen-playing");
  return waiting.value?.[number] ? t("screen-decides") : t("screen-waits");
}

/** The first player's realm above the second's. */
function BothRealms() {
  const { box, room } = useRoom();
  const each = { width: room.width, height: (room.height - GAP) / 2 };
  return html`<div class="both-realms" ref=${box}>${room.width > 0 && everySeat().map((owner) => html`<div key=${owner}><${WatchedRealm} owner=${owner} ...${each} /></div>`)}</div>`;
}

const PILES = /** @type {const} */ ([["road", "roads"], ["settlement", "settlements"], ["city", "cities"]]);

const TOKENS = /** @type {const} */ (["mill", "knight"]);

/** Supplies to draw and to build from, and the holders of the tokens. */
function Supplies() {
  const { draw, row, regions, events } = view.value.supply;
  const { tokens } = view.value;
  return html`<section class="tv-col right tv-supplies" aria-label=${t("screen-supplies")}>
    <section class="tray"><h2>${t("cards-draw-stacks")}</h2><div class="piles">${draw.map((/** @type {number} */ count, /** @type {number} */ stack) => html`<${Pile} key=${stack} kind="draw" count=${count} name=${t("stack-draw", { letter: String.fromCharCode(65 + stack) })} />`)}</div></section>
    <section class="tray"><h2>${t("screen-to-build")}</h2><div class="piles">
      ${PILES.map(([kind, name]) => html`<${Pile} key=${kind} kind=${kind} count=${row[kind] ?? 0} name=${pileName(name)} />`)}
      <${Pile} kind="region" count=${regions} name=${pileName("regions")} /><${Pile} kind="event" count=${events} name=${pileName("events")} /></div></section>
    <section class="tray"><h2>${t("cards-tokens")}</h2>${TOKENS.map((token) => html`<${Token} key=${token} token=${token} holder=${tokens[token]?.seat} />`)}</section>
  </section>`;
}

/** @param {{kind: string, count: number, name: string}} props */
function Pile({ kind, count, name }) {
  return html`<span class="pile" role="img" aria-label=${t("cards-pile", { name, count })}><svg width="54" height="72" viewBox="0 0 48 64" aria-hidden="true"><${Sign} id=${`back-${kind}`} width=${48} height=${64} /></svg>${count}</span>`;
}

/** @param {{token: "mill" | "knight", holder?: number}} props */
function Token({ token, holder }) {
  return html`<p class="holds"><${Picture} id=${`token-${token}`} size=${58} /><span>${holder === undefined ? t(`cards-nobody-${token}`)
    : html`<b><${Chip} ...${signOf(holder)} size=${34} /> ${nameOf(holder)}</b><br />${tokenName(token)}, +1`}</span></p>`;
}

/** Below an event card: what it does. @param {import("../table/bigscreen/tellingqueue.js").Item} item */
function detail({ events }) {
  const turned = events.find(({ type }) => type === "EventCardTurned");
  return turned && html`<span>${eventCardText(turned.card ?? "")}</span>`;
}

/** @param {{look: number}} props */
function Trophy({ look }) {
  return html`<${Piece} kind="city" look=${look} size=${200} />`;
}

/** Sources of the points, and their growth. @param {{figures: import("../../protocol.js").RealmStatistics}} props */
function ScreenFigures({ figures }) {
  return html`<div><${RealmStandings} seats=${rankedSeats(figures.winner)} winner=${figures.winner} />
      <div class="last-realms">${everySeat().map((owner) => html`<div key=${owner}><${WatchedRealm} owner=${owner} ...${LAST_REALM} /></div>`)}</div></div>
    <div>${figures.seats && html`<h2>${t("screen-points")}</h2><div class="chart"><${PointsDrawing} figures=${figures} goal=${goal.value} width=${CHART_WIDTH} letters=${2} /></div>`}<${Moments} moments=${figures.moments} loot="goods" /></div>`;
}
