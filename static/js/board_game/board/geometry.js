/** The board's lattice as pixels, and what touches what. One plan per geometry; it knows no rules. */

/** From a hex's center to its corner, in board units. */
export const RADIUS = 100;
const COLUMN = (RADIUS * Math.sqrt(3)) / 2;
const ROW = RADIUS / 2;

/**
 * @typedef {{hexes: number[][], intersections: number[][], paths: number[][], corners: number[][]}} Lattice as the server sends it
 * @typedef {{x: number, y: number}} Point
 * @typedef {Point & {angle: number, ends: [number, number], hexes: number[]}} Path
 * @typedef {Point & {hexes: number[], paths: number[]}} Intersection
 * @typedef {Point & {q: number, r: number, corners: number[]}} Hex in axial coordinates
 * @typedef {{hexes: Hex[], intersections: Intersection[], paths: Path[]}} Plan
 */

/** @type {WeakMap<object, Plan>} */
const plans = new WeakMap();

/**
 * @param {Lattice} geometry
 * @returns {Plan}
 */
export function planOf(geometry) {
  const known = plans.get(geometry);
  if (known) return known;
  const plan = draw(geometry);
  plans.set(geometry, plan);
  return plan;
}

function draw(geometry) {
  const hexes = geometry.hexes.map((at, hex) => ({ ...pixel(at), ...axial(at), corners: geometry.corners[hex] }));
  const intersections = geometry.intersections.map((at) => ({ ...pixel(at), hexes: [], paths: [] }));
  hexes.forEach(({ corners }, hex) => corners.forEach((corner) => intersections[corner].hexes.push(hex)));
  const paths = geometry.paths.map((ends) => pathBetween(ends, intersections));
  paths.forEach(({ ends }, path) => ends.forEach((end) => intersections[end].paths.push(path)));
  return { hexes, intersections, paths };
}

function pixel([x, y]) {
  return { x: x * COLUMN, y: y * ROW };
}

function axial([x, y]) {
  const r = y / 3;
  return { q: (x - r) / 2, r };
}

function pathBetween(ends, intersections) {
  const [a, b] = ends.map((end) => intersections[end]);
  const hexes = a.hexes.filter((hex) => b.hexes.includes(hex));
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, angle: slope(a, b), ends, hexes };
}

/** Upright reading: between -90 and 90 degrees. */
function slope(a, b) {
  const degrees = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  if (degrees > 90) return degrees - 180;
  return degrees <= -90 ? degrees + 180 : degrees;
}

/**
 * The six corners around a center, for a path's `d`.
 * @param {Point} center
 * @param {number} [radius]
 */
export function hexagon({ x, y }, radius = RADIUS) {
  const [w, h] = [(radius * Math.sqrt(3)) / 2, radius / 2];
  const around = [[0, -radius], [w, -h], [w, h], [0, radius], [-w, h], [-w, -h]];
  return `M${around.map(([dx, dy]) => `${tenth(x + dx)} ${tenth(y + dy)}`).join("L")}z`;
}

const COAST = 44;
const PLAQUE = 50;

/**
 * The box around hexes, coast and harbors.
 * @param {Plan} plan
 * @param {number[]} hexes those that are shown
 * @param {Point[]} plaques middles of the harbors' plaques
 */
export function boundsOf(plan, hexes, plaques) {
  const shown = hexes.map((hex) => plan.hexes[hex]);
  const xs = [...shown.flatMap(({ x }) => [x - COLUMN - COAST, x + COLUMN + COAST]), ...plaques.flatMap(({ x }) => [x - PLAQUE, x + PLAQUE])];
  const ys = [...shown.flatMap(({ y }) => [y - RADIUS - COAST, y + RADIUS + COAST]), ...plaques.flatMap(({ y }) => [y - PLAQUE, y + PLAQUE])];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/**
 * Where a harbor's plaque lies: outside the middle of its side, away from the land.
 * @param {Plan} plan
 * @param {number} path
 * @param {(hex: number) => boolean} isLand
 */
export function plaqueOf(plan, path, isLand) {
  const side = plan.paths[path];
  const inland = plan.hexes[side.hexes.find(isLand) ?? side.hexes[0]];
  const [dx, dy] = [side.x - inland.x, side.y - inland.y];
  const length = Math.hypot(dx, dy);
  return { x: side.x + (dx / length) * 60, y: side.y + (dy / length) * 60 };
}

/**
 * The compass direction from one point to another, by name.
 * @param {Point} from
 * @param {Point} to
 */
export function directionOf(from, to) {
  const eighth = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4));
  return ["east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east"][(eighth + 8) % 8];
}

/** @param {number} number */
export function tenth(number) {
  return Math.round(number * 10) / 10;
}
