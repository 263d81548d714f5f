/**
 * The events of the card game. Each becomes one line of the log, made of the message `cards-log-TYPE` and of what the event says; a row has
 * what is particular about it. An event without a row needs only its words.
 */
import { html } from "../parts/index.js";
import { sentences } from "../parts/announcer.js";
import { rich } from "../parts/rich.js";
import { log, view } from "../core/store.js";
import { hasText, listWords, t } from "../core/text.js";
import { spoken, who, whom } from "../table/log/sentences.js";
import { eventTables } from "../table/log/eventtables.js";
import { isMe, whose } from "../table/people/people.js";
import { cardOf } from "./cards.js";
import { cardName, eventCardName, eventCardText, faceName, goodName, goodsWords, stackLetterOf, placeName, terrainName, tokenName } from "./names.js";

/**
 * @typedef {import("../table/log/sentences.js").Sentence} Sentence
 * @typedef {{
 *   line?: (event: any) => Partial<Sentence>, silent?: boolean, unspoken?: boolean, details?: string[],
 *   aloud?: (event: any) => string, spoken?: "own" | "always", filter?: "trades" | "dice", move?: string, sound?: (event: any) => string | false,
 *   buzz?: (event: any) => import("../table/notices/buzz.js").Touch | false,
 * }} Row
 *   `line`: where its sentence is not `cards-log-TYPE` filled in with its fields; `silent`: no line, since the turn's heading tells it, or
 *   the realm shows it; `unspoken`: whoever it is about need not hear it;
 *   `aloud`: what is said of it to those who listen, where that is not the line; `spoken`: where speech is short, only to the player it is
 *   about ("own"), or to everybody in any case ("always"); `details`: the events of the same move that its line tells as
 *   well; `filter`: the part of the log that it belongs to; `move`: what its move is called when it is taken back; `sound`: the tune it has
 *   for me; `buzz`: how I feel it
 */

const other = (seat) => 1 - seat;
const plain = (text) => ({ node: text, text });
const strong = (text) => ({ node: html`<b>${text}</b>`, text });
const goods = (amounts) => strong(goodsWords(amounts));
const units = ({ good, count }) => goods({ [good]: count });
/** A card; one that is hidden from me has no key. @param {string} [key] */
const card = (key) => (key ? theCard(cardOf(key).kind, cardName(key)) : plain(t("a-card")));
const theCard = (kind, name) => ({ node: rich("cards-the-card", { kind }, { card: strong(name) }), text: t("cards-the-card", { kind, card: name }) });
const cards = (keys) => strong(keys.length > 0 ? listWords(keys.map(cardName)) : t("cards-no-cards"));
const moved = ({ card: key }) => ({ pictures: { card: card(key) } });
const fromTheOther = ({ owner }) => ({ words: { whom: whose(owner) }, pictures: { partner: whom(owner) } });

/** How a field of an event looks in its line. @type {Record<string, (value: any) => {node: any, text: string}>} */
const PICTURES = { give: goods, get: goods, goods, token: (token) => plain(tokenName(token)) };

/** By type of event. @type {Record<string, Row>} */
const ROWS = {
  StartRolled: { filter: "dice" },
  RegionsArranged: { silent: true },
  TurnBegan: { silent: true },
  DiceRolled: { spoken: "always", filter: "dice", sound: () => "roll", line: ({ face, named }) => ({ ...(named && { id: "cards-log-DiceRolled-named" }), pictures: { face: strong(faceName(face)) } }) },
  Produced: { spoken: "own", filter: "dice", sound: ({ seat, count }) => isMe(seat) && count > 0 && "gain", line: produced },
  TurnEnded: { silent: true, move: "end" },
  TournamentHeld: { spoken: "always", line: tournament },
  RobbersCame: { details: ["GoodLost"], sound: ({ seat, lost }) => isMe(seat) && Object.keys(lost).length > 0 && "robber", line: robbers },
  EventCardTurned: { aloud: turnedUp, spoken: "always", line: ({ card: key }) => ({ pictures: { card: strong(eventCardName(key)) } }) },
  Spared: { line: ({ seat, places }) => ({ seat: undefined, words: { count: places.length, whom: whose(seat) }, pictures: { victim: whom(seat) } }) },
  Unchanged: { silent: true },
  GoodGained: { spoken: "own", line: (event) => ({ pictures: { goods: units(event) } }), sound: ({ seat }) => isMe(seat) && "gain" },
  GoodLost: { line: (event) => ({ pictures: { goods: units(event) } }) },
  GoodTaken: { details: ["GoodGained", "GoodLost"], line: taken, sound: ({ giver }) => isMe(giver) && "stolen" },
  TradedWithSupply: { spoken: "own", filter: "trades", move: "trade", details: ["GoodsPaid", "GoodGained"], line: ({ give, count, get }) => ({ pictures: { give: goods({ [give]: count }), get: goods({ [get]: 1 }) } }) },
  TradeOffered: { spoken: "own", filter: "trades", sound: ({ seat }) => isMe(other(seat)) && "offer" },
  TradeAccepted: { filter: "trades", details: ["GoodsPaid", "GoodGained"], line: accepted, sound: () => "traded", buzz: ({ seat }) => (isMe(seat) || isMe(other(seat))) && "trade" },
  TradeDeclined: { spoken: "own", filter: "trades", unspoken: true },
  TradeWithdrawn: { spoken: "own", filter: "trades" },
  GoodsPaid: { spoken: "own" },
  StackLeft: { spoken: "own" },
  RowBuilt: { details: ["GoodsPaid"], sound: () => "build", line: (event) => withBoth({ words: { kind: event.kind } }, paidFor(event)) },
  RegionsFound: { silent: true },
  RegionLaid: { line: ({ seat, place }) => ({ pictures: { land: plain(landAt(seat, place)) } }) },
  UpgradeBuilt: { move: "card", details: ["GoodsPaid"], sound: () => "build", line: (event) => withBoth(moved(event), paidFor(event)) },
  Demolished: { move: "card", line: moved },
  TokenMoved: { line: ({ holder }) => (isSeat(holder) ? { seat: holder, pictures: { who: who(holder) } } : { id: "cards-log-TokenMoved-gone" }) },
  StackSearched: { spoken: "own", aloud: searched, line: ({ cards: seen }) => (seen ? { id: "cards-log-StackSearched-known", pictures: { cards: cards(seen) } } : {}) },
  CardTaken: { spoken: "own", line: moved },
  CardPutUnder: { spoken: "own", line: moved },
  CardBuried: { line: (event) => withBoth(fromTheOther(event), moved(event)) },
  HandShown: { line: (event) => withBoth(fromTheOther(event), event.cards ? { id: "cards-log-HandShown-known", pictures: { cards: cards(event.cards) } } : {}) },
  CardTakenFromHand: { line: (event) => withBoth(fromTheOther(event), moved(event)), sound: ({ owner }) => isMe(owner) && "stolen" },
  CardPlayed: { line: moved },
  AttackAnswered: { line: ({ card: key }) => (key ? { pictures: { card: strong(cardName(key)) } } : { id: "cards-log-AttackAnswered-nothing" }) },
  AttackRolled: { filter: "dice", sound: () => "roll", line: ({ seat, winner }) => (seat === winner ? {} : { id: "cards-log-AttackRolled-fails" }) },
  UpgradeReturned: { line: (event) => withBoth(fromTheOther(event), moved(event)) },
  GameWon: { spoken: "always", sound: () => "won" },
};

/** Two halves of what is particular about a line. @returns {Partial<Sentence>} */
function withBoth(one, two) {
  return { ...one, ...two, words: { ...one.words, ...two.words }, pictures: { ...one.pictures, ...two.pictures } };
}

/** The line of an event as it is said; empty where it has no words. @param {import("../table/log/sentences.js").Event} event */
export function spokenEvent(event) {
  const sentence = realmSentence(event);
  return sentence ? spoken(sentence) : "";
}

/** With the card's text, which others see lying on the table. */
function turnedUp(event) {
  return sentences([spokenEvent(event), eventCardText(event.card)].filter(Boolean));
}

/** Without the names of the cards: whoever looks through them comes to each by keys. */
function searched(event) {
  return spokenEvent({ ...event, cards: undefined });
}

/** With its price, where goods were paid for it. */
function paidFor(event) {
  const move = log.value.findLast(({ events }) => /** @type {any[]} */ (events).includes(event));
  const paid = move?.events.find(({ type, seat }) => type === "GoodsPaid" && seat === event.seat);
  return paid ? { id: `cards-log-${event.type}-paid`, pictures: { goods: goods(paid.goods) } } : {};
}

/** @param {any} event one region's, or several of a seat (`merged`) */
function produced({ good, count, goods: several }) {
  if (several) return { pictures: { goods: goods(several) } };
  return count > 0 ? { pictures: { goods: goods({ [good]: count }) } } : { id: "cards-log-Produced-full", words: { good: goodName(good) } };
}

function tournament({ points, winner }) {
  const words = { more: Math.max(...points), fewer: Math.min(...points) };
  return isSeat(winner) ? { seat: winner, words, pictures: { who: who(winner) } } : { id: "cards-log-TournamentHeld-tie", words };
}

function robbers({ seat, lost }) {
  const about = { seat: undefined, words: { whom: whose(seat) }, pictures: { victim: whom(seat) } };
  if (Object.keys(lost).length === 0) return { ...about, id: "cards-log-RobbersCame-nothing" };
  return { ...about, pictures: { ...about.pictures, goods: goods(lost) } };
}

function taken({ giver, taker, good }) {
  return { seat: taker, words: { whom: whose(giver) }, pictures: { who: who(taker), victim: whom(giver), goods: goods({ [good]: 1 }) } };
}

/** The seat that accepts gives what was asked for. */
function accepted({ seat, offer }) {
  const made = log.value.flatMap(({ events }) => /** @type {any[]} */ (events)).findLast((event) => event.type === "TradeOffered" && event.offer === offer);
  const maker = other(seat);
  return { words: { whom: whose(maker) }, pictures: { partner: whom(maker), give: goods(made?.get ?? {}), get: goods(made?.give ?? {}) } };
}

/** "fields 3"; a region that is no longer there is "a region". */
function landAt(seat, place) {
  const region = /** @type {any} */ (view.value)?.realms?.[seat]?.regions[place];
  return region ? t("table-hex-with-number", { land: terrainName(region.terrain), number: region.number }) : t("cards-a-region");
}

/**
 * The line of an event; null where it has no words.
 * @param {any} event
 * @returns {Sentence | null}
 */
export function realmSentence(event) {
  const { line, unspoken } = ROWS[event.type] ?? {};
  const own = line?.(event) ?? {};
  const id = own.id ?? `cards-log-${event.type}`;
  if (!hasText(id)) return null;
  const [words, pictures] = [{ ...wordsOf(event), ...own.words }, { ...picturesOf(event), ...own.pictures }];
  return { ...aboutOf(event), ...(unspoken && { unspoken }), ...own, id, words, pictures };
}

/** Whom a line is about, and where that was, in whose realm. */
function aboutOf({ seat, owner = seat, place }) {
  return { ...(isSeat(seat) && { seat }), ...(isSeat(owner) && place !== undefined && { place: { place: `realm-${owner}`, at: place } }) };
}

function isSeat(seat) {
  return seat !== undefined && seat !== null;
}

/** The numbers of an event, and the letter of a stack. */
function wordsOf({ type: _, ...event }) {
  const numbers = Object.fromEntries(Object.entries(event).filter(([field, value]) => typeof value === "number" && !(field in PICTURES)));
  return { ...numbers, ...(event.stack !== undefined && { letter: stackLetterOf(event.stack) }) };
}

function picturesOf(event) {
  const drawn = Object.entries(event).filter(([field, value]) => field in PICTURES && value !== null);
  return {
    ...(isSeat(event.seat) && { who: who(event.seat) }),
    ...Object.fromEntries(drawn.map(([field, value]) => [field, PICTURES[field](value)])),
  };
}

/** Whether another line of the same move tells it as well. @param {any} event */
export function isDetail(event) {
  learnDetails();
  return details.has(event);
}

/** Events that other lines tell, and the moves that have been looked through for them. */
const details = new WeakSet();
const known = new WeakSet();

function learnDetails() {
  for (const move of [...log.value].reverse()) {
    if (known.has(move)) return;
    known.add(move);
    const told = new Set(move.events.flatMap(({ type }) => ROWS[type]?.details ?? []));
    for (const event of move.events) if (told.has(event.type)) details.add(event);
  }
}

/** Events with those in one that one sentence tells: what the regions of a player brought. @param {any[]} events */
export function merged(events) {
  const firsts = new Map();
  return events.flatMap((event) => {
    if (event.type !== "Produced" || event.count === 0) return [event];
    const first = firsts.get(event.seat);
    if (first) return (first.goods[event.good] = (first.goods[event.good] ?? 0) + event.count) && [];
    firsts.set(event.seat, { type: "Produced", seat: event.seat, goods: { [event.good]: event.count } });
    return [firsts.get(event.seat)];
  });
}

/** The tables over these events, as every game has them. */
export const realmEvents = eventTables(ROWS);

/** A place of a realm, in words. @param {{place: string, at: number}} where as `sentence` has it */
export function realmWhereabouts({ place, at }) {
  return placeName(Number(place.replace("realm-", "")), at);
}
