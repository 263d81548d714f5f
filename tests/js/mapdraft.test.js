/** Drawing a map: strokes, their repetition, taking them back, and the lattice under it all. */
import assert from "node:assert/strict";
import test from "node:test";
import { fromBeyond, hexIn, isSameSide, keyOf, LATTICE, pathOf, CANVAS, repeated, repeatedSides, SIDES, SYMMETRIES } from "../../static/js/pages/drawnmaps/canvaslattice.js";
import { boardOfDraft, centered, doneAgain, firstStroke, harborOn, drawnHex, painted, stroked, takenBack, withHarbor } from "../../static/js/pages/drawnmaps/mapdraft.js";

const EMPTY = { version: 1, name: "Cove", seats: [3], hexes: [], supply: {} };
const HERE = { q: 2, r: -3 };
const hills = { kind: "terrain", value: "hills" };
const sea = { kind: "terrain", value: "sea" };
const eight = { kind: "number", value: 8 };

/** One press after the other. */
const after = (...brushes) => brushes.reduce((map, brush) => painted(map, HERE, brush), EMPTY);

test("the canvas has as many places as a map may have hexes, and every corner and side once", () => {
  assert.equal(CANVAS.length, 127);
  assert.equal(LATTICE.intersections.length, 294);
  assert.equal(LATTICE.paths.length, 420);
  assert.equal(new Set(LATTICE.paths.map(String)).size, 420);
});

test("a side has one path, from whichever hex it is seen", () => {
  for (const side of SIDES) {
    const here = { ...HERE, side };
    assert.equal(pathOf(here), pathOf(fromBeyond(here)));
    assert.ok(isSameSide(here, fromBeyond(here)));
    assert.deepEqual(fromBeyond(fromBeyond(here)), here);
  }
});

test("each symmetry repeats every place within the canvas, and its repetition is the place itself", () => {
  for (const symmetry of SYMMETRIES) {
    for (const at of CANVAS) {
      for (const again of repeated(at, symmetry)) {
        assert.notEqual(hexIn(again), undefined);
        assert.ok(repeated(again, symmetry).some((back) => keyOf(back) === keyOf(at)));
      }
    }
  }
});

test("each symmetry repeats the sides of a hex around its repetition", () => {
  for (const symmetry of SYMMETRIES.slice(1)) {
    const [, there] = repeated(HERE, symmetry);
    const paths = SIDES.map((side) => repeatedSides({ ...HERE, side }, symmetry).at(-1)).map(pathOf);
    assert.deepEqual(paths.sort(), SIDES.map((side) => pathOf({ ...there, side })).sort());
  }
});

test("the middle and a side on the axis are repeated only once", () => {
  assert.deepEqual(repeated({ q: 0, r: 0 }, "turn"), [{ q: 0, r: 0 }]);
  assert.equal(repeatedSides({ q: 0, r: 0, side: "E" }, "down").length, 1);
});

test("a brush paints land, other land keeps the number, and sea does not", () => {
  assert.deepEqual(after(hills, eight).hexes, [{ ...HERE, terrain: "hills", number: 8 }]);
  assert.equal(drawnHex(after(hills, eight, { kind: "terrain", value: "fields" }), HERE).number, 8);
  assert.equal("number" in drawnHex(after(hills, eight, sea), HERE), false);
});

test("a number needs a hex, and goes away with none", () => {
  assert.equal(after(eight), EMPTY);
  assert.deepEqual(after(hills, eight, { kind: "number" }).hexes, [{ ...HERE, terrain: "hills" }]);
});

test("painting the same again changes nothing, so that there is nothing to take back", () => {
  const map = after(hills);
  assert.equal(painted(map, HERE, hills), map);
  assert.equal(stroked(firstStroke(map), painted(map, HERE, hills)).past.length, 0);
});

test("fog is a pool that lies face down; what is in it is the server's", () => {
  const map = after({ kind: "pool", value: "fog" });
  assert.deepEqual([map.pools, map.face_down], [{ fog: {} }, ["fog"]]);
  assert.equal(boardOfDraft(map).hexes[hexIn(HERE)].terrain, "fog");
  assert.equal(boardOfDraft(after({ kind: "pool", value: "any" })).hexes[hexIn(HERE)].terrain, "deal");
  assert.equal(boardOfDraft(after({ kind: "pool", value: "either" })).hexes[hexIn(HERE)].terrain, "random");
});

test("a press with the flag marks a start, another one takes it away", () => {
  assert.equal(drawnHex(after(hills, { kind: "start" }), HERE).start, true);
  assert.equal("start" in drawnHex(after(hills, { kind: "start" }, { kind: "start" }), HERE), false);
});

test("a harbor is on a side of a hex that is there, whichever hex it is seen from", () => {
  const side = { ...HERE, side: "E" };
  assert.equal(withHarbor(EMPTY, side, "ore"), EMPTY);
  const map = withHarbor(after(hills), fromBeyond(side), "ore");
  assert.deepEqual(map.harbors, [{ ...side, kind: "ore" }]);
  assert.equal(harborOn(map, fromBeyond(side)).kind, "ore");
  assert.deepEqual(boardOfDraft(map).harbors, { [pathOf(side)]: "ore" });
  assert.deepEqual(withHarbor(map, side, "any").harbors, [{ ...side, kind: "any" }]);
  assert.deepEqual(withHarbor(map, side, undefined).harbors, []);
});

test("strokes are taken back and done again, until another one is drawn", () => {
  const first = firstStroke(EMPTY);
  const second = stroked(first, after(hills));
  assert.equal(takenBack(second).now, EMPTY);
  assert.equal(doneAgain(takenBack(second)).now, second.now);
  assert.equal(takenBack(first).now, EMPTY);
  assert.deepEqual(stroked(takenBack(second), after(sea)).future, []);
});

test("a map from elsewhere is moved to the middle of the canvas, with all that has a place on it", () => {
  const map = {
    ...EMPTY, seats: [3, 4],
    hexes: [{ q: 8, r: 2, pool: "a" }, { q: 10, r: 2, pool: "a" }, { q: 7, r: 4, pool: "a" }], harbors: [{ q: 8, r: 2, side: "W", kind: "ore" }],
    bags: { a: { tokens: [3, 4], spirals_from: [[[8, 2]]] } }, starts: [{ place: 0, settlement: [10, 2, "N"], road: [10, 2, "NE"], pays: true }],
  };
  const { hexes, harbors, bags, starts, seats } = centered(map);
  const [dq, dr] = [hexes[0].q - 8, hexes[0].r - 2];
  assert.ok(hexes.every((hex) => hexIn(hex) !== undefined));
  assert.deepEqual(hexes.map(({ q, r }) => [q - dq, r - dr]), [[8, 2], [10, 2], [7, 4]]);
  assert.deepEqual([harbors[0].q, harbors[0].r], [8 + dq, 2 + dr]);
  assert.deepEqual(bags.a, { tokens: [3, 4], spirals_from: [[[8 + dq, 2 + dr]]] });
  assert.deepEqual(starts[0].settlement, [10 + dq, 2 + dr, "N"]);
  assert.deepEqual(seats, [3, 4]);
  assert.equal(centered({ ...EMPTY, hexes: [HERE] }).hexes[0], HERE);
});

test("beyond the canvas nothing is drawn", () => {
  assert.equal(painted(EMPTY, { q: 7, r: 0 }, hills), EMPTY);
});
