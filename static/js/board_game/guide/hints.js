/** Which of the legal spots the guide points at: a suggestion by the odds that the board shows to everybody. */
import { seat } from "../../core/store.js";
import { RADIUS } from "../board/geometry.js";
import { targets } from "../board/targets.js";
import { actions } from "../actions/choices.js";
import { pieceOf } from "../pieces.js";
import { begunPlan, begunView } from "../seen.js";

/** A kind of land that the player lacks is worth this many more ways to roll a number. */
const VARIETY = 2;
/** A coast is at least NEAR_GOLD side lengths from gold; each further one costs FARTHER. */
const NEAR_GOLD = 4;
const FARTHER = 3;

/** The corner whose lands pay most often, with lands of as many kinds as possible. */
export function goodCorner() {
  const owned = new Set(myCorners().flatMap(landsAround).map(({ terrain }) => terrain));
  return best((at) => {
    const lands = landsAround(at).filter(({ number }) => number);
    const fresh = new Set(lands.map(({ terrain }) => terrain).filter((terrain) => !owned.has(terrain)));
    return lands.reduce((sum, { number }) => sum + ways(number), 0) + VARIETY * fresh.size;
  });
}

/** The same among corners at the sea, not far from gold, where the lands that pay for ships are worth more still. */
export function goodCoast() {
  const { costs, goods, board } = begunView();
  const owned = new Set(myCorners().flatMap(landsAround).map(({ terrain }) => terrain));
  return best((at) => {
    const around = landsAround(at);
    const lands = around.filter(({ number }) => number);
    const fresh = [...new Set(lands.map(({ terrain }) => terrain).filter((terrain) => !owned.has(terrain)))];
    const forShips = fresh.filter((terrain) => costs.ship?.[goods[terrain]]).length;
    const coast = begunPlan().intersections[at].hexes.some((hex) => board.hexes[hex].terrain === "sea");
    const far = FARTHER * Math.max(toGold(at) - NEAR_GOLD, 0);
    return (coast ? 100 : 0) - far + lands.reduce((sum, { number }) => sum + ways(number), 0) + VARIETY * (fresh.length + forShips);
  });
}

/** How many side lengths a corner is away from gold. @param {number} corner */
function toGold(corner) {
  const { hexes, intersections } = begunPlan();
  const gold = hexes.filter((_, hex) => isGold(hex));
  const here = intersections[corner];
  return gold.length > 0 ? Math.min(...gold.map(({ x, y }) => Math.hypot(x - here.x, y - here.y))) / RADIUS : 0;
}

/** The best side for a ship: the one nearest to another island, preferably with gold; among ships that may move, the one farthest from it. */
export function shipSpots() {
  const spots = targets.value.filter((target) => target.actions.some(({ type }) => pieceOf(type) === "ship"));
  const abroad = hexesAbroad().map((hex) => begunPlan().hexes[hex]);
  const far = ({ x, y, picks }) => (picks ? -1 : 1) * Math.min(...abroad.map((hex) => Math.hypot(hex.x - x, hex.y - y)));
  const [first] = spots.map((spot) => ({ key: spot.key, far: far(spot) })).sort((a, b) => a.far - b.far);
  return first ? [`[data-target="${first.key}"]`] : [];
}

/** The land of islands where I have no settlement: where there is gold, only that. */
function hexesAbroad() {
  const home = new Set(myCorners().flatMap(islandsAt));
  const lands = Object.keys(begunView().board.hexes).map(Number).filter(isDry);
  const abroad = lands.filter((hex) => !home.has(Math.min(...islandOf(hex))));
  const gold = abroad.filter(isGold);
  return gold.length > 0 ? gold : abroad;
}

/** Whether one of my ships has arrived there. */
export function arrived() {
  const { paths, intersections } = begunPlan();
  const abroad = hexesAbroad();
  const { ships = {} } = begunView();
  const mine = Object.keys(ships).filter((path) => ships[path] === seat.value);
  return mine.some((path) => paths[path].ends.some((end) => intersections[end].hexes.some((hex) => abroad.includes(hex))));
}

/** Of the legal settlements, those on islands where I have none; at gold first. */
export function landings() {
  const home = new Set(myCorners().flatMap(islandsAt));
  const fits = (actions.value.get("BuildSettlement") ?? []).filter(({ intersection }) => !islandsAt(intersection).some((island) => home.has(island)));
  const corners = fits.map(({ intersection }) => intersection);
  return [...corners.filter(isAtGold), ...corners.filter((corner) => !isAtGold(corner))].map((corner) => `[data-target="intersection-${corner}"]`);
}

/** The numbers of the gold at which I have built. */
export function myGold() {
  const { intersections } = begunPlan();
  return [...new Set(myCorners().flatMap((corner) => intersections[corner].hexes).filter(isGold))].map((hex) => begunView().board.hexes[hex].number);
}

function isAtGold(corner) {
  return begunPlan().intersections[corner].hexes.some(isGold);
}

function isGold(hex) {
  return begunView().board.hexes[hex]?.terrain === "gold";
}

/** The islands that a corner lies on, each by one of its hexes. @param {number | string} corner */
function islandsAt(corner) {
  return begunPlan().intersections[corner].hexes.filter(isDry).map((hex) => Math.min(...islandOf(hex)));
}

/** All land connected to a hex. */
function islandOf(hex) {
  const plan = begunPlan();
  const island = new Set([hex]);
  const beside = (each) => plan.hexes[each].corners.flatMap((corner) => plan.intersections[corner].hexes);
  for (const each of island) for (const next of beside(each)) if (isDry(next)) island.add(next);
  return island;
}

function isDry(hex) {
  return begunView().board.hexes[hex].terrain !== "sea";
}

/** The hex that pays the others most, where there is somebody to steal from. */
export function goodHex() {
  const { hexes } = begunPlan();
  return best((at, actions) => {
    const others = hexes[at].corners.filter((corner) => isTheirs(begunView().buildings[corner])).length;
    const robs = actions.some(({ victim }) => victim !== null && victim !== undefined);
    return (robs ? 100 : 0) + others * ways(begunView().board.hexes[at].number);
  });
}

/** @param {(at: number, actions: Record<string, any>[]) => number} worth */
function best(worth) {
  const [first] = targets.value.map((target) => ({ key: target.key, worth: worth(target.at, target.actions) })).sort((a, b) => b.worth - a.worth);
  return first ? [`[data-target="${first.key}"]`] : [];
}

function landsAround(corner) {
  return begunPlan().intersections[corner].hexes.map((hex) => begunView().board.hexes[hex]).filter(Boolean);
}

function myCorners() {
  return Object.keys(begunView().buildings).filter((corner) => begunView().buildings[corner].seat === seat.value);
}

function isTheirs(building) {
  return building !== undefined && building.seat !== seat.value;
}

/** In how many of the 36 throws the number falls. */
function ways(number) {
  return number ? 6 - Math.abs(7 - number) : 0;
}
