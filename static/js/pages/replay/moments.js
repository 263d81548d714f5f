/** A finished game as a row of moments, one for each version: pure functions over what the server sends (docs/protocol.md §7). */
import { merge } from "../../core/patch.js";

/**
 * @typedef {{version: number, seat?: number, at: number, events: any[], view: any}} Moment
 * @typedef {{moments: Moment[], turns: {version: number, number: number, seat: number}[], gains: {version: number, seat: number}[]}} Course
 *   `turns`: where each begins; `gains`: where somebody's points change
 */

/**
 * @param {any} replay as the server sends it
 * @returns {Course}
 */
export function courseOf(replay) {
  let { view } = replay;
  const moments = [{ version: 0, at: replay.at, events: replay.events, view }];
  for (const { patch, ...step } of replay.steps) {
    view = merge(view, patch);
    moments.push({ ...step, view });
  }
  return { moments, turns: turnsOf(moments), gains: gainsOf(moments) };
}

/** Where the game says that a turn began; for a game that does not say so, where the turn's number changes. */
function turnsOf(moments) {
  const told = moments.flatMap(({ version, events }) => events.filter(({ type }) => type === "TurnBegan").map(({ number, seat }) => ({ version, number, seat })));
  if (told.length > 0) return told;
  const numberOf = (at) => moments[at]?.view.turn.number;
  return moments.filter((_, at) => numberOf(at) !== numberOf(at - 1)).map(({ version, view: { turn: { number, seat } } }) => ({ version, number, seat }));
}

function gainsOf(moments) {
  const pointsOf = ({ view }, seat) => view.seats[seat].total ?? view.seats[seat].points;
  const gained = (seat, now, before) => now.view.seats[seat].points !== before.view.seats[seat].points
    || (now.view.winner !== undefined && pointsOf(now, seat) !== pointsOf(before, seat));
  return moments.slice(1).flatMap((moment, before) => Object.keys(moment.view.seats ?? {})
    .filter((seat) => gained(seat, moment, moments[before]))
    .map((seat) => ({ version: moment.version, seat: Number(seat) })));
}

/**
 * The place after (or, with -1, before) a version among places that are in order; undefined when there is none.
 * @template {{version: number}} Place
 * @param {Place[]} places
 * @param {number} version
 * @param {1 | -1} direction
 * @returns {Place | undefined}
 */
export function nextOf(places, version, direction) {
  return direction > 0 ? places.find((place) => place.version > version) : places.findLast((place) => place.version < version);
}
