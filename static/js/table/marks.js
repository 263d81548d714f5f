/** What the board points at: the hexes that pay, and the last move. */
import { computed, signal } from "../../vendor/signals.js";
import { board, counted, over, turn } from "../store.js";
import { steady } from "../steady.js";
import { html, symbol } from "../parts/index.js";
import { pure } from "../parts/pure.js";
import { harborPlace } from "./drawing.js";
import { hexagon } from "./geometry.js";

const MOVES = { RoadBuilt: "path", BridgeBuilt: "path", SettlementBuilt: "intersection", CityBuilt: "intersection", RobberMoved: "hex", RobberMovedToHarbor: "harbor" };

/** The events since the turn began, oldest first. */
export const thisTurn = computed(() => {
  const events = [];
  const { moves } = counted.value;
  for (let entry = moves.length - 1; entry >= 0; entry -= 1) {
    events.unshift(...moves[entry].events);
    if (moves[entry].events.some(({ type }) => type === "TurnBegan")) break;
  }
  return events.slice(events.findLastIndex(({ type }) => type === "TurnBegan") + 1);
});

/** This turn's production; undefined before the roll. */
export const production = computed(() => (!turn.value?.dice || over.value ? undefined : thisTurn.value.findLast(({ type }) => type === "HexesProduced")));

/** The last piece that was placed or moved: `{place, at}`, or null. */
export const lastMove = steady(() => {
  const { moves } = counted.value;
  for (let entry = moves.length - 1; entry >= Math.max(0, moves.length - 40); entry -= 1) {
    const event = moves[entry].events.findLast(({ type }) => MOVES[type]);
    if (event) return { place: MOVES[event.type], at: event[MOVES[event.type]] };
  }
  return null;
});

/** The hexes that paid, and the one that had the number and was kept from paying while the robber stands there. */
export const Glow = pure(function Glow({ plan, production: { hexes = [], blocked } = {}, robber }) {
  return html`${hexes.map((hex) => {
    const outline = hexagon(plan.hexes[hex], 90);
    return html`<path key="rim-${hex}" d=${outline} class="glow-rim" /><path key="glow-${hex}" d=${outline} class="glow" />`;
  })}${blocked === robber && blocked !== undefined && html`<${Blocked} ...${plan.hexes[blocked]} />`}`;
});

function Blocked({ x, y }) {
  return html`<path d=${hexagon({ x, y }, 90)} class="glow-rim" /><path d=${hexagon({ x, y }, 90)} class="glow blocked" />
    <g class="lock"><circle cx=${x + 38} cy=${y - 38} r="21" /><use href=${symbol("i-lock")} x=${x + 24} y=${y - 53} width="28" height="28" /></g>`;
}

/** The place that a line of the log points at, while it is pointed at: `{place, at}`, or null. */
export const pointed = signal(null);

export function Pointed({ plan }) {
  if (!pointed.value) return null;
  const { place, at } = pointed.value;
  if (place === "hex") return html`<path d=${hexagon(plan.hexes[at], 92)} class="pointed" />`;
  const { x, y } = place === "harbor" ? harborPlace(plan, board.value, at) : place === "path" ? plan.paths[at] : plan.intersections[at];
  return html`<circle cx=${x} cy=${y} r="56" class="pointed" />`;
}

/** A ring around the piece that was placed last; the robber needs none. */
export const LastMove = pure(function LastMove({ plan, last }) {
  if (!last || ["hex", "harbor"].includes(last.place)) return null;
  const { place, at } = last;
  if (place === "path") {
    const { x, y, angle } = plan.paths[at];
    const capsule = { x: -52, y: -25, width: 104, height: 50, rx: 25, transform: `translate(${x} ${y}) rotate(${angle})` };
    return html`<g class="last-move"><rect ...${capsule} class="rim" /><rect ...${capsule} class="dash" /></g>`;
  }
  const { x, y } = plan.intersections[at];
  return html`<g class="last-move"><circle cx=${x} cy=${y - 4} r="50" class="rim" /><circle cx=${x} cy=${y - 4} r="50" class="dash" /></g>`;
});
