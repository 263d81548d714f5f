/** The legal spots as the board draws them: rings to click, to focus and to hear, and the badges of pieces that may be moved. */
import { sending } from "../../core/store.js";
import { html, shapeOf } from "../../parts/index.js";
import { figures } from "../actions/choices.js";
import { ACTIONS } from "../actions/rows.js";
import { FIGURES, pieceCalled, pieceOf } from "../pieces.js";
import { Part, piratePlace } from "./drawing.js";
import { hexagon, RADIUS, tenth } from "./geometry.js";
import { guiding } from "../../table/guide/progress.js";
import { keyboard } from "../../table/layout.js";
import { lookOf } from "../../table/people/people.js";
import { begunPlan, begunView } from "../seen.js";
import { Ghost, TOKEN } from "./ghost.js";
import { asking, candidate, closed, crowded, hovered, movable, stillThere, targets } from "./targets.js";

/** @typedef {import("./targets.js").Target} Target */

/** As far apart are neighboring corners, in board units. */
const NEIGHBOR = RADIUS * 1.05;

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

/** The hexes to which one of several figures may go: which figure, and who can be robbed there; a dot if nobody can. */
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
  return id === "pirate" ? piratePlace(begunPlan(), begunView().board, at) : { x, y: y - 48 };
}

/** The badge of the owner: small, on the color of the seat. */
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
