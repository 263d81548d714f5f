/** Events in words and pictures: each becomes one line of the log, or none. */
import { Chip, html, Icon } from "../parts/index.js";
import { turnAt } from "../matters/acts.js";
import { board, counted, geometry, seat, view } from "../store.js";
import { t } from "../text.js";
import { cardName } from "./cards.js";
import { planOf } from "./geometry.js";
import { harborName, hexName, intersectionName, pathName } from "./names.js";
import { isMe, nameOf, object, signOf, subject, whose } from "./people.js";
import { CardRow, cardWords, countOf, rich } from "./rich.js";

/**
 * @typedef {{seat?: number, id: string, words?: Record<string, string | number>, pictures: Record<string, {node: any, text: string}>, place?: {place: string, at: number}}} Sentence
 */

const who = (number) => ({ node: html`<b>${subject(number)}</b>`, text: subject(number) });
const whom = (number) => ({ node: html`<span class="named"><${Chip} ...${signOf(number)} size=${19} /><b>${object(number)}</b></span>`, text: object(number) });
const cards = (held) => ({ node: html`<${CardRow} cards=${held} />`, text: cardWords(held) });
const one = (kind) => cards({ [kind]: 1 });
const good = (kind) => ({ ...one(kind), text: t(kind) });
const hidden = () => ({ node: html`<${Icon} id="res-card" size=${17} label=${t("a-card")} />`, text: t("a-card") });
const unseen = (count) => ({ node: html`<span class="times"><b>${count}</b><${Icon} id="res-card" size=${17} label=${t("return-unseen", { count })} /></span>`, text: t("return-unseen", { count }) });
const development = (card) => ({ node: html`<b>${cardName(card)}</b>`, text: cardName(card) });
const land = (hex) => {
  const { terrain, number } = board.value.hexes[hex];
  const name = hexName({ board: board.value }, hex);
  return { node: html`<span class="land"><${Icon} id="hex-${terrain}" size=${19} label=${name} />${number ? html`<b>${number}</b>` : ""}</span>`, text: name };
};
const port = (harbor) => {
  const kind = board.value.harbors[harbor];
  return { node: html`<span class="land"><${Icon} id="harbor-${kind}" size=${19} label=${harborName(kind)} /></span>`, text: harborName(kind) };
};

/** @type {Record<string, (event: any) => Sentence | null>} */
const SENTENCES = {
  StartRolled: ({ seat: by, dice }) => ({ seat: by, id: "log-start-rolled", words: { sum: dice[0] + dice[1] }, pictures: { who: who(by) } }),
  FirstPlayerChosen: ({ seat: by }) => ({ seat: by, id: "log-first", pictures: { who: who(by) } }),
  IslandDealtAgain: ({ times }) => ({ id: "log-dealt-again", words: { times }, pictures: {} }),
  DiceDeckShuffled: () => ({ id: "log-dice-deck", pictures: {} }),
  PairedTurnBegan: ({ seat: by }) => ({ seat: by, id: "log-paired", pictures: { who: who(by) } }),
  SettlementBuilt: ({ seat: by, intersection }) => ({ seat: by, id: "log-settlement", pictures: { who: who(by) }, place: { place: "intersection", at: intersection } }),
  CityBuilt: ({ seat: by, intersection }) => ({ seat: by, id: "log-city", pictures: { who: who(by) }, place: { place: "intersection", at: intersection } }),
  BridgeBuilt: ({ seat: by, path }) => ({ seat: by, id: "log-bridge", pictures: { who: who(by) }, place: { place: "path", at: path } }),
  RoadBuilt: ({ seat: by, path }) => ({ seat: by, id: "log-road", pictures: { who: who(by) }, place: { place: "path", at: path } }),
  DiceRolledNext: ({ seat: by, dice }) => ({ seat: by, id: "log-rolled", words: { sum: dice[0] + dice[1] }, pictures: { who: who(by) } }),
  DiceRolledAgain: ({ seat: by, dice }) => ({ seat: by, id: "log-rolled-again", words: { sum: dice[0] + dice[1] }, pictures: { who: who(by) } }),
  TradeTokensSpent: ({ seat: by, count }) => ({ seat: by, id: "log-tokens-spent", words: { count }, pictures: { who: who(by) } }),
  TradeTokensTaken: ({ seat: by, count }) => ({ seat: by, id: "log-tokens-taken", words: { count }, pictures: { who: who(by) } }),
  KnightDiscarded: ({ seat: by }) => ({ seat: by, id: "log-knight-discarded", pictures: { who: who(by) } }),
  CardsDrawn: ({ seat: by, partner, count, cards: drawn }) => ({ seat: by, id: "log-drew", words: { whom: whose(partner) }, pictures: { who: who(by), partner: whom(partner), cards: drawn ? cards(drawn) : unseen(count) } }),
  CardsReturned: ({ seat: by, partner, count, cards: given }) => ({ seat: by, id: "log-returned-cards", words: { whom: whose(partner) }, pictures: { who: who(by), partner: whom(partner), cards: given ? cards(given) : unseen(count) } }),
  CardsProduced: ({ seat: by, cards: got }) => ({ seat: by, id: "log-got", pictures: { who: who(by), cards: cards(got) } }),
  SupplyShort: ({ resource }) => ({ id: "log-short", pictures: { card: good(resource) } }),
  CardsDiscarded: ({ seat: by, cards: gone }) => ({ seat: by, id: "log-discarded", pictures: { who: who(by), cards: cards(gone) } }),
  RobberMoved: ({ seat: by, hex }) => ({ seat: by, id: "log-robber", pictures: { who: who(by), hex: land(hex) }, place: { place: "hex", at: hex } }),
  RobberMovedToHarbor: ({ seat: by, harbor }) => ({ seat: by, id: "log-robber-harbor", pictures: { who: who(by), harbor: port(harbor) }, place: { place: "harbor", at: harbor } }),
  RobberLeft: ({ seat: by }) => ({ seat: by, id: "log-robber-left", pictures: { who: who(by) } }),
  FreeRoadDeclined: ({ seat: by }) => ({ seat: by, id: "log-free-road-declined", pictures: { who: who(by) } }),
  CardStolen: ({ thief, victim, card }) => ({ seat: thief, id: "log-stole", words: { whom: whose(victim) }, pictures: { who: who(thief), victim: whom(victim), card: card ? one(card) : hidden() } }),
  DevelopmentCardBought: ({ seat: by, card }) => ({ seat: by, id: card ? "log-bought-known" : "log-bought", pictures: { who: who(by), card: card ? development(card) : hidden() } }),
  KnightPlayed: ({ seat: by }) => ({ seat: by, id: "log-played", pictures: { who: who(by), card: development("knight") } }),
  RoadBuildingPlayed: ({ seat: by }) => ({ seat: by, id: "log-played", pictures: { who: who(by), card: development("road_building") } }),
  VictoryPointPlayed: ({ seat: by }) => ({ seat: by, id: "log-played", pictures: { who: who(by), card: development("victory_point") } }),
  YearOfPlentyPlayed: ({ seat: by, cards: got }) => ({ seat: by, id: "log-plenty", pictures: { who: who(by), card: development("year_of_plenty"), cards: cards(got) } }),
  MonopolyPlayed: ({ seat: by, resource, taken }) => ({ seat: by, id: "log-monopoly", words: { count: countOf(taken) }, pictures: { who: who(by), card: development("monopoly"), good: good(resource) } }),
  TradedWithSupply: ({ seat: by, give, get }) => ({ seat: by, id: "log-supply", pictures: { who: who(by), give: cards(give), get: cards(get) } }),
  OfferMade: ({ seat: by, give, get, counters }) => ({ seat: by, id: counters === undefined || counters === null ? "log-offer" : "log-counter", pictures: { who: who(by), give: cards(give), get: cards(get) } }),
  OfferAccepted: ({ seat: by }) => ({ seat: by, id: "log-accepted", pictures: { who: who(by) } }),
  OfferDeclined: ({ seat: by }) => ({ seat: by, id: "log-declined", pictures: { who: who(by) } }),
  OfferWithdrawn: ({ seat: by }) => ({ seat: by, id: "log-withdrawn", pictures: { who: who(by) } }),
  Traded: ({ seat: by, partner, give, get }) => ({ seat: by, id: "log-traded", words: { whom: whose(partner) }, pictures: { who: who(by), partner: whom(partner), give: cards(give), get: cards(get) } }),
  LongestRoadMoved: ({ seat: by, length }) => award(by, "log-longest", "log-longest-gone", { length: length ?? 0 }),
  LargestArmyMoved: ({ seat: by, knights }) => award(by, "log-army", "log-army-gone", { knights: knights ?? 0 }),
  GameWon: ({ seat: by, points }) => ({ seat: by, id: "log-won", words: { points }, pictures: { who: who(by) } }),
  TableRewind: (event) => rewound(event, counted.value.undone.get(event) ?? []),
  TablePause: ({ seat: by }) => ({ seat: by, id: "log-paused", pictures: { who: who(by) } }),
  TableContinue: ({ seat: by }) => ({ seat: by, id: "log-continued", pictures: { who: who(by) } }),
  TableStandIn: ({ player }) => ({ id: "log-stand-in", words: { whom: whose(player) }, pictures: { player: whom(player) } }),
  TableReturn: ({ player }) => ({ seat: player, id: "log-returned", pictures: { who: who(player) } }),
  TableSeated: ({ player }) => ({ seat: player, id: "log-seated", pictures: { who: who(player) } }),
  TableTimeOut: ({ player }) => ({ seat: player, id: "log-time-out", pictures: { who: who(player) } }),
  TableConcede: ({ to }) => ({ id: "log-conceded", words: { whom: whose(to) }, pictures: { player: whom(to) } }),
  TableAbort: () => ({ id: "log-aborted", pictures: {} }),
};

/** The kind of a move, read off what it did. */
const MOVES = { RoadBuilt: "road", BridgeBuilt: "bridge", SettlementBuilt: "settlement", CityBuilt: "city", TradedWithSupply: "trade", YearOfPlentyPlayed: "card", KnightPlayed: "card", RoadBuildingPlayed: "card", VictoryPointPlayed: "card", KnightDiscarded: "card", RobberMoved: "robber", RobberMovedToHarbor: "robber", RobberLeft: "robber", FreeRoadDeclined: "road", TurnEnded: "end", Passed: "pass" };

/** One's own last move back, or the whole table back to an earlier line. */
function rewound({ seat: by, to }, undone) {
  const kind = MOVES[undone[0]?.events.find(({ type }) => MOVES[type])?.type] ?? "move";
  const own = undone.length === 1 && undone[0].events.some((event) => event.seat === by);
  if (own) return { seat: by, id: "log-took-back", words: { kind }, pictures: { who: who(by) } };
  return { seat: by, id: "log-went-back", words: { turn: turnAt(to), count: undone.length }, pictures: { who: who(by) } };
}

function award(by, held, gone, words) {
  return by === undefined || by === null ? { id: gone, words, pictures: {} } : { seat: by, id: held, words, pictures: { who: who(by) } };
}

/** Events that the turn's heading tells, or that only the board shows. */
const SILENT = new Set(["TurnBegan", "TurnEnded", "Passed", "FlagRaised", "FlagLowered", "DiceRolled", "HexesProduced"]);

/** Whether the log has a line for it. */
export function isTold({ type }) {
  return !SILENT.has(type) && type in SENTENCES;
}

/**
 * @param {{type: string}} event
 * @returns {Sentence | null}
 */
export function sentenceOf(event) {
  return isTold(event) ? SENTENCES[event.type](event) : null;
}

/** @param {Sentence} sentence */
export function pictured({ seat: by, id, words, pictures }) {
  return rich(id, { ...grammar(by), ...words }, Object.fromEntries(Object.entries(pictures).map(([name, { node }]) => [name, node])));
}

/** @param {Sentence} sentence */
export function spoken({ seat: by, id, words, pictures }) {
  return t(id, { ...grammar(by), ...words, ...Object.fromEntries(Object.entries(pictures).map(([name, { text }]) => [name, text])) });
}

/** What a language may need to know of the subject to find its verb. */
function grammar(by) {
  return by === undefined ? {} : { whose: whose(by) };
}

/** What is said aloud of one event, the dice and places included. */
export function aloud(event) {
  if (event.type === "DiceRolled") return t("log-rolled", { who: subject(event.seat), whose: whose(event.seat), sum: event.dice[0] + event.dice[1] });
  if (event.type === "TurnBegan") return isMe(event.seat) ? "" : t("log-turn-of", { name: nameOf(event.seat) });
  const sentence = sentenceOf(event);
  if (!sentence || (seat.value !== null && sentence.seat === seat.value && sentence.id === "log-declined")) return "";
  if (!sentence.place) return spoken(sentence);
  const plan = planOf(geometry.value);
  const { place, at } = sentence.place;
  const where = ["hex", "harbor"].includes(place) ? "" : place === "path" ? pathName(plan, view.value, at) : intersectionName(plan, view.value, at);
  return where ? `${spoken(sentence)}: ${where}` : spoken(sentence);
}
