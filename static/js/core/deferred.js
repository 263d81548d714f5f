/** Deferred rendering: after an urgent frame, one area of the page is updated per frame, so that none of them is long. */
import { useLayoutEffect, useState } from "../../vendor/hooks.js";
import { effect, signal } from "../../vendor/signals.js";

/** @typedef {"board" | "players" | "flights" | "tiles" | "log"} Part */
/** In the order in which they follow, round and round. @type {Part[]} */
const PARTS = ["board", "players", "flights", "tiles", "log"];
/** @type {Record<Part, Set<() => void>>} */
const waiting = { board: new Set(), players: new Set(), flights: new Set(), tiles: new Set(), log: new Set() };
let turn = 0;
let going = false;

/**
 * Run a task in one of the frames of its part.
 * @param {Part} part
 * @param {() => void} task
 * @returns {() => void} undoes it while it has not been done
 */
export function nextFrame(part, task) {
  const tasks = waiting[part];
  tasks.add(task);
  if (!going) afterFrame(next);
  going = true;
  return () => tasks.delete(task);
}

function next() {
  const due = PARTS.map((_, step) => (turn + step) % PARTS.length).find((index) => waiting[PARTS[index]].size > 0);
  going = due !== undefined;
  turn = due === undefined ? 0 : due + 1;
  if (due === undefined) return;
  const tasks = waiting[PARTS[due]];
  const now = [...tasks];
  tasks.clear();
  for (const task of now) task();
  afterFrame(next);
}

/** A page in the background draws no frames. @param {() => void} task */
function afterFrame(task) {
  if (document.hidden) setTimeout(task);
  else requestAnimationFrame(() => setTimeout(task));
}

/**
 * A signal that follows another one a moment later; of several changes in that moment, only the last.
 * @template T
 * @param {import("../../vendor/signals.js").ReadonlySignal<T>} source
 * @param {Part} part
 */
export function deferred(source, part) {
  const follower = signal(source.peek());
  const catchUp = () => (follower.value = source.peek());
  effect(() => {
    if (source.value !== follower.peek()) nextFrame(part, catchUp);
  });
  return follower;
}

/**
 * For a component: a value it was given, followed a moment later than it changes.
 * @template T
 * @param {T} now
 * @param {Part} part
 * @param {boolean} urgent not later, then
 * @returns {T}
 */
export function useDeferred(now, part, urgent = false) {
  const [shown, show] = useState(now);
  useLayoutEffect(() => (now === shown ? undefined : nextFrame(part, () => show(now))), [now]);
  return urgent ? now : shown;
}
