/** Which step of the guide is due, and how far one is. */
import { halted } from "../../core/store.js";
import { may } from "../choices/choices.js";
import { FIRST } from "./first.js";
import { always, spots } from "./lesson.js";
import { guide } from "./progress.js";
import { SEA } from "./sea.js";

/** @typedef {import("./lesson.js").Step} Step */

/** By the name that the table gives it. @type {Record<string, import("./lesson.js").Guide>} */
export const GUIDES = { first: FIRST, sea: SEA };

function guideHere() {
  return GUIDES[guide.value] ?? FIRST;
}

function stepsHere() {
  const { surprises, lessons } = guideHere();
  return [...surprises, ...lessons];
}

/** While the moment of the next lesson has not come, the game goes on. @type {Step} */
export const pause = { id: "wait", when: always, say: () => (may("RollDice") ? "wait-roll" : "wait"), ring: () => (may("RollDice") ? [".next"] : spots(() => [".target"])) };

/** @param {string} id */
export function stepOf(id) {
  return stepsHere().find((step) => step.id === id);
}

/**
 * What happened before anything was said about it.
 * @param {string[]} past
 */
export function overtaken(past) {
  return stepsHere().filter(({ id, done: happened }) => happened?.(past) && !past.includes(id)).map(({ id }) => id);
}

/**
 * The step that is due: a surprise, or the next lesson; null while its moment has not come.
 * @param {string[]} past
 */
export function due(past) {
  if (halted.value) return null;
  const { surprises, lessons } = guideHere();
  const surprise = surprises.find(({ id, when }) => !past.includes(id) && when());
  if (surprise) return surprise;
  const lesson = lessons.find(({ id }) => !past.includes(id));
  return lesson?.when() ? lesson : null;
}

/**
 * How far the lessons are: `{at, of}`. What happened before it was taught is not counted, so that the number never jumps.
 * @param {string} id
 * @param {string[]} past
 * @param {string[]} seen
 */
export function place(id, past, seen) {
  const taught = guideHere().lessons.filter((lesson) => seen.includes(lesson.id) || !past.includes(lesson.id));
  const at = taught.findIndex((lesson) => lesson.id === id);
  return at < 0 ? null : { at: at + 1, of: taught.length };
}
