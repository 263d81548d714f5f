/** Which step of a guide is due, and how far the learner is. The steps themselves come from the game. */
import { halted } from "../../core/store.js";

/**
 * `when`: whether its moment has come, as the server's legal actions, decisions and events say;
 * `done`: whether it happened, so that nothing more need be said; it is given what was done or read before;
 * `todo`: whether something is to be done now, and not only read;
 * `ring`: selectors of what it talks about, the first that is there counts;
 * `say`: its words, where they are not those of its id alone;
 * `args`: what its words are filled in with;
 * `shows`: its pictures;
 * `dims`: whether what could be done already waits until this was read;
 * `last`: whether the guide ends with it
 * @typedef {{id: string, when: () => boolean, done?: (past: string[]) => boolean, todo?: () => boolean, ring: () => string[],
 *            say?: () => string, args?: () => Record<string, any>, shows?: () => any, dims?: boolean, last?: boolean}} Step
 * @typedef {{surprises: Step[], lessons: Step[], pause: Step, learned: import("./progress.js").Learned,
 *            bring?: (target: string | null) => void}} Guide
 *   `surprises` come up whenever they happen, before anything else; `lessons` follow one after the other; `pause`: while the moment of
 *   the next lesson has not come, the game goes on; `learned`: what the browser remembers of whoever has closed it;
 *   `bring`: brings a spot of the board into sight once it is ringed, null: none is
 */

export const always = () => true;

/** @param {Guide} guide */
function stepsOf({ surprises, lessons }) {
  return [...surprises, ...lessons];
}

/** @param {Guide} guide @param {string} id */
export function stepOf(guide, id) {
  return stepsOf(guide).find((step) => step.id === id);
}

/**
 * The ids of steps that happened before anything was said about them.
 * @param {Guide} guide
 * @param {string[]} past
 */
export function overtaken(guide, past) {
  return stepsOf(guide).filter(({ id, done: happened }) => happened?.(past) && !past.includes(id)).map(({ id }) => id);
}

/**
 * The step that is due: a surprise, or the next lesson; null while its moment has not come.
 * @param {Guide} guide
 * @param {string[]} past
 */
export function due({ surprises, lessons }, past) {
  if (halted.value) return null;
  const surprise = surprises.find(({ id, when }) => !past.includes(id) && when());
  if (surprise) return surprise;
  const lesson = lessons.find(({ id }) => !past.includes(id));
  return lesson?.when() ? lesson : null;
}

/**
 * How far the lessons are: `{at, of}`. Steps that happened before they were taught do not count, so that the number never jumps.
 * @param {Guide} guide
 * @param {string} id
 * @param {string[]} past
 * @param {string[]} seen
 */
export function place({ lessons }, id, past, seen) {
  const taught = lessons.filter((lesson) => seen.includes(lesson.id) || !past.includes(lesson.id));
  const at = taught.findIndex((lesson) => lesson.id === id);
  return at < 0 ? null : { at: at + 1, of: taught.length };
}
