/** What the board points at: the hexes that pay, and the last move. */
import { computed } from "../../../vendor/signals.js";
import { counted, over, seat, turn } from "../../core/store.js";
import { dedupedSignal } from "../../core/deduped.js";
import { html, symbol } from "../../parts/index.js";
import { pure } from "../../parts/pure.js";
import { pointed } from "../../table/log/log.js";
import { BUILT, PLACE_OF_EVENT } from "../pieces.js";
import { harborPlace, Part } from "./drawing.js";
import { hexagon } from "./geometry.js";
import { board } from "../seen.js";

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

/** The hexes that the last move turned over. @type {import("../../../vendor/signals.js").ReadonlySignal<number[]>} */
export const discovered = dedupedSignal(() => counted.value.moves.at(-1)?.events.filter(({ type }) => type === "HexDiscovered").map(({ hex }) => hex) ?? []);

/** The last piece that was placed or moved: `{place, at}`, or null. */
export const lastMove = dedupedSignal(() => {
  const { moves } = counted.value;
  for (let entry = moves.length - 1; entry >= Math.max(0, moves.length - 40); entry -= 1) {
    const event = moves[entry].events.findLast(({ type }) => PLACE_OF_EVENT[type]);
    if (event) return markOf(event);
  }
  return null;
});

/** Where a piece was placed, and whether it stands there. @param {Record<string, any>} event */
function markOf({ type, ...event }) {
  const place = PLACE_OF_EVENT[type];
  return { place, at: event[place], ...(BUILT[type]?.upright && { upright: true }) };
}

/** Events that happen by themselves at the start of a turn; after anything else that I do, I have seen the board. */
const BY_ITSELF = ["TurnBegan", "DiceRolled", "HexesProduced", "CardsProduced"];

/** The pieces that others placed since my last turn, until I act in mine: `[{place, at}]`. */
export const sinceMyTurn = dedupedSignal(() => {
  if (seat.value === null || seat.value === undefined || over.value) return [];
  const mine = turn.value?.seat === seat.value && turn.value.number > 0;
  if (mine && thisTurn.value.some(({ type }) => !BY_ITSELF.includes(type))) return [];
  const placed = [];
  const { moves } = counted.value;
  let skipped = !mine;
  for (let entry = moves.length - 1; entry > 0; entry -= 1) { // the first entry began the game, with its printed pieces already on the board
    for (const event of [...moves[entry].events].reverse()) {
      const place = PLACE_OF_EVENT[event.type];
      const own = event.seat === seat.value && (event.type === "TurnBegan" || place !== undefined);
      if (own && skipped) return placed;
      if (own) skipped = true;
      else if (skipped && ["path", "intersection"].includes(place)) placed.push(markOf(event));
    }
  }
  return placed;
});

/** The hexes that paid, and the one that had the number and was kept from paying while the robber stands there. */
export const Glow = pure(function Glow({ plan, production: { hexes = [], blocked } = {}, robber }) {
  return html`${hexes.map((hex) => {
    const outline = hexagon(plan.hexes[hex], 90);
    return html`<path key="rim-${hex}" d=${outline} class="glow-rim" /><path key="glow-${hex}" d=${outline} class="glow" />`;
  })}${blocked === robber && blocked !== undefined && html`<${Blocked} ...${plan.hexes[blocked]} />`}`;
});

/** A hex that was turned over glows until the next action. */
export const Discovered = pure(function Discovered({ plan, hexes }) {
  return hexes.map((hex) => html`<${Part} key=${hex} id="fog-turned" x=${plan.hexes[hex].x} y=${plan.hexes[hex].y} width=${200} />`);
});

function Blocked({ x, y }) {
  return html`<path d=${hexagon({ x, y }, 90)} class="glow-rim" /><path d=${hexagon({ x, y }, 90)} class="glow blocked" />
    <g class="lock"><circle cx=${x + 38} cy=${y - 38} r="21" /><use href=${symbol("i-lock")} x=${x + 24} y=${y - 53} width="28" height="28" /></g>`;
}

export function Pointed({ plan }) {
  if (!pointed.value) return null;
  const { place, at } = pointed.value;
  if (place === "hex") return html`<path d=${hexagon(plan.hexes[at], 92)} class="pointed" />`;
  const { x, y } = place === "harbor" ? harborPlace(plan, board.value, at) : place === "path" ? plan.paths[at] : plan.intersections[at];
  return html`<circle cx=${x} cy=${y} r="56" class="pointed" />`;
}

/** A ring around the last piece placed; the robber needs none. */
export const LastMove = pure(function LastMove({ plan, last }) {
  if (!last || ["hex", "harbor"].includes(last.place)) return null;
  return html`<g class="last-move"><${Ring} plan=${plan} ...${last} kind="rim" /><${Ring} plan=${plan} ...${last} kind="dash" /></g>`;
});

/** A thin ring around what others placed since my turn; the last of them has its own. */
export const SinceMyTurn = pure(function SinceMyTurn({ plan, since, last }) {
  return since.filter(({ place, at }) => place !== last?.place || at !== last.at).map((mark) => html`
    <${Ring} key="rim-${mark.place}-${mark.at}" plan=${plan} ...${mark} kind="since rim" />
    <${Ring} key="${mark.place}-${mark.at}" plan=${plan} ...${mark} kind="since" />`);
});

function Ring({ plan, place, at, upright, kind }) {
  if (place === "intersection" || upright) {
    const { x, y } = place === "path" ? plan.paths[at] : plan.intersections[at];
    return html`<circle cx=${x} cy=${y - 4} r="50" class=${kind} />`;
  }
  const { x, y, angle } = plan.paths[at];
  return html`<rect x="-52" y="-25" width="104" height="50" rx="25" transform="translate(${x} ${y}) rotate(${angle})" class=${kind} />`;
}
