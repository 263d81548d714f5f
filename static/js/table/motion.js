/** How things move at every table: at the pace that this device prefers. */
import { preferences } from "../core/preferences.js";

const DICE_MS = 420;

/** What the time of a movement is multiplied by. */
export function pace() {
  return preferences.value.speed === "fast" ? 0.6 : 1;
}

/** Dice fall from both sides. @param {string} dice the selector of each of them */
export function rollDice(dice) {
  document.querySelectorAll(dice).forEach((die, index) => {
    const turn = index ? -1 : 1;
    die.animate([
      { transform: `translate(${turn * -14}px, -22px) rotate(${turn * -220}deg) scale(.8)` },
      { transform: `translate(${turn * 4}px, 3px) rotate(${turn * 20}deg)`, offset: 0.7 },
      { transform: "none" },
    ], { duration: DICE_MS * pace(), easing: "cubic-bezier(.2,.8,.2,1)" });
  });
}
