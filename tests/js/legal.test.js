/** Legal actions, from the protocol's columns to one object per action. */
import assert from "node:assert/strict";
import test from "node:test";
import { expand } from "../../static/js/core/legal.js";

test("legal actions unfold row by row", () => {
  const groups = [
    { type: "RollDice" },
    { type: "BuildRoad", path: [12, 31] },
    { type: "MoveRobber", hex: [3, 3, 8], victim: [1, 2, null] },
  ];
  assert.deepEqual(expand(/** @type {any} */ (groups)), [
    { type: "RollDice" },
    { type: "BuildRoad", path: 12 },
    { type: "BuildRoad", path: 31 },
    { type: "MoveRobber", hex: 3, victim: 1 },
    { type: "MoveRobber", hex: 3, victim: 2 },
    { type: "MoveRobber", hex: 8, victim: null },
  ]);
});

test("a field that is the same for all actions of a group is in each of them", () => {
  assert.deepEqual(expand(/** @type {any} */ ([{ type: "TradeWithBank", give: "ore", get: ["wool", "brick"] }])), [
    { type: "TradeWithBank", give: "ore", get: "wool" },
    { type: "TradeWithBank", give: "ore", get: "brick" },
  ]);
});
