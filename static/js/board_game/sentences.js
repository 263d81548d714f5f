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
  return { node: html`<span class="land"><${Icon} id="harbor-${kind}" size=${19} label=${harborName(kind)} /></span>`, text: harborName(kind) };
};

/**
 * @typedef {import("../../protocol.js").Event} Event
 * @typedef {import("../../protocol.js").BoardGame.DiceRolled} Rolled
 * @typedef {import("../table/log/sentences.js").Sentence} Sentence
 */

/**
 * By type of event, and of a roll that is not the first of its turn (`log.js`).
 * @type {{[Type in Event["type"]]?: (event: Extract<Event, {type: Type}>) => Sentence} & {DiceRolledNext: (event: Rolled) => Sentence}}
 */
export const SENTENCES = {
  StartRolled: ({ seat: by, dice }) => ({ seat: by, id: "log-StartRolled", words: { sum: dice[0] + dice[1] }, pictures: { who: who(by) } }),
  FirstPlayerChosen: ({ seat: by }) => ({ seat: by, id: "log-FirstPlayerChosen", pictures: { who: who(by) } }),
  IslandDealtAgain: ({ times }) => ({ id: "log-IslandDealtAgain", words: { times }, pictures: {} }),
  DiceDeckShuffled: () => ({ id: "log-DiceDeckShuffled", pictures: {} }),
  PairedTurnBegan: ({ seat: by }) => ({ seat: by, id: "log-PairedTurnBegan", pictures: { who: who(by) } }),
  ...Object.fromEntries(PIECES.map((piece) => [piece.event, built(piece)])),
  DiceRolledNext: ({ seat: by, dice }) => ({ seat: by, id: "log-DiceRolled", words: { sum: dice[0] + dice[1] }, pictures: { who: who(by) } }),
  DiceRolledAgain: ({ seat: by, dice }) => ({ seat: by, id: "log-DiceRolledAgain", words: { sum: dice[0] + dice[1] }, pictures: { who: who(by) } }),
  TradeTokensSpent: ({ seat: by, count }) => ({ seat: by, id: "log-TradeTokensSpent", words: { count }, pictures: { who: who(by) } }),
  TradeTokensTaken: ({ seat: by, count }) => ({ seat: by, id: "log-TradeTokensTaken", words: { count }, pictures: { who: who(by) } }),
  KnightDiscarded: ({ seat: by }) => ({ seat: by, id: "log-KnightDiscarded", pictures: { who: who(by) } }),
  CardsDrawn: ({ seat: by, partner, count, cards: drawn }) => ({ seat: by, id: "log-CardsDrawn", words: { whom: whose(partner) }, pictures: { who: who(by), partner: whom(partner), cards: drawn ? cards(drawn) : unseen(count) } }),
  CardsReturned: ({ seat: by, partner, count, cards: given }) => ({ seat: by, id: "log-CardsReturned", words: { whom: whose(partner) }, pictures: { who: who(by), partner: whom(partner), cards: given ? cards(given) : unseen(count) } }),
  CardsProduced: ({ seat: by, cards: got }) => ({ seat: by, id: "log-CardsProduced", pictures: { who: who(by), cards: cards(got) } }),
  SupplyShort: ({ resource }) => ({ id: "log-SupplyShort", pictures: { card: good(resource) } }),
  CardsDiscarded: ({ seat: by, cards: gone }) => ({ seat: by, id: "log-CardsDiscarded", pictures: { who: who(by), cards: cards(gone) } }),
  RobberMoved: ({ seat: by, hex }) => ({ seat: by, id: "log-RobberMoved", pictures: { who: who(by), hex: land(hex) }, place: { place: "hex", at: hex } }),
  RobberMovedToHarbor: ({ seat: by, harbor }) => ({ seat: by, id: "log-RobberMovedToHarbor", pictures: { who: who(by), harbor: port(harbor) }, place: { place: "harbor", at: harbor } }),
  RobberLeft: ({ seat: by }) => ({ seat: by, id: "log-RobberLeft", pictures: { who: who(by) } }),
  FreeRoadDeclined: ({ seat: by }) => ({ seat: by, id: "log-FreeRoadDeclined", pictures: { who: who(by) } }),
  CardStolen: ({ thief, victim, card }) => ({ seat: thief, id: "log-CardStolen", words: { whom: whose(victim) }, pictures: { who: who(thief), victim: whom(victim), card: card ? one(card) : hidden() } }),
  DevelopmentCardBought: ({ seat: by, card }) => ({ seat: by, id: card ? "log-DevelopmentCardBought-known" : "log-DevelopmentCardBought", pictures: { who: who(by), card: card ? development(card) : hidden() } }),
  KnightPlayed: ({ seat: by }) => ({ seat: by, id: "log-KnightPlayed", pictures: { who: who(by), card: development("knight") } }),
  RoadBuildingPlayed: ({ seat: by }) => ({ seat: by, id: "log-RoadBuildingPlayed", pictures: { who: who(by), card: development("road_building") } }),
  VictoryPointPlayed: ({ seat: by }) => ({ seat: by, id: "log-VictoryPointPlayed", pictures: { who: who(by), card: development("victory_point") } }),
  YearOfPlentyPlayed: ({ seat: by, cards: got }) => ({ seat: by, id: "log-YearOfPlentyPlayed", pictures: { who: who(by), card: development("year_of_plenty"), cards: cards(got) } }),
  MonopolyPlayed: ({ seat: by, resource, taken }) => ({ seat: by, id: "log-MonopolyPlayed", words: { count: countOf(taken) }, pictures: { who: who(by), card: development("monopoly"), good: good(resource) } }),
  TradedWithSupply: ({ seat: by, give, get }) => ({ seat: by, id: "log-TradedWithSupply", pictures: { who: who(by), give: cards(give), get: cards(get) } }),
  OfferMade: ({ seat: by, give, get, counters }) => ({ seat: by, id: counters === undefined || counters === null ? "log-OfferMade" : "log-OfferMade-counter", pictures: { who: who(by), give: cards(give), get: cards(get) } }),
  OfferAccepted: ({ seat: by }) => ({ seat: by, id: "log-OfferAccepted", pictures: { who: who(by) } }),
  OfferDeclined: ({ seat: by }) => ({ seat: by, id: "log-OfferDeclined", pictures: { who: who(by) }, unspoken: true }),
  OfferWithdrawn: ({ seat: by }) => ({ seat: by, id: "log-OfferWithdrawn", pictures: { who: who(by) } }),
  Traded: ({ seat: by, partner, give, get }) => ({ seat: by, id: "log-Traded", words: { whom: whose(partner) }, pictures: { who: who(by), partner: whom(partner), give: cards(give), get: cards(get) } }),
  LongestRoadMoved: ({ seat: by, length }) => award(by, "log-LongestRoadMoved", "log-LongestRoadMoved-gone", { length: length ?? 0 }),
  LargestArmyMoved: ({ seat: by, knights }) => award(by, "log-LargestArmyMoved", "log-LargestArmyMoved-gone", { knights: knights ?? 0 }),
  GameWon: ({ seat: by, points }) => ({ seat: by, id: "log-GameWon", words: { points }, pictures: { who: who(by) } }),
};

/** The kind of a move, read off what it did. */
export const KINDS = { ...Object.fromEntries(PIECES.map(({ id, event }) => [event, id])), TradedWithSupply: "trade", YearOfPlentyPlayed: "card", KnightPlayed: "card", RoadBuildingPlayed: "card", VictoryPointPlayed: "card", KnightDiscarded: "card", RobberMoved: "robber", RobberMovedToHarbor: "robber", RobberLeft: "robber", FreeRoadDeclined: "road", TurnEnded: "end", Passed: "pass" };

/** @param {import("./pieces.js").Piece} piece */
function built({ event, place }) {
  return (/** @type {any} */ { seat: by, [place]: at }) => ({ seat: by, id: `log-${event}`, pictures: { who: who(by) }, place: { place, at } });
}

function award(by, held, gone, words) {
  return by === undefined || by === null ? { id: gone, words, pictures: {} } : { seat: by, id: held, words, pictures: { who: who(by) } };
}

/** Events that the turn's heading tells, or that only the board shows. */
export const SILENT = ["TurnEnded", "Passed", "FlagRaised", "FlagLowered", "RobberAnswered", "DiceRolled", "HexesProduced"];

/** What is said of silent events to those who listen. @type {Record<string, (event: any) => string>} */
export const ALOUD = {
  DiceRolled: ({ seat: by, dice }) => t("log-DiceRolled", { who: subject(by), whose: whose(by), sum: dice[0] + dice[1] }),
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
