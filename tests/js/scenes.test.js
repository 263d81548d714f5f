/** What happened in a move of Two Realms, as scenes. */
import assert from "node:assert/strict";
import test from "node:test";
import { scenesOf, untoldIn } from "../../static/js/card_game/tell/story.js";

const ROLL = { type: "DiceRolled", seat: 0 };
const produced = (place, count = 1) => ({ type: "Produced", seat: 0, place, good: "wool", count });
const kinds = (scenes) => scenes.map(({ kind }) => kind);

test("dice come before the regions that produce, one scene for each", () => {
  assert.deepEqual(kinds(scenesOf([ROLL, produced(1), produced(6)], {})), ["dice", "region", "region"]);
});

test("however many regions produce, together they take no longer than five of them", () => {
  const lasting = (count) => scenesOf([ROLL, ...Array.from({ length: count }, (_, place) => produced(place))], {})
    .filter(({ kind }) => kind === "region").reduce((sum, { ms }) => sum + ms, 0);
  assert.equal(lasting(1), 120);
  assert.equal(lasting(5), 600);
  assert.equal(lasting(12), 600);
});

test("a region that is full says so", () => {
  assert.equal(scenesOf([ROLL, produced(1, 0)], {})[1].full, true);
});

test("an event card says what each player lost and gained, and who was spared, the owner of the turn first", () => {
  const [, scene] = scenesOf([
    ROLL, { type: "EventCardTurned", seat: 1, card: "feud" },
    { type: "GoodLost", seat: 0, place: 3, good: "ore", count: 2 }, { type: "GoodGained", seat: 1, place: 8, good: "wool", count: 1 },
    { type: "Spared", seat: 0, places: [4] },
  ], {});
  assert.equal(scene.event, "feud");
  assert.deepEqual(scene.sums, [
    { seat: 1, lost: {}, gained: { wool: 1 }, spared: [] },
    { seat: 0, lost: { ore: 2 }, gained: {}, spared: [4] },
  ]);
  assert.deepEqual(scene.marks, { 0: { 3: -2, 4: "spared" }, 1: { 8: 1 } });
});

test("an event of which nothing came is idle only once production has followed it", () => {
  const turned = { type: "EventCardTurned", seat: 0, card: "feud" };
  assert.equal(scenesOf([ROLL, turned], {})[1].idle, false);
  assert.equal(scenesOf([ROLL, turned, produced(1)], {})[1].idle, true);
});

test("an attack whose answer is awaited is an attack already, and its result names the card and the counter", () => {
  const played = { type: "CardPlayed", seat: 0, card: "archer" };
  assert.deepEqual(kinds(scenesOf([played], {})), ["card"]);
  assert.deepEqual(kinds(scenesOf([played], { asks: true })), ["attack"]);
  const answered = [{ type: "AttackAnswered", card: null }, { type: "AttackRolled", seat: 0, number: 4, winner: 0 }];
  const [result] = scenesOf(answered, { attack: "archer" });
  assert.deepEqual([result.kind, result.card, result.number, result.winner, result.counter], ["result", "archer", 4, 0, null]);
});

test("units are not seen before their scene: production at its beginning, an event's effect at its end", () => {
  const regions = scenesOf([ROLL, produced(1), produced(6)], {});
  assert.deepEqual(untoldIn(regions), { 0: { 1: -1, 6: -1 } });
  assert.deepEqual(untoldIn(regions.slice(1)), { 0: { 6: -1 } });
  const event = scenesOf([ROLL, { type: "EventCardTurned", seat: 0, card: "feud" }, { type: "GoodLost", seat: 1, place: 3, good: "ore", count: 2 }], {});
  assert.deepEqual(untoldIn(event.slice(1)), { 1: { 3: 2 } });
});
