/** Plain-language names of hexes, intersections and paths, for people who hear the board. */
import { hasText, listWords, t } from "../core/text.js";
import { directionOf } from "./board/geometry.js";
import { alongPaths } from "./pieces.js";
import { nameOf, object } from "../table/people/people.js";

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
  return hasText(key) ? t(key, { names: listWords(seats.map(object)) }) : t("robber-closed");
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
  if (building) parts.push(t(`table-owned-${building.kind}`, { name: nameOf(building.seat) }));
  return parts.join("; ");
}

/**
 * "path: between brick 6 and wool 11", or on the coast "path: coast of brick 6, north-east"
 * @param {import("./board/geometry.js").Plan} plan
 * @param {Record<string, any>} view
 * @param {number} path
 */
export function pathName(plan, view, path) {
  const here = plan.paths[path];
  const [one, other] = here.hexes.map((hex) => sourceName(view, hex));
  const name = other
    ? t("table-path-between", { one, other })
    : t("table-path-coast", { one, direction: direction(plan, here) });
  const pieces = alongPaths(view).filter(({ owners }) => owners[path] !== undefined);
  return [name, ...pieces.map(({ id, owners }) => t(`table-owned-${id}`, { name: nameOf(owners[path]) }))].join("; ");
}

/** Where a corner or path of one hex only lies on it: "north-east". */
export function direction(plan, here) {
  return t(`table-direction-${directionOf(plan.hexes[here.hexes[0]], here)}`);
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
