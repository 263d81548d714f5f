/** Both players beside the table: points, hands, goods; and the race for the two tokens. */
import { html, Chip, Icon, Sheet } from "../../parts/index.js";
import { Picture, GoodRow, Stat } from "../faces/signs.js";
import { halted } from "../../core/store.js";
import { goal, turn, view, waiting } from "../seen.js";
import { factWords, t } from "../../core/text.js";
import { GiveTime, RowClock, rowClockWords, SheetClock } from "../../table/clock/rowclock.js";
import { SaidBubble } from "../../table/chat/saidbubble.js";
import { open, openSeat, phone } from "../../table/layout.js";
import { SeatActs } from "../../table/people/absent.js";
import { isMe, lookOf, nameOf, otherSeats, signOf, whose } from "../../table/people/people.js";
import { Presence } from "../../table/people/presence.js";
import { goodsWords } from "../cards.js";

/** What a player is worth in public, and which tokens are theirs. @param {number} number */
export function standingOf(number) {
  const { tokens } = view.value;
  const due = waiting.value ?? {};
  const active = !halted.value && turn.value.seat === number;
  return {
    ...view.value.seats[number], knight: tokens.knight?.seat === number, mill: tokens.mill?.seat === number,
    acting: (!halted.value && due[number] !== undefined) || (active && Object.keys(due).length === 0), plays: active && turn.value.number > 0,
  };
}

/** Commerce, strength and tournament points, the tokens ringed. */
export function RealmStats({ player, size }) {
  return html`<${Stat} sign="commerce" count=${player.commerce} hold=${player.mill} size=${size} /><${Stat} sign="strength" count=${player.strength} hold=${player.knight} size=${size} /><${Stat} sign="tournament" count=${player.tournament} size=${size} />`;
}

function HandCount({ player, size = 16 }) {
  return html`<span class="st" title=${t("cards-in-hand", { count: player.cards, limit: player.limit })} data-stat="cards"><${Icon} id="i-cards" size=${size} />${player.cards}</span>`;
}

/** A player in words. @param {number} number @param {ReturnType<typeof standingOf>} player */
export function rowLabel(number, player) {
  return factWords([
    t("cards-row", { name: nameOf(number), points: player.points, goal: goal.value, commerce: player.commerce, strength: player.strength, tournament: player.tournament, cards: player.cards }),
    goodsWords(player.goods), player.mill && t("cards-has-mill"), player.knight && t("cards-has-knight"), player.plays && t("row-plays"), rowClockWords(number),
  ]);
}

const toggle = (number) => (open.value = openSeat.value === number ? null : { seat: number });

/** The opponent; both for those who watch. */
export function RealmPlayers() {
  return html`<ul class=${phone.value ? "pchips" : "opps"} aria-label=${t("players")}>${otherSeats().map((number) => html`<li key=${number}>${phone.value ? html`<${PlayerChip} number=${number} />` : html`<${PlayerRow} number=${number} />`}<${SaidBubble} number=${number} /></li>`)}</ul>`;
}

function PlayerRow({ number }) {
  const player = standingOf(number);
  return html`<button type="button" class=${`opp seat-${lookOf(number)} ${player.acting ? "acting" : ""}`} data-seat=${number} aria-label=${rowLabel(number, player)} onClick=${() => toggle(number)}>
    <${Chip} ...${signOf(number)} size=${36} />
    <span class="nm"><span class="name">${nameOf(number)}</span><${Presence} number=${number} />${player.plays && html`<span class="plays">${t("row-plays")}</span>`}<${RowClock} number=${number} /></span>
    <span class="vp">${player.points}<small>${t("vp-of", { goal: goal.value })}</small></span>
    <span class="stats"><${RealmStats} player=${player} /><${HandCount} player=${player} /></span>
    <span class="stats"><${GoodRow} goods=${player.goods} /></span>
  </button>`;
}

function PlayerChip({ number }) {
  const player = standingOf(number);
  return html`<button type="button" class=${`pchip seat-${lookOf(number)} ${player.acting ? "acting" : ""}`} data-seat=${number} aria-label=${rowLabel(number, player)} onClick=${() => toggle(number)}>
    <${Chip} ...${signOf(number)} size=${30} />
    <span class="facts"><span class="a"><span class="name">${nameOf(number)}</span><b>${player.points} <small>${t("vp-of", { goal: goal.value })}</small></b></span>
      <span class="b2"><span class=${player.mill ? "w" : ""}><${Icon} id="points-commerce" size=${14} />${player.commerce}</span><span class=${player.knight ? "w" : ""}><${Icon} id="points-strength" size=${14} />${player.strength}</span><span><${Icon} id="points-tournament" size=${14} />${player.tournament}</span><span data-stat="cards"><${Icon} id="i-cards" size=${14} />${player.cards}</span><${RowClock} number=${number} /></span></span>
  </button>`;
}

const TOKENS = [["mill", "commerce"], ["knight", "strength"]];

/**
 * What somebody has for a token. Whoever has as much as its holder and yet does not hold it has what does not count.
 * @param {{token: string, field: string, number: number}} props `number`: of the seat
 */
export function ForToken({ token, field, number }) {
  const { tokens, seats } = view.value;
  const holder = tokens[token]?.seat;
  const count = seats[number][field];
  if (holder === undefined || holder === number || count < seats[holder][field]) return count;
  const words = t("cards-not-counted", { count });
  return html`<s role="img" aria-label=${words} title=${words}>${count}</s>`;
}

const STATS = ["commerce", "strength", "tournament"];

/** "You hold the mill" @param {string} token */
function holderWords(token) {
  const holder = view.value.tokens[token]?.seat;
  return holder === undefined ? t(`cards-nobody-${token}`) : t(`cards-holds-${token}`, { name: nameOf(holder), whose: whose(holder) });
}

/** Who holds the tokens, and by how much. */
export function Race() {
  const { seats } = view.value;
  return html`<ul class="race" aria-label=${t("cards-tokens")}>${TOKENS.map(([token, field]) => {
    return html`<li key=${token} class="rw" data-token=${token}><${Picture} id="token-${token}" size=${34} />
      <span><b>${holderWords(token)}</b><small>${t(`cards-token-${token}`)}</small></span>
      <span class="versus">${Object.keys(seats).map(Number).sort((one, other) => Number(isMe(other)) - Number(isMe(one))).map((number, index) => html`${index > 0 && html`<span class="to" aria-hidden="true">–</span>`}<${Chip} ...${signOf(number)} size=${18} label=${nameOf(number)} /><${ForToken} token=${token} field=${field} number=${number} />`)}</span></li>`;
  })}</ul>`;
}

/** What everyone may know of a player, in full. @param {{number: number, onClose: () => void}} props */
export function RealmPlayerSheet({ number, onClose }) {
  const player = standingOf(number);
  return html`<${Sheet} title=${nameOf(number)} class="player-sheet" onClose=${onClose}>
    <div class="row big-stats"><${Chip} ...${signOf(number)} size=${46} /><b>${t("sheet-points", { points: player.points })}</b><${Presence} number=${number} /></div>
    <div class="sheet-more"><${SeatActs} number=${number} /><${GiveTime} number=${number} /></div>
    <dl><${SheetClock} number=${number} />
      <dt>${t("sheet-hand")}</dt><dd>${t("cards-in-hand", { count: player.cards, limit: player.limit })}</dd>
      <dt>${t("cards-points")}</dt><dd><ul class="named-stats">${STATS.map((sign) => html`<li key=${sign}><${Icon} id="points-${sign}" size=${16} />${t(`points-${sign}`, { count: player[sign] })}</li>`)}</ul></dd>
      <dt>${t("cards-tokens")}</dt><dd><ul class="named-stats">${TOKENS.map(([token]) => html`<li key=${token}><${Picture} id="token-${token}" size=${22} />${holderWords(token)} · ${t(`cards-token-${token}`)}</li>`)}</ul></dd>
      <dt>${t("cards-goods")}</dt><dd class="row"><${GoodRow} goods=${player.goods} /></dd>
      <dt>${t("cards-robbers")}</dt><dd>${t("cards-robbers-count", { count: player.counted })}</dd>
    </dl>
  <//>`;
}
