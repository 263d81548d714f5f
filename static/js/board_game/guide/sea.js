/** What the guide of the first game at sea says, for somebody who knows the game on land. */
import { always } from "../../table/guide/steps.js";
import { isMe } from "../../table/people/people.js";
import { listWords } from "../../core/text.js";
import { phone } from "../../table/layout.js";
import { asking, candidate } from "../board/targets.js";
import { may, mode } from "../actions/choices.js";
import { movesFigure, SHIP } from "../pieces.js";
import { answerStep, discard, stolen } from "./first.js";
import { done, events } from "../../table/guide/happened.js";
import { arrived, goodCoast, goodHex, landings, myGold, shipSpots } from "./hints.js";
import { building, inMainPhase, points, boardSpots } from "./lesson.js";
import { begunView } from "../seen.js";

/** @typedef {import("../../table/guide/steps.js").Step} Step */

/** What lies beside a first settlement. */
const FIRST_WAYS = ["RoadBuilt", SHIP.event];
const AWAY = ["PlaceRoad", ...SHIP.placedBy];

const settled = () => events.value.find(({ type, seat }) => type === "IslandSettled" && isMe(seat));

/** @returns {Step} a first settlement, and beside it a road or a ship */
function starting(id, count) {
  return { id, when: () => mode.value === "PlaceSettlement", done: () => done("SettlementBuilt") >= count, todo: always, ring: () => boardSpots(goodCoast) };
}

/** @returns {Step} */
function sailingOut(id, count) {
  return { id, when: () => AWAY.includes(mode.value), done: () => done(...FIRST_WAYS) >= count, todo: always, ring: ship };
}

/** A side for a ship; where a road could lie too, then the button that says which. */
function ship() {
  return asking.value || candidate.value ? ['[data-builds="ship"]', ...boardSpots(() => [])] : shipSpots();
}

/** From the tile to the side. Pressing a tile that builds once more moves a ship. */
const throughTile = (type) => () => (mode.value === type ? ship() : ['[data-tile="ship"]']);

const END = ['.next[data-step="EndTurn"]'];

/** Whether the next ship can be built and leads further. */
const sailsOn = () => may(SHIP.action) && !arrived();

/** @type {Step[]} */
const SURPRISES = [
  discard,
  { id: "sea-figures", when: () => movesFigure(mode.value), done: () => done("RobberMoved", "PirateMoved") > 0, todo: always, ring: () => boardSpots(goodHex) },
  stolen,
  answerStep,
  { id: "sea-gold", when: () => may("TakeGold"), done: () => done("GoldTaken") > 0, todo: always, ring: () => [".picker.discard"] },
  {
    id: "sea-landing",
    when: () => inMainPhase() && landings().length > 0,
    done: () => settled() !== undefined,
    todo: always,
    ring: () => (mode.value === "BuildSettlement" ? boardSpots(landings) : ['[data-tile="settlement"]']),
  },
  { id: "sea-point", when: () => settled() !== undefined, args: () => ({ points: settled()?.points ?? 0 }), ring: () => ['.chip[data-symbol^="bonus"]', ...points()] },
];

/** @type {Step[]} */
const LESSONS = [
  { id: "sea-goal", when: always, done: () => done("SettlementBuilt") > 0, args: () => ({ goal: begunView().goal }), ring: points, dims: true },
  starting("sea-start", 1),
  sailingOut("sea-first-ship", 1),
  starting("sea-second", 2),
  sailingOut("sea-second-ship", 2),
  { ...building("sea-build", "ship", SHIP.action, SHIP.event), ring: throughTile(SHIP.action) },
  { id: "sea-coast", when: inMainPhase, ring: () => [".b-pieces [data-symbol=ship]"] },
  {
    id: "sea-settle",
    when: inMainPhase,
    done: () => settled() !== undefined,
    todo: always,
    say: () => (sailsOn() ? "sea-settle-sail" : arrived() ? "sea-settle-land" : "sea-settle"),
    ring: () => (sailsOn() ? throughTile(SHIP.action)() : END),
  },
  { id: "sea-gold-land", when: inMainPhase, done: (past) => past.includes("sea-gold"), ring: () => ['.ground [data-symbol="hex-gold"]'] },
  { id: "end", when: () => may("EndTurn"), done: () => done("TurnEnded") > 0, todo: always, ring: () => END },
  {
    id: "sea-move",
    when: inMainPhase,
    done: () => done(SHIP.moved) > 0,
    todo: () => may(SHIP.move),
    say: () => (may(SHIP.move) ? "sea-move-now" : "sea-move"),
    ring: throughTile(SHIP.move),
  },
  { id: "end-again", when: () => may("EndTurn"), done: () => done("TurnEnded") > 1, todo: always, ring: () => END },
  { id: "sea-pirate", when: () => inMainPhase() && done("DiceRolled") > 2, done: (past) => past.includes("sea-figures"), ring: () => [".b-pieces .robber"] },
  {
    id: "sea-await",
    when: inMainPhase,
    done: (past) => past.includes("sea-gold") || (past.includes("sea-gold-land") && myGold().length === 0),
    todo: always,
    args: () => ({ numbers: listWords(myGold().map(String), "disjunction") }),
    ring: () => END,
  },
  { id: "sea-fog", when: always, ring: () => [] },
  { id: "sea-route", when: always, ring: () => [".me .stats", ".pchip"] },
  { id: "sea-finish", when: always, say: () => (phone.value ? "finish-phone" : "sea-finish"), ring: () => [], last: true },
];

/** @type {Pick<import("../../table/guide/steps.js").Guide, "surprises" | "lessons">} */
export const SEA = { surprises: SURPRISES, lessons: LESSONS };
