/** The legal spots of the current placing as things to click, to focus and to hear. */
import { computed, signal } from "../../../vendor/signals.js";
import { geometry, sending } from "../../core/store.js";
import { html, shapeOf } from "../../parts/index.js";
import { factWords, listWords, t } from "../../core/text.js";
import { actions, CHOSEN, decision, figures, mode, MOVES, picked, placing, routesAfter, spotOf, startable, staying } from "../actions/choices.js";
import { ACTIONS } from "../actions/rows.js";
import { FIGURES, pieceCalled, pieceOf } from "../pieces.js";
import { Building, Figure, figurePlace, harborPlace, isOverWater, LongPiece, Part, piratePlace } from "./drawing.js";
import { hexagon, planOf, RADIUS, tenth } from "./geometry.js";
import { ahead, inReadingOrder } from "./steps.js";
import { guiding } from "../../table/guide/progress.js";
import { keyboard } from "../../table/layout.js";
import { reasonWords } from "../actions/whynot.js";
import { closedWords, courseName, harborName, hexAround, hexName, intersectionName, pathName, shipName } from "../names.js";
import { lookOf, nameOf } from "../../table/people/people.js";
import { view } from "../seen.js";

/** How near to a spot a click or tap may be, in CSS pixels; nearer where no ring shows it. */
const SNAP = 28;
const SNAP_UNSHOWN = 18;
/** From the middle of what is wide, in board units. */
const WIDTH = { hex: 86, harbor: 50 };

/**
 * @typedef {{key: string, place: "hex" | "intersection" | "path" | "harbor", at: number, x: number, y: number, angle?: number,
 *            actions: Record<string, any>[], name: string, picks?: boolean}} Target
 *   `picks`: the piece there is picked up, and its new place is chosen then
 */

/** The spot under the mouse. @type {import("../../../vendor/signals.js").Signal<Target | null>} */
export const hovered = signal(null);
/** The spot that was touched and waits for its tick. @type {import("../../../vendor/signals.js").Signal<Target | null>} */
export const candidate = signal(null);

/** The spot beside which a bubble asks: whom to rob, or whether to build. @type {import("../../../vendor/signals.js").Signal<Target | null>} */
export const asking = signal(null);

/** Close whatever asks about a spot; says whether there was something. */
export function dropCandidate() {
  const asked = candidate.value !== null || asking.value !== null;
  candidate.value = null;
  asking.value = null;
  return asked;
}

/** With more corners than this to choose from, as in set-up, their rings would hide the island: only those around the pointer are in full. */
const CROWD = 16;
/** As far apart are neighboring corners, in board units. */
const NEIGHBOR = RADIUS * 1.05;

/** Every spot of the current placing, in reading order. */
export const targets = computed(() => (geometry.value ? spotsOf(placing.value) : []));

const crowded = computed(() => targets.value.filter(({ place }) => place === "intersection").length > CROWD);

/** While nothing is being placed: every spot that a tile would show. A mouse finds them without the tile. */
const unshown = computed(() => {
  const built = [...CHOSEN].filter((type) => !MOVES.has(type));
  return mode.value || !geometry.value ? [] : spotsOf(built.flatMap((type) => actions.value.get(type) ?? []));
});

/** The pieces with a badge: they may be moved, and no other choice is open. */
export const movable = computed(() => (geometry.value ? spotsOf(startable.value) : []));

function spotsOf(list) {
  const plan = planOf(geometry.value);
  const spots = new Map();
  for (const action of list) {
    const { place, at, picks } = spotOf(action);
    const key = `${place}-${at}`;
    if (!spots.has(key)) spots.set(key, { ...spot(plan, place, at, key), picks });
    spots.get(key).actions.push(action);
  }
  for (const target of spots.values()) target.name = t(target.picks ? "table-may-move" : "table-legal", { name: forWhom(target, nameOfSpot(plan, target)) });
  return [...spots.values()].sort(inReadingOrder);
}

/** The same spot among those of now; null when it is gone. @param {Target | null} before */
export function stillThere(before) {
  const isIt = ({ key, actions: [{ type }] }) => key === before.key && type === before.actions[0].type;
  return before && ([...targets.value, ...unshown.value, ...movable.value].find(isIt) ?? null);
}

/** Hexes that are closed to the current choice, and pieces that cannot move while one is chosen to be moved: shown and announced. */
export const closed = computed(() => {
  if (!mode.value || !geometry.value) return [];
  const plan = planOf(geometry.value);
  const hexes = Object.entries(decision.value?.closed ?? {}).map(([hex, reason]) => {
    const target = spot(plan, "hex", Number(hex), `hex-${hex}`);
    return { ...target, name: t("table-closed", { hex: hexName(view.value, target.at), why: closedWords(reason) }) };
  });
  const pieces = MOVES.has(mode.value) && picked.value === null ? Object.entries(staying.value) : [];
  return [...hexes, ...pieces.map(([path, code]) => {
    const target = spot(plan, "path", Number(path), `path-${path}`);
    return { ...target, name: t("table-ship-stays", { place: courseName(plan, view.value, target.at), why: reasonWords({ code }) }) };
  })];
});

/** What the arrow keys lead to: legal spots, and closed ones for their reason. */
const stops = computed(() => [...targets.value, ...closed.value].sort(inReadingOrder));

/** True if arrow keys choose among spots; otherwise they walk over the whole board. */
export const choosing = computed(() => stops.value.length > 0);

/** @param {string | null} key */
export function stopAt(key) {
  return stops.value.find((target) => target.key === key) ?? null;
}

function spot(plan, place, at, key) {
  if (place === "harbor") return { key, place, at, ...harborPlace(plan, view.value.board, at), actions: [], name: "" };
  const { x, y, angle } = { hex: plan.hexes, intersection: plan.intersections, path: plan.paths }[place][at];
  return { key, place, at, x, y, angle, actions: [], name: "" };
}

/** "corner: brick 6, wool 11, ore 3", or "hills 6; steal from Ben or Cem" */
function nameOfSpot(plan, { place, at, actions: choices, picks }) {
  if (place === "intersection") return intersectionName(plan, view.value, at);
  if (picks) return shipName(plan, view.value, at);
  if (place === "path") return factWords([pathName(plan, view.value, at), uncovers(at), routeWords(choices)]);
  const victims = choices.map(({ victim }) => victim).filter((victim) => victim !== null && victim !== undefined).map(victimWords);
  const name = place === "harbor" ? harborName(view.value.board.harbors[at]) : hexAround(plan, view.value, at);
  const hex = pieceOf(choices[0].type) === "pirate" ? t("table-pirate-here", { hex: name }) : name;
  return victims.length > 0 ? t("table-hex-with-victims", { hex, victims: listWords(victims, "disjunction") }) : hex;
}

/** "Ben (5 cards)" */
function victimWords(victim) {
  return t("table-victim", { name: nameOf(victim), count: view.value.seats[victim].cards });
}

/** What a piece on that path would turn over. @param {number} path @returns {number[]} hexes */
export function uncovered(path) {
  return view.value.fog?.reached[path] ?? [];
}

/** That in words; empty where it turns nothing over. @param {number} path */
export function uncovers(path) {
  const count = uncovered(path).length;
  return count > 0 ? t("table-uncovers", { count }) : "";
}

/** How long the route would be with a piece there; empty where the server does not say. @param {Record<string, any>[]} choices */
export function routeWords(choices) {
  const lengths = routesAfter(choices);
  return lengths.length > 0 ? t("table-route-after", { length: listWords(lengths.map(String), "disjunction") }) : "";
}

/** A spot for pieces of neutral players says whose. */
function forWhom({ actions: choices }, name) {
  const owners = choices.filter(({ neutral }) => neutral !== undefined).map(({ neutral }) => nameOf(neutral));
  return owners.length > 0 ? t("neutral-for", { place: name, names: listWords(owners, "disjunction") }) : name;
}

/**
 * The legal spot that a point of the board means, if one is near enough.
 * @param {{x: number, y: number}} point
 * @param {number} scale pixels per board unit
 * @returns {Target | null}
 */
export function nearest(point, scale) {
  return nearestOf(targets.value, point, SNAP / scale);
}

/** The same for spots that a mouse finds while nothing is being placed. */
export function nearestUnshown(point, scale) {
  return nearestOf(unshown.value, point, SNAP_UNSHOWN / scale);
}

/** The same for a piece with the badge. */
export function nearestMovable(point, scale) {
  return nearestOf(movable.value, point, SNAP / scale);
}

function nearestOf(spots, point, snap) {
  let best = null;
  let least = Infinity;
  for (const target of spots) {
    const distance = Math.hypot(target.x - point.x, target.y - point.y);
    const reach = Math.max(WIDTH[target.place] ?? 0, snap);
    if (distance <= reach && distance < least) [best, least] = [target, distance];
  }
  return best;
}

/**
 * The spots, and the ghost of what would stand there.
 * @param {{plan: import("./geometry.js").Plan, board: object, look: number, focused: string | null, onFocus: (key: string) => void,
 *          onChoose: (target: Target) => void}} props
 */
export function Targets({ plan, board, look, focused, onFocus, onChoose }) {
  const ghost = candidate.value ?? stillThere(asking.value) ?? hovered.value;
  const stop = targets.value.some(({ key }) => key === focused) ? focused : targets.value[0]?.key;
  const faded = crowded.value && !keyboard.value && !guiding.value; // the guide speaks of them, and a key needs to find them
  const near = ghost && faded ? ghost : null;
  return html`<g class=${`targets ${sending.value.size > 0 ? "busy" : ""} ${faded ? "crowded" : ""}`}>
    <${Rings} />
    ${closed.value.length > 0 && html`<${Closed} onFocus=${onFocus} />`}
    ${targets.value.map((target) => html`<${Spot} key=${target.key} target=${target} stop=${target.key === stop}
      ghosted=${target === ghost} near=${near !== null && Math.hypot(target.x - near.x, target.y - near.y) <= NEIGHBOR} onFocus=${onFocus} onChoose=${onChoose} />`)}
    ${ghost && html`<${Ghost} key="ghost" plan=${plan} board=${board} target=${ghost} look=${ghost.actions[0].neutral === undefined ? look : lookOf(ghost.actions[0].neutral)} />`}
  </g>`;
}

/** A hatched hex, an anchor on a piece; its name says why. */
function Closed({ onFocus }) {
  const [hexes, pieces] = ["hex", "path"].map((kind) => closed.value.filter(({ place }) => place === kind));
  return html`<pattern id="hatch" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="7" height="16" class="hatch" /></pattern>
    ${hexes.map(({ key, x, y, name }) => html`<path key=${key} d=${hexagon({ x, y }, 90)} class="closed" fill="url(#hatch)" role="button" aria-disabled="true" tabindex="-1"
      aria-label=${name} data-target=${key} onFocus=${() => onFocus(key)} />`)}
    ${pieces.map(({ key, x, y, name }) => html`<g key=${key} class="stays" role="button" aria-disabled="true" tabindex="-1" aria-label=${name} data-target=${key} onFocus=${() => onFocus(key)}>
      <circle cx=${x} cy=${y} r="56" class="reach" /><${Badge} id="badge-anchor" x=${x} y=${y} /></g>`)}`;
}

function Spot({ target, stop, ghosted, near, onFocus, onChoose }) {
  const onKeyDown = (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat && !("unread" in event.currentTarget.dataset)) onChoose(target);
  };
  // real pointers are heard by the camera; only assistive technology, which has no pointer, clicks here
  const onClick = (event) => event.detail === 0 && onChoose(target);
  return html`<g class=${`target ${target.place} ${ghosted ? "ghosted" : ""} ${near ? "near" : ""}`} role="button" tabindex=${stop ? 0 : -1} aria-label=${target.name}
      data-target=${target.key} onKeyDown=${onKeyDown} onClick=${onClick} onFocus=${() => onFocus(target.key)}>
    ${shape(target)}
  </g>`;
}

/** How far below the middle of its hex a number token lies. */
const TOKEN = 20;

/** With as few elements as possible: there are up to a hundred spots at once. */
function shape({ place, at, x, y, angle, actions, picks }) {
  if (picks) return html`<circle cx=${x} cy=${y} r="56" class="reach" /><${Part} id="ship-plate-on" x=${x} y=${y} width=${128} class="legal" /><${Badge} id="badge-move" x=${x} y=${y} />`;
  if (place === "path") return html`<circle cx=${x} cy=${y} r="34" class="reach" />${pathSpots(actions).map((spot) => (spot ? html`<${Part} key=${spot} id=${spot} x=${x} y=${y} width=${60} class="legal" />` : html`<${Capsule} key="capsule" x=${x} y=${y} angle=${angle} />`))}`;
  if (place === "intersection") return html`<circle cx=${x} cy=${y} r="36" class="reach" /><${Disc} x=${x} y=${y} r=${26} />`;
  if (place === "hex" && ACTIONS[actions[0].type]?.spot) return html`<circle cx=${x} cy=${y} r="80" class="reach" /><${Part} id=${ACTIONS[actions[0].type].spot} x=${x} y=${y + TOKEN} width=${104} class="legal" />`;
  if (figures.value.length > 1) return html`<circle cx=${x} cy=${y} r="80" class="reach" /><${FigureSpot} place=${place} at=${at} actions=${actions} x=${x} y=${y} />`;
  const [r, up, disc] = place === "hex" ? [80, 52, 20.5] : [50, 44, 17.5];
  return html`<circle cx=${x} cy=${y} r=${r} class="reach hex-ring" /><${Disc} x=${x} y=${y - up} r=${disc} />`;
}

/** The symbols of what may stand on a path; "" for something that lies along it, which comes first. */
function pathSpots(actions) {
  return [...new Set(actions.map(({ type }) => pieceCalled(pieceOf(type))?.spot ?? ACTIONS[type]?.spot ?? ""))].sort();
}

/** Where one of several figures may go: which figure, and who can be robbed there; a dot if nobody can. */
function FigureSpot({ place, at, actions, x, y }) {
  const victims = actions.map(({ victim }) => victim).filter((victim) => victim !== null && victim !== undefined);
  const id = pieceOf(actions[0].type);
  const there = clearOfTokens(id, place, at, { x, y });
  if (victims.length === 0) return html`<${Disc} ...${there} r=${15} />`;
  const left = there.x - 15 * victims.length;
  return html`<${Part} id=${FIGURES[id].spot} x=${left} y=${there.y} width=${58} class="legal" />
    ${victims.map((victim, number) => html`<${Mark} key=${victim} look=${lookOf(victim)} x=${left + 41 + 32 * number} y=${there.y} />`)}`;
}

/** Above a number, and off a plaque. */
function clearOfTokens(id, place, at, { x, y }) {
  if (place !== "hex") return { x, y: y - 44 };
  return id === "pirate" ? piratePlace(planOf(geometry.value), view.value.board, at) : { x, y: y - 48 };
}

/** Whose: small, on the color of the seat. */
function Mark({ look, x, y }) {
  return html`<g class="whose seat-${look}"><circle cx=${tenth(x)} cy=${tenth(y)} r="16" /><${Part} id="mark-${shapeOf(look)}" look=${look} x=${x} y=${y} width=${20} /></g>`;
}

/** On a piece: whether it may be moved. */
function Badge({ id, x, y }) {
  return html`<${Part} id=${id} x=${x + 27} y=${y + 22} width=${44} class="badge" />`;
}

/** At rest: what may be moved can be seen, and pressed. */
export function Badges() {
  return movable.value.map(({ key, x, y }) => html`<${Badge} key=${key} id="badge-move" x=${x} y=${y} />`);
}

/** The rings of a round spot. */
const RINGS = { core: [0, 0.18], gap: [0.19, 0.45], ring: [0.47, 0.71], rim: [0.73, 0.87], line: [0.89, 1] };

function Rings() {
  return html`<radialGradient id="rings">${Object.entries(RINGS).flatMap(([ring, ends]) => ends.map((end) => html`<stop key="${ring}-${end}" offset=${end} class=${ring} />`))}</radialGradient>`;
}

function Disc({ x, y, r }) {
  return html`<circle cx=${x} cy=${y} r=${r} fill="url(#rings)" class="legal" />`;
}

/** Hollow, with one dot, so that it looks like no seat's road, not even in gray. */
function Capsule({ x, y, angle }) {
  const outline = { x: -36, y: -12, width: 72, height: 24, rx: 12, transform: `translate(${tenth(x)} ${tenth(y)}) rotate(${angle})` };
  return html`<g class="legal capsule"><rect ...${outline} class="line" /><rect ...${outline} class="rim" /><circle cx=${tenth(x)} cy=${tenth(y)} r="6.5" class="dot" /></g>`;
}

/** Around what would stand there. */
function GhostRing({ x, y }) {
  return html`<circle cx=${tenth(x)} cy=${tenth(y)} r="50" class="ghost-disc" /><circle cx=${tenth(x)} cy=${tenth(y)} r="50" class="ghost-ring" />`;
}

function Ghost({ plan, board, target, look }) {
  const { x, y, place, picks } = target;
  if (picks) return null; // the piece itself stands there
  const [{ type }] = target.actions;
  const piece = pieceOf(type);
  if (ACTIONS[type]?.ghost) return html`<${GhostPart} plan=${plan} board=${board} target=${target} id=${ACTIONS[type].ghost} />`;
  if (piece === undefined) return html`<g class="ghost seat-${look}"><${GhostRing} x=${x} y=${y} /></g>`;
  if (piece in FIGURES) return html`<g class="ghost"><${GhostRing} ...${figurePlace(piece, plan, board, place, target.at)} /><${Figure} id=${piece} plan=${plan} board=${board} place=${place} at=${target.at} /></g>`;
  return html`${place === "path" && html`<${Uncovered} plan=${plan} path=${target.at} />`}<g class="ghost seat-${look}">
    ${place === "path" ? html`<${GhostAlong} plan=${plan} board=${board} target=${target} piece=${piece} look=${look} />`
      : html`<${GhostRing} x=${x} y=${y} /><${Building} kind=${piece} look=${look} x=${x} y=${y} />`}
  </g>`;
}

/** A spot for something that is no piece: a harbor where its plaque would lie, a number here and where it would go. */
function GhostPart({ plan, board, target, id }) {
  if (target.place === "path") return html`<g class="ghost"><${Part} id=${id} ...${harborPlace(plan, board, target.at)} width=${112} /></g>`;
  const [from, to] = [target.at, decision.value.hex].map((hex) => ({ x: plan.hexes[hex].x, y: plan.hexes[hex].y + TOKEN }));
  const { number } = board.hexes[target.at];
  return html`<g class="ghost"><${Arc} from=${from} to=${to} /><${Part} id=${id} ...${from} width=${136} />
    <${Part} id="token-${number}" ...${to} width=${84} /><${Part} id=${id} ...${to} width=${136} /></g>`;
}

/** A dotted line from one place to another, bent upward. */
function Arc({ from, to }) {
  const bend = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - Math.hypot(to.x - from.x, to.y - from.y) / 4 };
  const line = `M${tenth(from.x)} ${tenth(from.y)}Q${tenth(bend.x)} ${tenth(bend.y)} ${tenth(to.x)} ${tenth(to.y)}`;
  return html`<path d=${line} class="arc rim" /><path d=${line} class="arc" />`;
}

function GhostAlong({ plan, board, target: { x, y, angle, at }, piece, look }) {
  const { upright, overWater } = pieceCalled(piece);
  const ring = upright ? html`<circle cx=${x} cy=${y} r="56" class="ghost-disc" /><circle cx=${x} cy=${y} r="56" class="ghost-ring" />`
    : html`<rect x="-56" y="-29" width="112" height="58" rx="29" transform="translate(${x} ${y}) rotate(${angle})" class="ghost-ring" />`;
  return html`${ring}<${LongPiece} x=${x} y=${y} angle=${angle} look=${look} id=${isOverWater(plan, board, at) ? overWater ?? piece : piece} />`;
}

/** The hexes that would be turned over. */
function Uncovered({ plan, path }) {
  return uncovered(path).map((hex) => html`<${Part} key=${hex} id="fog-next" x=${plan.hexes[hex].x} y=${plan.hexes[hex].y} width=${200} class="fog-next" />`);
}

/**
 * The next spot in the direction of an arrow key.
 * @param {string} key the focused spot
 * @param {"ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown"} arrow
 */
export function neighborOf(key, arrow) {
  const from = stopAt(key);
  if (!from) return targets.value[0] ?? null;
  return ahead(stops.value, from, arrow);
}
