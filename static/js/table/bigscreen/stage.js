/** The picture of a big screen: drawn for 1920 × 1080 and scaled to the window; it dims when nothing has happened for a while. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { useScreenOn } from "../notices/calls.js";
import { changedAt } from "./teller.js";

const WIDTH = 1920;
const HEIGHT = 1080;
const MINUTE_MS = 60_000;
/** Minutes without a move after which the picture dims, and begins to drift. */
const DIMS_AFTER = 10;
/** The way that the dimmed picture drifts in a minute, in pixels, and how far it goes before it turns. */
const DRIFT = 8;
const FARTHEST = 3;

/** @param {{class: string, children: import("../../../vendor/preact.js").ComponentChildren}} props */
export function Stage({ class: name, children }) {
  const { width, height, scale } = useWindow();
  const idle = useIdleMinutes() - DIMS_AFTER;
  useScreenOn(true);
  const shift = idle > 0 ? driftAfter(idle) : 0;
  const style = { width: `${width}px`, height: `${height}px`, transform: `scale(${scale}) translate(${shift}px, ${shift}px)` };
  return html`<div class="big-screen sea"><div class=${`stage ${name} ${idle >= 0 ? "dim" : ""}`} style=${style}>${children}</div></div>`;
}

/** To and fro, so that nothing burns in. @param {number} minutes */
function driftAfter(minutes) {
  const along = minutes % (4 * FARTHEST);
  return DRIFT * (along <= FARTHEST ? along : along <= 3 * FARTHEST ? 2 * FARTHEST - along : along - 4 * FARTHEST);
}

/** The size of the picture before it is scaled: at least as large as it was drawn for, and of the window's shape. */
function useWindow() {
  const [size, resize] = useState(sizeNow);
  useEffect(() => {
    const look = () => resize(sizeNow());
    addEventListener("resize", look);
    return () => removeEventListener("resize", look);
  }, []);
  return size;
}

function sizeNow() {
  const scale = Math.min(innerWidth / WIDTH, innerHeight / HEIGHT);
  return { scale, width: innerWidth / scale, height: innerHeight / scale };
}

/** Whole minutes since the game last changed; 0 before it has begun. */
function useIdleMinutes() {
  const since = changedAt.value;
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    setMinutes(0);
    if (since === 0) return undefined;
    const timer = setInterval(() => setMinutes(Math.floor((performance.now() - since) / MINUTE_MS)), MINUTE_MS);
    return () => clearInterval(timer);
  }, [since]);
  return minutes;
}
