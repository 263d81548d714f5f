/** Who sits where: names, looks, and the words "you" and the others' names. */
import { letterOf } from "../../parts/looks.js";
import { dedupedSignal } from "../../core/deduped.js";
import { lobby, presence, seat, view } from "../../core/store.js";
import { t } from "../../core/text.js";

/** @param {number | string} number */
function person(number) {
  return lobby.value?.seats?.[number];
}

/**
 * The color and shape of a seat, 1 to 8.
 * @param {number | string} number
 */
export function lookOf(number) {
  return person(number)?.look ?? neutralLook(Number(number)) ?? Number(number) + 1;
}

/**
 * A seat's sign, for a Chip: color and shape, and a letter of the name; the number of a neutral player.
 * @param {number | string} number
 */
export function signOf(number) {
  return { look: lookOf(number), letter: isNeutral(number) ? String(neutralNumber(number)) : letterOf(nameOf(number)) };
}

/** The looks of neutral players, among those that nobody at the table has: the quieter colors first. */
const NEUTRAL_LOOKS = [7, 3, 5, 6, 8, 4, 2, 1];

/** @param {number} number */
function neutralLook(number) {
  const taken = /** @type {{look: number}[]} */ (lobby.value?.seats ?? []).map(({ look }) => look);
  return NEUTRAL_LOOKS.filter((look) => !taken.includes(look))[neutralSeats().indexOf(number)];
}

/** A steady signal, because every name in the log asks for it. */
const neutrals = dedupedSignal(() => Object.keys(view.value?.neutrals ?? {}).map(Number).sort((a, b) => a - b));

/** Players who have pieces, but whom nobody plays, as seat numbers. */
export function neutralSeats() {
  return neutrals.value;
}

/** @param {number | string} number */
function isNeutral(number) {
  return neutrals.value.includes(Number(number));
}

/** From 1. @param {number | string} number */
function neutralNumber(number) {
  return neutralSeats().indexOf(Number(number)) + 1;
}

/**
 * The name of the player in a seat.
 * @param {number | string} number
 */
export function nameOf(number) {
  if (isNeutral(number)) return t("neutral-name", { number: neutralNumber(number) });
  return person(number)?.name ?? t("table-seat", { number: Number(number) + 1 });
}

/**
 * The name as the subject of a sentence: "You" for the reader's own seat.
 * @param {number | string} number
 */
export function subject(number) {
  return isMe(number) ? t("table-you-subject") : nameOf(number);
}

/**
 * The name as the object of a sentence: "you" for the reader's own seat.
 * @param {number | string} number
 */
export function object(number) {
  return isMe(number) ? t("table-you-object") : nameOf(number);
}

/**
 * For Fluent's selectors: whether the sentence is about the reader.
 * @param {number | string} number
 * @returns {"you" | "other"}
 */
export function whose(number) {
  return isMe(number) ? "you" : "other";
}

/** @param {number | string} number */
export function isMe(number) {
  return seat.value !== null && Number(number) === seat.value;
}

/** @param {number | string} number */
export function isBot(number) {
  return person(number)?.kind === "bot";
}

/** How well a bot plays. @param {number | string} number */
export function botLevel(number) {
  return person(number)?.level ?? "";
}

/** @param {number | string} number */
export function isAway(number) {
  return !isMe(number) && !isBot(number) && presence.value.seats?.[number] === "away";
}

/** Every seat of the game, as numbers, in turn order; the seats of the table if the game does not list any. */
export function everySeat() {
  return Object.keys(view.value?.seats ?? lobby.value?.seats ?? {}).map(Number).sort((a, b) => a - b);
}

/** The others in turn order, the one after me first; a spectator sees everybody. */
export function otherSeats() {
  const all = everySeat();
  if (seat.value === null) return all;
  const me = all.indexOf(seat.value);
  return [...all.slice(me + 1), ...all.slice(0, me)];
}
