/** Where the squares of a realm lie: a place is 5 × column + row, row 0 at the top of its owner. */

export const ROWS = 5;
export const MIDDLE = 2;
/** A square and the gap beside it, and what the coast needs around all of them. */
export const STEP = 108;
export const SIDE = 100;
export const MARGIN = 46;

export const columnOf = (place) => Math.floor(place / ROWS);
export const rowOf = (place) => place % ROWS;
export const placeAt = (column, row) => ROWS * column + row;

/** The places that hold something in a realm, or may. @param {Record<string, any>} realm as in the view */
export function placesOf({ row, regions, upgrades, sites }, more = []) {
  const all = [...Object.keys(row), ...Object.keys(regions), ...Object.keys(upgrades), ...sites, ...more].map(Number);
  return [...new Set(all)].sort((a, b) => a - b);
}

/**
 * The layout of a realm in its picture.
 * @typedef {{left: number, top: number, width: number, height: number, across: boolean, columns: number}} Plan
 *   `across`: as seen from the other side of the table
 */

/**
 * @param {number[]} places
 * @param {boolean} across
 * @returns {Plan}
 */
export function realmPlanOf(places, across = false) {
  const columns = places.map(columnOf);
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  const outer = places.some((place) => [0, ROWS - 1].includes(rowOf(place)));
  const top = outer ? 0 : 1;
  const rows = outer ? ROWS : ROWS - 2;
  return {
    left: across ? -last : first, top, across, columns: last - first + 1,
    width: (last - first + 1) * STEP - 8 + 2 * MARGIN, height: rows * STEP - 8 + 2 * MARGIN,
  };
}

/** The upper left corner of a square in the picture. @param {Plan} plan @param {number} place */
export function cornerOfSquare({ left, top, across }, place) {
  const [column, row] = across ? [-columnOf(place), ROWS - 1 - rowOf(place)] : [columnOf(place), rowOf(place)];
  return { x: (column - left) * STEP, y: (row - top) * STEP };
}

/** The box of the picture. */
export function boxOf({ width, height }) {
  return `${-MARGIN} ${-MARGIN} ${width} ${height}`;
}

function rounded(x, y, width, height) {
  return `M${x + 8} ${y}h${width - 16}a8 8 0 0 1 8 8v${height - 16}a8 8 0 0 1 -8 8h${16 - width}a8 8 0 0 1 -8 -8v${16 - height}a8 8 0 0 1 8 -8z`;
}

/** The land under the squares: each, and the gaps between neighbors. @param {Plan} plan @param {number[]} places */
export function landOf(plan, places) {
  const spots = places.map((place) => cornerOfSquare(plan, place));
  const there = new Set(spots.map(({ x, y }) => `${x} ${y}`));
  return spots.map(({ x, y }) => [
    rounded(x, y, SIDE, SIDE),
    there.has(`${x + STEP} ${y}`) ? rounded(x, y, SIDE + STEP, SIDE) : "",
    there.has(`${x} ${y + STEP}`) ? rounded(x, y, SIDE, SIDE + STEP) : "",
  ].join("")).join("");
}

/** The next place in a direction of the picture, for the arrow keys; the nearest where rows differ. @param {Plan} plan */
export function neighborSquare(plan, places, from, [right, down]) {
  const here = cornerOfSquare(plan, from);
  const ahead = places.map((place) => ({ place, ...cornerOfSquare(plan, place) }))
    .map(({ place, x, y }) => {
      const [dx, dy] = [x - here.x, y - here.y];
      return { place, along: dx * right + dy * down, aside: Math.abs(dx * down) + Math.abs(dy * right) };
    })
    .filter(({ along, aside }) => along > 0 && aside <= along + STEP / 2);
  return ahead.sort((a, b) => a.along + 2 * a.aside - (b.along + 2 * b.aside))[0]?.place;
}
