/** A map that is being drawn: each stroke makes another one, and strokes can be taken back. It is the JSON of docs/protocol.md §1. */
import { fromBeyond, hexIn, isOnCanvas, isSameSide, keyOf, pathOf } from "./canvaslattice.js";

/**
 * @typedef {import("./canvaslattice.js").Place} Place
 * @typedef {import("./canvaslattice.js").SideOfHex} SideOfHex
 * @typedef {Place & {terrain?: string, pool?: string, number?: number, region?: string, start?: boolean, frame?: boolean}} DrawnHex
 * @typedef {SideOfHex & {kind?: string, pool?: string}} DrawnHarbor
 * @typedef {[q: number, r: number, ...name: string[]]} Spot a hex, or a corner or side of it
 * @typedef {{version: number, name: string, seats: number[], hexes: DrawnHex[], harbors?: DrawnHarbor[], pools?: Record<string, Record<string, number>>,
 *   face_down?: string[], frame?: boolean, options?: Record<string, boolean | number | string>, always?: string[], supply: object,
 *   spirals_from?: Spot[][], bags?: Record<string, {tokens: number[], spirals_from?: Spot[][]}>, starts?: {settlement: Spot, road: Spot}[],
 *   neutral_starts?: Spot[]}} DraftMap
 * @typedef {{kind: "terrain" | "pool" | "number" | "harbor" | "erase" | "start", value?: string | number}} Brush
 * @typedef {{past: DraftMap[], now: DraftMap, future: DraftMap[]}} Strokes
 */

/** The number of strokes that can be taken back. */
const MOST_STROKES = 200;

/** @param {DraftMap} map @returns {Strokes} */
export const firstStroke = (map) => ({ past: [], now: map, future: [] });

/** @param {Strokes} strokes @param {DraftMap} map @returns {Strokes} */
export function stroked({ past, now, future }, map) {
  return map === now ? { past, now, future } : { past: [...past, now].slice(-MOST_STROKES), now: map, future: [] };
}

/** @param {Strokes} strokes @returns {Strokes} */
export function takenBack({ past, now, future }) {
  const before = past.at(-1);
  return before ? { past: past.slice(0, -1), now: before, future: [now, ...future] } : { past, now, future };
}

/** @param {Strokes} strokes @returns {Strokes} */
export function doneAgain({ past, now, future }) {
  const [next, ...rest] = future;
  return next ? { past: [...past, now], now: next, future: rest } : { past, now, future };
}

/** @param {DraftMap} map @param {Place} at */
export const drawnHex = (map, at) => map.hexes.find((hex) => keyOf(hex) === keyOf(at));

/** The harbor on a side. @param {DraftMap} map @param {SideOfHex} side */
export const harborOn = (map, side) => map.harbors?.find((harbor) => isSameSide(harbor, side));

/**
 * What a press with a brush makes of a place.
 * @param {DraftMap} map
 * @param {Place} at
 * @param {Brush} brush
 * @returns {DraftMap} the same one if nothing changes
 */
export function painted(map, at, brush) {
  const hex = drawnHex(map, at);
  if (!isOnCanvas(at)) return map;
  switch (brush.kind) {
    case "erase":
      return hex ? { ...map, hexes: map.hexes.filter((other) => other !== hex) } : map;
    case "terrain":
      return hex?.terrain === brush.value ? map : withHex(map, { ...placed(at, hex), terrain: String(brush.value), ...kept(hex, String(brush.value)) });
    case "pool":
      return hex?.pool === brush.value ? map : withPool(withHex(map, { ...placed(at, hex), pool: String(brush.value) }), String(brush.value));
    case "number":
      return hex && hex.number !== brush.value ? withHex(map, numbered(hex, Number(brush.value ?? 0))) : map;
    case "start":
      return hex ? withHex(map, started(hex)) : map;
    default:
      return map;
  }
}

/** The remains of a hex whose land changes: its part of the map, not what is on it. @param {Place} at @param {DrawnHex | undefined} hex @returns {DrawnHex} */
function placed({ q, r }, hex) {
  return { q, r, ...(hex?.region !== undefined && { region: hex.region }), ...(hex?.start && { start: true }) };
}

/** Land keeps its number when it becomes other land. @param {DrawnHex | undefined} hex @param {string} terrain */
function kept(hex, terrain) {
  return hex?.number !== undefined && !["sea", "desert"].includes(terrain) ? { number: hex.number } : {};
}

/** @param {DrawnHex} hex @param {number} number 0: none */
function numbered({ number: _, ...hex }, number) {
  return number ? { ...hex, number } : hex;
}

/** @param {DrawnHex} hex */
function started({ start, ...hex }) {
  return start ? hex : { ...hex, start: true };
}

/** @param {DraftMap} map @param {DrawnHex} hex @returns {DraftMap} */
function withHex(map, hex) {
  return { ...map, hexes: [...map.hexes.filter((other) => keyOf(other) !== keyOf(hex)), hex] };
}

/** The server decides what is in a pool; here it only has to be there. @param {DraftMap} map @param {string} pool @returns {DraftMap} */
function withPool(map, pool) {
  const pools = { ...map.pools, [pool]: map.pools?.[pool] ?? {} };
  return pool === "fog" ? { ...map, pools, face_down: [...new Set([...map.face_down ?? [], pool])] } : { ...map, pools };
}

/**
 * A harbor on a side, or none.
 * @param {DraftMap} map
 * @param {SideOfHex} side
 * @param {string | undefined} kind
 * @returns {DraftMap}
 */
export function withHarbor(map, side, kind) {
  const on = [side, fromBeyond(side)].find((seen) => drawnHex(map, seen));
  const others = (map.harbors ?? []).filter((harbor) => !isSameSide(harbor, side));
  if (!on) return map;
  if (kind === undefined) return others.length === map.harbors?.length ? map : { ...map, harbors: others };
  // kinds that are dealt and kinds that are printed do not mix
  return { ...map, harbors: [...others.filter((harbor) => harbor.kind !== undefined), { ...on, kind }] };
}

/**
 * The map moved so that it is in the middle of the canvas; the same one if it is on the canvas already.
 * @param {DraftMap} map
 * @returns {DraftMap}
 */
export function centered(map) {
  if (map.hexes.every(isOnCanvas)) return map;
  const r = middle(map.hexes.map((hex) => hex.r));
  const q = middle(map.hexes.map((hex) => 2 * hex.q + hex.r - r)) / 2;
  const [dq, dr] = [-Math.round(q), -Math.round(r)];
  return moved(map, dq, dr);
}

/** @param {number[]} numbers */
const middle = (numbers) => (Math.min(...numbers) + Math.max(...numbers)) / 2;

/** @param {DraftMap} map @param {number} dq @param {number} dr @returns {DraftMap} */
function moved(map, dq, dr) {
  /** @template {Place} T @param {T} one @returns {T} */
  const there = (one) => ({ ...one, q: one.q + dq, r: one.r + dr });
  /** @param {Spot} spot @returns {Spot} */
  const at = ([q, r, ...more]) => [q + dq, r + dr, ...more];
  /** @template {{spirals_from?: Spot[][]}} T @param {T} laid @returns {T} */
  const laid = (laid) => (laid.spirals_from ? { ...laid, spirals_from: laid.spirals_from.map((way) => way.map(at)) } : laid);
  const { bags, starts, neutral_starts: neutral } = map;
  return laid({
    ...map,
    hexes: map.hexes.map(there),
    ...(map.harbors && { harbors: map.harbors.map(there) }),
    ...(bags && { bags: Object.fromEntries(Object.entries(bags).map(([name, bag]) => [name, laid(bag)])) }),
    ...(starts && { starts: starts.map((start) => ({ ...start, settlement: at(start.settlement), road: at(start.road) })) }),
    ...(neutral && { neutral_starts: neutral.map(at) }),
  });
}

/** Terrains in the board's picture that stand for what is dealt. @type {Record<string, string>} */
const SHOWN = { fog: "fog", either: "random" };

/**
 * The map as the board's picture has it.
 * @param {DraftMap} map
 * @returns {{hexes: Record<string, {terrain: string, number?: number}>, harbors: Record<string, string>}}
 */
export function boardOfDraft(map) {
  /** @type {Record<string, {terrain: string, number?: number}>} */
  const hexes = {};
  for (const hex of map.hexes) {
    const id = hexIn(hex);
    if (id === undefined || hex.frame) continue;
    hexes[id] = { terrain: terrainShown(map, hex), ...(hex.number !== undefined && { number: hex.number }) };
  }
  /** @type {Record<string, string>} */
  const harbors = {};
  for (const harbor of map.harbors ?? []) {
    const path = [harbor, fromBeyond(harbor)].map(pathOf).find((found) => found !== undefined);
    if (path !== undefined) harbors[path] = harbor.kind ?? "back";
  }
  return { hexes, harbors };
}

/** @param {DraftMap} map @param {DrawnHex} hex */
export function terrainShown(map, { terrain, pool }) {
  if (terrain !== undefined) return terrain;
  if (pool !== undefined && map.face_down?.includes(pool)) return "fog";
  return SHOWN[pool ?? ""] ?? (map.pools?.[pool ?? ""]?.sea || pool === "tiles" ? "random" : "deal");
}
