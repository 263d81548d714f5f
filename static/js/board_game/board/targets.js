/** The legal spots of the current placing, and which of them a point or an arrow key means. */
import { computed, signal } from "../../../vendor/signals.js";
import { geometry } from "../../core/store.js";
import { t } from "../../core/text.js";
import { amendAsked, dropAsked } from "../../table/selection.js";
import { actions, boardSelection, CHOSEN, decision, mode, MOVES, picked, placing, spotOf, startable, staying } from "../actions/choices.js";
import { harborPlace } from "./drawing.js";
import { ahead, inReadingOrder } from "./steps.js";
import { reasonWords } from "../actions/whynot.js";
import { closedWords, courseName, hexName } from "../names.js";
import { begunPlan, begunView } from "../seen.js";
import { forWhom, nameOfSpot } from "./targetnames.js";

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

/**
 * A question about a spot before its action is sent: by a tick, or by a bubble.
 * @typedef {{by: "tick" | "bubble", target: Target}} BoardAsked
 */
const asked = computed(() => /** @type {BoardAsked | null} */ (boardSelection.value.asks));

/** The spot that was touched and waits for its tick. */
export const candidate = computed(() => (asked.value?.by === "tick" ? asked.value.target : null));

/** The spot beside which a bubble asks: whom to rob, or whether to build. */
export const asking = computed(() => (asked.value?.by === "bubble" ? asked.value.target : null));

/** With more corners than this to choose from, as in set-up, their rings would hide the island: only those around the pointer are in full. */
const CROWD = 16;

/** Every spot of the current placing, in reading order. */
export const targets = computed(() => (geometry.value ? spotsOf(placing.value) : []));

/** Check whether the rings would hide the island. */
export const crowded = computed(() => targets.value.filter(({ place }) => place === "intersection").length > CROWD);

/** While nothing is being placed: every spot that a tile would show. A mouse finds them without the tile. */
const unshown = computed(() => {
  const built = [...CHOSEN].filter((type) => !MOVES.has(type));
  return mode.value || !geometry.value ? [] : spotsOf(built.flatMap((type) => actions.value.get(type) ?? []));
});

/** The pieces with a badge: they may be moved, and no other choice is open. */
export const movable = computed(() => (geometry.value ? spotsOf(startable.value) : []));

function spotsOf(list) {
  const plan = begunPlan();
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
  if (!before) return null;
  const isIt = ({ key, actions: [{ type }] }) => key === before.key && type === before.actions[0].type;
  return [...targets.value, ...unshown.value, ...movable.value].find(isIt) ?? null;
}

/** Let the question follow its spot, or drop it with that. */
export function followAsked() {
  const asks = asked.value;
  const target = asks && stillThere(asks.target);
  if (!target) dropAsked();
  else if (target !== asks.target) amendAsked({ ...asks, target });
}

/** Hexes that are closed to the current choice, and pieces that cannot move while one is chosen to be moved: shown and announced. */
export const closed = computed(() => {
  if (!mode.value || !geometry.value) return [];
  const plan = begunPlan();
  const hexes = Object.entries(decision.value?.closed ?? {}).map(([hex, reason]) => {
    const target = spot(plan, "hex", Number(hex), `hex-${hex}`);
    return { ...target, name: t("table-closed", { hex: hexName(begunView(), target.at), why: closedWords(reason) }) };
  });
  const pieces = MOVES.has(mode.value) && picked.value === null ? Object.entries(staying.value) : [];
  return [...hexes, ...pieces.map(([path, code]) => {
    const target = spot(plan, "path", Number(path), `path-${path}`);
    return { ...target, name: t("table-ship-stays", { place: courseName(plan, begunView(), target.at), why: reasonWords({ code }) }) };
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
  if (place === "harbor") return { key, place, at, ...harborPlace(plan, begunView().board, at), actions: [], name: "" };
  const { x, y, angle } = { hex: plan.hexes, intersection: plan.intersections, path: plan.paths }[place][at];
  return { key, place, at, x, y, angle, actions: [], name: "" };
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
 * The next spot in the direction of an arrow key.
 * @param {string | null} key the focused spot
 * @param {"ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown"} arrow
 */
export function neighborOf(key, arrow) {
  const from = stopAt(key);
  if (!from) return targets.value[0] ?? null;
  return ahead(stops.value, from, arrow);
}
