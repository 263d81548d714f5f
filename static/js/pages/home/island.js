/** The island at the side of the home page: the beginner's map, drawn with the sprite. */
import { html } from "../../core/html.js";
import { symbol } from "../../parts/icon.js";

const UNIT = 100;
/** @type {any[][]} */
const HEXES = [ // column and row of the lattice, terrain, number
  [-2, -6, "mountains", 10], [0, -6, "pasture", 2], [2, -6, "forest", 9],
  [-3, -3, "fields", 12], [-1, -3, "hills", 6], [1, -3, "pasture", 4], [3, -3, "hills", 10],
  [-4, 0, "fields", 9], [-2, 0, "forest", 11], [0, 0, "desert"], [2, 0, "forest", 3], [4, 0, "mountains", 8],
  [-3, 3, "forest", 8], [-1, 3, "mountains", 3], [1, 3, "fields", 4], [3, 3, "pasture", 5],
  [-2, 6, "hills", 5], [0, 6, "fields", 6], [2, 6, "pasture", 11],
];
const HARBORS = [ // hex, side clockwise from the north-east, kind
  [-2, -6, 5, "any"], [0, -6, 0, "grain"], [3, -3, 0, "ore"], [4, 0, 1, "any"], [3, 3, 2, "wool"],
  [0, 6, 2, "any"], [-2, 6, 3, "any"], [-3, 3, 4, "brick"], [-3, -3, 4, "lumber"],
];
const CORNERS = [[0, -2], [1, -1], [1, 1], [0, 2], [-1, 1], [-1, -1]];

/** @typedef {number[]} Point */
/** @type {(at: Point) => Point} */
const pixel = ([x, y]) => [x * UNIT * Math.sqrt(3) / 2, y * UNIT / 2];
/** @type {(one: Point, other: Point) => Point} */
const plus = ([a, b], [c, d]) => [a + c, b + d];
/** @type {(points: Point[]) => string} */
const path = (points) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
const outline = (x, y) => `${path(CORNERS.map((corner) => pixel(plus([x, y], corner))))}z`;

const land = HEXES.map(([x, y]) => outline(x, y)).join("");
const harbors = HARBORS.map(harbor);
const jetties = harbors.flatMap(({ jetty }) => jetty).join("");

export function Island() {
  return html`<svg class="island" viewBox="-533 -496 1066 992" aria-hidden="true">
    ${coast("var(--foam-2)", 86)}${coast("var(--foam-1)", 54)}
    ${coast("var(--sand-dk)", 27, "translate(0 7)")}${coast("var(--sand)", 26)}
    <path d=${jetties} fill="none" stroke="var(--jetty-dk)" stroke-width="20" stroke-linecap="round" />
    <path d=${jetties} fill="none" stroke="var(--jetty)" stroke-width="13" stroke-dasharray="6.5 3.5" />
    ${HEXES.map(([x, y, terrain]) => placed(`hex-${terrain}`, pixel([x, y]), 200))}
    ${harbors.map(({ kind, at }) => placed(`harbor-${kind}`, at, 92))}
    ${HEXES.filter(([, , , number]) => number).map(([x, y, , number]) => placed(`token-${number}`, plus(pixel([x, y]), [0, 20]), 84))}
  </svg>`;
}

function coast(color, width, transform) {
  return html`<path d=${land} transform=${transform} fill=${color} stroke=${color} stroke-width=${width} stroke-linejoin="round" />`;
}

/** @type {(id: string, at: Point, size: number) => any} */
function placed(id, [x, y], size) {
  return html`<use href=${symbol(id)} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} />`;
}

/** @type {(row: any[]) => {kind: string, at: Point, jetty: string[]}} */
function harbor([x, y, side, kind]) {
  const ends = [CORNERS[side], CORNERS[(side + 1) % 6]].map((corner) => pixel(plus([x, y], corner)));
  const center = pixel([x, y]);
  const middle = [(ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2];
  const reach = Math.hypot(middle[0] - center[0], middle[1] - center[1]);
  const at = [0, 1].map((axis) => middle[axis] + (middle[axis] - center[axis]) / reach * 60);
  const jetty = ends.map((end) => path([between(end, at, 0.07), between(end, at, 0.72)]));
  return { kind, at, jetty };
}

/** @type {(from: Point, to: Point, part: number) => Point} */
function between([ax, ay], [bx, by], part) {
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
}
