/** The canvas of a map: what is drawn so far, what the brush would do, and the hexes of a finding. By mouse, by pen and by keyboard. */
import { useMemo, useRef, useState } from "../../../vendor/hooks.js";
import { Ground } from "../../board_game/board/drawing.js";
import { hexagon, planOf } from "../../board_game/board/geometry.js";
import { html } from "../../core/html.js";
import { t } from "../../core/text.js";
import { fromBeyond, hexIn, isOnCanvas, keyOf, LATTICE, pathOf, CANVAS, repeated, repeatedSides, SIDES, stepTo } from "./canvaslattice.js";
import { useCanvasView } from "./canvasview.js";
import { boardOfDraft } from "./mapdraft.js";
import { placeWords } from "./mapwords.js";

/**
 * @typedef {import("./mapdraft.js").DraftMap} DraftMap
 * @typedef {import("./mapdraft.js").Brush} Brush
 * @typedef {import("./canvaslattice.js").Place} Place
 * @typedef {import("./canvaslattice.js").SideOfHex} SideOfHex
 * @typedef {{at: Place, side: string}} Aim where the pointer or the keyboard's cursor is, and the side that is nearest to it
 */

/** Half a hexagon's width, as a part of its radius. */
const HALF_WIDTH = Math.sqrt(3) / 2;
const ARROWS = { ArrowLeft: "W", ArrowRight: "E", ArrowUp: "NW", ArrowDown: "SE" };
const PLAN = planOf(LATTICE);
const MARGIN = 110;
const [XS, YS] = [PLAN.hexes.map(({ x }) => x), PLAN.hexes.map(({ y }) => y)];
const [LEFT, TOP] = [Math.min(...XS) - MARGIN, Math.min(...YS) - MARGIN];
const BOX = [LEFT, TOP, Math.max(...XS) + MARGIN - LEFT, Math.max(...YS) + MARGIN - TOP];
const GRID = PLAN.hexes.map((hex) => hexagon(hex, 97)).join("");

/** Findings about a few hexes are marked on the canvas; one about a whole island would hide it. */
const FEW = 3;
/** @type {Record<string, boolean | undefined>} */
const NEARER = { "+": true, "=": true, "-": false };

/**
 * @param {{
 *   map: DraftMap, brush: Brush, symmetry: string, findings: import("../../../protocol.js").MapFinding[], shown: number[][],
 *   onStroke: (aim: Aim, brush: Brush) => void, onStrokeEnd: () => void,
 * }} props `shown`: the hexes of a finding that was pressed; `onStroke`: a press, or the next place of a drag
 */
export function MapCanvas({ map, brush, symmetry, findings, shown, onStroke, onStrokeEnd }) {
  const [aim, setAim] = useState(/** @type {Aim | null} */ (null));
  const [cursor, setCursor] = useState(/** @type {Aim} */ ({ at: { q: 0, r: 0 }, side: "E" }));
  const [byKeys, setByKeys] = useState(false);
  const stroke = useRef(/** @type {{brush: Brush, last: string} | null} */ (null));
  const board = useMemo(() => boardOfDraft(map), [map]);
  const pointed = byKeys ? cursor : aim;
  const view = useCanvasView(BOX, aim !== null && !byKeys);

  /** @param {MouseEvent & {currentTarget: SVGSVGElement}} event */
  const pointAt = ({ currentTarget, clientX, clientY }) => {
    const matrix = currentTarget.getScreenCTM();
    return new DOMPoint(clientX, clientY).matrixTransform(matrix?.inverse());
  };
  /** @param {MouseEvent & {currentTarget: SVGSVGElement}} event */
  const aimAt = (event) => aimOf(pointAt(event));
  /** @param {WheelEvent & {currentTarget: SVGSVGElement}} event */
  const wheel = (event) => {
    event.preventDefault();
    view.zoom(pointAt(event), event.deltaY < 0);
  };
  /** @param {PointerEvent & {currentTarget: SVGSVGElement}} event */
  const down = (event) => {
    if (view.grab(pointAt(event), event.button)) {
      event.preventDefault();
      return event.currentTarget.setPointerCapture(event.pointerId);
    }
    const there = aimAt(event);
    if (!there || event.button > 2) return undefined;
    event.currentTarget.setPointerCapture(event.pointerId);
    const used = event.button === 2 ? ERASER : brush;
    stroke.current = { brush: used, last: nameOfAim(there, used) };
    setByKeys(false);
    return onStroke(there, used);
  };
  /** @param {PointerEvent & {currentTarget: SVGSVGElement}} event */
  const move = (event) => {
    if (view.drag(pointAt(event))) return;
    const there = aimAt(event);
    setAim(there);
    const { current } = stroke;
    if (!there || !current || ["harbor", "start"].includes(current.brush.kind)) return;
    if (nameOfAim(there, current.brush) === current.last) return;
    current.last = nameOfAim(there, current.brush);
    onStroke(there, current.brush);
  };
  const up = () => {
    view.release();
    if (stroke.current) onStrokeEnd();
    stroke.current = null;
  };
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const toward = ARROWS[/** @type {keyof typeof ARROWS} */ (event.key)];
    const next = toward && (brush.kind === "harbor" && event.shiftKey ? turned(cursor, event.key) : stepped(cursor, toward));
    const nearer = NEARER[event.key];
    if (next) {
      setCursor(next);
      view.follow(middleOf(next.at));
    } else if (nearer !== undefined) view.zoom(middleOf(cursor.at), nearer);
    else if (event.key === " " && !byKeys && aim) return; // holds the view
    else if (event.key === "Enter" || event.key === " ") onStroke(cursor, brush);
    else if (event.key === "Backspace" || event.key === "Delete") onStroke(cursor, ERASER);
    else return;
    if (!toward && nearer === undefined) onStrokeEnd();
    setByKeys(true);
    event.preventDefault();
  };
  return html`<div class="map-canvas sea">
    <svg class="board" viewBox=${view.box.join(" ")} role="application" tabindex="0" aria-label=${t("drawn-canvas")} aria-describedby="map-aim"
      onPointerDown=${down} onPointerMove=${move} onPointerUp=${up} onPointerCancel=${up} onPointerLeave=${() => setAim(null)} onWheel=${wheel}
      onContextMenu=${(/** @type {Event} */ event) => event.preventDefault()} onKeyDown=${onKeyDown} onFocus=${(/** @type {FocusEvent & {currentTarget: Element}} */ event) => setByKeys(event.currentTarget.matches(":focus-visible"))} onBlur=${() => setByKeys(false)}>
      <path class="map-grid" d=${GRID} />
      <${Ground} plan=${PLAN} board=${board} />
      <${Starts} map=${map} />
      ${findings.filter(({ hexes }) => hexes.length <= FEW).map(({ hexes, severity }) => hexes.map(([q, r]) => outline({ q, r }, `map-remark ${severity}`)))}
      ${shown.map(([q, r]) => outline({ q, r }, "map-found"))}
      ${symmetry !== "none" && html`<circle class="map-center" r="16" />`}
      ${pointed && html`<${Pointed} aim=${pointed} brush=${brush} symmetry=${symmetry} />`}
    </svg>
    <p class="map-aim" id="map-aim" role="status">${pointed ? placeWords(map, pointed.at) : t("drawn-how")}</p>
  </div>`;
}

/** @type {Brush} */
const ERASER = { kind: "erase" };

/** The spot that a drag has to leave before it paints again. @param {Aim} aim @param {Brush} brush */
const nameOfAim = ({ at, side }, brush) => (brush.kind === "harbor" ? `${keyOf(at)} ${side}` : keyOf(at));

/** @param {Aim} cursor @param {string} side @returns {Aim} */
function stepped(cursor, side) {
  const at = stepTo(cursor.at, side);
  return isOnCanvas(at) ? { ...cursor, at } : cursor;
}

/** The next side of the hex, clockwise or back. @param {Aim} cursor @param {string} key @returns {Aim} */
function turned(cursor, key) {
  const by = key === "ArrowRight" || key === "ArrowDown" ? 1 : SIDES.length - 1;
  return { ...cursor, side: SIDES[(SIDES.indexOf(cursor.side) + by) % SIDES.length] };
}

/** The hex under a point, and its nearest side. @param {{x: number, y: number}} point @returns {Aim | null} */
export function aimOf(point) {
  const away = PLAN.hexes.map(({ x, y }) => Math.hypot(point.x - x, point.y - y));
  const nearest = away.indexOf(Math.min(...away));
  if (away[nearest] > 100) return null;
  const { x, y } = PLAN.hexes[nearest];
  const eighth = Math.floor(((Math.atan2(point.y - y, point.x - x) * 180) / Math.PI + 90 + 360) / 60) % 6;
  return { at: CANVAS[nearest], side: SIDES[eighth] };
}

/** @param {{aim: Aim, brush: Brush, symmetry: string}} props */
function Pointed({ aim, brush, symmetry }) {
  if (brush.kind === "harbor") {
    return repeatedSides({ ...aim.at, side: aim.side }, symmetry).map((side, nth) => html`<${Side} key=${nth} side=${side} again=${nth > 0} />`);
  }
  return repeated(aim.at, symmetry).map((at, nth) => outline(at, nth > 0 ? "map-again" : "map-brush"));
}

/** @param {{side: SideOfHex, again: boolean}} props */
function Side({ side, again }) {
  const path = [side, fromBeyond(side)].map(pathOf).find((found) => found !== undefined);
  if (path === undefined) return null;
  const [a, b] = PLAN.paths[path].ends.map((end) => PLAN.intersections[end]);
  return html`<path class=${again ? "map-again" : "map-brush"} d=${`M${a.x} ${a.y}L${b.x} ${b.y}`} />`;
}

/** The middle of a hex, in the units of the drawing. @param {Place} at */
function middleOf(at) {
  return PLAN.hexes[/** @type {number} */ (hexIn(at))];
}

/** @param {Place} at @param {string} name */
function outline(at, name) {
  const hex = hexIn(at);
  return hex !== undefined && html`<path key=${`${name} ${keyOf(at)}`} class=${name} d=${hexagon(PLAN.hexes[hex], 94)} />`;
}

/** @param {{map: DraftMap}} props */
function Starts({ map }) {
  return map.hexes.filter(({ start }) => start).map((hex) => {
    const id = hexIn(hex);
    if (id === undefined) return null;
    const { x, y } = PLAN.hexes[id];
    return html`<path key=${keyOf(hex)} class="map-start" d=${`M${x + 100 * HALF_WIDTH * 0.45} ${y - 40}v-46l34 13l-34 13`} />`;
  });
}
