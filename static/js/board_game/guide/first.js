/** What the guide of the first game says, one thing at a time, and when the moment for it has come. */
import { listWords } from "../../core/text.js";
import { open, phone } from "../../table/layout.js";
import { always } from "../../table/guide/steps.js";
import { isMe, nameOf } from "../../table/people/people.js";
import { actions, formOf, may, mode } from "../actions/choices.js";
import { hexName } from "../names.js";
import { cardWords, countOf } from "../rich.js";
import { shownOffers } from "../trade/offers.js";
import { tradeDraft, supplyTrades } from "../trade/trade.js";
import { done } from "../../table/guide/happened.js";
import { built, declined, lastRoll, lastTheft, lastTrade, startingCards } from "./happened.js";
import { goodCorner, goodHex } from "./hints.js";
import { building, handSpots, placingStep, inMainPhase, points, rival, boardSpots } from "./lesson.js";
import { Deck, Harbors, Lands, Seven } from "./pictures.js";
import { begunView } from "../seen.js";

/** @typedef {import("../../table/guide/steps.js").Step} Step */

/** After this many failed offers, the guide goes on. */
const TRIES = 2;

const BUILDING = { BuildCity: "city", BuildSettlement: "settlement", BuildRoad: "road" };
const affordable = () => Object.keys(BUILDING).find(may);
const builder = () => built("RoadBuilt") + built("SettlementBuilt") + built("CityBuilt") > 0;

/** Where a trade is put together: the tile, then both sides, then the button. */
function dealing(button, ready) {
  if (open.value !== "trade") return ['[data-tile="trade"]'];
  if (countOf(tradeDraft.value.give) === 0) return [".five.give .stp:not(.no)"];
  return ready() ? [button] : [".five"];
}

const myOffer = () => shownOffers.value.findLast(({ from }) => isMe(from));
const theirOffer = () => shownOffers.value.find(({ id, from }) => !isMe(from) && ["AcceptOffer", "DeclineOffer"].some((type) => actions.value.get(type)?.some(({ offer }) => offer === id)));
const traded = () => lastTrade() !== undefined;
const canPlay = () => ["PlayKnight", "PlayRoadBuilding", "PlayYearOfPlenty", "PlayMonopoly"].some(may);

function answerTo(offer) {
  if (!offer) return "answer-gone";
  if (Object.values(begunView().offers).some(({ counters }) => counters === offer.id)) return "answer-counter";
  const answer = Object.values(offer.answers)[0];
  return answer ? `answer-${answer}` : "answer-thinking";
}

/** @type {Step} */
export const discard = { id: "discard", when: () => formOf("Discard") !== undefined, done: () => done("CardsDiscarded") > 0, todo: always, ring: () => [".picker.discard"], args: () => ({ limit: begunView().hand_limit, count: formOf("Discard")?.count ?? 0 }) };

/** @type {Step} */
export const stolen = {
  id: "stolen",
  when: () => lastTheft() !== undefined,
  say: () => (isMe(lastTheft()?.thief) ? "stolen" : "stolen-from-me"),
  args() {
    const { thief, victim, card } = lastTheft() ?? {};
    return { name: nameOf(isMe(thief) ? victim : thief), cards: cardWords({ [card]: 1 }) };
  },
  ring: handSpots,
};

/** @type {Step} */
export const answerStep = {
  id: "asked", when: () => theirOffer() !== undefined, done: () => done("OfferAccepted", "OfferDeclined", "Traded") > 0, todo: always,
  args() {
    const offer = theirOffer();
    return { name: offer ? nameOf(offer.from) : "" };
  },
  ring: () => [".offer.incoming"],
};

/** @type {Step[]} */
const SURPRISES = [
  discard,
  placingStep("robber", "MoveRobber", ["RobberMoved"], 1, goodHex),
  stolen,
  { id: "answer", when: () => !["answer-gone", "answer-declined"].includes(answerTo(myOffer())), done: traded, todo: always, say: () => answerTo(myOffer()), args: () => ({ name: rival() }), ring: () => [".offer .confirm", ".offer"] },
  { id: "traded", when: traded, args: () => ({ name: rival(), give: cardWords(lastTrade()?.give), get: cardWords(lastTrade()?.get) }), ring: handSpots },
  answerStep,
  {
    id: "buildable",
    when: () => inMainPhase() && affordable() !== undefined && done("TurnEnded") > 0,
    done: builder,
    todo: always,
    say: () => (affordable() ? `build-${BUILDING[affordable()]}-now` : "costs"),
    ring: () => (mode.value ? boardSpots(() => [".target"]) : [`[data-tile="${BUILDING[affordable()]}"]`]),
  },
  { id: "playable", when: () => inMainPhase() && canPlay(), done: () => done("KnightPlayed", "RoadBuildingPlayed", "YearOfPlentyPlayed", "MonopolyPlayed") > 0, todo: always, ring: () => [".picker .play-card:not([aria-disabled])", ".picker .five", ".dc.playable"] },
];

/** @type {Step[]} */
const LESSONS = [
  { id: "goal", when: always, done: () => done("SettlementBuilt") > 0, args: () => ({ goal: begunView().goal }), ring: points, dims: true },
  { id: "lands", when: always, done: () => done("SettlementBuilt") > 0, shows: Lands, ring: () => [], dims: true },
  placingStep("settlement", "PlaceSettlement", ["SettlementBuilt"], 1, goodCorner),
  placingStep("road", "PlaceRoad", ["RoadBuilt"], 1, () => [".target"]),
  placingStep("second", "PlaceSettlement", ["SettlementBuilt"], 2, goodCorner),
  placingStep("second-road", "PlaceRoad", ["RoadBuilt"], 2, () => [".target"]),
  { id: "cards", when: () => startingCards() !== undefined, done: () => done("DiceRolled") > 0, args: () => ({ cards: cardWords(startingCards()) }), ring: handSpots },
  { id: "roll", when: () => may("RollDice"), done: () => done("DiceRolled") > 0, todo: always, ring: () => ['.next[data-step="RollDice"]'] },
  {
    id: "production",
    when: inMainPhase,
    done: () => done("TurnEnded") > 1,
    say: () => (countOf(lastRoll()?.cards) > 0 ? "production" : "production-nothing"),
    args() {
      const { sum = 0, hexes = [], cards } = lastRoll() ?? {};
      return { sum, hexes: listWords(hexes.map((hex) => hexName(begunView(), hex))), cards: cardWords(cards) };
    },
    ring: handSpots,
  },
  { id: "hand", when: inMainPhase, args: () => ({ limit: begunView().hand_limit }), ring: handSpots },
  { id: "costs", when: inMainPhase, ring: () => [".tiles"] },
  building("build-road", "road", "BuildRoad", "RoadBuilt"),
  { id: "end", when: () => may("EndTurn"), done: () => done("TurnEnded") > 0, todo: always, ring: () => ['.next[data-step="EndTurn"]'] },
  { id: "others", when: always, done: () => done("DiceRolled") > 1, args: () => ({ name: rival() }), ring: () => [".opp", ".pchip"] },
  {
    id: "supply",
    when: inMainPhase,
    done: () => done("TradedWithSupply") > 0,
    todo: () => may("TradeWithSupply"),
    say: () => (may("TradeWithSupply") ? "supply-now" : "supply"),
    ring: () => dealing(".do-bank", () => supplyTrades(tradeDraft.value) !== null),
  },
  { id: "harbors", when: inMainPhase, shows: Harbors, ring: () => ['.ground [data-symbol^="harbor-"]'] },
  {
    id: "offer",
    when: () => inMainPhase() && formOf("OfferTrade") !== undefined,
    done: traded,
    todo: () => declined() < TRIES,
    say: () => ["offer", "offer-again"][declined()] ?? "offer-enough",
    args: () => ({ name: rival() }),
    ring: () => dealing(".do-offer", () => countOf(tradeDraft.value.get) > 0),
  },
  building("build-settlement", "settlement", "BuildSettlement", "SettlementBuilt"),
  building("build-city", "city", "BuildCity", "CityBuilt"),
  building("development", "card", "BuyDevelopmentCard", "DevelopmentCardBought"),
  { id: "deck", when: inMainPhase, shows: Deck, ring: () => [] },
  { id: "end-again", when: () => may("EndTurn"), done: () => done("TurnEnded") > 1, todo: always, ring: () => ['.next[data-step="EndTurn"]'] },
  { id: "seven", when: always, done: (past) => past.includes("discard"), shows: Seven, args: () => ({ limit: begunView().hand_limit }), ring: () => [".b-pieces .robber"] },
  { id: "awards", when: inMainPhase, ring: () => [".me .stats", ".pchip"] },
  { id: "winning", when: inMainPhase, args: () => ({ goal: begunView().goal }), ring: points },
  { id: "finish", when: always, say: () => (phone.value ? "finish-phone" : "finish"), ring: () => [], last: true },
];

/** @type {Pick<import("../../table/guide/steps.js").Guide, "surprises" | "lessons">} */
export const FIRST = { surprises: SURPRISES, lessons: LESSONS };
