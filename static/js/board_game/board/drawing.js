/** The board's picture in two layers: what stands for the whole game, and the pieces. */
import { boundsOf, hexagon, plaqueOf, RADIUS, tenth } from "./geometry.js";
import { html, shapeOf } from "../../parts/index.js";
import { memo } from "../../parts/pure.js";
import { picture } from "../../core/sprite.js";
import { pieceCalled } from "../pieces.js";
import { t } from "../../core/text.js";

const LAND_LAYERS = [
  ["foam-2", 86, 0],
  ["foam-1", 54, 0],
  ["sand-dk", 27, 7],
  ["sand", 26, 0],
];

/**
 * One symbol of the sprite, its middle at (x, y).
 * @param {{id: string, x: number, y: number, width: number, height?: number, angle?: number, look?: number, boardLook?: string, class?: string,
 *          name?: string}} props
 *   `angle` in degrees; `look`: of the seat whose colors it has; `boardLook`: of the board whose colors it has
 */
export function Part({ id, x, y, width, height = width, angle, look, boardLook, class: className, name }) {
  const turn = angle === undefined ? undefined : `rotate(${tenth(angle)} ${tenth(x)} ${tenth(y)})`;
  return html`<image href=${picture(id, look, boardLook)} x=${tenth(x - width / 2)} y=${tenth(y - height / 2)} width=${width} height=${height}
    transform=${turn} data-symbol=${id} data-piece=${name} class=${className} />`;
}

/** @param {Record<string, any>} board */
function landOf(board) {
  return Object.keys(board.hexes).map(Number).filter((hex) => isLand(board, hex));
}

/** Fog is no land, nor is what may be dealt as sea: nobody knows what it will be. */
function isLand(board, hex) {
  return board.hexes[hex] !== undefined && !["sea", "fog", "random"].includes(board.hexes[hex].terrain);
}

/** Fog has three drawings, picked by the place and by nothing else. */
const FOGS = ["hex-fog", "hex-fog-2", "hex-fog-3"];

/** The symbol of a hex. */
function hexSymbol(plan, board, hex) {
  const { terrain } = board.hexes[hex];
  if (terrain !== "fog") return `hex-${terrain}`;
  const { q, r } = plan.hexes[hex];
  return FOGS[(((7 * q + 5 * r) % 3) + 3) % 3];
}

/**
 * The box a board needs.
 * @param {import("./geometry.js").Plan} plan
 */
export function frameOf(plan, board) {
  const plaques = Object.keys(board.harbors).map((path) => harborPlace(plan, board, Number(path)));
  return boundsOf(plan, Object.keys(board.hexes).map(Number), plaques);
}

/** Land without a number for now: one is still to come, or has gone. */
const NONE = { awaiting: [], gone: [] };
const NOTHING = [];

/**
 * Sea, coast, jetties, hexes, plaques and number tokens: drawn once, since only the robber's token fades. `far`: numbers large and without
 * pips; `bare`: land without a number; `laid`: the paths with face-down harbors; `boardLook`: the look that its box has, too.
 */
export const Ground = memo(function Ground({ plan, board, robber, goods, named = false, far = false, bare = NONE, laid = NOTHING, boardLook }) {
  const all = Object.keys(board.hexes).map(Number);
  const land = landOf(board);
  const outline = land.map((hex) => hexagon(plan.hexes[hex])).join("");
  const harbors = [...Object.entries(board.harbors), ...laid.map((path) => [path, "back"])];
  const plaques = harbors.map(([path, kind]) => plaque(plan, board, Number(path), kind));
  const jetties = plaques.map(({ boards }) => boards).join("");
  return html`<g class="b-static">
    ${all.filter((hex) => board.hexes[hex].terrain === "sea").map((hex) => html`<${Part} key=${hex} id="hex-sea" ...${center(plan, hex)} width=${200} boardLook=${boardLook} />`)}
    ${LAND_LAYERS.map(([ink, width, down]) => html`<path key=${ink} d=${outline} class="coast ${ink}" stroke-width=${width} transform=${down ? `translate(0 ${down})` : undefined} />`)}
    ${jetties && html`<path d=${jetties} class="jetty" /><path d=${jetties} class="planks" />`}
    ${all.filter((hex) => board.hexes[hex].terrain !== "sea").map((hex) => html`<${Part} key=${hex} id=${hexSymbol(plan, board, hex)} ...${center(plan, hex)} width=${200} boardLook=${boardLook} />`)}
    ${plaques.map(({ x, y, kind, path }) => html`<${Part} key=${path} id="harbor-${kind}" x=${x} y=${y} width=${92} boardLook=${boardLook} />`)}
    ${land.filter((hex) => board.hexes[hex].number).map((hex) => token(plan, board, hex, { faded: hex === robber, far, boardLook }))}
    ${bare.awaiting.map((hex) => html`<${Token} key="token-${hex}" id="token-none" ...${center(plan, hex)} boardLook=${boardLook} />`)}
    ${bare.gone.map((hex) => html`<${Token} key="token-${hex}" id="token-gone" ...${center(plan, hex)} boardLook=${boardLook} />`)}
    ${named && all.map((hex) => html`<text key="name-${hex}" x=${tenth(plan.hexes[hex].x)} y=${tenth(plan.hexes[hex].y - 34)} class="terrain-name">${t(goods?.[board.hexes[hex].terrain] ?? `table-terrain-${board.hexes[hex].terrain}`)}</text>`)}
  </g>`;
});

function center(plan, hex) {
  const { x, y } = plan.hexes[hex];
  return { x, y };
}

/**
 * The token of a numbered hex.
 * @param {import("./geometry.js").Plan} plan
 * @param {{hexes: Record<number, {number?: number}>}} board
 * @param {number} hex
 * @param {{faded: boolean, far: boolean, boardLook?: string}} how `far`: large and without pips
 */
function token(plan, board, hex, { faded, far, boardLook }) {
  return html`<${Token} key="token-${hex}" id="${far ? "far" : "token"}-${board.hexes[hex].number}" ...${center(plan, hex)} faded=${faded} width=${far ? 106 : 84} boardLook=${boardLook} />`;
}

/** @param {{id: string, x: number, y: number, faded?: boolean, width?: number, boardLook?: string}} props */
function Token({ id, x, y, faded, width = 84, boardLook }) {
  return html`<${Part} id=${id} x=${x} y=${y + 20} width=${width} class=${faded ? "faded" : undefined} boardLook=${boardLook} />`;
}

function plaque(plan, board, path, kind) {
  const at = harborPlace(plan, board, path);
  const boards = plan.paths[path].ends
    .map((end) => plan.intersections[end])
    .map(({ x, y }) => `M${between(x, at.x, 0.07)} ${between(y, at.y, 0.07)}L${between(x, at.x, 0.72)} ${between(y, at.y, 0.72)}`)
    .join("");
  return { ...at, kind, path, boards };
}

function between(from, to, part) {
  return tenth(from + (to - from) * part);
}

/** All pieces of a kind that stand on paths, by seat; the one that was `picked` up is drawn as a shade. */
export const Along = memo(function Along({ plan, board, id, overWater, owners, looks, picked }) {
  const seats = [...new Set(Object.values(owners))].sort();
  return seats.map((seat) => html`<g key=${seat} class="seat-${looks(seat)}">
    ${of(owners, (owner) => owner === seat).map((path) => html`<${LongPiece} key=${path} ...${plan.paths[path]} look=${looks(seat)} id=${isOverWater(plan, board, path) ? overWater ?? id : id} name="path-${path}" shade=${path === picked} />`)}
  </g>`);
});

/** Settlements and cities, by seat, and over them the robber, who stands on a hex or at a harbor, and the pirate. */
export const Buildings = memo(function Buildings({ plan, board, buildings, robber, harbor, pirate, looks }) {
  const seats = [...new Set(Object.values(buildings).map(({ seat }) => seat))].sort();
  return html`
    ${seats.map((seat) => html`<g key=${seat} class="seat-${looks(seat)}">
      ${of(buildings, (building) => building.seat === seat)
        .sort((a, b) => plan.intersections[a].y - plan.intersections[b].y)
        .map((at) => html`<${Building} key="${at}-${buildings[at].kind}" kind=${buildings[at].kind} look=${looks(seat)} x=${plan.intersections[at].x} y=${plan.intersections[at].y} name="intersection-${at}" />`)}
    </g>`)}
    ${robber !== undefined && html`<${Figure} key="robber" id="robber" plan=${plan} board=${board} place="hex" at=${robber} />`}
    ${harbor !== undefined && html`<${Figure} key="robber" id="robber" plan=${plan} board=${board} place="harbor" at=${harbor} />`}
    ${pirate !== undefined && html`<${Figure} key="pirate" id="pirate" plan=${plan} board=${board} place="hex" at=${pirate} />`}`;
});

function of(pieces, wanted) {
  return Object.keys(pieces).filter((at) => wanted(pieces[at])).map(Number);
}

/** Whether there is water on either hand of a path. */
export function isOverWater(plan, board, path) {
  return !plan.paths[path].hexes.some((hex) => isLand(board, hex));
}

/** A piece along a path, or one that stands upright on it with its owner's mark. */
export function LongPiece({ x, y, angle, look, id, name, shade }) {
  const size = pieceCalled(id)?.upright;
  if (size !== undefined) {
    return html`<g data-piece=${name} class=${shade ? "shade" : undefined}>
      <${Part} id=${id} look=${look} x=${x} y=${y - 6} width=${size} />
      <${Part} id="mark-${shapeOf(look)}" x=${x + 10} y=${y - 23} width=${19} />
    </g>`;
  }
  return html`<${Part} id=${id} x=${x} y=${y} width=${88} height=${44} angle=${angle} look=${look} name=${name} />`;
}

/** A settlement or city with its owner's mark. */
export function Building({ kind, look, x, y, name }) {
  const mark = `mark-${shapeOf(look)}`;
  const city = kind === "city";
  return html`<g class="building" data-piece=${name}>
    <${Part} id=${kind} look=${look} x=${x} y=${y - (city ? 8 : 5)} width=${city ? 92 : 84} />
    <${Part} id=${mark} look=${look} x=${city ? x + 11.5 : x} y=${city ? y + 4.5 : y + 6.5} width=${city ? 26 : 21} />
  </g>`;
}

/** Left of the number token, or in the middle where there is none. */
function robberPlace(plan, board, hex) {
  const { x, y } = plan.hexes[hex];
  return { x: board.hexes[hex].number ? x - 40 : x, y: y + 20 };
}

const FROM_PLAQUE = 34;

/** In the middle of its hex, or far enough from the harbor's plaque that the rate can be read. */
export function piratePlace(plan, board, hex) {
  const { x, y } = plan.hexes[hex];
  const plaques = Object.keys(board.harbors).map((path) => harborPlace(plan, board, Number(path)));
  const near = plaques.find((plaque) => Math.hypot(plaque.x - x, plaque.y - y) < RADIUS * 0.8);
  if (!near) return { x, y };
  const away = Math.hypot(x - near.x, y - near.y) || 1;
  return { x: x + ((x - near.x) / away) * FROM_PLAQUE, y: y + ((y - near.y) / away) * FROM_PLAQUE };
}

/** In the middle of a harbor's plaque. */
export function harborPlace(plan, board, path) {
  return plaqueOf(plan, path, (hex) => isLand(board, hex));
}

/** There the robber stands above the rate, which can still be read. */
function robberAtHarbor(plan, board, path) {
  const { x, y } = harborPlace(plan, board, path);
  return { x, y: y - 28 };
}

/**
 * Where the robber or the pirate stands.
 * @param {string} id
 * @returns {{x: number, y: number}}
 */
export function figurePlace(id, plan, board, place, at) {
  if (id === "pirate") return piratePlace(plan, board, at);
  return place === "harbor" ? robberAtHarbor(plan, board, at) : robberPlace(plan, board, at);
}

/**
 * The robber or the pirate.
 * @param {{id: string, plan: import("./geometry.js").Plan, board: object, place: string, at: number}} props
 */
export function Figure({ id, plan, board, place, at }) {
  const { x, y } = figurePlace(id, plan, board, place, at);
  if (id === "pirate") return html`<${Part} id="pirate" x=${x} y=${y} width=${118} name="pirate" />`;
  return html`<g class="robber" data-piece="robber">
    <ellipse cx=${tenth(x)} cy=${tenth(y + 42)} rx="27" ry="8" class="shadow" />
    <${Part} id="robber" x=${x} y=${y} width=${104} />
  </g>`;
}
