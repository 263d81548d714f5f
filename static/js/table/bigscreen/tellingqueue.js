/**
 * The sentences that a big screen shows one after another: each stays long enough to be read aloud, and at most three wait. Pure: times come
 * as arguments, in milliseconds.
 */

/** Milliseconds for which a sentence stays, and one about a roll. */
export const STAYS_MS = 2500;
export const ROLL_STAYS_MS = 3700;
export const MOST_WAITING = 3;
/** The kind of moves that have nothing else in common. */
export const MIXED = "moves";

/**
 * @typedef {{type: string, seat?: number, card?: string}} Event of the game or the table, with further facts
 * @typedef {{type: string, version: number, events: Event[], count: number, kind: string, brief?: boolean}} Item
 *   `type`: of the event that its sentence is about; `count`: of the moves that it stands for; `kind`: what several of them are called
 *   together; `brief`: it gives way to anything else
 * @typedef {{now: Item | null, since: number, waiting: Item[]}} Queue `since`: when the sentence came
 */

/** @type {Queue} */
export const EMPTY = { now: null, since: 0, waiting: [] };

/** Milliseconds for which the sentence of an item stays. @param {Item} item */
function stay({ type, brief }) {
  if (brief) return 0;
  return type === "DiceRolled" ? ROLL_STAYS_MS : STAYS_MS;
}

/**
 * The queue after something happened.
 * @param {Queue} queue @param {Item} item @param {number} at
 * @returns {Queue}
 */
export function add(queue, item, at) {
  if (item.brief && queue.waiting.length > 0) return queue;
  return advance({ ...queue, waiting: joined([...queue.waiting.filter(({ brief }) => !brief), item]) }, at);
}

/**
 * The queue at a time: the next sentence comes once the one that is shown has stayed long enough.
 * @param {Queue} queue @param {number} at
 * @returns {Queue}
 */
export function advance(queue, at) {
  const due = dueAt(queue);
  if (due === null || at < due) return queue;
  const [next, ...rest] = queue.waiting;
  return { now: next, since: at, waiting: rest };
}

/** The time of the next sentence; null while none waits. @param {Queue} queue */
export function dueAt({ now, since, waiting }) {
  if (waiting.length === 0) return null;
  return now === null ? since : since + stay(now);
}

/** The oldest two as one, until there are few enough. @param {Item[]} waiting @returns {Item[]} */
function joined(waiting) {
  if (waiting.length <= MOST_WAITING) return waiting;
  const [first, second, ...rest] = waiting;
  const kind = first.kind === second.kind ? first.kind : MIXED;
  return joined([{ ...second, kind, count: first.count + second.count }, ...rest]);
}
