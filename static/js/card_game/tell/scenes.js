/** Shows what happened, one scene after the other; the current scene is in signals, and the table draws it. Scenes hold nobody up. */
import { computed, effect, signal, untracked } from "../../../vendor/signals.js";
import { preferences, still } from "../../core/preferences.js";
import { tellSeen } from "../../core/net.js";
import { lastEvents, lobby, over, seat, sending } from "../../core/store.js";
import { isMe } from "../../table/people/people.js";
import { log, waiting } from "../seen.js";
import { scenesOf, untoldIn } from "./story.js";

/** @typedef {import("./story.js").Scene} Scene */

/** How long a scene that leaves a mark lasts when motion is off. */
const STILL_MS = 2000;
const MARKED = ["event", "robbers", "result", "built"];
/** By the table's pace, how much longer or shorter a scene lasts; bots wait as much longer (app/tables/pace.py). */
const TIMES = { relaxed: 3, normal: 1, quick: 0.5 };
/** If more than this is still to be shown, new scenes replace the old ones. */
const MOST_MS = 8000;
/** How many moves back to look for what belongs to the last roll. */
const SEARCHED = 60;

/** In a replay, moves follow each other by themselves: a scene lasts no longer than one of them. */
export const brief = signal(false);
const BRIEF_MS = 800;

/** The version whose scenes were begun last; null where there is none. */
const latest = signal(/** @type {number | null} */ (null));
/** The current scene and those that follow. */
const scenes = signal(/** @type {Scene[]} */ ([]));
/** The current scene. */
export const currentScene = computed(() => scenes.value[0] ?? null);

/** How long a building is named after its scene, unless another scene begins; nobody waits for that. */
const NAMED_MS = 900;
/** The building that is named over the sea. */
export const namedBuilding = signal(/** @type {Scene | null} */ (null));

/**
 * By owner and place, how much the stored units differ from what has been told; empty if nothing is moving.
 * @type {import("../../../vendor/signals.js").ReadonlySignal<Record<number, Record<number, number>>>}
 */
export const untold = computed(() => (still.value ? {} : untoldIn(scenes.value)));

effect(() => {
  const entry = lastEvents.value;
  untracked(() => (entry ? tell(entry.events) : hush()));
  latest.value = entry?.version ?? null;
});

// bots go on once everybody has seen what happened
effect(() => {
  const seen = latest.value;
  if (seen === null || scenes.value.length > 0) return;
  untracked(() => seat.value !== null && !brief.value && tellSeen(seen));
});

// a player who acts has seen enough
effect(() => {
  if (sending.value.size > 0) untracked(hush);
});

// the current scene ends by itself
effect(() => {
  const now = currentScene.value;
  if (!now) return undefined;
  const timer = setTimeout(nextScene, lengthOf(now));
  return () => clearTimeout(timer);
});

effect(() => {
  const now = currentScene.value;
  if (now) {
    namedBuilding.value = now.kind === "built" ? now : null;
    return undefined;
  }
  const timer = setTimeout(() => { namedBuilding.value = null; }, NAMED_MS);
  return () => clearTimeout(timer);
});

/** @param {Scene} now */
function lengthOf({ ms }) {
  if (brief.value) return Math.min(ms, BRIEF_MS);
  const times = TIMES[lobby.value?.settings?.pace] ?? 1;
  return times * (still.value ? Math.min(ms, STILL_MS) : ms * (preferences.value.speed === "fast" ? 0.6 : 1));
}

/** How long the current scene lasts, in milliseconds. */
export const sceneMs = computed(() => (currentScene.value ? lengthOf(currentScene.value) : 0));

function tell(events) {
  if (document.hidden) return;
  const attack = log.value.slice(-SEARCHED).flatMap(({ events: each }) => each).findLast(({ type }) => type === "CardPlayed")?.card;
  const asks = Object.values(waiting.value ?? {}).some(({ kind }) => kind === "Answer");
  const found = scenesOf(events, { attack, asks }).filter(({ kind, seat, marks = {}, idle }) => {
    if (kind === "event" && undecided.value && !idle && Object.keys(marks).length === 0) return false; // the card stays until everybody has chosen
    if (still.value && !MARKED.includes(kind)) return false;
    return !["card", "built"].includes(kind) || seat === undefined || !isMe(seat);
  });
  if (brief.value) hush();
  if (found.length === 0) return;
  const waits = scenes.value.reduce((sum, { ms }) => sum + ms, 0);
  scenes.value = waits > MOST_MS ? found : [...scenes.value, ...found];
}

/** Go on to the next scene. */
export function nextScene() {
  scenes.value = scenes.value.slice(1);
}

function hush() {
  scenes.value = [];
  namedBuilding.value = null;
}

/** Events since the dice were rolled last, oldest first. */
export const sinceRoll = computed(() => {
  const events = log.value.slice(-SEARCHED).flatMap(({ events: each }) => each);
  const at = events.findLastIndex(({ type }) => type === "DiceRolled");
  return at < 0 ? [] : events.slice(at);
});

/** The event card on which somebody still has a decision to make; production comes after that. */
export const undecided = computed(() => {
  const events = sinceRoll.value;
  const turned = events.find(({ type }) => type === "EventCardTurned");
  return turned && !over.value && !events.some(({ type }) => type === "Produced") ? turned.card : null;
});

/**
 * The card that is shown over the sea: an event, or what was played.
 * @type {import("../../../vendor/signals.js").ReadonlySignal<{event?: string, card?: string} | null>}
 */
export const shownCard = computed(() => {
  const { event, card } = currentScene.value ?? {};
  if (event) return { event };
  if (card) return { card };
  return undecided.value ? { event: undecided.value } : null;
});
