/** Which step of the guide is due, and how far one is. */
import { halted } from "../../core/store.js";
import { may } from "../choices/choices.js";
import { LESSONS, SURPRISES } from "./first.js";
import { always, spots } from "./lesson.js";

/** @typedef {import("./lesson.js").Step} Step */

/** While the moment of the next lesson has not come, the game goes on. @type {Step} */
export const pause = { id: "wait", when: always, say: () => (may("RollDice") ? "wait-roll" : "wait"), ring: () => (may("RollDice") ? [".next"] : spots(() => [".target"])) };

const STEPS = [...SURPRISES, ...LESSONS];

/** @param {string} id */
export function stepOf(id) {
  return STEPS.find((step) => step.id === id);
}

/**
 * What happened before anything was said about it.
 * @param {string[]} past
 */
export function overtaken(past) {
  return STEPS.filter(({ id, done: happened }) => happened?.(past) && !past.includes(id)).map(({ id }) => id);
}

/**
 * The step that is due: a surprise, or the next lesson; null while its moment has not come.
 * @param {string[]} past
 */
export function due(past) {
  if (halted.value) return null;
  const surprise = SURPRISES.find(({ id, when }) => !past.includes(id) && when());
  if (surprise) return surprise;
  const lesson = LESSONS.find(({ id }) => !past.includes(id));
  return lesson?.when() ? lesson : null;
}

/**
 * How far the lessons are: `{at, of}`. What happened before it was taught is not counted, so that the number never jumps.
 * @param {string} id
 * @param {string[]} past
 * @param {string[]} seen
 */
export function place(id, past, seen) {
  const taught = LESSONS.filter((lesson) => seen.includes(lesson.id) || !past.includes(lesson.id));
  const at = taught.findIndex((lesson) => lesson.id === id);
  return at < 0 ? null : { at: at + 1, of: taught.length };
}
