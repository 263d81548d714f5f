/** A table's clocks, read at a moment. */
import assert from "node:assert/strict";
import test from "node:test";
import { paceOf } from "../../static/js/table/clock/rules.js";
import { alarmAt, face, isLow, nextLook, readingOf, stilled } from "../../static/js/table/clock/reading.js";

/** At 1000 ms, Ana (0) has ten seconds of her bank left and two of grace after it; Ben (1) waits with a minute. */
const CLOCKS = { at: 1000, left: { 0: 10_000, 1: 60_000 }, running: { 0: { short: false, ends: 12_000 } }, grace: 2000 };
/** @param {number} seat @param {number} now */
const read = (seat, now) => /** @type {NonNullable<ReturnType<typeof readingOf>>} */ (readingOf(CLOCKS, seat, now));

test("a clock that does not run shows its bank at any moment", () => {
  assert.deepEqual(read(1, 50_000), { ms: 60_000, runs: false, short: false, grace: false });
});

test("a clock that runs loses the time that has passed, then its grace, and is never below zero", () => {
  assert.equal(read(0, 4000).ms, 7000);
  assert.deepEqual(read(0, 11_500), { ms: 1500, runs: true, short: false, grace: true });
  assert.equal(read(0, 99_000).ms, 0);
});

test("a seat without a clock, and a table without clocks, have no reading", () => {
  assert.equal(readingOf(CLOCKS, 2, 1000), null);
  assert.equal(readingOf(null, 0, 1000), null);
});

test("clocks that stand still keep what was left of a bank, and of a short decision they take nothing from it", () => {
  assert.deepEqual(stilled(CLOCKS, 4000), { at: 4000, left: { 0: 7000, 1: 60_000 }, running: {}, grace: 2000 });
  const short = { ...CLOCKS, running: { 0: { short: true, ends: 5000 } } };
  assert.equal(stilled(short, 4000).left[0], 10_000);
});

test("a clock counts in minutes and seconds, from an hour on in hours, and where time is short and runs in tenths with the reader's decimal sign", () => {
  for (const [ms, runs, language, shown] of /** @type {[number, boolean, string, string][]} */ ([
    [600_000, true, "en", "10:00"],
    [599_001, true, "en", "10:00"],
    [599_000, true, "en", "9:59"],
    [10_000, true, "en", "0:10"],
    [9999, true, "en", "0:09.9"],
    [9999, true, "de", "0:09,9"],
    [400, true, "en", "0:00.4"],
    [9400, false, "en", "0:10"],
    [3_661_000, true, "en", "1:01:01"],
  ])) assert.equal(face({ ms, runs, short: false, grace: false }, language), shown);
});

test("the next look is on the next half second, or tenth of one where time is short, and never where nothing runs", () => {
  const look = (ends, now) => nextLook({ at: 0, left: { 0: 1 }, running: { 0: { short: false, ends } }, grace: 10_000 }, now);
  assert.deepEqual([look(70_300, 0), look(70_300, 300)], [300, 500]);
  assert.deepEqual([look(20_250, 0), look(20_250, 50)], [250, 200]);
  assert.equal(look(10_000, 20_000), null);
  assert.equal(nextLook({ ...CLOCKS, running: {} }, 1000), null);
});

test("a player is warned for the last eighth of the bank, between ten seconds and a minute", () => {
  assert.deepEqual([60, 80, 300, 480, 1200].map(alarmAt), [10_000, 10_000, 37_500, 60_000, 60_000]);
  assert.equal(isLow({ ms: 30_000, runs: true, short: false, grace: false }, 240), true);
  assert.equal(isLow({ ms: 30_001, runs: true, short: false, grace: false }, 240), false);
  assert.equal(isLow({ ms: 10_001, runs: true, short: true, grace: false }, 240), false);
});

test("the usual clocks have names, and all others are custom", () => {
  const clocks = [null, { bank: 1200, turn: 30 }, { bank: 600, turn: 20 }, { bank: 300, turn: 10 }, { bank: 600, turn: 10 }];
  assert.deepEqual(clocks.map(paceOf), ["none", "relaxed", "normal", "fast", "custom"]);
});
