/** The board game on a big screen: the board as large as it goes, and what everyone may know of each player. */
import { html } from "../core/html.js";
import { learnCatalog, titleOf } from "../parts/catalogwords.js";
import { Chip } from "../parts/chip.js";
import { Icon } from "../parts/icon.js";
import { Piece } from "../parts/piece.js";
import { RESOURCES } from "../parts/resource.js";
import { useEffect } from "../../vendor/hooks.js";
import { boardOf } from "../core/config.js";
import { catalog, gameKey, lobby, turn } from "../core/store.js";
import { t } from "../core/text.js";
import "./game.js";
import { bring } from "../table/game.js";
import { ScreenLobby } from "../table/bigscreen/screenlobby.js";
import { ScreenResult } from "../table/bigscreen/screenresult.js";
import { Fact, Pill, SeatCard } from "../table/bigscreen/seatcards.js";
import { ScreenTable } from "../table/bigscreen/screentable.js";
import { Animations } from "./board/animate.js";
import { Board } from "./board/board.js";
import { Dice } from "./board/dice.js";
import { usePremadePictures } from "./board/premade.js";
import { thisTurn } from "./board/marks.js";
import { Standings } from "./end/standings.js";
import { Moments } from "../table/end/gamemoments.js";
import { PointsDrawing } from "../table/end/pointschart.js";
import { playWords } from "./lobby/playsummary.js";
import { Preview } from "./maps/preview.js";
import { seatStatus } from "./players/opponents.js";
import { kindsOf } from "./rich.js";
import { routeIcon } from "./routes.js";
import { begunView } from "./seen.js";
import { signOf } from "../table/people/people.js";

/** Of the board's box: harbors reach a little beyond the island. */
const INSETS = { top: 14, right: 10, bottom: 16, left: 10 };
const DIE = 106;
/** Cards of a kind that are drawn one by one; more are counted. */
const MOST_DRAWN = 4;
const CHART_WIDTH = 680;

bring("board", {
  onScreen: {
    silent: ["OfferAccepted", "OfferDeclined", "OfferWithdrawn", "CardsDiscarded"],
    kinds: { Traded: "trades", TradedWithSupply: "trades", OfferMade: "offers", RoadBuilt: "pieces", ShipBuilt: "pieces", SettlementBuilt: "pieces", CityBuilt: "pieces" },
    detail,
  },
});

/** @param {{stage: "lobby" | "table" | "end"}} props */
export function BoardScreen({ stage }) {
  usePremadePictures();
  if (stage === "lobby") return html`<${ScreenLobby}><${ToPlay} /><//>`;
  if (stage === "end") return html`<${ScreenResult} Figures=${ScreenFigures} Trophy=${Trophy} />`;
  return html`<${ScreenTable} Seat=${BoardSeat} label=${t("table-board")} dice=${html`<${ScreenDice} />`}>
    <div class="boardbox"><${Board} insets=${INSETS} /></div><${Animations} />
  <//>`;
}

/** The map that will be played, and the rules in a line. */
function ToPlay() {
  useEffect(() => void learnCatalog(gameKey.value), [gameKey.value]);
  if (!catalog.value) return null;
  const { config } = lobby.value;
  const board = boardOf(config, catalog.value);
  return html`<span class="map">${board && html`<${Preview} hexes=${board.preview} />`}</span>
    <p><b>${board && titleOf("board", board)}</b><br />${playWords(config, lobby.value.settings.clock)}</p>`;
}

/** @param {{number: number}} props */
function BoardSeat({ number }) {
  const player = seatStatus(number);
  const { points, cards, over, development, knights, army, road, longest, ships, tokens, earned } = player;
  const plays = player.plays || (turn.value?.number === 0 && player.acting);
  return html`<${SeatCard} number=${number} points=${points} plays=${plays} note=${noteOf(player)} pills=${html`<${Pills} player=${player} />`}>
    <div class=${`facts ${ships !== undefined || tokens !== undefined ? "five" : ""}`}>
      <${Fact} icon="i-cards" count=${cards} word=${over ? t("screen-over", { limit: begunView().hand_limit }) : t("screen-cards", { count: cards })} state=${over ? "over" : ""} name="cards" />
      <${Fact} icon="i-dev" count=${development} word=${t("screen-development")} name="development" />
      <${Fact} icon="i-army" count=${knights} word=${army ? t("screen-army") : t("screen-knights", { count: knights })} state=${army ? "hold" : ""} name="knights" />
      <${Fact} icon=${routeIcon.value} count=${road} word=${t("screen-road")} state=${longest ? "hold" : ""} name="road" />
      ${ships !== undefined && html`<${Fact} icon="i-ship" count=${ships} word=${t("screen-ships", { count: ships })} name="ships" />`}
      ${tokens !== undefined && html`<${Fact} icon="i-token" count=${tokens} word=${t("stat-tokens")} name="tokens" />`}
      ${Object.entries(earned).map(([icon, worth]) => worth > 0 && html`<${Fact} key=${icon} icon=${`i-${icon}`} count=${`+${worth}`} word=${t(`screen-${icon}`)} name=${icon} />`)}
    </div>
  <//>`;
}

/** @typedef {ReturnType<typeof seatStatus>} Player */

/** Below the name: what the player is doing. @param {Player} player */
function noteOf({ plays, flag }) {
  if (flag) return t("screen-builds-next");
  if (!plays) return "";
  return t(Object.keys(begunView().offers ?? {}).length > 0 ? "screen-trading" : turn.value?.dice ? "screen-playing" : "screen-rolls");
}

/** The answer to an offer, and the harbors. @param {{player: Player}} props */
function Pills({ player: { answer, rates } }) {
  const kind = answer?.icon === "yes" ? "good" : answer?.icon === "no" ? "bad" : "";
  return html`${answer && html`<${Pill} icon=${`i-${answer.icon}`} kind=${kind}>${answer.word}<//>`}<${ScreenHarbors} rates=${rates} few=${Boolean(answer)} />`;
}

/** Harbors as pills, the general one first. @param {{rates: Record<string, number>, few: boolean}} props */
function ScreenHarbors({ rates, few }) {
  const general = Math.max(...RESOURCES.map((kind) => rates[kind]));
  const bank = general < begunView().bank_rate ? [{ icon: "i-harbor", rate: general }] : [];
  const own = RESOURCES.filter((kind) => rates[kind] < general).map((kind) => ({ icon: `res-${kind}`, rate: rates[kind] }));
  return [...bank, ...own].slice(0, few ? 1 : 3).map(({ icon, rate }) => html`<${Pill} key=${icon} icon=${icon}>${rate}:1<//>`);
}

/** Both dice with their sum. */
function ScreenDice() {
  return html`<div class="tv-dice"><${Dice} size=${DIE} /></div>`;
}

/** Below a roll: what it paid to whom, or who has to discard. @param {import("../table/bigscreen/tellingqueue.js").Item} item */
function detail({ type }) {
  if (type !== "DiceRolled" && type !== "CardsDiscarded") return undefined;
  const discards = discarding();
  if (discards.length > 0) return discards;
  const dice = /** @type {number[] | undefined} */ (turn.value?.dice);
  const paid = thisTurn.value.filter((event) => event.type === "CardsProduced");
  if (!dice) return undefined;
  const sum = dice[0] + dice[1];
  if (paid.length === 0) return sum === 7 ? undefined : html`<span>${t("screen-paid-nobody", { sum })}</span>`;
  return html`<span>${t("screen-paid", { sum })}</span>${paid.map(({ seat, cards }) => html`<span key=${seat} class="paid"><${Chip} ...${signOf(seat)} size=${46} />${kindsOf(cards).map(([kind, count]) => html`<${Cards} key=${kind} kind=${kind} count=${count} />`)}</span>`)}`;
}

/** @param {{kind: string, count: number}} props */
function Cards({ kind, count }) {
  if (count > MOST_DRAWN) return html`<b>${count}</b><${Icon} id=${`res-${kind}`} size=${46} label=${t(kind)} />`;
  return Array.from({ length: count }, (_, at) => html`<${Icon} key=${at} id=${`res-${kind}`} size=${46} label=${t(kind)} />`);
}

/** After a seven: who has given back cards, and who still has to. */
function discarding() {
  const done = thisTurn.value.filter(({ type }) => type === "CardsDiscarded");
  const due = Object.entries(begunView().waiting ?? {}).filter(([, { kind }]) => kind === "Discard");
  return [
    ...done.map(({ seat, cards, count }) => html`<${Pill} key=${seat} icon="i-yes" kind="good"><${Chip} ...${signOf(seat)} size=${40} />${t("screen-gave-back", { count: count ?? kindsOf(cards).reduce((sum, [, each]) => sum + each, 0) })}<//>`),
    ...due.map(([seat, { count }]) => html`<${Pill} key=${seat} icon="i-clock" kind="warn"><${Chip} ...${signOf(Number(seat))} size=${40} />${t("screen-gives-back", { count: count ?? 0, of: begunView().seats[Number(seat)].cards })}<//>`),
  ];
}

/** @param {{look: number}} props */
function Trophy({ look }) {
  return html`<${Piece} kind="city" look=${look} size=${200} />`;
}

/** Sources of the points, their growth, and the moments of the game. @param {{figures: import("../../protocol.js").Statistics, goal: number}} props */
function ScreenFigures({ figures, goal }) {
  return html`<div><${Standings} figures=${figures} /></div>
    <div><h2>${t("screen-points")}</h2><div class="chart"><${PointsDrawing} figures=${figures} goal=${goal} width=${CHART_WIDTH} letters=${2} /></div><${Moments} moments=${figures.moments} /></div>`;
}
