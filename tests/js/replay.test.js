/** A finished game as a row of moments. */
import assert from "node:assert/strict";
import test from "node:test";
import { courseOf, nextOf } from "../../static/js/pages/replay/moments.js";

const step = (version, patch, ...events) => ({ version, at: version, events, patch });
const VIEW = { turn: { number: 0, seat: 0 }, seats: { 0: { points: 2 }, 1: { points: 2 } } };
const REPLAY = {
  at: 0, events: [], view: VIEW,
  steps: [
    step(1, { turn: { number: 1 } }, { type: "TurnBegan", number: 1, seat: 0 }),
    step(2, { seats: { 0: { points: 3 } } }, { type: "SettlementBuilt" }),
    step(3, { turn: { number: 2, seat: 1 } }, { type: "TurnBegan", number: 2, seat: 1 }),
  ],
};

test("each moment shows everything before it", () => {
  const { moments } = courseOf(REPLAY);
  assert.deepEqual(moments.map(({ view }) => [view.turn.number, view.seats[0].points]), [[0, 2], [1, 2], [1, 3], [2, 3]]);
  assert.deepEqual(VIEW.seats[0], { points: 2 });
});

test("turns begin where the game says so, else where their number changes", () => {
  const told = [{ version: 1, number: 1, seat: 0 }, { version: 3, number: 2, seat: 1 }];
  assert.deepEqual(courseOf(REPLAY).turns, told);
  const silent = { ...REPLAY, steps: REPLAY.steps.map((each) => ({ ...each, events: [] })) };
  assert.deepEqual(courseOf(silent).turns, [{ version: 0, number: 0, seat: 0 }, ...told]);
});

test("a gain is where a player's points change; points that were hidden count where the game is won", () => {
  assert.deepEqual(courseOf(REPLAY).gains, [{ version: 2, seat: 0 }]);
  const won = { ...REPLAY, steps: [...REPLAY.steps, step(4, { winner: 1, seats: { 1: { total: 10 } } })] };
  assert.deepEqual(courseOf(won).gains.at(-1), { version: 4, seat: 1 });
});

test("the next place is after a version, the one before is before it, and there is none beyond the ends", () => {
  const places = [{ version: 1 }, { version: 3 }];
  assert.deepEqual(nextOf(places, 1, 1), { version: 3 });
  assert.deepEqual(nextOf(places, 3, -1), { version: 1 });
  assert.equal(nextOf(places, 3, 1), undefined);
  assert.equal(nextOf(places, 1, -1), undefined);
});
