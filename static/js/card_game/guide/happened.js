/** What the server says has happened so far, in the words of the guide. */
import { events } from "../../table/guide/happened.js";
import { isMe } from "../../table/people/people.js";

/** How often I built that in the middle row. @param {string} kind */
export function builtInRow(kind) {
  return events.value.filter((event) => event.type === "RowBuilt" && event.kind === kind && isMe(event.seat)).length;
}

/** What my last roll brought me: `{number, goods, places}`, or null before it. */
export function lastRealmRoll() {
  const at = events.value.findLastIndex(({ type, seat }) => type === "DiceRolled" && isMe(seat));
  if (at < 0) return null;
  const produced = [];
  for (const event of events.value.slice(at + 1)) {
    if (event.type === "DiceRolled") break;
    if (event.type === "Produced" && isMe(event.seat) && event.count > 0) produced.push(event);
  }
  const goods = produced.reduce((sum, { good, count }) => ({ ...sum, [good]: (sum[good] ?? 0) + count }), /** @type {Record<string, number>} */ ({}));
  return { number: events.value[at].number, face: events.value[at].face, goods, places: produced.map(({ place }) => place) };
}

/**
 * The last die of an attack that fits, in this turn or the one before: `{seat, number, winner}`.
 * @param {(roll: {seat: number, number: number, winner: number}) => boolean} fits
 */
export function attackRoll(fits) {
  const at = events.value.findLastIndex((event) => event.type === "AttackRolled" && fits(/** @type {any} */ (event)));
  const turnsSince = events.value.slice(at + 1).filter(({ type }) => type === "TurnBegan").length;
  if (at < 0 || turnsSince > 1) return undefined;
  return /** @type {{seat: number, number: number, winner: number}} */ (/** @type {unknown} */ (events.value[at]));
}

/** Whether I have ended a turn since I first played an action card. */
export function turnIsOver() {
  const mine = events.value.filter(({ seat }) => isMe(seat)).map(({ type }) => type);
  return mine.includes("CardPlayed") && mine.lastIndexOf("TurnEnded") > mine.indexOf("CardPlayed");
}

/** How many goods I have taken from the other realm. */
export function loot() {
  return events.value.filter(({ type, taker }) => type === "GoodTaken" && isMe(taker)).length;
}
