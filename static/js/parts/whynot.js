/** Why what was pressed cannot be pressed, told beside it: a finger sees no title. */
import { announce } from "./announcer.js";

const SHOWN_MS = 4000;
const APART = 8; // pixels, from what was pressed and from the edges

/** @type {HTMLElement | null} */
let bubble = null;
let timer = 0;

/**
 * @param {Element} pressed
 * @param {string} words
 */
export function tellWhyNot(pressed, words) {
  if (pressed.textContent.includes(words)) return;
  bubble ??= made();
  bubble.textContent = words;
  bubble.togglePopover?.(false); // what is shown last lies above all else
  bubble.togglePopover?.(true);
  bubble.hidden = false;
  const around = pressed.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const left = Math.min(Math.max(APART, around.left + (around.width - width) / 2), innerWidth - width - APART);
  const above = around.top - height - APART;
  bubble.style.left = `${Math.round(left)}px`;
  bubble.style.top = `${Math.round(above < APART ? around.bottom + APART : above)}px`;
  clearTimeout(timer);
  timer = setTimeout(hide, SHOWN_MS);
  announce(words, { now: true });
}

function made() {
  const element = document.createElement("div");
  element.className = "why-not";
  element.popover = "manual";
  element.ariaHidden = "true"; // it is said as well
  document.body.append(element);
  for (const next of ["pointerdown", "keydown", "resize"]) addEventListener(next, hide, { capture: true });
  return element;
}

function hide() {
  if (!bubble) return;
  bubble.hidden = true;
  bubble.togglePopover?.(false);
}
