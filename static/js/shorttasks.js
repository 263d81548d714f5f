/** Short tasks: what was drawn is laid out in a task of its own, and the frame that follows is left with painting. */
import { options } from "../vendor/preact.js";

let asked = false;

/** Before the next frame, unless that is due already. */
function layOutSoon() {
  if (asked || document.hidden) return;
  asked = true;
  scheduler.postTask(layOut, { priority: "user-blocking" });
}

function layOut() {
  asked = false;
  void document.body.offsetHeight;
}

// Drawing is done at the end of the task that changed something, as ever: what is on the page is what can be pressed.
// A browser without tasks that come before a frame lays out within it.
if ("scheduler" in globalThis && "postTask" in scheduler) {
  options.debounceRendering = (draw) => queueMicrotask(() => {
    draw();
    layOutSoon();
  });
}
