/** The clocks of the others: in their rows and chips, in what opens from there, and the gift of some more time. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { giveTime } from "../../core/net.js";
import { Button } from "../../parts/button.js";
import { halted, seat } from "../../core/store.js";
import { t } from "../../core/text.js";
import { standstill } from "../people/absent.js";
import { isMe, nameOf } from "../people/people.js";
import { Bar, clockWords, Face, stateOf } from "./parts.js";
import { isLow } from "./reading.js";
import { bank, clockOf } from "./time.js";

const NOT_SOONER_MS = 5000; // the server's own limit

/** Time and bar, inside a player's row or chip. @param {{number: number}} props */
export function RowClock({ number }) {
  const reading = clockOf(number);
  if (!reading) return null;
  return html`<span class="row-clock ${stateOf(reading)}" title=${clockWords(number, reading)}><${Face} number=${number} reading=${reading} /></span><${Bar} number=${number} reading=${reading} />`;
}

/**
 * For the name of the row's button, by the minute: screen readers should not announce a change every second.
 * @param {number} number
 * @returns {string | null}
 */
export function rowClockWords(number) {
  const reading = clockOf(number);
  return reading && t("clock-about", { minutes: Math.round(reading.ms / 60_000) });
}

/**
 * In a table of the players: the exact time to look at, and the minutes for screen readers. Empty for a seat without a clock.
 * @param {{number: number}} props
 */
export function CellClock({ number }) {
  const reading = clockOf(number);
  if (!reading) return null;
  return html`<span class="row-clock ${stateOf(reading)}"><${Face} number=${number} reading=${reading} /></span><span class="unseen">${rowClockWords(number)}</span>`;
}

/** A line of a player's sheet. @param {{number: number}} props */
export function SheetClock({ number }) {
  const reading = clockOf(number);
  if (!reading) return null;
  return html`<dt>${t("clock-column")}</dt><dd class="sheet-clock ${stateOf(reading)}"><${Face} number=${number} reading=${reading} /><span class="unseen">${clockWords(number, reading)}</span></dd>`;
}

/**
 * "+30 s" for somebody else.
 * @param {{number: number, patient?: boolean}} props `patient`: only for who has been thinking for a while, or has little time left
 */
export function GiveTime({ number, patient = false }) {
  const [given, setGiven] = useState(false);
  useEffect(() => {
    if (!given) return undefined;
    const timer = setTimeout(() => setGiven(false), NOT_SOONER_MS);
    return () => clearTimeout(timer);
  }, [given]);
  const reading = clockOf(number);
  if (!reading || seat.value === null || isMe(number) || halted.value || (patient && !given && !isShortOfTime(reading))) return null;
  const name = nameOf(number);
  const give = () => {
    giveTime(number);
    setGiven(true);
  };
  return html`<${Button} class="give-time" icon=${given ? "yes" : "clock"} why=${given ? t("clock-given", { name }) : undefined}
    aria-label=${t(given ? "clock-given" : "clock-give-to", { name })} onClick=${give}>${t("clock-give")}<//>`;
}

/** @param {import("./reading.js").Reading} reading */
function isShortOfTime(reading) {
  return reading.runs && (standstill.value || isLow(reading, bank.value));
}
