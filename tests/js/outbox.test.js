/** Chat lines and votes survive a connection that breaks. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { clearOutbox, reconcile, pin, say, connectOutbox, vote } from "../../static/js/core/outbox.js";
import * as store from "../../static/js/core/store.js";

/** @type {any[]} */
let sent;
const connect = () => connectOutbox((message) => sent.push(message) > 0);
/** The server passes chat lines on; the store learns them afterwards, as from net.js. */
function chat(...messages) {
  const message = /** @type {any} */ ({ type: "chat", messages });
  reconcile(message);
  store.receive(message);
}

beforeEach(() => {
  store.forgetTable();
  clearOutbox();
  store.me.value = { name: "Ana" };
  sent = [];
});

test("what is said before there is a connection is sent once the new one has told what is known", () => {
  say("hello");
  connect();
  say("again");
  assert.deepEqual(sent, []);
  chat();
  assert.deepEqual(sent, [{ type: "chat", text: "hello" }, { type: "chat", text: "again" }]);
});

test("a line that came back is not sent again by the next connection, and one that was lost is", () => {
  connect();
  chat();
  say("heard");
  say("lost");
  chat({ id: 1, name: "Ana", text: "heard" });
  sent = [];
  connect();
  chat({ id: 1, name: "Ana", text: "heard" });
  assert.deepEqual(sent, [{ type: "chat", text: "lost" }]);
});

test("a line that the server refuses is not sent again", () => {
  connect();
  chat();
  say("too much");
  reconcile(/** @type {any} */ ({ type: "refused", code: "too-fast", text: "slow down" }));
  sent = [];
  connect();
  chat();
  assert.deepEqual(sent, []);
});

test("a vote is sent again only if the proposal is still open and does not know of it", () => {
  store.seat.value = 1;
  connect();
  vote(7, true);
  sent = [];
  connect();
  reconcile(/** @type {any} */ ({ type: "proposal", open: { id: 8, yes: [] } }));
  reconcile(/** @type {any} */ ({ type: "proposal", open: { id: 7, yes: [1] } }));
  assert.deepEqual(sent, []);
  reconcile(/** @type {any} */ ({ type: "proposal", open: { id: 7, yes: [0] } }));
  assert.deepEqual(sent, [{ type: "vote", proposal: 7, yes: true }]);
});

test("what I pinned is told again by each connection", () => {
  connect();
  pin(["wool"], ["ore"], false);
  sent = [];
  connect();
  assert.deepEqual(sent, [{ type: "wants", want: ["wool"], have: ["ore"], quiet: false }]);
});
