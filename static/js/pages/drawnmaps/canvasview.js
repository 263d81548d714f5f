/** The part of the canvas that is in sight: the wheel zooms at the pointer; the middle button, or a drag with the space key held, moves it. */
import { useEffect, useRef, useState } from "../../../vendor/hooks.js";

/** Times, for a step of the wheel or a key. */
const STEP = 1.25;
const NEAREST = 4;

/** @typedef {{x: number, y: number}} Point on the canvas, in the units of its drawing */

/**
 * @param {number[]} whole `[left, top, width, height]` of the canvas
 * @param {boolean} underPointer whether the pointer is on the canvas, so that the space key means the view
 */
export function useCanvasView([left, top, width, height], underPointer) {
  const [view, setView] = useState({ x: left, y: top, nearness: 1 });
  const grabbing = useRef(false);
  const held = useRef(/** @type {Point | null} */ (null));
  useEffect(() => {
    if (!underPointer) return undefined;
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== " " || event.target instanceof HTMLInputElement) return;
      grabbing.current = true;
      event.preventDefault();
    };
    const release = (/** @type {KeyboardEvent} */ { key }) => {
      if (key === " ") grabbing.current = false;
    };
    addEventListener("keydown", press);
    addEventListener("keyup", release);
    return () => {
      removeEventListener("keydown", press);
      removeEventListener("keyup", release);
      grabbing.current = false;
    };
  }, [underPointer]);
  /** @param {number} x @param {number} y @param {number} nearness */
  const look = (x, y, nearness) => {
    const [right, bottom] = [left + width - width / nearness, top + height - height / nearness];
    setView({ x: Math.min(right, Math.max(left, x)), y: Math.min(bottom, Math.max(top, y)), nearness });
  };
  return {
    box: [view.x, view.y, width / view.nearness, height / view.nearness],
    /** Nearer or farther by one step; the point stays where it is. @param {Point} point @param {boolean} nearer */
    zoom(point, nearer) {
      const nearness = Math.min(NEAREST, Math.max(1, view.nearness * (nearer ? STEP : 1 / STEP)));
      const kept = view.nearness / nearness;
      look(point.x - (point.x - view.x) * kept, point.y - (point.y - view.y) * kept, nearness);
    },
    /** Take hold of the view, if a press means that. @param {Point} point @param {number} button @returns {boolean} whether it does */
    grab(point, button) {
      if (!grabbing.current && button !== 1) return false;
      held.current = point;
      return true;
    },
    /** Move the view so that the point where it was taken lies under the pointer. @param {Point} point @returns {boolean} whether it is held */
    drag(point) {
      if (!held.current) return false;
      look(view.x + held.current.x - point.x, view.y + held.current.y - point.y, view.nearness);
      return true;
    },
    release() {
      held.current = null;
    },
    /** Bring a point into sight that is not. @param {Point} point */
    follow({ x, y }) {
      const [w, h] = [width / view.nearness, height / view.nearness];
      if (x < view.x || y < view.y || x > view.x + w || y > view.y + h) look(x - w / 2, y - h / 2, view.nearness);
    },
  };
}
