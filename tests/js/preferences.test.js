/** Preferences that an earlier version stored still hold. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { carriedOver } from "../../static/js/core/carriedover.js";

const USUAL = { turn: 0.8, seven: 0.6, trade: 0.4, win: 1, table: 0.6, chat: 0.5 };

test("a device that stored nothing has the usual volumes", () => {
  assert.deepEqual(carriedOver({}, USUAL).volumes, USUAL);
});

test("sevens, trades and the win stay as loud as the table was while they belonged to it", () => {
  const { volumes } = carriedOver({ volumes: { table: 0, turn: 0.3, chat: 1 } }, USUAL);
  assert.deepEqual(volumes, { turn: 0.3, seven: 0, trade: 0, win: 0, table: 0, chat: 1 });
});

test("a volume that was set for a group of its own is kept", () => {
  const chosen = { turn: 0.1, seven: 0.2, trade: 0.3, win: 0.4, table: 0.5, chat: 0.6 };
  assert.deepEqual(carriedOver({ volumes: chosen }, USUAL).volumes, chosen);
});

test("a group that is new since then has its usual volume", () => {
  const { win, ...before } = USUAL;
  assert.equal(carriedOver({ volumes: { turn: before.turn } }, USUAL).volumes.win, win);
});

test("everything else that was stored is kept", () => {
  assert.deepEqual(carriedOver({ volumes: USUAL, theme: "dark", muted: ["Ben"] }, USUAL), { volumes: USUAL, theme: "dark", muted: ["Ben"] });
});
