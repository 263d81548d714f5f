/** Sounds made on the spot, quiet and short; silent until the first gesture. Whatever sounds is also read: in the log, the chat, the status or a toast. */
import { computed } from "../../../vendor/signals.js";
import { preferences, setPreference } from "../../core/preferences.js";
import { screens, seat } from "../../core/store.js";
import { game } from "../game.js";
import { buzz } from "./buzz.js";

/** Notes as `[frequency, start, length]` in seconds. @type {Record<string, number[][]>} */
const TUNES = {
  roll: [[190, 0, 0.05], [240, 0.07, 0.05], [170, 0.15, 0.06]],
  gain: [[660, 0, 0.07], [880, 0.06, 0.09]],
  build: [[220, 0, 0.08], [330, 0.05, 0.1]],
  seven: [[190, 0, 0.05], [240, 0.07, 0.05], [262, 0.16, 0.14], [208, 0.28, 0.24]],
  robber: [[150, 0, 0.16], [110, 0.12, 0.22]],
  stolen: [[392, 0, 0.1], [311, 0.1, 0.12], [233, 0.22, 0.18]],
  offer: [[520, 0, 0.09], [520, 0.14, 0.09]],
  traded: [[523, 0, 0.08], [659, 0.08, 0.08], [784, 0.16, 0.12]],
  won: [[523, 0, 0.14], [659, 0.13, 0.14], [784, 0.26, 0.14], [1047, 0.39, 0.4]],
  goesOn: [[440, 0, 0.09], [587, 0.1, 0.09], [740, 0.2, 0.16]],
  turn: [[587, 0, 0.14], [880, 0.13, 0.24]],
  lowTime: [[880, 0, 0.09], [880, 0.16, 0.09], [698, 0.32, 0.2]],
  nudge: [[784, 0, 0.1], [587, 0.14, 0.1], [784, 0.28, 0.1], [587, 0.42, 0.16]],
  chat: [[1047, 0, 0.05], [1319, 0.06, 0.06]],
};

/** @typedef {"turn" | "seven" | "trade" | "win" | "table" | "chat"} Group of tunes that has a volume of its own */

/** The tunes of each group, the first for trying. @type {Record<Group, string[]>} */
export const GROUPS = {
  turn: ["turn", "lowTime", "nudge"],
  seven: ["seven", "robber", "stolen"],
  trade: ["traded", "offer"],
  win: ["won"],
  table: ["build", "roll", "gain", "goesOn"],
  chat: ["chat"],
};

/** Which tune sounds for what the table tells; the game says it of its own events. @type {Record<string, string>} */
const OF_THE_TABLE = { TableContinue: "goesOn", MyTurn: "turn", LowTime: "lowTime", Nudged: "nudge", Said: "chat" };

/** Tunes that call back somebody who looks at another tab; the others would only make noise there. */
const CALLING = new Set(["offer", ...GROUPS.turn, ...GROUPS.chat]);
const REST_AFTER_MS = 2500; // an idle audio device drains a phone's battery
const LATEST_SECONDS = 1.2; // seconds after which a sound no longer fits what is shown

/** Players hear the table until they mute it; spectators hear nothing until they ask for sound. */
const choice = computed(() => (seat.value === null ? "soundWatching" : "sound"));
/** Whether this browser makes sounds. */
export const audible = computed(() => preferences.value[choice.value]);

/** True while a big screen sounds for everyone in the room, so that this device need not. */
const hushed = computed(() => seat.value !== null && screens.value > 0 && preferences.value.quietBesideScreen);

export function toggleSound() {
  setPreference(choice.value, !audible.value);
}

let context = /** @type {AudioContext | null} */ (null);
let rest = 0;
let queue = { end: 0, tunes: /** @type {Set<string>} */ (new Set()) };

addEventListener("pointerdown", () => audible.value && wake().catch(() => {}), { once: true });

/** The device that sounds, awake. @returns {Promise<AudioContext>} */
async function wake() {
  const device = context ??= new AudioContext();
  clearTimeout(rest);
  rest = setTimeout(() => device.suspend(), REST_AFTER_MS);
  await device.resume();
  return device;
}

/** Let an event be heard and felt. @param {{type: string}} event of the game, or `MyTurn`, `LowTime`, `Nudged`, `Said` */
export function play(event) {
  const touched = game.value.buzzes[event.type]?.(event);
  if (touched) buzz(touched);
  const tune = OF_THE_TABLE[event.type] ?? game.value.sounds[event.type]?.(event);
  if (!tune || (document.hidden && !CALLING.has(tune))) return;
  sound(tune);
}

/** Play the first tune of a group, as loud as it is set. @param {Group} group */
export function tryOut(group) {
  sound(GROUPS[group][0]);
}

/** Tunes play one after another; one that comes twice at the same moment plays once. @param {string} tune */
function sound(tune) {
  const groups = /** @type {Group[]} */ (Object.keys(GROUPS));
  const group = groups.find((each) => GROUPS[each].includes(tune));
  const volume = group && preferences.value.volumes[group];
  if (!audible.value || hushed.value || !volume || !navigator.userActivation?.hasBeenActive) return;
  wake().then((device) => {
    const now = device.currentTime;
    if (queue.end <= now) queue = { end: now, tunes: new Set() };
    if (queue.tunes.has(tune) || queue.end - now > LATEST_SECONDS) return;
    queue.tunes.add(tune);
    for (const [frequency, start, length] of TUNES[tune]) note(device, { frequency, start: queue.end + start, length, volume });
    queue.end += Math.max(...TUNES[tune].map(([, start, length]) => start + length));
  }, () => {});
}

/**
 * @param {AudioContext} device
 * @param {{frequency: number, start: number, length: number, volume: number}} how
 */
function note(device, { frequency, start, length, volume }) {
  const tone = new OscillatorNode(device, { type: "triangle", frequency });
  const loudness = new GainNode(device, { gain: 0 });
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.22 * volume, start + 0.012);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + length + 0.08);
  tone.connect(loudness).connect(device.destination);
  tone.start(start);
  tone.stop(start + length + 0.1);
}
