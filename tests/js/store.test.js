/** The store: messages of the server, in whatever order they arrive. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import * as store from "../../static/js/core/store.js";

const receive = (message) => store.receive(/** @type {any} */ (message));
const update = (version, more = {}) => ({ type: "update", version, events: [{ type: "TurnEnded" }], patch: { n: version }, ...more });
const snapshot = (version) => ({ type: "snapshot", version, seat: null, geometry: {}, view: { n: version }, legal: [], forms: [], log: [] });

beforeEach(() => store.forgetTable());

test("updates in any order leave no gap and apply none twice", () => {
  const answers = [update(1), snapshot(4), update(5), update(5), update(4), update(7), update(6), update(7)].map(receive);
  assert.deepEqual(answers.map((answer) => answer ?? "fine"), ["gap", "fine", "fine", "fine", "fine", "gap", "fine", "fine"]);
  assert.deepEqual(store.view.value, { n: 7 });
  assert.deepEqual(store.log.value.map(({ version }) => version), [5, 6, 7]);
});

test("an update without legal actions keeps those that are known, and one with an empty list takes them away", () => {
  receive({ ...snapshot(1), legal: [{ type: "RollDice" }] });
  receive(update(2));
  assert.deepEqual(store.legal.value, [{ type: "RollDice" }]);
  receive(update(3, { legal: [] }));
  assert.deepEqual(store.legal.value, []);
});

test("an older lobby of the same table never replaces a newer one, and another table's always does", () => {
  receive({ type: "lobby", code: "ABCDE", made: 5 });
  receive({ type: "lobby", code: "ABCDE", made: 4 });
  assert.equal(store.lobby.value.made, 5);
  receive({ type: "lobby", code: "FGHJK", made: 1 });
  assert.equal(store.lobby.value.code, "FGHJK");
});

test("the presence says how many big screens show the table: none where it says nothing", () => {
  receive({ type: "presence", seats: {}, watching: 2, screens: 1 });
  assert.equal(store.screens.value, 1);
  receive({ type: "presence", seats: {}, watching: 1 });
  assert.equal(store.screens.value, 0);
});

test("a refusal names the action that it refuses, which is no longer being sent", () => {
  const action = { type: "BuildRoad", path: 3 };
  store.sending.value = new Map([["r1", action], ["r2", { type: "EndTurn" }]]);
  receive({ type: "refused", request: "r1", code: "cannot-pay", facts: {}, text: "needs 1 brick" });
  assert.equal(store.refusal.value.action, action);
  assert.deepEqual([...store.sending.value.keys()], ["r2"]);
  receive({ type: "ack", request: "r2" });
  assert.equal(store.refusal.value, null);
  assert.equal(store.sending.value.size, 0);
});

test("a chat line that comes twice is kept once", () => {
  receive({ type: "chat", messages: [{ id: 1, text: "hi" }] });
  receive({ type: "chat", messages: [{ id: 1, text: "hi" }, { id: 2, text: "ho" }] });
  assert.deepEqual(store.chat.value.map(({ id }) => id), [1, 2]);
});

test("nothing of a table is left when it is left", () => {
  receive({ ...snapshot(3), legal: [{ type: "RollDice" }], log: [{ version: 3, events: [] }] });
  receive({ type: "standing", paused: true });
  store.forgetTable();
  assert.deepEqual([store.view.value, store.version.value, store.legal.value, store.log.value, store.standing.value], [null, null, [], [], {}]);
  assert.equal(store.begun.value, false);
});
