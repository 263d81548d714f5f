/** What just happened, as it stays to be seen on the realms: what the last roll brought, and where the last move was. */
import { computed } from "../../../vendor/signals.js";
import { log } from "../seen.js";
import { eventMarks } from "./telling.js";

/** Events since the dice were rolled last, oldest first. */
const sinceRoll = computed(() => {
  const events = log.value.slice(-SEARCHED).flatMap(({ events: each }) => each);
  const at = events.findLastIndex(({ type }) => type === "DiceRolled");
  return at < 0 ? [] : events.slice(at);
});
/** So many moves back the last roll is looked for. */
const SEARCHED = 60;

const RECEIVED = ["Produced", "GoodGained"];

/** By owner and place, how many units came. */
export const gained = computed(() => {
  const found = /** @type {Record<number, Record<number, number>>} */ ({});
  for (const { type, seat, place, count } of sinceRoll.value) {
    if (!RECEIVED.includes(type) || !count) continue;
    found[seat] ??= {};
    found[seat][place] = (found[seat][place] ?? 0) + count;
  }
  return found;
});

/** By owner, the regions to which something came. */
export const glowing = computed(() => Object.fromEntries(Object.entries(gained.value).map(([owner, places]) => [owner, Object.keys(places).map(Number)])));

const MOVES = ["UpgradeBuilt", "RowBuilt", "RegionLaid"];

/** Where the last card was laid, unless something has come after it. */
export const last = computed(() => {
  const event = log.value.at(-1)?.events.findLast(({ type }) => MOVES.includes(type));
  return event ? { owner: event.seat, place: event.place } : null;
});

/** By owner and place, what an event brings, as long as it is told. */
export const marks = computed(() => eventMarks.value);
