/** What a table plays: options by the table's choice, by its board, by its edition. */
import assert from "node:assert/strict";
import test from "node:test";
import { isUsual, LEFT_OUT, optionsLeft, presetOf, seatsOf, valueOf, withBoard, withOption, withPreset } from "../../static/js/core/config.js";

const FRIENDLY = { key: "friendly", group: "robber" };
const HAND = { key: "hand-limit", group: "robber", parameter: { default: 7 } };
const SHIPS = { key: "ships", group: "sea" };
const DUEL = { key: "duel", group: "seats", seats: [2] };
const ISLAND = { key: "island", seats: [3, 4], refuses: ["ships", "duel"], always: [], options: {}, instead: {} };
const SEA = { key: "sea", seats: [2, 3], refuses: [], always: ["ships"], options: { ships: true, friendly: true }, instead: {} };
const PRESET = { key: "first", config: { edition: "new", board: "island", seats: 4, options: { friendly: true } } };
const CATALOG = {
  editions: [{ key: "new", options: { "hand-limit": 9 } }],
  boards: [ISLAND, SEA], options: [FRIENDLY, HAND, SHIPS, DUEL], presets: [PRESET],
};
const CONFIG = { edition: "new", board: "island", seats: 4, options: {} };

test("an option has the table's value, else the board's, else the edition's, else its own", () => {
  assert.equal(valueOf(CONFIG, CATALOG, FRIENDLY), false);
  assert.equal(valueOf(CONFIG, CATALOG, HAND), 9);
  assert.equal(valueOf({ ...CONFIG, board: "sea" }, CATALOG, FRIENDLY), true);
  assert.equal(valueOf({ ...CONFIG, board: "sea", options: { friendly: false } }, CATALOG, FRIENDLY), false);
  assert.equal(valueOf({ ...CONFIG, options: { "hand-limit": false } }, CATALOG, HAND), 7);
});

test("a drawn map goes along with its board, and stays behind with it", () => {
  const map = { name: "Cove" };
  const drawn = { ...ISLAND, key: "drawn-1", config: { ...CONFIG, board: "drawn-1", drawn: map } };
  const catalog = { ...CATALOG, boards: [...CATALOG.boards, drawn] };
  const there = withBoard(CONFIG, drawn, catalog);
  assert.equal(there.drawn, map);
  assert.equal(there.board, "drawn-1");
  assert.equal("drawn" in withBoard(there, ISLAND, catalog), false);
});

test("a choice that changes nothing is left out of the config", () => {
  const changed = withOption(CONFIG, CATALOG, HAND, 5);
  assert.deepEqual(changed.options, { "hand-limit": 5 });
  assert.deepEqual(withOption(changed, CATALOG, HAND, 9).options, {});
  assert.deepEqual(withOption(CONFIG, CATALOG, HAND, LEFT_OUT).options, { "hand-limit": false });
});

test("the seats are those that the board and every option in force allow, and the nearest number is chosen", () => {
  assert.deepEqual(seatsOf(CONFIG, CATALOG), [3, 4]);
  const duel = withOption({ ...CONFIG, board: "sea", seats: 3 }, CATALOG, DUEL, true);
  assert.deepEqual(seatsOf(duel, CATALOG), [2]);
  assert.equal(duel.seats, 2);
});

test("on another board, choices that it refuses, requires or decides itself stay behind, and others come along", () => {
  const here = { ...CONFIG, board: "sea", seats: 2, options: { friendly: false, "hand-limit": 5, ships: true, duel: true } };
  const there = withBoard(here, ISLAND, CATALOG);
  assert.deepEqual(there, { edition: "new", board: "island", seats: 3, options: { "hand-limit": 5 } });
  assert.deepEqual(optionsLeft(here, ISLAND, CATALOG).map(({ key }) => key), ["friendly", "ships", "duel"]);
});

test("a map stays with its board", () => {
  const mapped = { ...CONFIG, options: { map: "code" } };
  assert.deepEqual(withBoard(mapped, SEA, CATALOG).options, {});
  assert.deepEqual(withBoard(mapped, ISLAND, CATALOG).options, { map: "code" });
});

test("a preset is recognized whatever the number of players, until something is changed", () => {
  const chosen = withPreset({ ...CONFIG, seats: 3 }, PRESET, CATALOG);
  assert.equal(chosen.seats, 3);
  assert.equal(presetOf(chosen, CATALOG), PRESET);
  assert.equal(presetOf(withOption(chosen, CATALOG, HAND, 5), CATALOG), undefined);
});

test("an option is as usual if it has the value that the board gives it", () => {
  assert.equal(isUsual({ ...CONFIG, board: "sea" }, CATALOG, FRIENDLY), true);
  assert.equal(isUsual({ ...CONFIG, options: { friendly: true } }, CATALOG, FRIENDLY), false);
});
