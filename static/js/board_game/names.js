/** Plain-language names of hexes, intersections and paths, for people who hear the board. */
import { factWords, hasText, listWords, t } from "../core/text.js";
import { directionOf } from "./board/geometry.js";
import { alongPaths } from "./pieces.js";
import { isMe, nameOf, whose } from "../table/people/people.js";

/**
 * @param {Record<string, any>} view
 * @param {number} hex
 */
export function hexName(view, hex) {
  const { terrain, number } = view.board.hexes[hex];
  const land = t(`table-terrain-${terrain}`);
  return number ? t("table-hex-with-number", { land, number }) : land;
}

/**
 * Why a hex is closed to the robber.
 * @param {{why: string, seats?: number[]}} reason
 */
export function closedWords({ why, seats = [] }) {
  const key = `robber-closed-${why}`;
  const facts = { names: listWords(seats.map(nameOf)), count: seats.length, whose: seats.every(isMe) ? "you" : "other" };
  return hasText(key) ? t(key, facts) : t("robber-closed");
}

/**
 * "your road", "Ben’s city"
 * @param {string} kind of piece
 * @param {number} seat
 */
export function owned(kind, seat) {
  return t(`table-owned-${kind}`, { name: nameOf(seat), whose: whose(seat) });
}

/** The good a hex gives and its number: "brick 6". */
export function sourceName(view, hex) {
  const { terrain, number } = view.board.hexes[hex];
  const good = t(view.goods[terrain] ?? `table-terrain-${terrain}`);
  return number ? t("table-hex-with-number", { land: good, number }) : good;
}

/**
 * "corner: brick 6, wool 11, ore 3; harbor 3:1"
 * @param {import("./board/geometry.js").Plan} plan
 * @param {Record<string, any>} view
 * @param {number} intersection
 */
export function intersectionName(plan, view, intersection) {
  const here = plan.intersections[intersection];
  const sources = listWords(here.hexes.map((hex) => sourceName(view, hex)), "unit");
  const parts = [t("table-corner", { sources })];
  if (here.hexes.length === 1) parts[0] = t("table-corner-tip", { sources, direction: direction(plan, here) });
  const harbor = harborAt(plan, view, intersection);
  if (harbor) parts.push(harborName(harbor));
  const building = view.buildings[intersection];
  if (building) parts.push(owned(building.kind, building.seat));
  return factWords(parts);
}

/**
 * "path: between brick 6 and wool 11", "coast of brick 6, north-east", "sea path: off wool 11"
 * @param {import("./board/geometry.js").Plan} plan
 * @param {Record<string, any>} view
 * @param {number} path
 */
export function pathName(plan, view, path) {
  const pieces = alongPaths(view).filter(({ owners }) => owners[path] !== undefined);
  return factWords([courseName(plan, view, path), ...pieces.map(({ id, owners }) => owned(id, owners[path]))]);
}

/**
 * The same without what stands there.
 * @param {import("./board/geometry.js").Plan} plan
 * @param {Record<string, any>} view
 * @param {number} path
 */
export function courseName(plan, view, path) {
  const { kind, ...words } = runOfPath(plan, view, path);
  return t(`table-path-${kind}`, words);
}

/**
 * Where a path runs, as the words say it: `between` two hexes, along the `coast` of one, over the `sea` beside fog, `off` the land at its
 * ends, or in the `open` sea.
 * @param {import("./board/geometry.js").Plan} plan
 * @param {Record<string, any>} view
 * @param {number} path
 * @returns {Record<string, string>}
 */
export function runOfPath(plan, view, path) {
  const here = plan.paths[path];
  const dry = here.hexes.filter((hex) => terrainOf(view, hex) !== "sea");
  const [one, other] = dry.map((hex) => sourceName(view, hex));
  if (other) return { kind: "between", one, other };
  if (dry.length === 1 && terrainOf(view, dry[0]) === "fog") return { kind: "sea", one: t("table-terrain-sea"), other: one };
  if (dry.length === 1) return { kind: "coast", one, direction: direction(plan, here, dry[0]) };
  const lands = landsAmong(view, here.ends.flatMap((end) => plan.intersections[end].hexes), sourceName);
  return lands ? { kind: "off", lands } : { kind: "open" };
}

function terrainOf(view, hex) {
  return view.board.hexes[hex].terrain;
}

/** Those hexes that are not sea, without repetition. */
function landsAmong(view, hexes, name) {
  const dry = hexes.filter((hex) => terrainOf(view, hex) !== "sea");
  return listWords([...new Set(dry.map((hex) => name(view, hex)))], "unit");
}

/**
 * A hex, and of one of sea what lies around it: "hills 6", "sea beside hills 6, pasture 3; harbor 2:1 ore", "open sea"
 * @param {import("./board/geometry.js").Plan} plan
 * @param {{board: Record<string, any>}} view
 * @param {number} hex
 */
export function hexAround(plan, view, hex) {
  if (terrainOf(view, hex) !== "sea") return hexName(view, hex);
  const lands = landsAmong(view, plan.hexes[hex].corners.flatMap((corner) => plan.intersections[corner].hexes), hexName);
  const harbors = Object.keys(view.board.harbors).filter((path) => plan.paths[path].hexes.includes(hex));
  return factWords([lands ? t("table-sea-beside", { lands }) : t("table-sea-open"), ...harbors.map((path) => harborName(view.board.harbors[path]))]);
}

/**
 * A ship of mine that may move: "your ship, end of a line of 2; coast of wool 4, north-west"
 * @param {import("./board/geometry.js").Plan} plan
 * @param {Record<string, any>} view
 * @param {number} path
 */
export function shipName(plan, view, path) {
  return t("table-own-ship", { count: lineOf(plan, view, path).size, place: courseName(plan, view, path) });
}

/** The ships of one owner that are connected to this one without a building in between. */
function lineOf(plan, view, path) {
  const line = new Set([path]);
  for (const ship of line) {
    const ends = plan.paths[ship].ends.filter((end) => view.buildings[end] === undefined);
    for (const next of ends.flatMap((end) => plan.intersections[end].paths)) if (view.ships[next] === view.ships[path]) line.add(next);
  }
  return line;
}

/**
 * The side of a hex on which a corner or path lies, "north-east"; for places with only one hex, of that one.
 * @param {import("./board/geometry.js").Plan} plan
 */
export function direction(plan, here, hex = here.hexes[0]) {
  return t(`table-direction-${directionOf(plan.hexes[hex], here)}`);
}

/**
 * The harbor a building at this intersection would have.
 * @param {import("./board/geometry.js").Plan} plan
 */
function harborAt(plan, view, intersection) {
  const path = plan.intersections[intersection].paths.find((side) => view.board.harbors[side]);
  return path === undefined ? undefined : view.board.harbors[path];
}

/** @param {string} kind "any" or a resource */
export function harborName(kind) {
  return kind === "any" ? t("table-harbor-any") : t("table-harbor-one", { kind });
}
