/** The replay by keyboard: arrows, page keys, home and end, space. */
import { goToVersion, jump, lastVersion, playing, step, toggle } from "./player.js";

/** What has keys of its own keeps them. */
const BUSY = "input:not([type=range]), select, textarea, dialog, [role=tab]";
const PRESSED = "button, a, summary";

const KEYS = {
  ArrowRight: () => step(1),
  ArrowLeft: () => step(-1),
  PageDown: () => jump("turns", 1),
  PageUp: () => jump("turns", -1),
  Home: () => to(0),
  End: () => to(lastVersion.value),
  " ": toggle,
};

/** @param {KeyboardEvent} event */
export function onKey(event) {
  const target = /** @type {Element} */ (event.target);
  const act = KEYS[event.key];
  if (!act || event.ctrlKey || event.metaKey || event.altKey || target.closest?.(BUSY)) return;
  if (event.key === " " && target.closest?.(PRESSED)) return;
  event.preventDefault();
  act();
}

function to(version) {
  playing.value = false;
  goToVersion(version);
}
