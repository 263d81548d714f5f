/** A clock as it is drawn and as it is read out. */
import { html } from "../../core/html.js";
import { Icon } from "../../parts/icon.js";
import { standing } from "../../core/store.js";
import { language, t } from "../../core/text.js";
import { isAway } from "../people/people.js";
import { face, isLow } from "./reading.js";
import { bank, shareLeft } from "./time.js";

/** @typedef {import("./reading.js").Reading} Reading */

/**
 * The look of a clock: "runs" or "still", "low", "short", "grace".
 * @param {Reading} reading
 */
export function stateOf(reading) {
  const { runs, short, grace } = reading;
  return [runs ? "runs" : "still", runs && isLow(reading, bank.value) && "low", short && "short", grace && "grace"].filter(Boolean).join(" ");
}

/** The digits, for eyes only: they change too often to be listened to. @param {{number: number, reading: Reading}} props */
export function Face({ number, reading }) {
  const low = reading.runs && isLow(reading, bank.value);
  return html`<span class="clock-face" aria-hidden="true"><${Icon} id="i-${iconOf(number, reading)}" size=${14} />${low && html`<span class="alarm">⚠</span>`}<b>${face(reading, language.value)}</b></span>`;
}

/** @param {number} number @param {{runs: boolean}} reading */
function iconOf(number, { runs }) {
  return !runs && (standing.value.paused || isAway(number)) ? "pause" : "clock";
}

/** A thin bar under the player who is thinking. @param {{number: number, reading: Reading}} props */
export function Bar({ number, reading }) {
  if (!reading.runs) return null;
  return html`<span class="clock-bar" aria-hidden="true"><i style=${{ transform: `scaleX(${shareLeft(number, reading).toFixed(3)})` }}></i></span>`;
}

/**
 * "9 min 41 s", once a second
 * @param {number} ms
 */
export function spokenTime(ms) {
  const seconds = Math.ceil(ms / 1000);
  return t("clock-time", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}

/**
 * A seat's clock in a few words.
 * @param {number} number
 * @param {Reading} reading
 */
export function clockWords(number, { ms, runs, short, grace }) {
  const time = spokenTime(ms);
  if (grace) return t("clock-overtime", { time });
  if (short) return t("clock-deciding", { time });
  const still = !runs && (standing.value.paused || isAway(number));
  return still ? `${time}, ${t("clock-stands")}` : time;
}
