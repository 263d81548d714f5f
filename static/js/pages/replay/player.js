/** The position of the replay. It feeds the signals that the table's own parts draw from, so that there is only one board. */
import { batch, computed, signal } from "../../../vendor/signals.js";
import { connection, forgetTable, geometry, lastEvents, lobby, log, version, view } from "../../core/store.js";
import { courseOf, nextOf } from "./moments.js";

/** How long a moment is shown, at single speed. */
const PACE_MS = 900;
export const SPEEDS = [1, 4];

/** @type {import("../../../vendor/signals.js").Signal<import("./moments.js").Course | null>} */
export const course = signal(null);
/** Whose eyes: a seat's number, "watch" or "all". */
export const eyes = signal("all");
export const playing = signal(false);
export const speed = signal(1);
export const lastVersion = computed(() => (course.value ? course.value.moments.length - 1 : 0));
/** The version that is shown. */
export const position = computed(() => version.value ?? 0);
export const moment = computed(() => course.value?.moments[position.value]);

let entries = [];

/**
 * Load a game, at the version already shown or at the one that is asked for.
 * @param {any} table its lobby
 * @param {any} replay as the server sends it
 * @param {number | null} at
 */
export function putOn(table, replay, at) {
  batch(() => {
    lobby.value = table;
    connection.value = { state: "open", since: Date.now(), lag: null };
    geometry.value ??= replay.geometry;
    eyes.value = replay.eyes;
    course.value = courseOf(replay);
    entries = course.value.moments.map(({ version: number, events }) => ({ version: number, events }));
    goToVersion(at ?? position.value);
  });
}

/** Unload the game. */
export function takeOff() {
  playing.value = false;
  course.value = null;
  entries = [];
  forgetTable();
}

/**
 * @param {number} wanted a version; what is beyond the game is its beginning or end
 * @param {boolean} [moving] whether what happened there is shown as a movement
 */
export function goToVersion(wanted, moving = false) {
  if (!course.value) return;
  const at = Math.max(0, Math.min(wanted, lastVersion.value));
  const { view: seen } = course.value.moments[at];
  batch(() => {
    version.value = at;
    view.value = seen;
    log.value = entries.slice(0, at + 1);
    lastEvents.value = moving ? entries[at] : null;
  });
}

/** @param {1 | -1} direction */
export function step(direction) {
  playing.value = false;
  goToVersion(position.value + direction, direction > 0);
}

/**
 * Go to the next (or last) place where a turn begins, or points change.
 * @param {"turns" | "gains"} kind
 * @param {1 | -1} direction
 */
export function jump(kind, direction) {
  playing.value = false;
  goToVersion(nextOf(course.value?.[kind] ?? [], position.value, direction)?.version ?? (direction > 0 ? lastVersion.value : 0));
}

/** Play, or stop; at the end it begins again. */
export function toggle() {
  if (!playing.value && version.value === lastVersion.value) goToVersion(0);
  playing.value = !playing.value;
}

/** An effect of the page: while it plays, the next moment comes by itself. */
export function run() {
  if (!playing.value || !course.value) return undefined;
  if (version.value === lastVersion.value) {
    playing.value = false;
    return undefined;
  }
  const timer = setTimeout(() => goToVersion(position.value + 1, speed.value === 1), PACE_MS / speed.value);
  return () => clearTimeout(timer);
}
