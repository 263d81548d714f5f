/** Steps from one place of the board to the next by arrow keys. */

/** @typedef {{x: number, y: number}} Point */

/** @type {Record<string, [number, number]>} */
export const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The next place in the direction of an arrow key; the same where there is none.
 * @template {Point} Place
 * @param {Place[]} places
 * @param {Place} from
 * @param {string} arrow
 */
export function ahead(places, from, arrow) {
  const [dx, dy] = STEPS[arrow];
  let best = from;
  let least = Infinity;
  for (const place of places) {
    const forward = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    const cost = forward + 2 * aside;
    if (place !== from && forward > 1 && cost < least) [best, least] = [place, cost];
  }
  return best;
}

/**
 * From top to bottom, and from left to right.
 * @param {Point} a
 * @param {Point} b
 */
export function inReadingOrder(a, b) {
  return a.y - b.y || a.x - b.x;
}
