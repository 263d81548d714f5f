/** Short tasks: what the server tells is taken in, drawn, laid out and painted in a task each, so that none of them is long. */
import { options } from "../vendor/preact.js";

let apart = false;
let asked = false;

/**
 * Make a change and have it drawn in a task that follows.
 * @template T
 * @param {() => T} change
 * @returns {T}
 */
export function drawApart(change) {
  apart = !document.hidden;
  try {
    return change();
  } finally {
    apart = false;
  }
}

/** Before the next frame, unless that is due already. */
function soon(task) {
  scheduler.postTask(task, { priority: "user-blocking" });
}

/** The frame that follows is left with painting. */
function layOutSoon() {
  if (asked || document.hidden) return;
  asked = true;
  soon(() => {
    asked = false;
    void document.body.offsetHeight;
  });
}

// A browser without such tasks draws at once and lays out within the frame.
if ("scheduler" in globalThis && "postTask" in scheduler) {
  options.debounceRendering = (draw) => (apart ? soon : queueMicrotask)(() => {
    draw();
    layOutSoon();
  });
}
