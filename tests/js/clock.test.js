/** A table's clocks, read at a moment. */
import assert from "node:assert/strict";
import test from "node:test";
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

test("a clock counts in minutes and seconds, from an hour on in hours, and at the end in tenths with the reader's decimal sign", () => {
  const bank = (ms) => ({ ms, runs: true, short: false, grace: false });
  assert.equal(face(bank(581_000), "en"), "9:41");
  assert.equal(face(bank(580_001), "en"), "9:41");
  assert.equal(face(bank(3_600_000 + 62_000), "en"), "1:01:02");
  assert.equal(face(bank(9499), "en"), "0:09.4");
  assert.equal(face(bank(9499), "de"), "0:09,4");
  assert.equal(face({ ...bank(9499), runs: false }, "en"), "0:10");
});

test("the next look is when the shown time changes, and never where nothing runs", () => {
  assert.equal(nextLook(CLOCKS, 1000), 100);
  assert.equal(nextLook(CLOCKS, 1030), 70);
  assert.equal(nextLook({ ...CLOCKS, running: { 0: { short: false, ends: 40_200 } } }, 1000), 200);
  assert.equal(nextLook({ ...CLOCKS, running: {} }, 1000), null);
});

test("a player is warned for the last eighth of the bank, between ten seconds and a minute", () => {
  assert.deepEqual([40, 240, 3600].map(alarmAt), [10_000, 30_000, 60_000]);
  assert.equal(isLow({ ms: 30_000, runs: true, short: false, grace: false }, 240), true);
  assert.equal(isLow({ ms: 30_001, runs: true, short: false, grace: false }, 240), false);
  assert.equal(isLow({ ms: 10_001, runs: true, short: true, grace: false }, 240), false);
});
