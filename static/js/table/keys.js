/** The keyboard: none of it works while one is typing. */
import { useEffect } from "../../vendor/hooks.js";
import { RESOURCES } from "../parts/index.js";
import { preferences, setPreference } from "../preferences.js";
import { connection } from "../store.js";
import { cardPanel, formOf, send, stepBack } from "./choices.js";
import { discardOneMore } from "./discard.js";
import { open, phone } from "./layout.js";
import { onlyOffer } from "./offers.js";
import { takeNextStep } from "./primary.js";
import { dropCandidate } from "./robber.js";
import { tab } from "./side.js";
import { pressTile, TILES } from "./tiles.js";
import { canTrade, closeTrade, counter, getOneMore, giveOneMore, toggleTrade } from "./trade.js";

/** The keys and what they do, for the help. */
export const KEYS = [
  ["Space", "key-help-next"], ["R S C D", "key-help-build"], ["T", "key-help-trade"], ["1 – 5", "key-help-resources"], ["A X V", "key-help-answer"],
  ["Tab ← ↑ → ↓ Enter", "key-help-spots"], ["Esc", "key-help-back"], ["L", "key-help-log"], ["M", "key-help-mute"], ["?", "key-help-help"],
];

/** Listens while the table is shown. */
export function useKeys() {
  useEffect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

function press(event) {
  if (connection.value.state !== "open" || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (event.key === "Escape") return back();
  if (!preferences.value.shortcuts || document.querySelector("dialog[open]")) return;
  const handler = HANDLERS[event.key.toLowerCase()] ?? resourceKey(event);
  if (!handler || (event.key === " " && isControl(event.target))) return;
  event.preventDefault();
  // some browsers press the focused button when Space is let go, whatever was prevented
  if (event.key === " " && event.target.matches("button")) event.target.blur();
  handler();
}

const HANDLERS = {
  " ": takeNextStep,
  r: () => pressTile(TILES[0]),
  s: () => pressTile(TILES[1]),
  c: () => pressTile(TILES[2]),
  d: () => pressTile(TILES[3]),
  t: () => canTrade() && toggleTrade(),
  a: () => answer("accept"),
  x: () => answer("decline"),
  v: () => onlyOffer.value?.counter && counter(onlyOffer.value.id),
  l: showLog,
  m: () => setPreference("sound", !preferences.value.sound),
  "?": () => (open.value = open.value === "help" ? null : "help"),
};

/** 1 to 5: one more on my side; with shift, one more of what I want. */
function resourceKey(event) {
  const kind = RESOURCES[Number(/^Digit([1-5])$/.exec(event.code)?.[1]) - 1];
  if (!kind) return undefined;
  if (formOf("Discard")) return () => discardOneMore(kind, event.shiftKey ? -1 : 1);
  if (!canTrade()) return undefined;
  return () => (event.shiftKey && open.value === "trade" ? getOneMore(kind) : giveOneMore(kind));
}

function answer(choice) {
  const action = onlyOffer.value?.[choice];
  if (action) send(action);
}

function showLog() {
  tab.value = "log";
  if (phone.value) open.value = open.value === "log" ? null : "log";
}

function back() {
  if (dropCandidate()) return;
  if (open.value === "trade") closeTrade();
  else if (open.value !== null) open.value = null;
  else if (cardPanel.value !== null) cardPanel.value = null;
  else stepBack();
}

function isTyping({ tagName, isContentEditable }) {
  return isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(tagName);
}

/** Space on a focused button presses that button. */
function isControl(target) {
  return target.matches?.(":focus-visible") && target.closest?.("button, a, [role=button]") !== null;
}
