/** The seals this browser saw while games were open or running, so that a host cannot exchange one afterwards. */
import { effect } from "../../../vendor/signals.js";
import { lobby } from "../../core/store.js";

const KEY = "hexhaven-seals";
const MOST = 100;

effect(() => {
  const { code, seal, state } = lobby.value ?? {};
  if (seal && state !== "finished") note(code, seal, state);
});

/**
 * What this browser saw first of a table.
 * @param {string} code
 * @returns {{code: string, seal: string, state: "open" | "playing", at: number} | undefined} `at` in ms
 */
export function seenSeal(code) {
  return stored().find((seen) => seen.code === code);
}

function note(code, seal, state) {
  const seen = stored();
  if (seen.some((each) => each.code === code)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...seen, { code, seal, state, at: Date.now() }].slice(-MOST)));
  } catch {
    // a browser that keeps nothing plays all the same
  }
}

function stored() {
  try {
    const seen = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(seen) ? seen : [];
  } catch {
    return [];
  }
}
