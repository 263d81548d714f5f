/** Keyboard shortcuts at the table of any game: ignored while the player is typing. */
import { useLayoutEffect } from "../../vendor/hooks.js";
import { connection } from "../core/store.js";
import { takeBack } from "./dock/undo.js";
import { open, phone, roomy } from "./layout.js";
import { toggleSound } from "./notices/sound.js";
import { tab } from "./side.js";

/** The commands of topbar/bindings.js that work at every table. */
export const COMMON_KEYS = {
  undo: takeBack,
  log: showLog,
  mute: toggleSound,
  help: () => (open.value = open.value === "help" ? null : "help"),
};

/** How long somebody goes on typing, in ms, although the field has gone. */
const STILL_TYPING_MS = 1500;
/** Where a key was typed last, and when. */
let typed = { into: /** @type {HTMLElement | null} */ (null), at: 0 };

addEventListener("keydown", ({ target, key, timeStamp }) => {
  const into = /** @type {HTMLElement} */ (target);
  if (isTyping(into)) typed = { into: key === "Enter" ? null : into, at: timeStamp };
}, { capture: true });

/**
 * Listens to keys that are meant for the table, from the moment it is there.
 * @param {(event: KeyboardEvent) => void} press steady
 * @param {(event: KeyboardEvent) => void} [release] of any key; steady
 */
export function useTableKeys(press, release) {
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const pressed = (event) => isForTheTable(event) && press(event);
    addEventListener("keydown", pressed);
    if (release) addEventListener("keyup", release);
    return () => {
      removeEventListener("keydown", pressed);
      if (release) removeEventListener("keyup", release);
    };
  }, []);
}

/** @param {KeyboardEvent} event */
function isForTheTable({ defaultPrevented, ctrlKey, metaKey, altKey, target, timeStamp }) {
  return connection.value.state === "open" && !defaultPrevented && !ctrlKey && !metaKey && !altKey && !isTyping(/** @type {HTMLElement} */ (target)) && !goesOnTyping(timeStamp);
}

/** The field may go in the middle of a word, as when the host turns the chat off: the rest of it is no shortcut. @param {number} now in ms */
function goesOnTyping(now) {
  return typed.into !== null && !typed.into.isConnected && now - typed.at < STILL_TYPING_MS;
}

/** @param {HTMLElement} element */
function isTyping({ tagName, isContentEditable }) {
  return isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(tagName);
}

/** True if Space and Enter would press what has the focus. @param {Element} target */
export function isControl(target) {
  return Boolean(target.closest?.("button, a, summary, [role=button], .guide-words"));
}

function showLog() {
  tab.value = "log";
  if (phone.value && !roomy.value) open.value = open.value === "log" ? null : "log";
  else requestAnimationFrame(() => /** @type {HTMLElement | null} */ (document.querySelector(".tab-panel [role='log']"))?.focus());
}
