/** Feeds the sentences of the big screen from the table's updates, and knows since when nothing has happened. */
import { effect, signal, untracked } from "../../../vendor/signals.js";
import { lastEvents, log, version } from "../../core/store.js";
import { isTold } from "../log/sentences.js";
import { game } from "../game.js";
import { play } from "../notices/sound.js";
import { add, advance, dueAt, EMPTY, MIXED } from "./tellingqueue.js";

/** @typedef {import("./tellingqueue.js").Item} Item */
/** @typedef {import("./tellingqueue.js").Event} Event */
/** @typedef {{version: number, events: Event[]}} LogLine */

/** @type {import("../../../vendor/signals.js").Signal<import("./tellingqueue.js").Queue>} */
const queue = signal(EMPTY);
/** The time of the last change of the game, by performance.now(). */
export const changedAt = signal(0);

/** The item that is being told; null before anything has happened. */
export const telling = { get value() { return queue.value.now; } };

/**
 * Tell what happens from now on, and at first what happened last.
 * @returns {() => void} stops it
 */
export function tellTheRoom() {
  let timer = 0;
  const turn = () => {
    clearTimeout(timer);
    const due = dueAt(queue.peek());
    if (due !== null) timer = setTimeout(next, Math.max(0, due - performance.now()));
  };
  const next = () => {
    queue.value = advance(queue.peek(), performance.now());
    turn();
  };
  /** @param {LogLine} entry */
  const hear = (entry) => {
    const item = itemOf(entry);
    if (entry.events.some(({ type }) => type === "TurnBegan")) play({ type: "MyTurn" });
    if (item) queue.value = add(queue.peek(), item, performance.now());
    turn();
  };
  const stopChanges = effect(() => void (changedAt.value = version.value === null ? 0 : performance.now()));
  const stop = effect(() => {
    const entry = lastEvents.value;
    if (entry) untracked(() => hear(entry));
    else queue.value = version.value === null ? EMPTY : untracked(latest);
  });
  return () => {
    stop();
    stopChanges();
    clearTimeout(timer);
    queue.value = EMPTY;
  };
}

/** Before anything happens here: the last thing that the log tells. */
function latest() {
  const { now } = queue.peek();
  if (now) return queue.peek();
  for (let at = log.value.length - 1; at >= 0; at -= 1) {
    const item = itemOf(log.value[at]);
    if (item) return { ...EMPTY, now: item };
  }
  return EMPTY;
}

/**
 * A line of the log as an item: it is about its first event that the room should hear of.
 * @param {LogLine} entry
 * @returns {Item | null}
 */
function itemOf({ version: at, events }) {
  const told = events.map(named).filter((event) => isTold(event) && !game.value.onScreen.silent.includes(event.type));
  const [first] = told;
  const kind = game.value.onScreen.kinds[first?.type ?? ""] ?? MIXED;
  if (first) return { type: nameOfType(first), version: at, events: told, count: 1, kind };
  const begins = events.find(({ type }) => type === "TurnBegan");
  return begins ? { type: "TurnBegan", version: at, events: [begins], count: 1, kind, brief: true } : null;
}

/** The log tells the first roll of a turn in its heading; here every roll has a sentence. @param {Event} event @returns {Event} */
function named(event) {
  return event.type === "DiceRolled" && "dice" in event ? { ...event, type: "DiceRolledNext" } : event;
}

/** @param {{type: string}} event */
function nameOfType({ type }) {
  return type === "DiceRolledNext" ? "DiceRolled" : type;
}
