/**
 * Short tasks: what a message of the server changes is drawn in a task of its own, what was drawn is laid out in another,
 * and the frame that follows is left with painting.
 */
import { options } from "../../vendor/preact.js";
import { startOver } from "./startover.js";

/** @type {SchedulerPostTaskOptions} */
const AT_ONCE = { priority: "user-blocking" }; // before the next frame, unless that is due already
const PRESSES = ["pointerdown", "pointerup", "keydown", "click"];

let apart = false;
let due = /** @type {(() => void) | null} */ (null);
let layOutAsked = false;

/**
 * What this changes is drawn in a task of its own. Whoever presses something before meets what it changed all the same, and
 * of several such changes each is drawn, since what is heard and what moves follows from the drawing.
 * @param {() => void} change
 */
export function inOwnTask(change) {
  drawNow();
  apart = !document.hidden;
  try {
    change();
  } finally {
    apart = false;
  }
}

function drawNow() {
  const draw = due;
  due = null;
  draw?.();
}

function layOutSoon() {
  if (layOutAsked || document.hidden) return;
  layOutAsked = true;
  scheduler.postTask(layOut, AT_ONCE);
}

function layOut() {
  layOutAsked = false;
  void document.body.offsetHeight;
}

// Everything else is drawn at the end of the task that changed it, as ever: what is on the page is what can be pressed.
// A browser without tasks that come before a frame draws so always, and lays out within the frame.
const inTasks = "scheduler" in globalThis && "postTask" in scheduler;
options.debounceRendering = (draw) => {
  due = () => {
    try {
      draw();
    } catch (error) {
      reportError(error); // not thrown: what comes next is not to blame
      startOver();
    }
    if (inTasks) layOutSoon();
  };
  if (apart && inTasks) scheduler.postTask(drawNow, AT_ONCE);
  else queueMicrotask(drawNow);
};
if (inTasks) for (const press of PRESSES) addEventListener(press, drawNow, { capture: true });
