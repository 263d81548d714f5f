/** The sentences of the big screen, one after another. */
import assert from "node:assert/strict";
import test from "node:test";
import { add, advance, dueAt, EMPTY, ROLL_STAYS_MS, STAYS_MS } from "../../static/js/table/bigscreen/tellingqueue.js";

/** @param {string} type @param {number} version @param {object} [more] */
const item = (type, version, more = {}) => ({ type, version, events: [], count: 1, kind: "moves", ...more });
/** @param {...any} items all that happens at once */
const after = (...items) => items.reduce((queue, each) => add(queue, each, 0), EMPTY);

test("the first sentence comes at once", () => {
  assert.deepEqual(after(item("Traded", 1)).now, item("Traded", 1));
  assert.equal(dueAt(after(item("Traded", 1))), null);
});

test("a sentence stays for two and a half seconds, one about a roll for 1.2 seconds more", () => {
  const trade = after(item("Traded", 1), item("RoadBuilt", 2));
  assert.equal(advance(trade, STAYS_MS - 1).now.version, 1);
  assert.equal(advance(trade, STAYS_MS).now.version, 2);
  const roll = after(item("DiceRolled", 1), item("RoadBuilt", 2));
  assert.equal(advance(roll, ROLL_STAYS_MS - 1).now.version, 1);
  assert.equal(advance(roll, ROLL_STAYS_MS).now.version, 2);
  assert.equal(ROLL_STAYS_MS - STAYS_MS, 1200);
});

test("each sentence has its time, however late the one before it was", () => {
  const two = advance(after(item("Traded", 1), item("Traded", 2), item("Traded", 3)), 10_000);
  assert.equal(two.now.version, 2);
  assert.equal(advance(two, 10_000 + STAYS_MS - 1).now.version, 2);
});

test("of more than three that wait, the oldest are joined, with their number and their kind", () => {
  const road = (version) => item("RoadBuilt", version, { kind: "pieces" });
  const city = (version) => item("CityBuilt", version, { kind: "pieces" });
  const trade = (version) => item("Traded", version, { kind: "trades" });
  const told = (queue) => queue.waiting.map(({ kind, count }) => [kind, count]);
  assert.deepEqual(told(after(trade(1), road(2), city(3), trade(4), trade(5))), [["pieces", 2], ["trades", 1], ["trades", 1]]);
  assert.deepEqual(told(after(trade(1), road(2), trade(3), trade(4), trade(5))), [["moves", 2], ["trades", 1], ["trades", 1]]);
  assert.deepEqual(told(after(trade(1), road(2), road(3), road(4), city(5), trade(6))), [["pieces", 3], ["pieces", 1], ["trades", 1]]);
});

test("a brief sentence gives way to anything that waits or comes", () => {
  const begins = item("TurnBegan", 1, { brief: true });
  assert.equal(add(after(item("Traded", 1), item("Traded", 2)), begins, 0).waiting.length, 1);
  assert.equal(add(after(begins), item("DiceRolled", 2), 100).now.type, "DiceRolled");
});
