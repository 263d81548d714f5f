/** Points to see on the board: for islands beside the settlement that earned them, for trade routes along their line. */
import { html, shapeOf } from "../../parts/index.js";
import { memo } from "../../parts/pure.js";
import { Part } from "./drawing.js";
import { RADIUS, tenth } from "./geometry.js";

const CHIP = { width: 96, height: 56 };
const ROUTE = { width: 108, height: 56 };
/** Where a chip may lie beside its building; the first free place is used. */
const BESIDE = [[78, 4], [-78, 4], [0, 58], [0, -66], [64, 46], [-64, 46], [64, -50], [-64, -50]];
/** How near the middle of a chip other things may be. */
const ROOM = { piece: 58, plaque: 84, token: 76 };

/** What options tell of such points: undefined where no option does. @param {Record<string, any>} view */
export function pointsOnBoard({ options = {} }) {
  const all = Object.values(options);
  return {
    chips: all.find((each) => each?.chips)?.chips,
    lines: all.find((each) => each?.lines)?.lines,
  };
}

/** Bands under the pieces of each route, in the color of the player who scores it. */
export const RouteBands = memo(function RouteBands({ plan, lines = [], looks }) {
  return lines.map(({ seat, paths }) => {
    const line = paths.map((path) => alongPath(plan, path)).join("");
    return html`<g key="${seat}-${paths.join("-")}" class="route seat-${looks(seat)}"><path d=${line} class="rim" /><path d=${line} class="halo" /><path d=${line} class="band" /></g>`;
  });
});

function alongPath(plan, path) {
  const [from, to] = plan.paths[path].ends.map((end) => plan.intersections[end]);
  return `M${tenth(from.x)} ${tenth(from.y)}L${tenth(to.x)} ${tenth(to.y)}`;
}

/**
 * The chips, over everything else.
 * @param {{plan: import("./geometry.js").Plan, view: Record<string, any>, looks: (seat: number) => number}} props
 */
export const Chips = memo(function Chips({ plan, view, looks }) {
  const { chips = {}, lines = [] } = pointsOnBoard(view);
  const taken = obstacles(plan, view);
  const beside = Object.entries(chips).map(([at, points]) => {
    const place = freePlace(plan.intersections[at], taken);
    taken.push({ ...place, room: CHIP.width });
    return { key: `chip-${at}`, place, points, seat: view.buildings[at]?.seat };
  });
  return html`${beside.map(({ key, place, points, seat }) => seat !== undefined && html`<${Chip} key=${key} id="bonus-${points === 2 ? 2 : 1}" size=${CHIP} at=${place} look=${looks(seat)} mark=${-16} />`)}
    ${lines.map(({ seat, paths }) => html`<${Chip} key="route-${paths.join("-")}" id="route-chip" size=${ROUTE} at=${freePlace(middleOf(plan, paths), taken)} look=${looks(seat)} mark=${-16} />`)}`;
});

function Chip({ id, size, at, look, mark }) {
  return html`<g class="chip" data-symbol=${id}>
    <${Part} id=${id} look=${look} x=${at.x} y=${at.y} width=${size.width} height=${size.height} />
    <${Part} id="mark-${shapeOf(look)}" look=${look} x=${at.x + mark} y=${at.y} width=${19} />
  </g>`;
}

/** The path nearest to the middle of all of them. */
function middleOf(plan, paths) {
  const points = paths.map((path) => plan.paths[path]);
  const mean = { x: sum(points.map(({ x }) => x)) / points.length, y: sum(points.map(({ y }) => y)) / points.length };
  return points.reduce((best, point) => (distance(point, mean) < distance(best, mean) ? point : best));
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

function distance(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** What a chip should not cover, and its distance from that. */
function obstacles(plan, { board, buildings = {}, ships = {}, roads = {} }) {
  const at = (points, keys, room) => keys.map((key) => ({ x: points[key].x, y: points[key].y, room }));
  const numbered = Object.keys(board.hexes).filter((hex) => board.hexes[hex].number);
  return [
    ...at(plan.intersections, Object.keys(buildings), ROOM.piece),
    ...at(plan.paths, [...Object.keys(ships), ...Object.keys(roads)], ROOM.piece),
    ...at(plan.hexes, numbered, ROOM.token).map(({ x, y, room }) => ({ x, y: y + 20, room })),
    ...Object.keys(board.harbors).flatMap((path) => plan.paths[path].hexes.filter((hex) => board.hexes[hex]?.terrain === "sea").map((hex) => {
      const [side, water] = [plan.paths[path], plan.hexes[hex]];
      return { x: side.x + (water.x - side.x) * 0.7, y: side.y + (water.y - side.y) * 0.7, room: ROOM.plaque };
    })),
  ];
}

/** The first place beside a point that covers nothing; else the one that covers least. */
function freePlace({ x, y }, taken) {
  const crowd = taken.filter((each) => distance(each, { x, y }) < 2 * RADIUS);
  const cover = (place) => sum(crowd.map((each) => Math.max(0, each.room - distance(each, place))));
  const places = BESIDE.map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
  return places.reduce((best, place) => (cover(place) < cover(best) - 0.5 ? place : best));
}
