/** Desk or phone, mouse or finger. */
import { signal } from "../../vendor/signals.js";

const narrow = matchMedia("(max-width: 760px) and (orientation: portrait), (max-width: 600px), (max-height: 500px)");
const coarse = matchMedia("(pointer: coarse)");

/** Whether the phone's layout is shown. */
export const phone = signal(narrow.matches);
/** Whether the last pointer was a finger or pen. */
export const touch = signal(coarse.matches);
/** Whether the last input came from the keyboard: only then the focus moves by itself. */
export const keyboard = signal(false);
/** What is open beside the board: null, "trade", "log", "help", "menu" or `{seat}`. */
export const open = signal(null);

narrow.addEventListener("change", () => (phone.value = narrow.matches));
addEventListener("pointerdown", ({ pointerType }) => {
  touch.value = pointerType !== "mouse";
  keyboard.value = false;
}, { capture: true });
addEventListener("keydown", () => (keyboard.value = true), { capture: true });
