/** The keyboard at a plain table: a digit presses the button that shows it. */
import { useLayoutEffect } from "../../../vendor/hooks.js";
import { preferences } from "../../core/preferences.js";
import { connection } from "../../core/store.js";
import { takeBack } from "../dock/undo.js";
import { open, phone, roomy } from "../layout.js";
import { toggleSound } from "../notices/sound.js";
import { tab } from "../side.js";
import { commandOf } from "../topbar/bindings.js";
import { stepBack } from "./actions.js";

export function usePlainKeys() {
  useLayoutEffect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/** What each command of topbar/bindings.js does here; Space only presses what has the focus. */
const HANDLERS = {
  undo: takeBack,
  log: showLog,
  mute: toggleSound,
  help: () => (open.value = open.value === "help" ? null : "help"),
};

function press(event) {
  const { key, repeat, ctrlKey, metaKey, altKey, target } = event;
  if (connection.value.state !== "open" || event.defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target)) return;
  if (key === "Escape" && !document.querySelector("dialog[open]")) back();
  if (!preferences.value.shortcuts || document.querySelector("dialog[open]")) return;
  const act = HANDLERS[commandOf(key)] ?? ofDigit(key);
  if (!act) return;
  event.preventDefault();
  if (!repeat) act();
}

function ofDigit(key) {
  const buttons = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".plain-acts .btn, .choices-of-field .btn"));
  const wanted = /^[1-9]$/.test(key) ? buttons[Number(key) - 1] : undefined;
  return wanted && (() => wanted.click());
}

function back() {
  if (open.value !== null) open.value = null;
  else stepBack();
}

function showLog() {
  tab.value = "log";
  if (phone.value && !roomy.value) open.value = open.value === "log" ? null : "log";
  else requestAnimationFrame(() => /** @type {HTMLElement | null} */ (document.querySelector(".tab-panel [role='log']"))?.focus());
}

function isTyping({ tagName, isContentEditable }) {
  return isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(tagName);
}
