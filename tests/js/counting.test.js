/** The moves of the log that count. */
import assert from "node:assert/strict";
import test from "node:test";
import { count } from "../../static/js/core/counting.js";

const move = (version) => ({ version, events: [{ type: "RoadBuilt" }] });
const rewind = (version, to) => ({ version, events: [{ type: "TableRewind", to }] });
const versions = (entries) => entries.map(({ version }) => version);

test("what the table decides is no move", () => {
  assert.deepEqual(versions(count([move(1), { version: 2, events: [{ type: "TablePaused" }] }, move(3)]).moves), [1, 3]);
});

test("a rewind takes back every move after its target, and what follows it counts again", () => {
  const back = rewind(4, 1);
  const { moves, back: taken, undone } = count([move(1), move(2), move(3), back, move(5)]);
  assert.deepEqual(versions(moves), [1, 5]);
  assert.deepEqual([...taken], [2, 3]);
  assert.deepEqual(versions(undone.get(back.events[0]) ?? []), [2, 3]);
});

test("a second rewind takes back only what the first one left", () => {
  const second = rewind(6, 0);
  const { moves, undone } = count([move(1), move(2), rewind(3, 1), move(4), move(5), second]);
  assert.deepEqual(versions(moves), []);
  assert.deepEqual(versions(undone.get(second.events[0]) ?? []), [1, 4, 5]);
});
