/**
 * Pictures that some move will show for the first time: dice, pieces, cards. To a browser each is a document of its own, and to make two of
 * them in the midst of a move is felt on a phone; so they are made beforehand, one at a time, while there is nothing else to do.
 */
import { useEffect } from "../../vendor/hooks.js";
import { shapeOf } from "../parts/looks.js";
import { RESOURCES } from "../parts/resource.js";
import { preferences, theme } from "../preferences.js";
import { picture } from "../sprite.js";
import { steady } from "../steady.js";
import { view } from "../store.js";
import { lookOf, neutralSeats } from "./people.js";
import { TILES } from "./tiles.js";

/** @typedef {[id: string, look?: number]} Page as for `picture` */

const DICE = [1, 2, 3, 4, 5, 6].map((pips) => `die-${pips}`);
const CARDS = [...RESOURCES, "card"].map((kind) => `res-${kind}`);
const DEVELOPMENT_CARDS = ["knight", "road-building", "year-of-plenty", "monopoly", "victory-point"].map((card) => `dev-${card}`);

/** What this game shows sooner or later, first what it shows first. @type {import("../../vendor/signals.js").ReadonlySignal<Page[]>} */
const pages = steady(() => {
  if (!view.value) return []; // one leaves the table
  const pieces = TILES.filter(({ piece, cost }) => piece && view.value.costs[cost]).map(({ piece }) => piece);
  const looks = [...Object.keys(view.value.seats), ...neutralSeats()].map(lookOf);
  return [
    ...looks.flatMap((look) => [`mark-${shapeOf(look)}`, ...pieces].map((id) => /** @type {Page} */ ([id, look]))),
    ...[...DICE, ...CARDS, "robber", ...DEVELOPMENT_CARDS].map((id) => /** @type {Page} */ ([id])),
  ];
});

/** Held, since a browser forgets a picture that nobody shows. */
const album = /** @type {HTMLImageElement[]} */ ([]);

export function useAlbum() {
  useEffect(() => fill(pages.value), [pages.value, theme.value, preferences.value.colors]);
}

/**
 * @param {Page[]} wanted
 * @returns {() => void} stops it
 */
function fill(wanted) {
  const left = [...wanted];
  const filled = [];
  let stop = whenIdle(next);
  return () => stop();

  function next() {
    if (left.length === 0) return void album.splice(0, album.length, ...filled);
    filled.push(Object.assign(new Image(), { src: picture(...left.shift()) }));
    stop = whenIdle(next);
  }
}

const PATIENCE = 100; // milliseconds, in a browser that does not tell when it is idle

/**
 * @param {() => void} task
 * @returns {() => void} undoes it
 */
function whenIdle(task) {
  if ("requestIdleCallback" in globalThis) {
    const asked = requestIdleCallback(task);
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(task, PATIENCE);
  return () => clearTimeout(timer);
}
