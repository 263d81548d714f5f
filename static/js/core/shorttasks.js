/**
 * Short tasks: what a server message changes is drawn in a task of its own and laid out in another, so that the next frame only has to
 * paint.
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
 * Draw what this changes in a task of its own. A press in between still sees the change drawn. Of several such changes each is drawn, since
 * sounds and movements follow from the drawing.
 * @param {() => void} change
 */
export function inTask(change) {
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

// Everything else is drawn at the end of the task that changed it, as usual: what is on the page is what can be pressed.
// A browser without prioritized tasks always draws like that, and lays out within the frame.
const inTasks = "scheduler" in globalThis && "postTask" in scheduler;
options.debounceRendering = (draw) => {
  due = () => {
    try {
      draw();
    } catch (error) {
      reportError(error); // not thrown: what comes next is not at fault
      startOver();
    }
    if (inTasks) layOutSoon();
  };
  if (apart && inTasks) scheduler.postTask(drawNow, AT_ONCE);
  else queueMicrotask(drawNow);
};
if (inTasks) for (const press of PRESSES) addEventListener(press, drawNow, { capture: true });
