/** The time by which the clocks are read: it moves while one of them runs, and stands still without a connection. */
import { computed, effect, signal } from "../../../vendor/signals.js";
import { clock, connection, lobby, seat } from "../../core/store.js";
import { nextLook, readingOf, stilled } from "./reading.js";

const now = signal(performance.now());
let timer = 0;
/** How long the current short decisions are, by seat: the time left when this client first heard of each. */
const shortSpans = new Map();

effect(() => {
  const lost = connection.value.state !== "open";
  const known = clock.peek();
  if (lost && known) clock.value = stilled(known, performance.now());
});

effect(() => {
  clearTimeout(timer);
  if (!clock.value) return;
  measureShort(clock.value);
  look();
});

/** @param {{running: Record<string, {short?: boolean, ends: number}>, grace: number}} clocks */
function measureShort({ running, grace }) {
  for (const seat of shortSpans.keys()) if (!running[seat]?.short) shortSpans.delete(seat);
  for (const [seat, { short, ends }] of Object.entries(running)) {
    if (short) shortSpans.set(seat, Math.max(shortSpans.get(seat) ?? 0, ends - grace));
  }
}

function look() {
  now.value = performance.now();
  const wait = nextLook(clock.peek(), now.peek());
  if (wait !== null) timer = setTimeout(look, wait);
}

/**
 * What a seat's clock says now; null for a seat without one.
 * @param {number} number
 */
export function clockOf(number) {
  return readingOf(clock.value, number, now.value);
}

/** My own clock; null for a spectator, and at a table without clocks. */
export const myClock = computed(() => (seat.value === null ? null : clockOf(seat.value)));

/** Seconds of everybody's bank at this table; 0 without clocks. */
export const bank = computed(() => lobby.value?.settings.clock?.bank ?? 0);

/**
 * How much of the time is left, from 0 to 1: of the bank, of a short decision, or of the grace.
 * @param {number} number
 * @param {import("./reading.js").Reading} reading
 */
export function shareLeft(number, { ms, short, grace }) {
  const whole = grace ? clock.value?.grace ?? ms : short ? shortSpans.get(String(number)) : 1000 * bank.value;
  return Math.min(1, ms / whole);
}
