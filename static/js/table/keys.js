/** Keyboard shortcuts at the table of any game: ignored while the player is typing. */
import { useLayoutEffect } from "../../vendor/hooks.js";
import { connection } from "../core/store.js";
import { preferences } from "../core/preferences.js";
import { takeBack } from "./dock/undo.js";
import { lead } from "./focus.js";
import { byKeyboard, open, phone, roomy } from "./layout.js";
import { toggleSound } from "./notices/sound.js";
import { tab } from "./side.js";
import { commandOfPress } from "./topbar/bindings.js";

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
 * @typedef {{
 *   handlers: Record<string, (() => void) | undefined>, first?: (event: KeyboardEvent, command: string) => (() => void) | undefined,
 *   other?: (event: KeyboardEvent) => (() => void) | undefined, lit: () => HTMLElement | null, back: () => void, board?: () => string,
 * }} GameKeys
 *   `handlers`: by command of topbar/bindings.js; `first`, `other`: what a key does before these and where none of them has it; `lit`: the
 *   button for the next step, which Enter and Space press; `back`: the effect of Escape; `board`: a selector of the places where arrow keys
 *   begin, if they do
 */

/** Space was meant as a shortcut: some browsers press the focused button on keyup, even if keydown was prevented. */
let spaceTaken = false;

/**
 * Listens to keys that are meant for the table, from the moment it is there; holding a key counts as one press.
 * @param {GameKeys} keys steady
 */
export function useTableKeys(keys) {
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const pressed = (event) => { if (isForTheTable(event)) press(event, keys); };
    addEventListener("keydown", pressed);
    addEventListener("keyup", release);
    return () => {
      removeEventListener("keydown", pressed);
      removeEventListener("keyup", release);
    };
  }, []);
}

/** @param {KeyboardEvent} event @param {GameKeys} keys */
function press(event, { handlers, first, other, lit, back, board }) {
  const { key, repeat, target } = event;
  if (key === "Escape") return open.value === null && document.querySelector("dialog[open]") ? undefined : back(); // another dialog closes by itself
  if (board && key.startsWith("Arrow") && document.activeElement === document.body) {
    event.preventDefault();
    return lead(board());
  }
  if (!preferences.value.shortcuts || document.querySelector("dialog[open]")) return undefined;
  const command = commandOfPress(event) ?? "";
  const handler = key === "Enter" ? handlers.next : first?.(event, command) ?? handlers[command] ?? other?.(event);
  if (!handler || ([" ", "Enter"].includes(key) && pressesFocused(/** @type {Element} */ (target), lit))) return undefined;
  event.preventDefault();
  if (repeat) return undefined;
  spaceTaken = key === " ";
  return handler();
}

/** @param {KeyboardEvent} event */
function release(event) {
  if (event.key === " " && spaceTaken) event.preventDefault();
  if (event.key === " ") spaceTaken = false;
}

/**
 * True if Space and Enter press the focused element: keys moved the focus there, or the amber button has nothing to press.
 * @param {Element} target @param {() => HTMLElement | null} lit
 */
function pressesFocused(target, lit) {
  return isControl(target) && (byKeyboard.value || lit() === null);
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
function isControl(target) {
  return Boolean(target.closest?.("button, a, summary, [role=button], .guide-words"));
}

function showLog() {
  tab.value = "log";
  if (phone.value && !roomy.value) open.value = open.value === "log" ? null : "log";
  else requestAnimationFrame(() => /** @type {HTMLElement | null} */ (document.querySelector(".tab-panel [role='log']"))?.focus());
}
