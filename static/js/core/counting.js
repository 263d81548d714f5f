/** Which moves of the log count: a rewind crosses out those after its target, nothing is deleted. Pure functions. */

/** @typedef {{version: number, events: Record<string, any>[]}} Entry */

/**
 * Whether the table decided this; otherwise it is a move of the game.
 * @param {Entry} entry
 */
export function isAct({ events }) {
  return events[0]?.type.startsWith("Table") ?? false;
}

/**
 * Walk through the log once.
 * @param {Entry[]} log
 * @returns {{moves: Entry[], back: Set<number>, undone: Map<object, Entry[]>}}
 *   `moves` that count, the versions of those taken `back`, and what each rewind (by its event) has `undone`
 */
export function count(log) {
  const moves = [];
  const back = new Set();
  const undone = new Map();
  for (const entry of log) {
    const [event] = entry.events;
    if (!isAct(entry)) moves.push(entry);
    if (event?.type !== "TableRewind") continue;
    const gone = moves.splice(1 + moves.findLastIndex(({ version }) => version <= event.to));
    for (const { version } of gone) back.add(version);
    undone.set(event, gone);
  }
  return { moves, back, undone };
}
