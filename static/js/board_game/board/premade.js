/**
 * Pictures made before a move shows them: dice, pieces, cards. To a browser each is a document of its own, and making two of them in the
 * middle of a move is felt on a phone; so they are made one at a time while the page is idle.
 */
import { useEffect } from "../../../vendor/hooks.js";
import { shapeOf } from "../../parts/looks.js";
import { RESOURCES } from "../../parts/resource.js";
import { whenIdle } from "../../core/idle.js";
import { preferences, theme } from "../../core/preferences.js";
import { picture } from "../../core/sprite.js";
import { dedupedSignal } from "../../core/deduped.js";
import { DEVELOPMENT_CARDS } from "../hand/hand.js";
import { lookOf, neutralSeats } from "../../table/people/people.js";
import { sold } from "../actions/tiles.js";
import { view } from "../seen.js";

/** @typedef {[id: string, look?: number]} Wanted as `picture` is asked for it */

const DICE = [1, 2, 3, 4, 5, 6].map((pips) => `die-${pips}`);
const CARDS = [...RESOURCES, "card"].map((kind) => `res-${kind}`);
const BOUGHT = DEVELOPMENT_CARDS.map((card) => `dev-${card.replaceAll("_", "-")}`);

/** What this game shows sooner or later, first what it shows first. @type {import("../../../vendor/signals.js").ReadonlySignal<Wanted[]>} */
const wanted = dedupedSignal(() => {
  if (!view.value) return []; // the table is being left
  const pieces = sold.value.flatMap(({ piece }) => piece ?? []);
  const looks = [...Object.keys(view.value.seats), ...neutralSeats()].map(lookOf);
  return [
    ...looks.flatMap((look) => [`mark-${shapeOf(look)}`, ...pieces].map((id) => /** @type {Wanted} */ ([id, look]))),
    ...[...DICE, ...CARDS, "robber", ...BOUGHT].map((id) => /** @type {Wanted} */ ([id])),
  ];
});

/** Browsers discard a picture that nobody shows or holds. */
const held = /** @type {HTMLImageElement[]} */ ([]);

export function usePremadePictures() {
  useEffect(() => make(wanted.value), [wanted.value, theme.value, preferences.value.colors]);
}

/**
 * One after the other; earlier pictures are held until all are there.
 * @param {Wanted[]} pictures
 * @returns {() => void} stops it
 */
function make(pictures) {
  const left = [...pictures];
  const made = [];
  let stop = whenIdle(next);
  return () => stop();

  function next() {
    const due = left.shift();
    if (due) {
      made.push(Object.assign(new Image(), { src: picture(...due) }));
      stop = whenIdle(next);
    } else held.splice(0, held.length, ...made);
  }
}
