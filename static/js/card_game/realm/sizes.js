/** How large a realm is drawn, and from when on it pans instead of shrinking further: the side of a square, in pixels. */
import { SIDE } from "./grid.js";

const LARGEST = 86;
export const OPPONENT = 38;
/** The smallest squares that can be pressed; beside a panel, where the realm is only looked at, the smallest that can be read. */
const SMALLEST = { desk: 48, phone: 56, panel: 32 };
/** While it pans; and how far it shrinks where it is too high, so that it pans sideways at most: a finger still hits a square. */
const PANNING = { desk: 48, phone: 65, panel: 44 };
const LOWEST = { desk: 48, phone: 44, panel: 32 };

/**
 * @param {{width: number, height: number}} plan of the realm
 * @param {{width: number, height: number}} room in pixels
 * @param {"desk" | "phone" | "panel"} device
 * @returns {{scale: number, pans: boolean}}
 */
export function scaleOf(plan, room, device) {
  const fits = Math.min(room.width / plan.width, room.height / plan.height, LARGEST / SIDE);
  if (fits * SIDE >= SMALLEST[device]) return { scale: fits, pans: false };
  const tall = Math.min(room.height / plan.height, LARGEST / SIDE);
  if (tall * SIDE < SMALLEST[device] && fits * SIDE >= LOWEST[device]) return { scale: fits, pans: false };
  return { scale: Math.max(LOWEST[device] / SIDE, Math.min(PANNING[device] / SIDE, tall)), pans: true };
}

/** The opponent's realm always fits. @param {{width: number, height: number}} plan @param {{width: number, height: number}} room */
export function fitOf(plan, room, largest = OPPONENT) {
  return Math.min(room.width / plan.width, room.height / plan.height, largest / SIDE);
}
