/** Desk or phone, mouse or finger. */
import { computed, effect, signal } from "../../vendor/signals.js";
import { lobby } from "../core/store.js";

/** Below this a dock has no room for a hand and what to do with it side by side: tablets, and desks enlarged to 200 %. */
const narrow = matchMedia("(max-width: 1100px), (max-height: 500px)");
/** A board has room beside a column of 372 pixels, and more of it than above a dock: phone.css and others ask the same. */
const BESIDE = "(min-width: 560px) and (min-aspect-ratio: 1001/1000)";
const tall = matchMedia(`${BESIDE} and (min-height: 540px), (min-width: 700px) and (min-height: 900px) and (max-aspect-ratio: 1/1)`);
const coarse = matchMedia("(pointer: coarse)");

/** Whether the phone's layout is shown. */
export const phone = signal(narrow.matches);
/** Whether the phone's layout has room for the log beside the board, or beside the hand. */
export const roomy = signal(tall.matches);
/** Whether the last pointer was a finger or pen. */
export const touch = signal(coarse.matches);
/** Whether the last input came from the keyboard: only then the focus moves by itself. */
export const keyboard = signal(false);
/** Whether no pointer has been pressed since keys moved the focus, or ever: then Space and Enter press what has it. */
export const byKeyboard = signal(true);
/** What is open beside the board: null, "trade", "log", "help", "settings", "menu", "wants" or `{seat}`. */
export const open = signal(/** @type {string | {seat?: number} | null} */ (null));
/** The seat whose sheet is open; undefined while none is. */
export const openSeat = computed(() => (typeof open.value === "object" ? open.value?.seat : undefined));

effect(() => {
  if (lobby.value === null) open.value = null; // it was of the table that I have left
});

narrow.addEventListener("change", () => (phone.value = narrow.matches));
tall.addEventListener("change", () => (roomy.value = tall.matches));
addEventListener("pointerdown", ({ pointerType }) => {
  touch.value = pointerType !== "mouse";
  keyboard.value = false;
  byKeyboard.value = false;
}, { capture: true });
addEventListener("keydown", ({ key }) => {
  keyboard.value = true;
  if (/^(Tab|Arrow)/.test(key)) byKeyboard.value = true;
}, { capture: true });
