/** Hexes, corners and paths by number, counted from one in reading order, and in plain words. */
import { factWords, hasText, t } from "../../core/text.js";
import { actions, staying } from "../actions/choices.js";
import { reasonWords } from "../actions/whynot.js";
import { alongPaths, pieceCalled } from "../pieces.js";
import { runOfPath, direction, harborName, hexAround, owned, sourceName } from "../names.js";
import { pointsOnBoard } from "../board/chips.js";
import { isMe } from "../../table/people/people.js";
import { begunGeometry, begunPlan, begunView, view } from "../seen.js";

/** @typedef {"hex" | "intersection" | "path" | "harbor"} Place */

const LISTS = { hex: "hexes", intersection: "intersections", path: "paths" };
const WORDS = { hex: hexWords, intersection: cornerWords, path: pathWords, harbor: harborWords };

/**
 * @param {number} at a place's id
 * @param {Place} [place] harbors are few and have numbers of their own
 */
export function numberOf(at, place) {
  return 1 + (place === "harbor" ? harbors().indexOf(at) : at);
}

/**
 * @param {number} number as somebody typed it
 * @param {Place} [place]
 */
export function placeOfNumber(number, place) {
  return place === "harbor" ? harbors()[number - 1] ?? -1 : number - 1;
}

/** The harbors in reading order, by their paths. */
function harbors() {
  return Object.keys(begunView().board.harbors).map(Number).sort((a, b) => a - b);
}

/** @param {Place} place */
export function isOnBoard(place, at) {
  return place === "harbor" ? at in begunView().board.harbors : at >= 0 && at < begunGeometry()[LISTS[place]].length;
}

/** "hills 6; the robber is here", "sea beside hills 6; harbor 3:1" */
export function hexWords(at) {
  const name = hexAround(begunPlan(), begunView(), at);
  const figure = ["robber", "pirate"].find((id) => begunView()[id] === at);
  return figure ? t(`text-with-${figure}`, { hex: name }) : name;
}

/** "harbor 2:1 ore; corners 4, 5", or who builds there */
function harborWords(at) {
  const { ends } = begunPlan().paths[at];
  return factWords([harborHere(at), t("text-hex-corners", { numbers: ends.map((end) => numberOf(end)).join(", ") }), ...ends.map(buildingAt)]);
}

/** "harbor 3:1; the robber is here" */
function harborHere(path) {
  const name = harborName(begunView().board.harbors[path]);
  return begunView().robber_harbor === path ? t("text-with-robber", { hex: name }) : name;
}

/** "brick 6, wool 11, ore 3; harbor 3:1; Ben’s city; 1 island point" */
function cornerWords(at) {
  return factWords([touching(at), harborOf(at), buildingAt(at)]);
}

/** "between brick 6 and wool 11, from corner 4 to 12; Ben’s road", "open sea, from corner 4 to 12; your ship; may move" */
function pathWords(at) {
  return factWords([along(at), standsAlong(at)]);
}

/** What a corner touches. */
export function touching(at) {
  const plan = begunPlan();
  const here = plan.intersections[at];
  const sources = here.hexes.map((hex) => sourceName(view.value, hex)).join(", ");
  return here.hexes.length === 1 ? t("text-tip", { sources, direction: direction(plan, here) }) : sources;
}

/** Where a path runs. */
export function along(at) {
  const plan = begunPlan();
  const { kind, ...words } = runOfPath(plan, begunView(), at);
  const [from, to] = plan.paths[at].ends.map((end) => numberOf(end));
  return t(`text-${kind}`, { ...words, from, to });
}

/** The harbor of a corner; empty where there is none. */
export function harborOf(at) {
  const path = begunPlan().intersections[at].paths.find((side) => begunView().board.harbors[side]);
  return path === undefined ? "" : harborHere(path);
}

export function buildingAt(at) {
  const building = begunView().buildings[at];
  if (!building) return "";
  const points = pointsOnBoard(begunView()).chips?.[at];
  return factWords([owned(building.kind, building.seat), points && t("row-bonus", { points })]);
}

/** What stands on a path, "your road"; empty where nothing does. */
export function standsAlong(at) {
  const pieces = alongPaths(begunView()).filter(({ owners }) => owners[at] !== undefined);
  return factWords(pieces.flatMap(({ id, owners }) => [owned(id, owners[at]), isMe(owners[at]) && mobility(id, at)]));
}

/** Whether my piece there may move now, or why it stays; empty if the server says neither. */
function mobility(id, at) {
  const move = pieceCalled(id)?.move;
  if (move && actions.value.get(move)?.some(({ from_path: from }) => from === at)) return t("text-may-move");
  const code = staying.value[at];
  if (!code) return "";
  return hasText(`text-stays-${code}`) ? t(`text-stays-${code}`) : reasonWords({ code });
}

/**
 * "14: brick 6, wool 11, ore 3; harbor 3:1"
 * @param {Place} place
 * @param {number} at
 */
export function numbered(place, at) {
  return t("text-numbered", { number: numberOf(at, place), place: WORDS[place](at) });
}

/**
 * "corner 14: brick 6, wool 11, ore 3; harbor 3:1; Ben’s city"
 * @param {Place} place
 * @param {number} at
 */
export function named(place, at) {
  return t(`text-named-${place}`, { number: numberOf(at, place), place: WORDS[place](at) });
}

/**
 * Where something was built, whatever stands there now: "corner 14: brick 6, wool 11, ore 3; harbor 3:1"
 * @param {"intersection" | "path"} place
 * @param {number} at
 */
export function located(place, at) {
  const words = place === "path" ? along(at) : factWords([touching(at), harborOf(at)]);
  return t(`text-named-${place}`, { number: numberOf(at), place: words });
}
