/** The eight looks a seat may have: color comes from the class, the shape from here. */
const SHAPES = ["square", "circle", "triangle", "diamond", "star", "cross", "crescent", "bars"];

export const LOOKS = [1, 2, 3, 4, 5, 6, 7, 8];

/**
 * @param {number} look 1 to 8
 * @returns {string} as in the sprite's `chip-…` and `mark-…`
 */
export function shapeOf(look) {
  return SHAPES[look - 1] ?? SHAPES[0];
}

/**
 * The letter on a seat's chip: the first of the name.
 * @param {string | undefined} name
 */
export function letterOf(name) {
  return (Array.from(name?.trim() ?? "")[0] ?? "").toUpperCase();
}
