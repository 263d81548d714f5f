/** Which gaps between squares have a sign: a building that doubles the region beside it, or hides it. */
import { columnOf, placeAt, rowOf } from "./grid.js";

/** The height in a square at which the signs stand. */
export const LINK_Y = 30;

/**
 * @param {Record<string, any>} realm
 * @returns {{kind: "twice" | "hidden", region: number, building: number}[]}
 */
export function linksOf({ regions }) {
  return Object.entries(regions).flatMap(([place, { twice = [], hidden = [] }]) => [
    ...twice.map((building) => ({ kind: /** @type {const} */ ("twice"), region: Number(place), building })),
    ...hidden.map((building) => ({ kind: /** @type {const} */ ("hidden"), region: Number(place), building })),
  ]);
}

/** The square beside the region from which the building's sign sticks out: an outer building acts from its column's inner row. */
export function besideRegion({ region, building }) {
  return placeAt(columnOf(building), rowOf(region));
}
