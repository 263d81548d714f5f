/** An evening as a picture to send around, 1200 × 1500, painted by the browser from the page's own drawings. */
import { html } from "../../core/html.js";
import { isDark } from "../../core/preferences.js";
import { language, t } from "../../core/text.js";
import { symbol } from "../../parts/icon.js";
import { letterOf, shapeOf } from "../../parts/looks.js";
import { paint } from "../../parts/painted.js";
import { signed } from "../../table/end/statistics.js";
import { luckRows } from "./eveningluck.js";
import { momentWords } from "./eveningmoments.js";
import { dayOf, kindIcon, playedName, nameOfPlayer, seasonName, signedNumber, eveningSummary } from "./groupwords.js";

/** The size of the drawing; the picture has twice as many pixels each way. */
const WIDTH = 600;
const HEIGHT = 750;
const SHARPNESS = 2;
const EDGE = 24;
const INNER = WIDTH - 2 * EDGE;
const HEAD = 116;
/** More rows than these do not fit; whoever wants all of them opens the page. */
const MOST_NIGHTS = 6;
const MOST_GAMES = 4;
/** The height of a row of moments and luck. */
const REST = 27;
const SHEETS = /\/(?:tokens|css\/(?:season|end)|together\/[\w-]+)\.css$/;

/** @typedef {import("../../../protocol.js").EveningPage} Page */
/** @typedef {import("./groupwords.js").People} People */
/** @typedef {import("./groupwords.js").Player} Player */

/** @param {Page} page @param {People} people @returns {Promise<Blob>} a PNG */
export function drawEvening(page, people) {
  return paint(html`<${Sheet} page=${page} people=${people} />`, SHEETS, SHARPNESS);
}

/** @param {{page: Page, people: People}} props */
function Sheet({ page, people }) {
  const nights = page.nights.slice(0, MOST_NIGHTS);
  const games = page.games.slice(0, MOST_GAMES);
  const afterNights = HEAD + 52 + nights.length * 42;
  const afterGames = afterNights + 42 + games.length * 62;
  return html`<svg xmlns="http://www.w3.org/2000/svg" class="evening-picture" data-theme=${isDark() ? "dark" : "light"} lang=${language.value} width=${WIDTH} height=${HEIGHT} viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width=${WIDTH} height=${HEIGHT} fill="var(--paper)" />
    <rect width=${WIDTH} height=${HEAD} fill="var(--sea-3)" />
    <${SeatChip} player=${people.get(page.nights[0].player)} x=${EDGE} y=${26} size=${64} />
    <text class="day" x=${EDGE + 82} y="54">${t("evening-day", { at: dayOf(page.date) })}</text>
    <text class="facts" x=${EDGE + 82} y="76">${page.name}, ${t("evening-number", { number: page.number, season: seasonName({ season: page.season, name: page.season_name }) })}</text>
    <text class="facts" x=${EDGE + 82} y="96">${eveningSummary(page, people)}</text>
    <text class="title" x=${EDGE} y=${HEAD + 34}>${t("evening-tonight")}</text>
    ${nights.map((night, place) => html`<${Night} key=${night.player} night=${night} player=${people.get(night.player)} first=${place === 0} y=${HEAD + 46 + place * 42} />`)}
    <text class="title" x=${EDGE} y=${afterNights + 28}>${t("evening-games")}</text>
    ${games.map((game, place) => html`<${Game} key=${game.code} game=${game} people=${people} y=${afterNights + 40 + place * 62} />`)}
    <${Rest} page=${page} people=${people} y=${afterGames + 14} />
    <use href=${symbol("wordmark")} x=${WIDTH - EDGE - 120} y=${HEIGHT - 32} width="120" height="17" color="var(--ink-3)" />
  </svg>`;
}

/** @param {{night: import("../../../protocol.js").Night, player?: Player, first: boolean, y: number}} props */
function Night({ night, player, first, y }) {
  const good = night.change >= 0;
  return html`<g>
    <rect x=${EDGE} y=${y} width=${INNER} height="37" rx="10" fill=${first ? "var(--accent-soft)" : "var(--card)"} stroke=${first ? "var(--accent-dk)" : "var(--line)"} />
    <${SeatChip} player=${player} x=${EDGE + 8} y=${y + 5} size=${27} />
    <text class="name" x=${EDGE + 46} y=${y + 24}>${nameOfPlayer(player)}</text>
    <text class="more" x=${EDGE + 250} y=${y + 24}>${t("season-won", { wins: night.wins, games: night.games })}</text>
    <text class="name ${good ? "good" : "bad"}" x=${EDGE + INNER - 12} y=${y + 24} text-anchor="end">${good ? "▲" : "▼"} ${signedNumber(night.change)}</text>
  </g>`;
}

/** @param {{game: import("../../../protocol.js").EveningGame, people: People, y: number}} props */
function Game({ game, people, y }) {
  const ranked = [...game.seats].sort((a, b) => a.place - b.place);
  const called = (/** @type {import("../../../protocol.js").EveningSeat} */ { player, name = "" }) => (player ? nameOfPlayer(people.get(player)) : name);
  const step = Math.min(150, (INNER - 56) / ranked.length);
  return html`<g>
    <rect x=${EDGE} y=${y} width=${INNER} height="56" rx="10" fill="var(--card)" stroke="var(--line)" />
    <use href=${symbol(kindIcon(game))} x=${EDGE + 10} y=${y + 14} width="26" height="26" color="var(--ink-2)" />
    <text class="name" x=${EDGE + 46} y=${y + 22}>${t("evening-game", { kind: playedName(game), name: called(game.seats[game.winner]) })}</text>
    ${ranked.map((seat, place) => html`<svg key=${place} x=${EDGE + 46 + place * step} y=${y + 29} width=${step - 6} height="22">
      ${seat.player && html`<${SeatChip} player=${people.get(seat.player)} x=${0} y=${1} size=${19} />`}<text class="more" x="24" y="15">${called(seat)} ${seat.points}</text>
    </svg>`)}
  </g>`;
}

/** Moments on the left, luck on the right, as far as there is room. @param {{page: Page, people: People, y: number}} props */
function Rest({ page, people, y }) {
  const rows = Math.max(0, Math.min(4, Math.floor((HEIGHT - 32 - y - 28) / REST)));
  if (rows === 0) return null;
  const half = INNER / 2;
  return html`<g>
    ${page.moments.length > 0 && html`<text class="title" x=${EDGE} y=${y + 20}>${t("evening-moments", { count: page.moments.length })}</text>`}
    ${page.moments.slice(0, rows).map((moment, place) => html`<g key=${moment.kind}>
      <${SeatChip} player=${people.get(moment.player)} x=${EDGE} y=${y + 32 + place * REST} size=${22} />
      <text class="more" x=${EDGE + 32} y=${y + 48 + place * REST}>${momentWords(moment)}</text>
    </g>`)}
    ${luckRows(page).length > 0 && html`<text class="title" x=${EDGE + half + 20} y=${y + 20}>${t("evening-luck")}</text>`}
    ${luckRows(page).slice(0, rows).map(({ player, luck }, place) => html`<g key=${player}>
      <${SeatChip} player=${people.get(player)} x=${EDGE + half + 20} y=${y + 32 + place * REST} size=${22} />
      <text class="more" x=${EDGE + half + 52} y=${y + 48 + place * REST}>${nameOfPlayer(people.get(player))}</text>
      <text class="name" x=${EDGE + INNER} y=${y + 48 + place * REST} text-anchor="end">${signed(luck)}</text>
    </g>`)}
  </g>`;
}

/** @param {{player?: Player, x: number, y: number, size: number}} props */
function SeatChip({ player, x, y, size }) {
  const look = player?.look ?? 1;
  const shape = shapeOf(look);
  return html`<g class="seat-${look}" transform="translate(${x} ${y}) scale(${size / 24})">
    <use href=${symbol(`chip-${shape}`)} width="24" height="24" />
    <text class="on-chip" x="12" y=${shape === "triangle" ? 17.5 : 16} text-anchor="middle">${letterOf(player?.name)}</text>
  </g>`;
}
