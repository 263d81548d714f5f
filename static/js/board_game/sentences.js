/** The events of the board game in words and pictures: each becomes one line of the log, or none. */
import { html, Icon } from "../parts/index.js";
import { board, geometry, view } from "../core/store.js";
import { t } from "../core/text.js";
import { who, whom } from "../table/log/sentences.js";
import { subject, whose } from "../table/people/people.js";
import { cardName } from "./hand/cards.js";
import { planOf } from "./board/geometry.js";
import { harborName, hexName, intersectionName, pathName } from "./names.js";
import { PIECES } from "./pieces.js";
import { CardRow, cardWords, countOf } from "./rich.js";

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
  return { node: html`<span class="land"><${Icon} id="harbour-${kind}" size=${19} label=${harborName(kind)} /></span>`, text: harborName(kind) };
};

/** @type {Record<string, (event: any) => import("../table/log/sentences.js").Sentence>} */
export const SENTENCES = {
  StartRolled: ({ seat: by, dice }) => ({ seat: by, id: "log-start-rolled", words: { sum: dice[0] + dice[1] }, pictures: { who: who(by) } }),
  FirstPlayerChosen: ({ seat: by }) => ({ seat: by, id: "log-first", pictures: { who: who(by) } }),
  IslandDealtAgain: ({ times }) => ({ id: "log-dealt-again", words: { times }, pictures: {} }),
  DiceDeckShuffled: () => ({ id: "log-dice-deck", pictures: {} }),
  PairedTurnBegan: ({ seat: by }) => ({ seat: by, id: "log-paired", pictures: { who: who(by) } }),
  ...Object.fromEntries(PIECES.map((piece) => [piece.event, built(piece)])),
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
  OfferDeclined: ({ seat: by }) => ({ seat: by, id: "log-declined", pictures: { who: who(by) }, unspoken: true }),
  OfferWithdrawn: ({ seat: by }) => ({ seat: by, id: "log-withdrawn", pictures: { who: who(by) } }),
  Traded: ({ seat: by, partner, give, get }) => ({ seat: by, id: "log-traded", words: { whom: whose(partner) }, pictures: { who: who(by), partner: whom(partner), give: cards(give), get: cards(get) } }),
  LongestRoadMoved: ({ seat: by, length }) => award(by, "log-longest", "log-longest-gone", { length: length ?? 0 }),
  LargestArmyMoved: ({ seat: by, knights }) => award(by, "log-army", "log-army-gone", { knights: knights ?? 0 }),
  GameWon: ({ seat: by, points }) => ({ seat: by, id: "log-won", words: { points }, pictures: { who: who(by) } }),
};

/** The kind of a move, read off what it did. */
export const KINDS = { ...Object.fromEntries(PIECES.map(({ id, event }) => [event, id])), TradedWithSupply: "trade", YearOfPlentyPlayed: "card", KnightPlayed: "card", RoadBuildingPlayed: "card", VictoryPointPlayed: "card", KnightDiscarded: "card", RobberMoved: "robber", RobberMovedToHarbor: "robber", RobberLeft: "robber", FreeRoadDeclined: "road", TurnEnded: "end", Passed: "pass" };

/** @param {import("./pieces.js").Piece} piece */
function built({ id, place }) {
  return (/** @type {any} */ { seat: by, [place]: at }) => ({ seat: by, id: `log-${id}`, pictures: { who: who(by) }, place: { place, at } });
}

function award(by, held, gone, words) {
  return by === undefined || by === null ? { id: gone, words, pictures: {} } : { seat: by, id: held, words, pictures: { who: who(by) } };
}

/** Events that the turn's heading tells, or that only the board shows. */
export const SILENT = ["TurnEnded", "Passed", "FlagRaised", "FlagLowered", "RobberAnswered", "DiceRolled", "HexesProduced"];

/** What is said of silent events to those who listen. @type {Record<string, (event: any) => string>} */
export const ALOUD = {
  DiceRolled: ({ seat: by, dice }) => t("log-rolled", { who: subject(by), whose: whose(by), sum: dice[0] + dice[1] }),
};

/** A place where something was built, in words: a line of the log shows it on the board instead. */
export function whereabouts({ place, at }) {
  if (["hex", "harbor"].includes(place)) return "";
  return (place === "path" ? pathName : intersectionName)(planOf(geometry.value), view.value, at);
}

/** That a roll brought nobody anything. @param {import("../table/log/log.js").LogTurn} turn */
export function remark({ lines }) {
  const among = (type) => lines.some(({ event }) => event.type === type);
  return among("HexesProduced") && !among("CardsProduced") ? t("log-nobody") : "";
}

/** Parts of the log that one may want to read alone. */
export const FILTERS = {
  trades: ["TradedWithSupply", "OfferMade", "OfferAccepted", "OfferDeclined", "OfferWithdrawn", "Traded", "CardsDrawn", "CardsReturned"],
  dice: ["StartRolled", "DiceDeckShuffled", "DiceRolled", "DiceRolledNext", "DiceRolledAgain", "CardsProduced", "SupplyShort", "CardsDiscarded"],
};
