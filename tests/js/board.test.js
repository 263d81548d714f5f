/** The lattice of the board as pixels, and steps over it by arrow keys. */
import assert from "node:assert/strict";
import test from "node:test";
import { directionOf, hexagon, planOf } from "../../static/js/board_game/board/geometry.js";
import { ahead, inReadingOrder, STEPS } from "../../static/js/board_game/board/steps.js";

/** Two hexes side by side, as the server sends them: 0 in the west, 1 in the east; corners clockwise from the top. */
const PAIR = {
  hexes: [[0, 0], [2, 0]],
  intersections: [[0, -2], [1, -1], [1, 1], [0, 2], [-1, 1], [-1, -1], [2, -2], [3, -1], [3, 1], [2, 2]],
  paths: [[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [0, 5], [1, 6], [6, 7], [7, 8], [8, 9], [2, 9]],
  corners: [[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 2, 1]],
};

test("the path between two hexes touches both of them, and is upright", () => {
  const { paths } = planOf(PAIR);
  assert.deepEqual(paths[1].hexes, [0, 1]);
  assert.equal(paths[1].angle, 90);
  assert.deepEqual([paths[0].hexes, paths[10].hexes], [[0], [1]]);
});

test("an intersection knows its hexes and its paths", () => {
  const { intersections } = planOf(PAIR);
  assert.deepEqual(intersections[1].hexes, [0, 1]);
  assert.deepEqual(intersections[1].paths, [0, 1, 6]);
});

test("no path reads upside down", () => {
  for (const { angle } of planOf(PAIR).paths) assert.ok(angle > -90 && angle <= 90, `${angle}`);
});

test("a geometry is laid out once", () => {
  assert.equal(planOf(PAIR), planOf(PAIR));
});

test("a hex has its corners in axial coordinates, and a neighbor is one step away", () => {
  const [west, east] = planOf(PAIR).hexes;
  assert.deepEqual([east.q - west.q, east.r - west.r], [1, 0]);
  assert.equal(Math.round(east.x - west.x), 173);
});

test("directions have the names of the compass, with south below", () => {
  const middle = { x: 0, y: 0 };
  const named = [[1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1], [1, -1]].map(([x, y]) => directionOf(middle, { x, y }));
  assert.deepEqual(named, ["east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east"]);
});

test("a hexagon begins at the top and is closed", () => {
  assert.match(hexagon({ x: 0, y: 0 }, 10), /^M0 -10L8\.7 -5L8\.7 5L0 10L-8\.7 5L-8\.7 -5z$/);
});

test("an arrow key leads to the nearest place in its direction, straight ones before slanting ones", () => {
  const [from, near, far, aside] = [{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 200, y: 0 }, { x: 60, y: 40 }];
  assert.equal(ahead([from, far, near, aside], from, "ArrowRight"), near);
  assert.equal(ahead([from, far, aside], from, "ArrowRight"), aside);
});

test("an arrow key leads nowhere where nothing is in its direction", () => {
  const [from, right] = [{ x: 0, y: 0 }, { x: 100, y: 0 }];
  for (const arrow of ["ArrowLeft", "ArrowUp", "ArrowDown"]) assert.equal(ahead([from, right], from, arrow), from);
});

test("arrow keys reach every intersection of a board", () => {
  const { intersections } = planOf(PAIR);
  const reached = new Set([intersections[0]]);
  for (const place of reached) for (const arrow of Object.keys(STEPS)) reached.add(ahead(intersections, place, arrow));
  assert.equal(reached.size, intersections.length);
});

test("places are read line by line, each from the left", () => {
  const places = [{ x: 5, y: 9 }, { x: 9, y: 1 }, { x: 2, y: 1 }];
  assert.deepEqual(places.sort(inReadingOrder).map(({ x }) => x), [2, 9, 5]);
});
