/** The others at the table: rows on a desk, chips on a phone; each opens what is publicly known of the player. */
import { computed } from "../../../vendor/signals.js";
import { GiveTime, RowClock, rowClockWords, SheetClock } from "../../table/clock/rowclock.js";
import { Chip, html, Icon, Piece, Resource, RESOURCES, Sheet } from "../../parts/index.js";
import { memo } from "../../parts/pure.js";
import { useDeferred } from "../../core/deferred.js";
import { dedupedSignal, dedupedFor } from "../../core/deduped.js";
import { halted } from "../../core/store.js";
import { factWords, hasText, listWords, t } from "../../core/text.js";
import { SaidBubble } from "../../table/chat/saidbubble.js";
import { developmentName } from "../hand/cards.js";
import { AwayTag, isStoodInFor, SeatActs } from "../../table/people/absent.js";
import { Presence } from "../../table/people/presence.js";
import { PinButton, PinLine, pinWords } from "../trade/wants.js";
import { flagOf } from "../actions/flag.js";
import { Income } from "./income.js";
import { open, openSeat, phone } from "../../table/layout.js";
import { isAskedNow, isWriting, PatienceBar } from "../trade/patience.js";
import { botLevel, isAway, isBot, isMe, lookOf, nameOf, otherSeats, signOf } from "../../table/people/people.js";
import { NeutralPlayers } from "./neutral.js";
import { ProvenCards, ProvenRow, provenSentence } from "./proven.js";
import { PIECES } from "../pieces.js";
import { routeIcon } from "../routes.js";
import { CardRow, kindsOf } from "../rich.js";
import { tokensOf } from "../actions/tokens.js";
import { begunView } from "../seen.js";

/** Above these numbers of players, rows and chips are drawn smaller; with even more, a phone has room for the figures only. */
const CROWD = { desk: 4, phone: 3, throng: 4, packed: 7 };

/** @param {number[]} seats whose rows are shown on a desk */
export function rowsClass(seats) {
  return seats.length > CROWD.desk ? "opps crowd" : "opps";
}

const others = dedupedSignal(otherSeats);

export function Opponents() {
  return html`<ul class=${phone.value ? "pchips" : rowsClass(others.value)} aria-label=${t("players")}>
    ${others.value.map((number) => html`<li key=${number}>${phone.value
      ? html`<${PlayerChip} number=${number} /><${PinLine} number=${number} />`
      : html`<${PlayerRow} number=${number} /><${RowActs} number=${number} />`}<${SaidBubble} number=${number} /></li>`)}
    <${NeutralPlayers} />
  </ul>`;
}

/** What can be done about a player: with many players, only about those whom the table waits for. */
const RowActs = memo(function RowActs({ number }) {
  const room = others.value.length <= CROWD.desk || seatStatus(number).acting;
  return html`<div class="opp-more"><${PinButton} number=${number} />${room && html`<${SeatActs} number=${number} patient /><${GiveTime} number=${number} patient />`}</div>`;
});

/** How a seat stands, as everybody's row and my own place show it; `acting`: the table waits for it. */
export const seatStatus = dedupedFor((number) => {
  const { seats, longest_road, largest_army, hand_limit, waiting, turn, winner, ships } = begunView();
  const player = seats[number];
  return {
    ...player,
    points: winner === undefined ? player.points : player.total ?? player.points,
    knights: player.played?.knight ?? 0,
    army: largest_army === number,
    longest: longest_road === number,
    over: player.cards > hand_limit,
    acting: !halted.value && (waiting?.[number] !== undefined || (turn.seat === number && Object.keys(waiting ?? {}).length === 0)),
    plays: !halted.value && turn.number > 0 && turn.seat === number,
    answer: answerOf(number),
    flag: flagOf(number),
    tokens: tokensOf(number),
    ships: ships && Object.values(ships).filter((owner) => owner === number).length,
    earned: earnedBy(number),
  };
});

/** Points that a player earned on the board, by the icon that stands for them. */
function earnedBy(number) {
  const { options = {}, buildings } = begunView();
  const all = Object.values(options);
  const chips = all.find((each) => each?.chips)?.chips;
  const routes = all.find((each) => each?.routes)?.routes;
  const islands = Object.entries(chips ?? {}).filter(([at]) => buildings[at]?.seat === number).reduce((sum, [, points]) => sum + points, 0);
  return { ...(chips && { bonus: islands }), ...(routes && { crossing: routes[number] ?? 0 }) };
}

/** Where the player stands in the offers on the table; or what the player chooses while others choose too. */
function answerOf(number) {
  const offers = Object.values(begunView().offers ?? {});
  if (offers.some(({ from }) => from === number)) return { icon: "counter", word: t("row-offers") };
  for (const { answers = {} } of offers) {
    if (answers[number] === "accepted") return { icon: "yes", word: t("row-accepts") };
    if (answers[number] === "declined") return { icon: "no", word: t("row-declines") };
  }
  const { kind, count } = begunView().waiting?.[number] ?? {};
  if (kind && hasText(`row-${kind}`)) return { icon: "hand", word: t(`row-${kind}`, { count: count ?? 0 }) };
  if (isWriting(number)) return { icon: "counter", word: t("row-writing") };
  if (isAskedNow(number)) return { icon: "clock", word: t("row-asked") };
  return null;
}

/** @param {number} number @param {Record<string, any>} player */
function rowLabel(number, { plays, points, cards, development, knights, road, army, longest, hand, proven, tokens, flag, ships, earned }) {
  const label = t("row-label", { name: nameOf(number), points, cards, development, knights, road, army: String(army), longest: String(longest) });
  return factWords([label, plays && t("row-plays"), flag && t("row-flag"), tokens !== undefined && t("tokens-count", { count: tokens }), ships !== undefined && t("row-ships", { count: ships }), ...Object.entries(earned).map(([icon, points]) => points > 0 && t(`row-${icon}`, { points })), !hand && provenSentence(proven), isStoodInFor(number) && t("row-stand-in-for", { name: nameOf(number) }), isAway(number) && t("row-away"), rowClockWords(number), pinWords(number)]);
}

/** Show what may be known of a player in full, or put it away. @param {number} number */
export function togglePlayer(number) {
  open.value = openSeat.value === number ? null : { seat: number };
}

export const PlayerRow = memo(function PlayerRow({ number }) {
  const player = useDeferred(seatStatus(number), "players");
  const name = nameOf(number);
  return html`<button type="button" class=${`opp seat-${lookOf(number)} ${player.acting ? "acting" : ""}`} data-seat=${number} aria-label=${rowLabel(number, player)} onClick=${() => togglePlayer(number)}>
    <${Chip} ...${signOf(number)} size=${36} />
    <span class="nm"><span class="name">${name}</span><${Presence} number=${number} />${player.flag && html`<${Flag} />`}${player.plays && html`<span class="plays">${t("row-plays")}</span>`}${player.answer && html`<span class="ans"><${Icon} id="i-${player.answer.icon}" size=${13} />${player.answer.word}</span>`}<${RowClock} number=${number} /></span>
    <span class="vp">${player.points}<small>${t("vp")}</small></span>
    <span class="stats"><${Stats} player=${player} /><span class="grow"></span><${HarborRates} rates=${player.rates} /></span>
    <${PatienceBar} asked=${number} />
    ${player.hand && player.cards + player.development > 0 && html`<span class="open-hand"><${OpenHand} player=${player} /></span>`}
    ${!player.hand && player.proven && player.cards > 0 && html`<${ProvenCards} proven=${player.proven} />`}
  </button>`;
});

function Flag() {
  return html`<span class="flag-up" title=${t("row-flag")}><${Icon} id="i-flag" size=${14} /></span>`;
}

/** Cards, development cards, knights, road: with the award's ring and the hand limit's warning. */
export const Stats = memo(function Stats({ player, own = false }) {
  return html`
    ${!own && html`<span class=${`st ${player.over ? "over" : ""}`} title=${t("stat-cards")} data-stat="cards"><${Icon} id="i-cards" size=${16} />${player.cards}${player.over ? " ⚠" : ""}</span>
    <span class="st" title=${t("stat-development")}><${Icon} id="i-dev" size=${16} />${player.development}</span>`}
    <span class=${`st ${player.army ? "hold" : ""}`} title=${t(player.army ? "stat-army" : "stat-knights")}><${Icon} id="i-army" size=${16} />${player.knights}</span>
    <span class=${`st ${player.longest ? "hold" : ""}`} title=${t(player.longest ? "stat-longest" : "stat-road")}><${Icon} id=${routeIcon.value} size=${16} />${player.road}</span>
    ${player.ships !== undefined && html`<span class="st" title=${t("stat-ships")} data-stat="ships"><${Icon} id="i-ship" size=${16} />${player.ships}</span>`}
    ${Object.entries(player.earned).map(([icon, points]) => points > 0 && html`<span class="st" key=${icon} title=${t(`stat-${icon}`)} data-stat=${icon}><${Icon} id="i-${icon}" size=${16} />+${points}</span>`)}
    ${!own && player.tokens !== undefined && html`<span class="st" title=${t("stat-tokens")} data-stat="tokens"><${Icon} id="i-token" size=${16} />${player.tokens}</span>`}`;
});

/** Hands that lie open: always at a table with open hands, and everybody's at the end of a game and in its replay. */
export function OpenHand({ player }) {
  return html`<${CardRow} cards=${player.hand} size=${18} /><${Unplayed} cards=${player.unplayed} />`;
}

export function Unplayed({ cards }) {
  return kindsOf(cards).map(([card, count]) => html`<span class="unplayed" key=${card} role="img" aria-label=${t("hand-several", { count, name: developmentName(card) })} title=${developmentName(card)}>
    ${count > 1 && html`<b>${count}</b>`}<${Icon} id="dev-${card.replaceAll("_", "-")}" size=${20} />
  </span>`);
}

const bankRate = computed(() => begunView().bank_rate);

/** The harbors a player has, read off the rates: better than the bank for all kinds, or for some kinds better than for the others. */
export const HarborRates = memo(function Harbors({ rates }) {
  const general = Math.max(...RESOURCES.map((kind) => rates[kind]));
  const kinds = RESOURCES.filter((kind) => rates[kind] < general);
  const any = general < bankRate.value;
  return html`
    ${any && html`<span class="st port" title=${t("table-harbor-any")}><${Icon} id="i-harbor" size=${15} />${general}:1</span>`}
    ${kinds.slice(0, any ? 1 : 2).map((kind) => html`<span class="st port" key=${kind} title=${t("table-harbor-one", { kind })}><${Icon} id="res-${kind}" size=${17} />${rates[kind]}:1</span>`)}`;
});

export const PlayerChip = memo(function PlayerChip({ number }) {
  const player = useDeferred(seatStatus(number), "players");
  const name = nameOf(number);
  const { length } = others.value;
  const [crowd, throng, packed] = [length > CROWD.phone, length > CROWD.throng, length > CROWD.packed];
  return html`<button type="button" class=${`pchip seat-${lookOf(number)} ${player.acting ? "acting" : ""} ${crowd ? "crowd" : ""} ${throng ? "throng" : ""} ${packed ? "packed" : ""}`} data-seat=${number} aria-label=${rowLabel(number, player)} onClick=${() => togglePlayer(number)}>
    <${Chip} ...${signOf(number)} size=${packed ? 16 : throng ? 20 : crowd ? 24 : 28} />
    <span class="facts"><span class="a">${!crowd && html`<span class="name">${name}</span>`}<b>${player.points}</b></span>
      <span class="b2"><span class=${player.over ? "w" : ""} data-stat="cards"><${Icon} id="i-cards" size=${13} />${player.cards}${player.over ? "⚠" : ""}</span>
        ${!crowd && html`<span class=${player.army ? "w" : ""}><${Icon} id="i-army" size=${13} />${player.knights}</span>`}${player.tokens !== undefined && html`<span data-stat="tokens"><${Icon} id="i-token" size=${13} />${player.tokens}</span>`}<${RowClock} number=${number} /></span></span>
    <${PatienceBar} asked=${number} />
    ${player.answer && html`<span class="ansdot"><${Icon} id="i-${player.answer.icon}" size=${14} /></span>`}
    ${player.flag && html`<${Flag} />`}
    ${isAway(number) && html`<span class="dot gone"></span>`}${isStoodInFor(number) && html`<span class="stand-in-dot"><${Icon} id="i-bot" size=${13} /></span>`}
  </button>`;
});

/** What everyone may know of a player, in full. */
export function PlayerSheet({ number, onClose }) {
  const player = seatStatus(number);
  return html`<${Sheet} title=${nameOf(number)} class="player-sheet" onClose=${onClose}>
    <div class="row big-stats"><${Chip} ...${signOf(number)} size=${46} /><b>${t("sheet-points", { points: player.points })}</b>
      ${isBot(number) && html`<span class="tag"><${Icon} id="i-bot" size=${14} />${t("row-bot", { level: botLevel(number) })}</span>`}<${AwayTag} number=${number} />${player.flag && html`<span class="tag"><${Icon} id="i-flag" size=${14} />${t("row-flag")}</span>`}</div>
    <div class="sheet-more"><${PinButton} number=${number} /><${SeatActs} number=${number} /><${GiveTime} number=${number} /></div>
    <dl>
      <${SheetClock} number=${number} />
      <dt>${t("sheet-hand")}</dt><dd>${t("sheet-cards", { cards: player.cards, development: player.development })}</dd>
      ${player.hand && !isMe(number) && html`<dt>${t("sheet-open-hand")}</dt><dd class="row">${player.cards === 0 ? t("sheet-nothing") : kindsOf(player.hand).map(([kind, count]) => html`<${Resource} key=${kind} kind=${kind} count=${count} />`)}</dd>`}
      ${!player.hand && player.proven && html`<${ProvenRow} proven=${player.proven} />`}
      <dt>${t("sheet-played")}</dt><dd>${listWords(kindsOf(player.played).map(([card, count]) => t("hand-several", { count, name: developmentName(card) })), "unit") || t("sheet-nothing")}</dd>
      <dt>${t("stat-road")}</dt><dd>${player.road}${player.longest ? ` · ${t("stat-longest")}` : ""}</dd>
      ${player.ships !== undefined && html`<dt>${t("stat-ships")}</dt><dd>${player.ships}</dd>`}
      ${Object.entries(player.earned).map(([icon, points]) => html`<dt key=${icon}>${t(`stat-${icon}`)}</dt><dd>${points}</dd>`)}
      <dt>${t("stat-knights")}</dt><dd>${player.knights}${player.army ? ` · ${t("stat-army")}` : ""}</dd>
      ${player.tokens !== undefined && html`<dt>${t("stat-tokens")}</dt><dd>${player.tokens}</dd>`}
      <dt>${t("sheet-income")}</dt><${Income} number=${number} />
      <dt>${t("sheet-left")}</dt><dd class="row">${PIECES.filter(({ id }) => player.left?.[id] !== undefined).map(({ id }) => html`<span class="row" key=${id}><${Piece} kind=${id} look=${lookOf(number)} size=${28} />${player.left[id]}</span>`)}</dd>
      <dt>${t("sheet-rates")}</dt><dd class="row">${RESOURCES.map((kind) => html`<span class="row" key=${kind}><${Icon} id="res-${kind}" size=${18} label=${t(kind)} />${player.rates?.[kind]}:1</span>`)}</dd>
    </dl>
  <//>`;
}
