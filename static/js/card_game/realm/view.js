/** A realm in the room it has: it fits, or it can be panned by finger, wheel and focus, with a small map of the whole. */
import { useEffect, useLayoutEffect, useRef, useState } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { still } from "../../core/preferences.js";
import { t } from "../../core/text.js";
import { phone } from "../../table/layout.js";
import { MARGIN, SIDE, spotOf } from "./grid.js";
import { planOfRealm, Realm } from "./realm.js";
import { fitOf, scaleOf } from "./sizes.js";

/** A finger that moved further than this does not tap. */
const TAP_SLOP = 8;
/** The width of the small map, and how far a place is kept from the edge: further at the foot, where the map and a button stand in the corners. */
const MAP_WIDTH = 86;
const AROUND = 60;
const CORNER = { width: 118, height: 100 };

/** The current size of an element. */
export function useRoom() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measure = () => setRoom({ width: box.current.clientWidth, height: box.current.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(box.current);
    measure();
    return () => observer.disconnect();
  }, []);
  return { box, room };
}

/**
 * @param {{realm: Record<string, any>, owner: number, across?: boolean, shown: import("./realm.js").Shown, label: string, onPress: (place: number) => void,
 *          whole?: boolean, beside?: boolean, low?: boolean}} props
 *   `whole`: all of it is shown, however small; `beside`: a panel has most of the room; `low`: it stands at the foot of its room
 */
export function RealmView({ realm, owner, across = false, shown, label, onPress, whole = false, beside = false, low = false }) {
  const { box, room } = useRoom();
  const { plan } = planOfRealm(realm, shown, across);
  const sized = whole ? { scale: fitOf(plan, room, SIDE), pans: false } : scaleOf(plan, room, beside ? "panel" : phone.value ? "phone" : "desk");
  const size = { width: plan.width * sized.scale, height: plan.height * sized.scale };
  const pan = usePan(box, room, size);
  const { reveal } = pan;
  const wanted = [...(shown.targets?.keys() ?? [])].join();
  useEffect(() => {
    if (wanted) reveal(wanted.split(",").map((place) => spotOf(plan, Number(place))), sized.scale);
  }, [wanted, room.width, room.height]);
  const onFocus = ({ target }) => {
    const place = target.dataset?.place;
    if (place !== undefined && target.matches(":focus-visible")) reveal([spotOf(plan, Number(place))], sized.scale);
  };
  const edges = `${pan.x < 0 ? "more-left" : ""} ${pan.x + size.width > room.width + 1 ? "more-right" : ""}`;
  return html`<div ref=${box} class=${`realm-view ${sized.pans ? "pans" : ""} ${edges}`} onFocusCapture=${onFocus} ...${pan.handlers}>
    ${room.width > 0 && html`<div class="realm-at" style=${{ transform: `translate(${Math.round(pan.x)}px, ${Math.round(low ? Math.max(pan.y, room.height - size.height) : pan.y)}px)`, transition: pan.gliding && !still.value ? "transform var(--d-3) var(--ease-out)" : "none" }}>
      <${Realm} realm=${realm} owner=${owner} across=${across} small=${sized.scale * SIDE < 44} shown=${shown} label=${label} onPress=${(place) => !pan.moved() && onPress(place)} width=${size.width} height=${size.height} /></div>
    ${sized.pans && html`<${SmallMap} realm=${realm} owner=${owner} across=${across} plan=${plan} room=${room} size=${size} pan=${pan} />`}`}
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

function usePan(box, room, size) {
  const [at, setAt] = useState(/** @type {{x: number, y: number} | null} */ (null));
  const [gliding, setGliding] = useState(false);
  const drag = useRef({ id: -1, from: { x: 0, y: 0 }, start: { x: 0, y: 0 }, moved: false });
  const bounded = (value, length, whole, beyond = 0) => (whole <= length ? (length - whole) / 2 : Math.min(beyond, Math.max(length - whole - beyond, value)));
  const clamp = ({ x, y }) => ({ x: bounded(x, room.width, size.width, CORNER.width), y: bounded(y, room.height, size.height) });
  const { x, y } = clamp(at ?? { x: (room.width - size.width) / 2, y: (room.height - size.height) / 2 });
  const glide = (to) => {
    setGliding(true);
    setAt(clamp(to));
  };
  useEffect(() => {
    const element = box.current;
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
      const xs = spots.map((spot) => (spot.x + MARGIN) * scale);
      const atFoot = spots.some((spot) => (spot.y + MARGIN + SIDE) * scale + y > room.height - CORNER.height);
      const around = atFoot ? CORNER.width : AROUND;
      const [low, high] = [Math.min(...xs) - around, Math.max(...xs) + SIDE * scale + around];
      if (low + x >= 0 && high + x <= room.width) return;
      glide({ x: high - low <= room.width ? room.width / 2 - (low + high) / 2 : -low, y });
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
