/** The keyboard at a plain table: a digit presses the button that shows it. */
import { COMMON_KEYS, useTableKeys } from "../keys.js";
import { open } from "../layout.js";
import { clearSelection } from "../selection.js";

export function usePlainKeys() {
  useTableKeys({ handlers: COMMON_KEYS, other: ofDigit, lit: () => null, back });
}

/** @param {KeyboardEvent} event */
function ofDigit({ key }) {
  const buttons = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".plain-acts .btn, .choices-of-field .btn"));
  const wanted = /^[1-9]$/.test(key) ? buttons[Number(key) - 1] : undefined;
  return wanted && (() => wanted.click());
}

function back() {
  if (open.value !== null) open.value = null;
  else clearSelection();
}
