/** What just happened, as shown on the realms: what an event does, what the last roll brought, and where the last move was. */
import { computed } from "../../../vendor/signals.js";
import { log, view } from "../seen.js";
import { currentScene, sinceRoll, untold } from "./scenes.js";

const RECEIVED = ["Produced", "GoodGained"];

/** By owner and place, how many units came since the dice fell. */
const received = computed(() => {
  const found = /** @type {Record<number, Record<number, number>>} */ ({});
  for (const { type, seat, place, count } of sinceRoll.value) {
    if (!RECEIVED.includes(type) || !count) continue;
    found[seat] ??= {};
    found[seat][place] = (found[seat][place] ?? 0) + count;
  }
  return found;
});

/** The same, without what has not been told yet. */
export const gained = computed(() => mapped(received.value, (places, owner) => withoutUntold(places, untold.value[owner] ?? {})));

function mapped(record, change) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}

function withoutUntold(places, later) {
  return mapped(places, (count, place) => count + Math.min(0, later[place] ?? 0));
}

/** By owner, the regions that glow: those that gained something, or during the robbers' scene those that robbers count. */
export const glowing = computed(() => (currentScene.value?.kind === "robbers" ? mapped(view.value.realms, countedByRobbers)
  : mapped(gained.value, (places) => Object.keys(places).filter((place) => places[place] > 0).map(Number))));

function countedByRobbers({ regions }, owner) {
  const later = untold.value[owner] ?? {};
  return Object.entries(regions).filter(([place, { stored, hidden }]) => !hidden && stored + (later[place] ?? 0) > 0).map(([place]) => Number(place));
}

const MOVES = ["UpgradeBuilt", "RowBuilt", "RegionLaid"];

/** Where the last card was laid, if nothing has happened since. */
export const lastLaid = computed(() => {
  const event = log.value.at(-1)?.events.findLast(({ type }) => MOVES.includes(type));
  return event ? { owner: event.seat, place: event.place } : null;
});

/** By owner and place, what an event brings, while its scene lasts. */
export const marks = computed(() => currentScene.value?.marks ?? {});

/**
 * The region that was full when its number came: it shakes.
 * @type {import("../../../vendor/signals.js").ReadonlySignal<{owner: number, place: number} | null>}
 */
export const shaking = computed(() => {
  const { kind, full, seat, place } = currentScene.value ?? {};
  return kind === "region" && full && seat !== undefined && place !== undefined ? { owner: seat, place } : null;
});
