/** A realm in the room it has: it fits, or it can be panned by finger, wheel and focus, with a small map of the whole. */
import { useEffect, useLayoutEffect, useRef, useState } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { still } from "../../core/preferences.js";
import { t } from "../../core/text.js";
import { phone } from "../../table/layout.js";
import { MARGIN, SIDE, cornerOfSquare } from "./grid.js";
import { planOfRealm, Realm } from "./realm.js";
import { fitOf, scaleOf, showingAll } from "./sizes.js";

/** A finger that moved further than this does not tap. */
const TAP_SLOP = 8;
/** The width of the small map, and how far a place is kept from the edge: further at the foot, where the map and a button stand in the corners. */
const MAP_WIDTH = 86;
const AROUND = 60;
const CORNER = { width: 118, height: 100 };
/** The height of the corners of a phone: of the button, and what the map has around its picture. */
const BUTTON_HEIGHT = 58;
const AROUND_MAP = 22;
/** So much of the coast, in the picture, may lie between the corners. */
const COAST = 30;

/** The current size of an element. */
export function useRoom() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = /** @type {HTMLElement} */ (box.current);
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return { box, room };
}

/**
 * @param {{realm: Record<string, any>, owner: number, across?: boolean, shown: import("./realm.js").Shown, label: string, onPress: (place: number) => void,
 *          whole?: boolean, beside?: boolean, low?: boolean, tableHeight?: number}} props
 *   `whole`: all of it is shown, however small; `beside`: a panel has most of the room; `low`: it stands at the foot of its room;
 *   `tableHeight`: what it and the other realm have together, if that is more than its room
 */
export function RealmView({ realm, owner, across = false, shown, label, onPress, whole = false, beside = false, low = false, tableHeight = 0 }) {
  const { box, room } = useRoom();
  const { plan } = planOfRealm(realm, shown, across);
  const corners = phone.value && !beside;
  const sizedIn = (place) => (whole ? { scale: fitOf(plan, place, SIDE), pans: false } : scaleOf(plan, place, beside ? "panel" : phone.value ? "phone" : "desk", Math.max(tableHeight, room.height)));
  const above = corners ? sizedIn({ ...room, height: Math.max(1, room.height - BUTTON_HEIGHT + COAST * fitOf(plan, room, SIDE) / 2) }) : null;
  const usual = above && !above.pans ? above : sizedIn(room);
  const asked = phone.value && !shown.calm ? [...(shown.targets?.keys() ?? [])].map((place) => cornerOfSquare(plan, place).x) : [];
  const sized = showingAll(usual, asked, room.width);
  const size = { width: plan.width * sized.scale, height: plan.height * sized.scale };
  const wide = sized.pans && sized === usual && size.width > room.width; // a map shows what is out of sight at the sides
  const foot = !corners ? 0 : wide ? Math.max(BUTTON_HEIGHT, AROUND_MAP + (MAP_WIDTH * plan.height) / plan.width) : BUTTON_HEIGHT;
  const pan = usePan(box, room, size, { foot, coast: COAST * sized.scale });
  const { reveal } = pan;
  const wanted = [...(shown.targets?.keys() ?? [])].join();
  useEffect(() => {
    if (wanted) reveal(wanted.split(",").map((place) => cornerOfSquare(plan, Number(place))), sized.scale);
  }, [wanted, room.width, room.height]);
  const onFocus = ({ target }) => {
    const place = target.dataset?.place;
    if (place !== undefined && target.matches(":focus-visible")) reveal([cornerOfSquare(plan, Number(place))], sized.scale);
  };
  const edges = `${pan.x < 0 ? "more-left" : ""} ${pan.x + size.width > room.width + 1 ? "more-right" : ""}`;
  return html`<div ref=${box} class=${`realm-view ${sized.pans ? "pans" : ""} ${edges}`} onFocusCapture=${onFocus} ...${pan.handlers}>
    ${room.width > 0 && html`<div class="realm-at" style=${{ transform: `translate(${Math.round(pan.x)}px, ${Math.round(low ? Math.max(pan.y, room.height - size.height) : pan.y)}px)`, transition: pan.gliding && !still.value ? "transform var(--d-3) var(--ease-out)" : "none" }}>
      <${Realm} realm=${realm} owner=${owner} across=${across} small=${sized.scale * SIDE < 44} shown=${shown} label=${label} onPress=${(place) => !pan.moved() && onPress(place)} width=${size.width} height=${size.height} /></div>
    ${wide && html`<${SmallMap} realm=${realm} owner=${owner} across=${across} plan=${plan} room=${room} size=${size} pan=${pan} />`}`}
  </div>`;
}

/** The whole realm, with a frame around the part in view; a press goes there. */
function SmallMap({ realm, owner, across, plan, room, size, pan }) {
  const scale = MAP_WIDTH / plan.width;
  const share = MAP_WIDTH / size.width;
  const [from, to] = [Math.max(0, -pan.x), Math.min(size.width, room.width - pan.x)];
  const press = (event) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    pan.centerOn((event.clientX - left - 6) / share);
  };
  return html`<button type="button" class="small-map" aria-label=${t("cards-map")} onClick=${press} onPointerDown=${(event) => event.stopPropagation()}>
    <${Realm} realm=${realm} owner=${owner} across=${across} small still width=${MAP_WIDTH} height=${plan.height * scale} />
    <i style=${{ left: `${6 + from * share}px`, width: `${(to - from) * share}px` }}></i></button>`;
}

/** `left`: what the room has more than the realm; `before`, `after`: how far beyond its edges that may be moved. */
function bounded(value, usual, left, before, after) {
  const [lowest, highest] = [left - after, before];
  return left < 0 ? Math.min(highest, Math.max(lowest, value)) : Math.min(Math.max(usual, highest), Math.max(Math.min(usual, lowest), value));
}

/**
 * @param {{current: HTMLElement | null}} box
 * @param {{width: number, height: number}} room
 * @param {{width: number, height: number}} size of the realm
 * @param {{foot: number, coast: number}} below `foot`: how high the corners at the foot are, if they are not free; `coast`: so much may lie between them
 */
function usePan(box, room, size, below) {
  const { foot, coast } = below;
  const [at, setAt] = useState(/** @type {{x: number, y: number} | null} */ (null));
  const [gliding, setGliding] = useState(false);
  const drag = useRef({ id: -1, from: { x: 0, y: 0 }, start: { x: 0, y: 0 }, moved: false });
  const middle = { x: (room.width - size.width) / 2, y: (room.height - size.height) / 2 };
  const usual = { x: middle.x, y: middle.y < 0 ? middle.y : Math.max(0, Math.min(middle.y, 2 * middle.y - foot + coast)) };
  const sideways = foot > 0 || middle.x < 0 ? CORNER.width : 0;
  const clamp = ({ x, y }) => ({ x: bounded(x, usual.x, 2 * middle.x, sideways, sideways), y: bounded(y, usual.y, 2 * middle.y, 0, foot) });
  const { x, y } = clamp(at ?? usual);
  const glide = (to) => {
    setGliding(true);
    setAt(clamp(to));
  };
  useEffect(() => {
    const element = /** @type {HTMLElement} */ (box.current);
    const wheel = (event) => {
      if (size.width <= room.width && size.height <= room.height) return;
      event.preventDefault();
      setGliding(false);
      const sideways = event.shiftKey || size.height <= room.height;
      const [dx, dy] = [event.deltaX + (sideways ? event.deltaY : 0), sideways ? 0 : event.deltaY];
      setAt((before) => clamp({ x: (before?.x ?? x) - dx, y: (before?.y ?? y) - dy }));
    };
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  }, [room.width, room.height, size.width, size.height]);
  return {
    x, y, gliding,
    moved: () => drag.current.moved,
    centerOn: (middle) => glide({ x: room.width / 2 - middle, y }),
    /** Bring places into view, moving as little as possible. */
    reveal(spots, scale) {
      const [xs, ys] = [spots.map((spot) => (spot.x + MARGIN) * scale), spots.map((spot) => (spot.y + MARGIN) * scale)];
      const [top, bottom] = [Math.min(...ys), Math.max(...ys) + SIDE * scale];
      const lifted = Math.min(y, room.height - foot - bottom);
      const down = foot === 0 ? y : top + lifted >= 0 ? lifted : Math.max(-top, Math.min(y, room.height - bottom));
      const wanted = bottom + down > room.height - (foot || CORNER.height) + 1 ? CORNER.width : middle.x < 0 ? AROUND : 0;
      const left = (room.width - Math.max(...xs) + Math.min(...xs) - SIDE * scale) / 2;
      const around = left >= 0 ? Math.min(wanted, left) : wanted;
      const [low, high] = [Math.min(...xs) - around, Math.max(...xs) + SIDE * scale + around];
      const seen = low + x >= 0 && high + x <= room.width;
      if (seen && down === y) return;
      const across = high - low <= room.width ? room.width / 2 - (low + high) / 2 : middle.x < 0 ? -low : usual.x;
      glide({ x: seen ? x : across, y: down });
    },
    handlers: {
      onPointerDown(event) {
        if (event.isPrimary) drag.current = { id: event.pointerId, from: { x: event.clientX, y: event.clientY }, start: { x, y }, moved: false };
      },
      onPointerMove(event) {
        const { id, from, start, moved } = drag.current;
        if (event.pointerId !== id || event.buttons === 0) return;
        const [right, down] = [event.clientX - from.x, event.clientY - from.y];
        if (!moved && Math.hypot(right, down) < TAP_SLOP) return;
        drag.current.moved = true;
        setGliding(false);
        setAt(clamp({ x: start.x + right, y: start.y + down }));
      },
      onPointerUp() {
        drag.current.id = -1; // the press that follows checks whether it moved
      },
    },
  };
}
