/** The rows of a game's events, as the parts that every table has ask for them (table/game.js). */

/**
 * @typedef {{
 *   silent?: unknown, aloud?: any, spoken?: "own" | "always", move?: string, sound?: any, buzz?: any, filter?: "trades" | "dice",
 * }} EventRow what a row says beside its sentence: `silent`: it has no line; `aloud`: other words for those who listen; `spoken`: to whom it is
 *   spoken where speech is short; `move`: the kind of a move that did it; `sound`: the tune it has for me; `buzz`: how I feel it;
 *   `filter`: the part of the log it is in
 */

/**
 * Tables over a game's events, by type.
 * @param {Record<string, EventRow>} rows
 */
export function eventTables(rows) {
  return {
    silent: typesOfEvents(rows, ({ silent }) => silent),
    aloud: column(rows, "aloud"),
    spoken: { own: typesOfEvents(rows, ({ spoken }) => spoken === "own"), always: typesOfEvents(rows, ({ spoken }) => spoken === "always") },
    kinds: column(rows, "move"),
    sounds: column(rows, "sound"),
    buzzes: column(rows, "buzz"),
    filters: { trades: typesOfEvents(rows, ({ filter }) => filter === "trades"), dice: typesOfEvents(rows, ({ filter }) => filter === "dice") },
  };
}

/**
 * What the rows that have it say in a column.
 * @template Row
 * @template {keyof Row} Name
 * @param {Record<string, Row>} rows
 * @param {Name} name
 */
export function column(rows, name) {
  const filled = Object.entries(rows).filter(([, row]) => row[name]);
  return /** @type {Record<string, NonNullable<Row[Name]>>} */ (Object.fromEntries(filled.map(([type, row]) => [type, row[name]])));
}

/** @param {Record<string, EventRow>} rows @param {(row: EventRow) => unknown} fits */
function typesOfEvents(rows, fits) {
  return Object.entries(rows).filter(([, row]) => fits(row)).map(([type]) => type);
}
