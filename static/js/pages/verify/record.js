/** Checking the record of a game, without knowing the rules: is everything there, and did the seed say so? */
import { drawsFrom, DRAW_KINDS, sum } from "./draws.js";
import { bytesOf, hexOf, sha256 } from "./hashing.js";

/**
 * @typedef {import("./draws.js").Kind} Kind
 * @typedef {{version?: number, code: string, said?: Record<string, any>, drawn?: Record<string, any>}} Fault
 *   `version`: the line that does not fit; without it the whole record
 * @typedef {{version: number, seat: number | null, kind: Kind, place: number,
 *            said: Record<string, any>, drawn: Record<string, any>, fits: boolean, back: boolean}} Draw
 *   `place`: which of its kind, counted from 0; `back`: the move was taken back later
 * @typedef {{faults: Fault[], draws: Draw[], lines: number}} Report faults of the whole record first, then in the order of the lines
 */

/** The reason why something is not a record of a game. */
export class NoRecord extends Error {}

/**
 * @param {string} text JSON, as the server exports it
 * @returns {Record<string, any>} Throws NoRecord.
 */
export function readRecord(text) {
  let record;
  try {
    record = JSON.parse(text);
  } catch {
    throw new NoRecord("not-json");
  }
  if (!isRecord(record)) throw new NoRecord("not-a-record");
  return record;
}

/**
 * @param {Record<string, any>} record
 * @param {string[]} [seals] what was published as its seal elsewhere: by the table, to this browser during the game
 * @returns {Promise<Report>}
 */
export async function check(record, seals = []) {
  const seed = bytesOf(record.seed);
  const faults = /** @type {Fault[]} */ ([]);
  if (hexOf(await sha256(seed)) !== record.seal) faults.push({ code: "seed" });
  if (seals.some((seal) => seal !== record.seal)) faults.push({ code: "seal" });
  const lines = inOrder(record);
  const gap = lines.findIndex(({ version }, index) => version !== index);
  if (gap !== -1) return { faults: [...faults, { version: gap, code: "gap" }], draws: [], lines: lines.length - 1 };
  const { draws, strange, counting } = await followed(lines, await drawsFrom(seed, record.nonces));
  const wrong = draws.filter(({ fits }) => !fits).map(({ version, kind, said, drawn }) => ({ version, code: kind, said, drawn }));
  const inLines = [...strange, ...wrong, ...misfiled(lines, counting)].sort((a, b) => a.version - b.version);
  const shown = draws.map((draw) => ({ ...draw, back: !counting.has(draw.version) }));
  return { faults: [...faults, ...inLines], draws: shown, lines: lines.length - 1 };
}

/**
 * The start, moves, acts and moves that were taken back, merged into the single log they were.
 * @param {Record<string, any>} record
 */
function inOrder({ start, actions, acts, taken_back: back }) {
  const begun = { version: 0, seat: null, action: {}, outcomes: start.outcomes, list: "actions" };
  const all = Object.entries({ actions, acts, back }).flatMap(([list, lines]) => lines.map((line) => ({ ...line, list })));
  return [begun, ...all.sort((a, b) => a.version - b.version)];
}

/** Repeat every draw of the log; returns which lines are strange, and which moves count at the end. */
async function followed(lines, draw) {
  const draws = /** @type {Omit<Draw, "back">[]} */ ([]);
  const strange = /** @type {Fault[]} */ ([]);
  /** The moves that count so far, and how much of each kind had been drawn after each of them. */
  const path = [];
  for (const { version, seat, action, outcomes } of lines) {
    if (action.table === "rewind" && !goBack(path, action.to)) strange.push({ version, code: "rewind" });
    if (isAct(action)) {
      if (outcomes.length > 0) strange.push({ version, code: "act-draws" });
      continue;
    }
    const counts = { dice: 0, card: 0, order: 0, number: 0, ...path.at(-1)?.counts };
    for (const said of outcomes) {
      const kind = DRAW_KINDS.find((each) => SHAPES[each](said));
      if (kind === undefined) {
        strange.push({ version, code: "outcome" });
        continue;
      }
      const drawn = await draw(kind, counts[kind], said);
      draws.push({ version, seat, kind, place: counts[kind], said, drawn, fits: same(said, drawn) });
      counts[kind] += 1;
    }
    path.push({ version, counts });
  }
  return { draws, strange, counting: new Set(path.map(({ version }) => version)) };
}

/** Lines that stand elsewhere than the acts say: among the moves that count, or among those taken back. */
function misfiled(lines, counting) {
  const place = ({ version, action }) => (isAct(action) ? "acts" : counting.has(version) ? "actions" : "back");
  return lines.filter((line) => line.list !== place(line)).map(({ version }) => ({ version, code: "misfiled" }));
}

function isAct(action) {
  return action.table !== undefined;
}

/** Whether there was a move to go back to. */
function goBack(path, to) {
  if (!path.some(({ version }) => version === to)) return false;
  while (path.at(-1).version > to) path.pop();
  return true;
}

const SHAPES = {
  dice: ({ dice }) => isList(dice, isSmall) && dice.length === 2,
  card: ({ card, of }) => isSmall(card) && isList(of, isSmall) && sum(of) > 0,
  order: ({ order }) => isList(order, isSmall),
  number: ({ number, below }) => isSmall(number) && isSmall(below) && below > 0,
};

function same(one, other) {
  return JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
}

// What a record looks like

function isRecord(it) {
  return isObject(it)
    && isHex(it.seed) && isHex(it.seal)
    && isList(it.nonces, isText)
    && isList(it.seats, isObject)
    && isObject(it.start) && isList(it.start.outcomes, isObject)
    && [it.actions, it.acts, it.taken_back].every((list) => isList(list, isLine));
}

function isLine(it) {
  return isObject(it) && isCount(it.version) && (it.seat === null || isCount(it.seat)) && isObject(it.action) && isList(it.outcomes, isObject);
}

const isObject = (it) => typeof it === "object" && it !== null && !Array.isArray(it);
const isText = (it) => typeof it === "string";
const isCount = (it) => Number.isSafeInteger(it) && it >= 0;
const isSmall = (it) => isCount(it) && it < 10000;
const isHex = (it) => isText(it) && /^([0-9a-f]{2})+$/.test(it);
const isList = (it, what) => Array.isArray(it) && it.every(what);
