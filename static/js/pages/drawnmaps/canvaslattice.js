/** The places on which a map can be drawn: a hexagon of hexes around the middle, as a lattice that the board's picture understands. */

/** Hexes from the middle to the rim: as many places as a map may have hexes. */
const REACH = 6;
/** Corners of a hex on the lattice, clockwise from the north. */
const CORNERS = [[0, -2], [1, -1], [1, 1], [0, 2], [-1, 1], [-1, -1]];
/** The sides between those corners. */
export const SIDES = ["NE", "E", "SE", "SW", "W", "NW"];
/** To the hex beyond each side. @type {Record<string, [number, number]>} */
const BEYOND = { NE: [1, -1], E: [1, 0], SE: [0, 1], SW: [-1, 1], W: [-1, 0], NW: [0, -1] };
/** Each side as seen from the hex beyond it. @type {Record<string, string>} */
const OPPOSITE = { NE: "SW", E: "W", SE: "NW", SW: "NE", W: "E", NW: "SE" };

/** @typedef {{q: number, r: number}} Place */
/** @typedef {Place & {side: string}} SideOfHex */

/** Symmetry: repeats the pointer's strokes by a mirror, or by half a turn around the middle. */
export const SYMMETRIES = ["none", "across", "down", "turn"];

/** Images of a place and of a side, by symmetry. @type {Record<string, {place: (at: Place) => Place, sides: Record<string, string>}>} */
const REPEATS = {
  across: { place: ({ q, r }) => ({ q: -q - r, r }), sides: { NE: "NW", E: "W", SE: "SW", SW: "SE", W: "E", NW: "NE" } },
  down: { place: ({ q, r }) => ({ q: q + r, r: -r }), sides: { NE: "SE", E: "E", SE: "NE", SW: "NW", W: "W", NW: "SW" } },
  turn: { place: ({ q, r }) => ({ q: -q || 0, r: -r || 0 }), sides: OPPOSITE },
};

/** @param {Place} at */
export const keyOf = ({ q, r }) => `${q},${r}`;

/** @param {Place} at */
export function isOnCanvas({ q, r }) {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= REACH;
}

/** Every place, in reading order. @type {Place[]} */
export const CANVAS = [];
for (let r = -REACH; r <= REACH; r++) {
  for (let q = -REACH; q <= REACH; q++) if (isOnCanvas({ q, r })) CANVAS.push({ q, r });
}

/** @type {Map<string, number>} */
const numberOf = new Map(CANVAS.map((at, hex) => [keyOf(at), hex]));

/** The number of the hex in a place; undefined beyond the canvas. @param {Place} at */
export const hexIn = (at) => numberOf.get(keyOf(at));

/**
 * A place and its repetition, each once.
 * @param {Place} at
 * @param {string} symmetry
 * @returns {Place[]}
 */
export function repeated(at, symmetry) {
  const again = REPEATS[symmetry]?.place(at);
  return again && keyOf(again) !== keyOf(at) ? [at, again] : [at];
}

/**
 * A side and its repetition, each once.
 * @param {SideOfHex} side
 * @param {string} symmetry
 * @returns {SideOfHex[]}
 */
export function repeatedSides(side, symmetry) {
  const repeat = REPEATS[symmetry];
  if (!repeat) return [side];
  const again = { ...repeat.place(side), side: repeat.sides[side.side] };
  return isSameSide(side, again) ? [side] : [side, again];
}

/** Check whether two sides are one, perhaps seen from both hexes. @param {SideOfHex} one @param {SideOfHex} other */
export function isSameSide(one, other) {
  return [one, fromBeyond(one)].some((side) => keyOf(side) === keyOf(other) && side.side === other.side);
}

/** The same side from the hex beyond it. @param {SideOfHex} at @returns {SideOfHex} */
export function fromBeyond({ q, r, side }) {
  const [dq, dr] = BEYOND[side];
  return { q: q + dq, r: r + dr, side: OPPOSITE[side] };
}

/** The place one step away. @param {Place} at @param {string} side @returns {Place} */
export function stepTo({ q, r }, side) {
  const [dq, dr] = BEYOND[side];
  return { q: q + dq, r: r + dr };
}

/** The lattice of all places, with the path of each side. */
function latticeOfPlaces() {
  /** @type {Map<string, number>} */
  const corners = new Map();
  /** @type {Map<string, number>} */
  const paths = new Map();
  /** @type {import("../../board_game/board/geometry.js").Lattice} */
  const lattice = { hexes: [], intersections: [], paths: [], corners: [] };
  for (const { q, r } of CANVAS) {
    const [x, y] = [2 * q + r, 3 * r];
    lattice.hexes.push([x, y]);
    lattice.corners.push(CORNERS.map(([dx, dy]) => numbered(corners, `${x + dx},${y + dy}`, () => lattice.intersections.push([x + dx, y + dy]))));
  }
  for (const ring of lattice.corners) {
    ring.forEach((corner, at) => {
      const ends = [corner, ring[(at + 1) % ring.length]].sort((a, b) => a - b);
      numbered(paths, ends.join(), () => lattice.paths.push(ends));
    });
  }
  return { lattice, paths };
}

/** @param {Map<string, number>} known @param {string} key @param {() => void} add @returns {number} */
function numbered(known, key, add) {
  if (!known.has(key)) {
    known.set(key, known.size);
    add();
  }
  return known.get(key) ?? 0;
}

const { lattice, paths } = latticeOfPlaces();
export const LATTICE = lattice;

/** The number of a side's path; undefined beyond the canvas. @param {SideOfHex} at */
export function pathOf({ q, r, side }) {
  const hex = hexIn({ q, r });
  if (hex === undefined) return undefined;
  const at = SIDES.indexOf(side);
  const ring = LATTICE.corners[hex];
  return paths.get([ring[at], ring[(at + 1) % ring.length]].sort((a, b) => a - b).join());
}
