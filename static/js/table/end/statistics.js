/** The figures of the game that is over, as the server tells them (docs/protocol.md §7). */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { getStatistics } from "../../core/api.js";
import { t } from "../../core/text.js";

/** Everybody at the table asks at the same moment, so a client that is told to wait does so. */
const TRIES = 6;
const WAIT_MS = 1200;

/** @typedef {import("../../../protocol.js").Statistics} Statistics */
/** @typedef {import("../../../protocol.js").SeatStatistics & {seat: number}} Row */

/** The game that was last asked for. @type {{code: string, told: Promise<Statistics>} | null} */
let asked = null;

/**
 * @param {string} code
 * @returns {{figures: Statistics | null, failed: boolean, again: () => void}} without figures they are awaited, or asking has failed
 */
export function useStatistics(code) {
  const [figures, show] = useState(/** @type {Statistics | null} */ (null));
  const [failed, fail] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    fail(false);
    statisticsOf(code).then((told) => gone || show(told), () => gone || fail(true));
    return () => {
      gone = true;
    };
  }, [code, tries]);
  return { figures, failed, again: () => setTries(tries + 1) };
}

/** A finished game does not change, so it is requested once. @param {string} code */
function statisticsOf(code) {
  if (asked?.code === code) return asked.told;
  const asking = { code, told: ask(code, TRIES) };
  asking.told.catch(() => {
    if (asked === asking) asked = null;
  });
  asked = asking;
  return asking.told;
}

/** @param {string} code @param {number} tries */
async function ask(code, tries) {
  try {
    return await getStatistics(code);
  } catch (error) {
    if (error.code !== "too_many" || tries === 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS * (1 + Math.random())));
    return ask(code, tries - 1);
  }
}

/**
 * The seats from first to last.
 * @template {{total: number}} Seat
 * @param {{seats: Seat[], winner?: number}} figures
 * @returns {(Seat & {seat: number})[]}
 */
export function ranking({ seats, winner }) {
  const rows = seats.map((figures, seat) => ({ ...figures, seat }));
  return rows.sort((a, b) => Number(b.seat === winner) - Number(a.seat === winner) || b.total - a.total);
}

/** The cards that rolls brought, less those they bring on average. @param {{received: number, expected: number}} rolls */
export function luckOf({ received, expected }) {
  return received - expected;
}

/**
 * "+7", "−3" or "0"
 * @param {number} count
 */
export function signed(count) {
  return t("signed", { sign: count > 0 ? "plus" : count < 0 ? "minus" : "none", count: Math.abs(count) });
}
