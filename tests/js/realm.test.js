/** The squares of a realm in its picture. */
import assert from "node:assert/strict";
import test from "node:test";
import { columnOf, placeAt, placesOf, realmPlanOf, rowOf, cornerOfSquare } from "../../static/js/card_game/realm/grid.js";

test("a place is its column and its row", () => {
  for (const place of [0, 2, 13, 27]) assert.equal(placeAt(columnOf(place), rowOf(place)), place);
  assert.deepEqual([columnOf(13), rowOf(13)], [2, 3]);
});

test("each place of a realm is there once, in order", () => {
  assert.deepEqual(placesOf({ row: { 12: 1, 2: 1 }, regions: { 7: 1 }, upgrades: { 12: 1 }, sites: [17] }, [3]), [2, 3, 7, 12, 17]);
});

test("a realm without outer buildings is three rows high, and one with them five", () => {
  const height = (places) => realmPlanOf(places).height;
  assert.equal(height([6, 7, 8, 12, 13]), height([7]));
  assert.equal(height([5, 7]) - height([6, 7]), 2 * 108);
});

test("from across the table, a realm is turned by half a circle", () => {
  const places = [6, 7, 8, 11, 12, 13, 18];
  const [own, across] = [realmPlanOf(places), realmPlanOf(places, true)];
  const [right, bottom] = [2 * 108, 2 * 108];
  for (const place of places) {
    const [here, there] = [cornerOfSquare(own, place), cornerOfSquare(across, place)];
    assert.deepEqual([here.x + there.x, here.y + there.y], [right, bottom]);
  }
});
