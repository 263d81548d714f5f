/** What the clocks say at a moment, from the server's last word about them (docs/protocol.md §2 `clock`). Pure functions. */

/**
 * @typedef {import("../../core/store.js").Clocks} Clocks
 * @typedef {{ms: number, runs: boolean, short: boolean, grace: boolean}} Reading
 *   `ms` left of what runs: of the bank, of a `short` decision's own time, or of the `grace` after either
 */

const CLOSE_MS = 10_000;

/**
 * What a seat's clock says; null for a seat without one.
 * @param {Clocks | null} clocks
 * @param {number} seat
 * @param {number} now by performance.now()
 * @returns {Reading | null}
 */
export function readingOf(clocks, seat, now) {
  if (clocks?.left[seat] === undefined) return null;
  const run = clocks.running[seat];
  if (!run) return { ms: clocks.left[seat], runs: false, short: false, grace: false };
  const ends = Math.max(0, run.ends - (now - clocks.at));
  const grace = ends <= clocks.grace;
  return { ms: grace ? ends : ends - clocks.grace, runs: true, short: run.short, grace };
}

/**
 * The same clocks, standing still from now on: without a connection, nobody knows how they go on.
 * @param {Clocks} clocks
 * @param {number} now
 * @returns {Clocks}
 */
export function stilled(clocks, now) {
  const left = { ...clocks.left };
  for (const [seat, { short, ends }] of Object.entries(clocks.running)) {
    if (!short) left[seat] = Math.max(0, ends - clocks.grace - (now - clocks.at));
  }
  return { ...clocks, at: now, left, running: {} };
}

/**
 * When to look again: on the next half second, or tenth of one where time is short; null while nothing runs.
 * @param {Clocks | null} clocks
 * @param {number} now
 * @returns {number | null} in ms
 */
export function nextLook(clocks, now) {
  const shown = Object.keys(clocks?.running ?? {}).map((seat) => readingOf(clocks, Number(seat), now)?.ms ?? 0).filter((ms) => ms > 0);
  if (shown.length === 0) return null;
  const least = Math.min(...shown);
  const step = least <= CLOSE_MS ? 100 : 500;
  return Math.ceil(least % step || step);
}

/**
 * "9:41", and under ten seconds "0:09.4".
 * @param {Reading} reading
 * @param {string} language for the decimal sign
 */
export function face({ ms, runs, grace }, language) {
  if (runs && !grace && ms < CLOSE_MS) {
    const tenths = new Intl.NumberFormat(language, { minimumIntegerDigits: 2, minimumFractionDigits: 1, maximumFractionDigits: 1 });
    return `0:${tenths.format(Math.floor(ms / 100) / 10)}`;
  }
  const seconds = Math.ceil(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first, ...rest] = parts[0] > 0 ? parts : parts.slice(1);
  return [first, ...rest.map((part) => String(part).padStart(2, "0"))].join(":");
}

/**
 * The time below which a player is warned: an eighth of the bank, between ten seconds and a minute.
 * @param {number} bank in seconds
 * @returns {number} in ms
 */
export function alarmAt(bank) {
  return 1000 * Math.min(60, Math.max(10, bank / 8));
}

/**
 * Whether little time is left.
 * @param {Reading} reading
 * @param {number} bank in seconds
 */
export function isLow({ ms, short, grace }, bank) {
  return grace || ms <= (short ? CLOSE_MS : alarmAt(bank));
}

/** 0:42, 12:05, 1:00:07 @param {number} milliseconds */
export function elapsedTime(milliseconds) {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first, ...rest] = parts[0] > 0 ? parts : parts.slice(1);
  return [first, ...rest.map((part) => String(part).padStart(2, "0"))].join(":");
}
