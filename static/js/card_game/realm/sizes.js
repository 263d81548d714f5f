/** How large a realm is drawn, and from when on it pans instead of shrinking further: the side of a square, in pixels. */
import { SIDE } from "./grid.js";

/** The largest squares on a screen of 1440 by 900, where both realms have `USUAL` pixels of height together; where there are more, squares grow. */
const LARGEST = 86;
const OPPONENT = 38;
const USUAL = 663;
/** The smallest squares that can be pressed; beside a panel, where the realm is only looked at, the smallest that can be read. */
const SMALLEST = { desk: 48, phone: 56, panel: 32 };
/** While it pans; and how far it shrinks where it is too high, so that it pans sideways at most: a finger still hits a square. */
const PANNING = { desk: 48, phone: 65, panel: 44 };
const LOWEST = { desk: 48, phone: 44, panel: 32 };

/**
 * @param {{width: number, height: number}} plan of the realm
 * @param {{width: number, height: number}} room in pixels
 * @param {"desk" | "phone" | "panel"} device
 * @param {number} tableHeight what both realms have together
 * @returns {{scale: number, pans: boolean}}
 */
export function scaleOf(plan, room, device, tableHeight) {
  const tall = fitOf(plan, { ...room, width: Infinity }, grown(LARGEST, tableHeight));
  const fits = Math.min(tall, room.width / plan.width);
  if (fits * SIDE >= SMALLEST[device]) return { scale: fits, pans: false };
  if (tall * SIDE < SMALLEST[device] && fits * SIDE >= LOWEST[device]) return { scale: fits, pans: false };
  return { scale: Math.max(LOWEST[device] / SIDE, Math.min(PANNING[device] / SIDE, tall)), pans: true };
}

/**
 * The scale at which all of a realm fits.
 * @param {{width: number, height: number}} plan
 * @param {{width: number, height: number}} room in pixels
 * @param {number} largest square
 */
export function fitOf(plan, room, largest) {
  return Math.min(room.width / plan.width, room.height / plan.height, largest / SIDE);
}

/** The smallest squares that a finger still hits, where more are to be seen at once. */
const LEAST_TARGET = 24;
/** Around them, in the picture. */
const RIM = 24;

/**
 * A scale at which all of these columns are seen at once.
 * @param {{scale: number, pans: boolean}} sized what is usual
 * @param {number[]} xs where their squares begin, in the picture
 * @param {number} width of the room, in pixels
 */
export function showingAll(sized, xs, width) {
  if (xs.length < 2) return sized;
  const all = width / (Math.max(...xs) - Math.min(...xs) + SIDE + 2 * RIM);
  return all < sized.scale ? { ...sized, scale: Math.max(LEAST_TARGET / SIDE, all) } : sized;
}

/** How high a realm is that can just be read, in pixels: so much of it stays in sight beside a panel. @param {{height: number}} plan */
export const leastHeight = ({ height }) => (height * SMALLEST.panel) / SIDE;

/** The largest squares of an opponent's realm on a desk. @param {number} tableHeight what both realms have together */
export const largestAcross = (tableHeight) => grown(OPPONENT, tableHeight);

function grown(side, tableHeight) {
  return side * Math.max(1, tableHeight / USUAL);
}
