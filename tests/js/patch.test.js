/** Merge patches, by the examples of RFC 7396, and what is shared with the old value. */
import assert from "node:assert/strict";
import test from "node:test";
import { merge } from "../../static/js/core/patch.js";

/** Appendix A of RFC 7396, but for the values `null` within a target, which the protocol has none of: the old value, the patch, the new one. */
const EXAMPLES = [
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [["a", "b"], ["c", "d"], ["c", "d"]],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, "bar", "bar"],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

test("a merge patch changes a value as RFC 7396 says", () => {
  for (const [target, patch, result] of EXAMPLES) assert.deepEqual(merge(target, patch), result);
});

test("what a merge patch does not touch is the same object as before, and the old value stays as it was", () => {
  const old = { board: { hexes: [1, 2] }, turn: { number: 3, seat: 0 } };
  const merged = merge(old, { turn: { number: 4 } });
  assert.equal(merged.board, old.board);
  assert.deepEqual(old.turn, { number: 3, seat: 0 });
});
