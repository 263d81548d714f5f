/**
 * The events of the board game. Each becomes one line of the log, made of the message `log-TYPE` and of what the event says; a row has what
 * is particular about it. An event without a row needs only its words.
 */
import { computed } from "../../vendor/signals.js";
import { html, Icon, RESOURCES } from "../parts/index.js";
import { log, seat } from "../core/store.js";
import { hasText, t } from "../core/text.js";
import { spoken, who, whom } from "../table/log/sentences.js";
import { column, eventTables } from "../table/log/eventtables.js";
import { isMe, subject, whose } from "../table/people/people.js";
import { developmentName } from "./hand/cards.js";
import { harborName, hexAround, intersectionName, pathName } from "./names.js";
import { BUILT, FIGURES } from "./pieces.js";
import { CardRow, cardWords, countOf } from "./rich.js";
import { begunBoard, begunPlan, begunView, waiting } from "./seen.js";

/**
 * @typedef {import("../table/log/sentences.js").Sentence} Sentence
 * @typedef {{
 *   line?: (event: any) => Partial<Sentence>, aloud?: (event: any) => string, silent?: boolean, unspoken?: boolean,
 *   spoken?: "own" | "always", filter?: "trades" | "dice", move?: string, card?: string,
 *   sound?: (event: any) => string | false, buzz?: (event: any) => import("../table/notices/buzz.js").Touch | false,
 *   flight?: keyof typeof import("./board/animate.js").FLIGHTS,
 * }} Row
 *   `line`: where its sentence is not `log-TYPE` filled in with its fields; `silent`: no line, since the turn's heading tells it, or only
 *   the board shows it; `aloud`: what is said of it all the same to those who listen; `unspoken`: whoever it is about need not hear it;
 *   `spoken`: where speech is short, only to the player it is about ("own"), or to everybody in any case ("always");
 *   `filter`: the part of the log that it belongs to; `move`: what its move is called when it is taken back; `card`: the development card
 *   that it turns up; `sound`: the tune it has for me; `buzz`: how I feel it;
 *   `flight`: how its cards fly
 */

/** @param {{dice: number[]}} roll */
const isSeven = ({ dice }) => dice[0] + dice[1] === 7;
const cards = (held) => ({ node: html`<${CardRow} cards=${held} />`, text: cardWords(held) });
const one = (kind) => cards({ [kind]: 1 });
const good = (kind) => ({ ...one(kind), text: t(kind) });
const hidden = () => ({ node: html`<${Icon} id="res-card" size=${17} label=${t("a-card")} />`, text: t("a-card") });
const unseen = (count) => ({ node: html`<span class="times"><b>${count}</b><${Icon} id="res-card" size=${17} label=${t("return-unseen", { count })} /></span>`, text: t("return-unseen", { count }) });
const development = (card) => ({ node: html`<b>${developmentName(card)}</b>`, text: developmentName(card) });
const land = (hex) => {
  const { terrain, number } = begunBoard().hexes[hex];
  const name = hexAround(begunPlan(), { board: begunBoard() }, hex);
  if (terrain === "sea") return { node: html`<span>${name}</span>`, text: name };
  return { node: html`<span class="land"><${Icon} id="hex-${terrain}" size=${19} label=${name} />${number ? html`<b>${number}</b>` : ""}</span>`, text: name };
};
const port = (harbor) => {
  const kind = begunBoard().harbors[harbor];
  return { node: html`<span class="land"><${Icon} id="harbor-${kind}" size=${19} label=${harborName(kind)} /></span>`, text: harborName(kind) };
};

/** The line of an event as it is read out; empty where it has none. */
const aloud = (event) => {
  const line = sentence(event);
  return line ? spoken(line) : "";
};

/** How a field of an event looks in its line. @type {Record<string, (value: any) => {node: any, text: string}>} */
const PICTURES = {
  partner: whom, victim: whom, cards, give: cards, get: cards, hex: land, harbor: port, resource: good,
  card: (card) => (RESOURCES.includes(card) ? one : development)(card),
};
/** The fields that say where it was. */
const PLACES = ["hex", "harbor", "path", "intersection"];

/** By type of event, and of a roll that is not the first of its turn (`log.js`). @type {Record<string, Row>} */
const ROWS = {
  TurnEnded: { silent: true, move: "end" },
  Passed: { silent: true, move: "pass" },
  HarborsTurnedUp: { silent: true },
  FlagRaised: { silent: true },
  FlagLowered: { silent: true },
  RobberAnswered: { silent: true },
  HexesProduced: { silent: true },
  DiceRolled: { spoken: "always", silent: true, filter: "dice", sound: (event) => (isSeven(event) ? "seven" : "roll"), buzz: (event) => isSeven(event) && "seven", aloud: ({ seat: by, dice }) => t("log-DiceRolled", { who: subject(by), whose: whose(by), sum: dice[0] + dice[1] }) },
  DiceRolledNext: { spoken: "always", filter: "dice", line: () => ({ id: "log-DiceRolled" }) },
  StartRolled: { filter: "dice" },
  DiceDeckShuffled: { filter: "dice" },
  DiceRolledAgain: { filter: "dice" },
  ...Object.fromEntries(Object.entries(BUILT).map(([type, { id }]) => [type, { move: id, sound: () => "build" }])),
  ...Object.fromEntries(Object.entries(FIGURES).flatMap(([id, { events }]) => Object.keys(events).map((type) => [type, { move: id, sound: () => "robber" }]))),
  HexDiscovered: { line: discovery, aloud: (event) => [aloud(event), isNewest(event) && fogLeft()].filter(Boolean).join(". "), sound: ({ seat: by, cards: got }) => isMe(by) && countOf(got) > 0 && "gain", flight: "discovered" },
  HarborLaid: { move: "harbor", sound: () => "build" },
  TokenFetched: { move: "token", sound: () => "build" },
  RobberLeft: { move: "robber" },
  FreeRoadDeclined: { move: "road" },
  CardsProduced: { spoken: "own", filter: "dice", sound: ({ seat: by }) => isMe(by) && "gain", flight: "produced" },
  GoldTaken: { spoken: "own", filter: "dice", sound: ({ seat: by }) => isMe(by) && "gain", flight: "received" },
  SupplyShort: { filter: "dice" },
  CardsDiscarded: { spoken: "own", filter: "dice" },
  CardStolen: { line: ({ thief, card }) => ({ seat: thief, pictures: { who: who(thief), card: card ? one(card) : hidden() } }), sound: ({ victim }) => isMe(victim) && "stolen", flight: "stolen" },
  CardsDrawn: { spoken: "own", filter: "trades", sound: ({ partner }) => isMe(partner) && "stolen", flight: "drawn" },
  CardsReturned: { spoken: "own", filter: "trades", flight: "returned" },
  KnightDiscarded: { move: "card" },
  DevelopmentCardBought: { line: ({ card }) => (card ? { id: "log-DevelopmentCardBought-known" } : {}) },
  KnightPlayed: playing("knight"),
  RoadBuildingPlayed: playing("road_building"),
  VictoryPointPlayed: playing("victory_point"),
  YearOfPlentyPlayed: playing("year_of_plenty"),
  MonopolyPlayed: { ...playing("monopoly"), spoken: "always", line: monopoly },
  TradedWithSupply: { spoken: "own", filter: "trades", move: "trade", sound: ({ seat: by }) => isMe(by) && "traded", flight: "exchanged" },
  OfferMade: { spoken: "own", aloud: (event) => (event.to.some(isMe) ? "" : aloud(event)), filter: "trades", line: ({ counters }) => (counters === undefined || counters === null ? {} : { id: "log-OfferMade-counter" }), sound: ({ to }) => to.some(isMe) && "offer" },
  OfferAccepted: { spoken: "own", filter: "trades" },
  OfferDeclined: { spoken: "own", filter: "trades", unspoken: true },
  OfferWithdrawn: { spoken: "own", filter: "trades" },
  Traded: { spoken: "own", filter: "trades", sound: () => "traded", buzz: ({ seat: by, partner }) => (isMe(by) || isMe(partner)) && "trade", flight: "swapped" },
  LongestRoadMoved: { spoken: "always", line: award },
  LargestArmyMoved: { spoken: "always", line: award },
  GameWon: { spoken: "always", sound: () => "won" },
};

function playing(card) {
  return { move: "card", card, line: () => ({ pictures: { card: development(card) } }) };
}

/** How many cards it brought, and what I lost by it. */
function monopoly({ resource, taken }) {
  const lost = taken[seat.value ?? -1] ?? 0;
  const own = lost > 0 ? { id: "log-MonopolyPlayed-mine" } : {};
  return { ...own, words: { count: countOf(taken) }, pictures: { card: development("monopoly"), ...(lost > 0 && { lost: cards({ [resource]: lost }) }) } };
}

function discovery({ terrain, cards: got }) {
  if (terrain === "sea") return { id: "log-HexDiscovered-sea" };
  return countOf(got) > 0 ? { id: "log-HexDiscovered-cards" } : {};
}

/** Whether no event of its kind has happened since. */
function isNewest(event) {
  return log.value.at(-1)?.events.findLast(({ type }) => type === event.type) === event;
}

/** "16 hexes of fog are left" */
export function fogLeft() {
  const { terrain = {} } = begunView().fog ?? {};
  return t("fog-left-over", { count: countOf(terrain) });
}

function award({ type, seat: by }) {
  return by === undefined || by === null ? { id: `log-${type}-gone` } : {};
}

/**
 * The line of an event; null where it has no words.
 * @param {any} event
 * @returns {Sentence | null}
 */
export function sentence(event) {
  const { line, unspoken } = ROWS[event.type] ?? {};
  const own = line?.(event) ?? {};
  const id = own.id ?? `log-${event.type}`;
  if (!hasText(id)) return null;
  const [words, pictures] = [{ ...wordsOf(event), ...own.words }, { ...picturesOf(event), ...own.pictures }];
  return { ...aboutOf(event), ...(unspoken && { unspoken }), ...own, id, words, pictures };
}

/** Who a line is about, and where that was. */
function aboutOf(event) {
  const place = PLACES.find((field) => event[field] !== undefined);
  return { ...(isSeat(event.seat) && { seat: event.seat }), ...(place && { place: { place, at: event[place] } }) };
}

function isSeat(seat) {
  return seat !== undefined && seat !== null;
}

/** The numbers of an event, and what a language needs to know of the other player to choose a pronoun. */
function wordsOf({ type: _, ...event }) {
  const numbers = Object.fromEntries(Object.entries(event).filter(([field, value]) => typeof value === "number" && !(field in PICTURES)));
  const other = event.partner ?? event.victim;
  return { ...numbers, ...(event.dice && { sum: event.dice[0] + event.dice[1] }), ...(isSeat(other) && { whom: whose(other) }) };
}

/** What is drawn: hidden cards as their number. */
function picturesOf(event) {
  const drawn = Object.entries(event).filter(([field, value]) => field in PICTURES && value !== null);
  return {
    ...(isSeat(event.seat) && { who: who(event.seat) }),
    ...(event.cards ? {} : event.count && { cards: unseen(event.count) }),
    ...Object.fromEntries(drawn.map(([field, value]) => [field, PICTURES[field](value)])),
  };
}

/** The tables over these events, as every game has them. */
export const boardEvents = eventTables(ROWS);
/** Which development card an event turns up. @type {Record<string, string>} */
export const TURNED_UP = column(ROWS, "card");
/** How the cards of an event fly. */
export const FLIGHT_OF = column(ROWS, "flight");

/** A place where something was built, in words: a line of the log shows it on the board instead. */
export function whereabouts({ place, at }) {
  if (["hex", "harbor"].includes(place)) return "";
  return (place === "path" ? pathName : intersectionName)(begunPlan(), begunView(), at);
}

/** What a roll brings: cards that fly. */
const BROUGHT = boardEvents.filters.dice.filter((type) => FLIGHT_OF[type]);

/** The turn in which somebody is asked something just now. */
const asking = computed(() => (Object.keys(waiting.value ?? {}).length > 0 ? begunView().turn.number : null));

/** That a roll brought nobody anything; not while somebody still chooses what it brings. @param {import("../table/log/log.js").LogTurn} turn */
export function remark({ number, lines }) {
  const types = lines.map(({ event }) => event.type);
  const roll = types.lastIndexOf("HexesProduced");
  if (roll < 0 || types.some((type) => BROUGHT.includes(type))) return "";
  const choosing = types.slice(roll + 1).every((type) => boardEvents.filters.dice.includes(type)) && asking.value === number;
  return choosing ? "" : t("log-nobody");
}
