/** The keyboard at a plain table: a digit presses the button that shows it. */
import { preferences } from "../../core/preferences.js";
import { COMMON_KEYS, useTableKeys } from "../keys.js";
import { open } from "../layout.js";
import { commandOfPress } from "../topbar/bindings.js";
import { cancelPlainChoice } from "./actions.js";

export function usePlainKeys() {
  useTableKeys(press);
}

/** @param {KeyboardEvent} event */
function press(event) {
  const { key, repeat } = event;
  if (key === "Escape" && !document.querySelector("dialog[open]")) back();
  if (!preferences.value.shortcuts || document.querySelector("dialog[open]")) return;
  const act = /** @type {Record<string, () => void>} */ (COMMON_KEYS)[commandOfPress(event) ?? ""] ?? ofDigit(key);
  if (!act) return;
  event.preventDefault();
  if (!repeat) act();
}

/** @param {string} key */
function ofDigit(key) {
  const buttons = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".plain-acts .btn, .choices-of-field .btn"));
  const wanted = /^[1-9]$/.test(key) ? buttons[Number(key) - 1] : undefined;
  return wanted && (() => wanted.click());
}

function back() {
  if (open.value !== null) open.value = null;
  else cancelPlainChoice();
}
