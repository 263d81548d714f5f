/** What this browser prefers; kept in its local storage, never sent. */
import { effect, signal } from "../../vendor/signals.js";
import { carriedOver } from "./carriedover.js";
import { server } from "./server.js";

const KEY = "hexhaven";
const DEFAULTS = {
  theme: "system", boardLook: "classic", language: "system", speed: "normal", names: false, turnedCards: false, closeUp: true, leftHanded: false, textMode: false,
  handTables: /** @type {string[]} */ ([]),
  sound: true, soundWatching: false, buzz: true, quietBesideScreen: true, screenChat: false,
  volumes: { turn: 0.8, seven: 0.6, trade: 0.4, win: 1, table: 0.6, chat: 0.5 }, notices: false, spoken: "turns",
  rollAhead: false, endAhead: false, shortcuts: true, keys: {}, colors: {}, keeping: /** @type {{code: string, kinds: string[]} | null} */ (null),
  hideUnpayable: false, hideBotsUnpayable: true, muted: /** @type {string[]} */ ([]), guide: /** @type {object | null} */ (null), learned: false,
  learnedSea: false, learnedCards: false, manners: /** @type {object | null} */ (null), voice: "", pushChannel: "", bots: /** @type {string | null} */ (null),
};

/**
 * `theme`: "system", "light" or "dark"; `boardLook`: one of `BOARD_LOOKS` (boardlook.js); `language`: "system", "de" …; `speed`: "normal", "fast" or "off";
 * `volumes`: by group of sounds, 0 to 1; `quietBesideScreen`: no sounds where a big screen shows the same table; `screenChat`: a big
 * screen shows the chat; `keys`: by command;
 * `colors`: by look; `keeping`: `{code, kinds}` or null; `muted`: names; `manners`: the settings of the last table I was host of, or null;
 * `voice`: the address of the last call I gave a table; `pushChannel`: this browser's own way of being notified;
 * `spoken`: how much of the game is spoken, "all", "turns" or "mine"; `bots`: how well
 * the bots play whom I seat, or null while I have not chosen; `handTables`: the codes of the tables at which this device shows
 * the hand alone, the latest first.
 */
export const preferences = signal({ ...DEFAULTS, ...carriedOver(stored(), DEFAULTS.volumes) });

/** Whether motion should be left out: the system's wish or the player's. */
export const still = signal(false);

/** The theme that is seen now. */
export const theme = signal(/** @type {"light" | "dark"} */ ("light"));

const quiet = matchMedia("(prefers-reduced-motion: reduce)");
const dark = matchMedia("(prefers-color-scheme: dark)");
quiet.addEventListener("change", judgeMotion);

dark.addEventListener("change", showTheme);

effect(() => {
  showTheme();
  judgeMotion();
});

/** How well bots play where nothing else is said. */
export function preferredLevel() {
  return preferences.value.bots ?? (server.botLevel || "easy");
}

/**
 * @param {string} key
 * @param {any} value
 */
export function setPreference(key, value) {
  preferences.value = { ...preferences.value, [key]: value };
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences.value));
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** From light to dark and back, starting from what is seen now. */
export function toggleTheme() {
  setPreference("theme", isDark() ? "light" : "dark");
}

/** Whether the dark theme is seen now. */
export function isDark() {
  return theme.value === "dark";
}

function showTheme() {
  const wished = preferences.value.theme === "system" ? system() : preferences.value.theme;
  document.documentElement.dataset.theme = wished;
  theme.value = wished;
}

function system() {
  return dark.matches ? "dark" : "light";
}

function judgeMotion() {
  still.value = quiet.matches || preferences.value.speed === "off";
  document.documentElement.dataset.motion = still.value ? "off" : preferences.value.speed;
}

function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}
