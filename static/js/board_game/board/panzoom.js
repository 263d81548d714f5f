/** The camera over the board: wheel, drag and pinch become a viewBox. A finger that moved more than 8 px never taps. */
import { still } from "../../core/preferences.js";
import { RADIUS } from "./geometry.js";

const TAP_SLOP = 8;
const DOUBLE_TAP_MS = 320;
const CLOSEST = 4;
const GLIDE_MS = 260;
/** For a closer look: the room left around it, in board units; how close it may get; and how close it must get to be worth it. */
const AROUND = 130;
const CLOSER = 1.9;
const WORTH = 1.2;
/**
 * From a hex's center to its corner, in pixels: on hexes smaller than the first, a finger places nothing; it works at the second; a closer
 * look makes none larger than the third.
 */
const TOO_SMALL = 30;
const AT_WORK = 52;
const LARGEST = 80;
/** How far inside the picture a spot has to be to count as in view, in board units. */
const WITHIN = 40;

/**
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 * @typedef {{top: number, right: number, bottom: number, left: number, spare?: number, below?: number}} Insets in CSS pixels;
 *   `spare`: room at the right that is kept free when that costs the board nothing; `below`: what the bottom is more where hexes are too
 *   small, and which makes nothing too small itself
 * @typedef {{onTap: (at: {x: number, y: number}, event: PointerEvent) => boolean, onHover: (at: {x: number, y: number} | null) => void,
 *            onMove: (moved: boolean, sight: Box) => void}} Listener `onTap` says whether the tap hit something; `sight`: what is in the picture
 */

export class Camera {
  /**
   * @param {SVGSVGElement[]} pictures of one size, one over the other; the first hears the pointers
   * @param {Listener} listener
   */
  constructor(pictures, listener) {
    const [svg] = pictures;
    this.pictures = pictures;
    this.svg = svg;
    this.listener = listener;
    this.pointers = new Map();
    this.world = { x: 0, y: 0, width: 1, height: 1 };
    this.insets = { top: 0, right: 0, bottom: 0, left: 0 };
    this.at = null; // middle of the picture and pixels per unit; null: the whole board is shown
    this.heading = null; // `{goal}` while it glides there
    this.looking = false; // at a part of the board that was shown for a purpose
    this.lastTap = { time: 0, x: 0, y: 0 };
    this.frame = 0; // of the glide; 0 before the first one
    this.observer = new ResizeObserver(() => this.apply());
    this.observer.observe(svg);
    this.off = new AbortController();
    const on = (type, handler, options) => svg.addEventListener(type, handler.bind(this), { signal: this.off.signal, ...options });
    on("pointerdown", this.press);
    on("pointermove", this.move);
    on("pointerup", this.release);
    on("pointercancel", this.forget);
    on("pointerleave", this.leave);
    on("wheel", this.wheel, { passive: false });
  }

  close() {
    this.off.abort();
    this.observer.disconnect();
    cancelAnimationFrame(this.frame);
  }

  /**
   * What there is to see, and how much of the element lies under other things.
   * @param {Box} world
   * @param {Insets} insets
   */
  show(world, insets) {
    this.world = world;
    this.insets = insets;
    this.apply();
  }

  /** Show the whole board again. */
  fit() {
    this.glide(null);
  }

  /**
   * A closer look at these points, until there are none; if the player has moved the picture, it stays as it is.
   * @param {{x: number, y: number}[]} points
   * @param {number} [room] left around them, in board units
   */
  lookAt(points, room = AROUND) {
    if (this.at && !this.looking) return;
    const closer = points.length > 0 ? this.around(points, room) : null;
    if (!closer && !this.looking) return;
    this.glide(closer);
    this.looking = closer !== null;
  }

  /**
   * Bring this point into view if a closer look leaves it out; returns whether there is a closer look.
   * @param {{x: number, y: number}} point
   */
  bring(point) {
    if (!this.looking) return false;
    const { width, height } = this.svg.getBoundingClientRect();
    const { x, y, scale } = this.heading?.goal ?? this.now();
    const seen = Math.abs(point.x - x) < width / scale / 2 - WITHIN && Math.abs(point.y - y) < height / scale / 2 - WITHIN;
    if (!seen) this.glide(this.held({ ...point, scale }));
    return true;
  }

  /** Whether hexes are too small for a finger while the whole board is shown. */
  get tooSmall() {
    const { width, height } = this.svg.getBoundingClientRect();
    return this.scaleIn(width, height + (this.insets.below ?? 0)) * RADIUS < TOO_SMALL;
  }

  /** Close enough for a finger, around this point. */
  workAt(point) {
    this.glide(this.held({ ...point, scale: AT_WORK / RADIUS }));
    this.looking = false;
  }

  /** As close as a finger needs it, where most of these points are in sight. */
  mostOf(points) {
    const scale = AT_WORK / RADIUS;
    const { width, height } = this.svg.getBoundingClientRect();
    const { top, right, bottom, left } = this.insets;
    const [across, down] = [(width - left - right) / scale / 2 - WITHIN, (height - top - bottom) / scale / 2 - WITHIN];
    const near = (middle) => points.filter(({ x, y }) => Math.abs(x - middle.x) <= across && Math.abs(y - middle.y) <= down);
    const most = points.map(near).reduce((best, group) => (group.length > best.length ? group : best));
    const { x, y } = middleOf(most);
    return this.held({ x: x + (right - left) / 2 / scale, y: y + (bottom - top) / 2 / scale, scale });
  }

  /** Where the camera shows all of these; null where that is hardly closer than the whole board. */
  around(points, room) {
    if (this.tooSmall) return this.mostOf(points);
    const { width, height } = this.svg.getBoundingClientRect();
    const { top, right, bottom, left } = this.insets;
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [low, high] = [{ x: Math.min(...xs), y: Math.min(...ys) }, { x: Math.max(...xs), y: Math.max(...ys) }];
    const whole = this.fitted().scale;
    const scale = Math.min((width - left - right) / (high.x - low.x + 2 * room), (height - top - bottom) / (high.y - low.y + 2 * room), whole * CLOSER);
    if (scale < whole * WORTH) return null;
    return this.held({ x: (low.x + high.x) / 2 + (right - left) / 2 / scale, y: (low.y + high.y) / 2 + (bottom - top) / 2 / scale, scale });
  }

  /** Show the whole board again if this point is out of sight. @param {{x: number, y: number}} point */
  reveal(point) {
    const { width, height } = this.svg.getBoundingClientRect();
    const { x, y } = this.toElement(point);
    if (this.at && (x < 0 || y < 0 || x > width || y > height)) this.fit();
  }

  /** @param {number} factor */
  zoom(factor) {
    const { left, top, width, height } = this.svg.getBoundingClientRect();
    this.zoomAround(left + width / 2, top + height / 2, factor);
  }

  /** From the page to the board. */
  toBoard(clientX, clientY) {
    const { left, top, width, height } = this.svg.getBoundingClientRect();
    const { x, y, scale } = this.now();
    return { x: x + (clientX - left - width / 2) / scale, y: y + (clientY - top - height / 2) / scale };
  }

  /** From the board to the element's own pixels. */
  toElement(point) {
    const { width, height } = this.svg.getBoundingClientRect();
    const { x, y, scale } = this.now();
    return { x: (point.x - x) * scale + width / 2, y: (point.y - y) * scale + height / 2 };
  }

  /** Pixels per board unit. */
  get scale() {
    return this.now().scale;
  }

  fitted() {
    const { width, height } = this.svg.getBoundingClientRect();
    const { top, right, bottom, left, spare = 0 } = this.insets;
    const scale = this.scaleIn(width, height);
    const unused = width - left - right - this.world.width * scale;
    const x = this.world.x + this.world.width / 2 + (right - left + Math.min(spare, unused)) / 2 / scale;
    const y = this.world.y + this.world.height / 2 + (bottom - top) / 2 / scale;
    return { x, y, scale };
  }

  /** The scale at which the whole board fits between the insets. */
  scaleIn(width, height) {
    const { top, right, bottom, left } = this.insets;
    return Math.max(0.02, Math.min((width - left - right) / this.world.width, (height - top - bottom) / this.world.height));
  }

  now() {
    return this.at ?? this.fitted();
  }

  /** Never further out than the whole board, never so far aside that the board is lost. */
  held({ x, y, scale }) {
    const whole = this.fitted();
    if (scale <= whole.scale * 1.001) return null;
    const kept = Math.min(scale, this.tooSmall ? LARGEST / RADIUS : whole.scale * CLOSEST);
    const { width, height } = this.svg.getBoundingClientRect();
    return {
      x: clamp(x, this.world.x, this.world.width, width / kept / 4),
      y: clamp(y, this.world.y, this.world.height, height / kept / 4),
      scale: kept,
    };
  }

  apply() {
    const { width, height } = this.svg.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const { x, y, scale } = this.now();
    const box = `${x - width / 2 / scale} ${y - height / 2 / scale} ${width / scale} ${height / scale}`;
    for (const picture of this.pictures) picture.setAttribute("viewBox", box);
    this.listener.onMove(this.at !== null, { x: x - width / 2 / scale, y: y - height / 2 / scale, width: width / scale, height: height / scale });
  }

  glide(goal) {
    cancelAnimationFrame(this.frame);
    this.heading = { goal };
    const from = this.now();
    const to = goal ?? this.fitted();
    const began = performance.now();
    const step = (time) => {
      const part = still.value || document.hidden ? 1 : Math.min(1, Math.max(0, (time - began) / GLIDE_MS));
      const eased = 1 - (1 - part) ** 3;
      const mix = (name) => from[name] + (to[name] - from[name]) * eased;
      this.at = part === 1 ? goal : { x: mix("x"), y: mix("y"), scale: mix("scale") };
      this.apply();
      if (part < 1) this.frame = requestAnimationFrame(step);
      else this.heading = null;
    };
    step(began);
  }

  zoomAround(clientX, clientY, factor) {
    this.looking = false;
    this.heading = null;
    const { left, top, width, height } = this.svg.getBoundingClientRect();
    const fixed = this.toBoard(clientX, clientY);
    const scale = Math.min(this.scale * factor, this.tooSmall ? LARGEST / RADIUS : this.fitted().scale * CLOSEST);
    this.at = this.held({
      x: fixed.x - (clientX - left - width / 2) / scale,
      y: fixed.y - (clientY - top - height / 2) / scale,
      scale,
    });
    this.apply();
  }

  press(event) {
    if (event.button !== 0) return;
    cancelAnimationFrame(this.frame); // it stops under the finger, and goes on if the finger does not drag
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY, fromX: event.clientX, fromY: event.clientY });
    if (this.pointers.size === 1) this.moved = false;
    else this.moved = true;
  }

  move(event) {
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer) {
      if (event.pointerType === "mouse") this.listener.onHover(this.toBoard(event.clientX, event.clientY));
      return;
    }
    if (!this.moved && Math.hypot(event.clientX - pointer.fromX, event.clientY - pointer.fromY) > TAP_SLOP) {
      this.moved = true;
      this.listener.onHover(null);
    }
    if (!this.moved) return;
    if (!this.svg.hasPointerCapture(event.pointerId)) this.svg.setPointerCapture(event.pointerId);
    if (this.pointers.size === 2) this.pinch(event, pointer);
    else this.pan(event.clientX - pointer.x, event.clientY - pointer.y);
    pointer.x = event.clientX;
    pointer.y = event.clientY;
  }

  pan(dx, dy) {
    this.looking = false;
    this.heading = null;
    if (!this.at) return;
    const { x, y, scale } = this.at;
    this.at = this.held({ x: x - dx / scale, y: y - dy / scale, scale });
    this.apply();
  }

  pinch(event, pointer) {
    const [other] = [...this.pointers.values()].filter((each) => each !== pointer);
    const before = Math.hypot(pointer.x - other.x, pointer.y - other.y);
    const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    this.zoomAround((event.clientX + other.x) / 2, (event.clientY + other.y) / 2, after / Math.max(before, 1));
    this.pan((event.clientX - pointer.x) / 2, (event.clientY - pointer.y) / 2);
  }

  release(event) {
    const tapped = this.pointers.has(event.pointerId) && !this.moved;
    this.forget(event);
    if (!tapped) return;
    const hit = this.listener.onTap(this.toBoard(event.clientX, event.clientY), event);
    if (!hit) this.countTap(event);
  }

  countTap({ timeStamp, clientX, clientY }) {
    const near = Math.hypot(clientX - this.lastTap.x, clientY - this.lastTap.y) < 30;
    const double = near && timeStamp - this.lastTap.time < DOUBLE_TAP_MS;
    this.lastTap = { time: double ? 0 : timeStamp, x: clientX, y: clientY };
    if (!double) return;
    if (this.at) this.fit();
    else if (this.tooSmall) this.workAt(this.toBoard(clientX, clientY));
    else this.glide(this.held({ ...this.toBoard(clientX, clientY), scale: this.scale * 1.8 }));
  }

  forget(event) {
    this.pointers.delete(event.pointerId);
    if (this.heading && this.pointers.size === 0) this.glide(this.heading.goal);
  }

  leave(event) {
    if (event.pointerType === "mouse") this.listener.onHover(null);
  }

  wheel(event) {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    this.zoomAround(event.clientX, event.clientY, Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)));
  }
}

function middleOf(points) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** @param {Box | null} sight @param {{x: number, y: number}} point */
export function isInSight(sight, { x, y }) {
  return sight !== null && x > sight.x + WITHIN && x < sight.x + sight.width - WITHIN && y > sight.y + WITHIN && y < sight.y + sight.height - WITHIN;
}

function clamp(middle, start, length, margin) {
  const [low, high] = [start + Math.min(margin, length / 2), start + length - Math.min(margin, length / 2)];
  return Math.max(low, Math.min(high, middle));
}
