/** My own clock, near the next step; without clocks, how long somebody else has been thinking. */
import { html } from "../../core/html.js";
import { Icon } from "../../parts/icon.js";
import { seat } from "../../core/store.js";
import { t } from "../../core/text.js";
import { Elapsed } from "./elapsed.js";
import { Bar, Face, spokenTime, stateOf } from "./parts.js";
import { myClock } from "./time.js";

export function OwnClock() {
  const reading = myClock.value;
  if (!reading || seat.value === null) return html`<${Elapsed} />`;
  const { ms, short, grace } = reading;
  return html`<span class="own-clock ${stateOf(reading)}">
    <${Face} number=${seat.value} reading=${reading} />${short && !grace && html`<small aria-hidden="true">${t("clock-for-this")}</small>`}
    <span class="unseen">${ownWords(reading)}</span>
    <${Bar} number=${seat.value} reading=${reading} />
  </span>
  ${grace && html`<${LastSeconds} ms=${ms} />`}`;
}

/** The last seconds, and what comes then: seen, and read out once by ClockAlarm. @param {{ms: number}} props */
function LastSeconds({ ms }) {
  return html`<div class="last-seconds"><${Icon} id="i-clock" size=${20} /><strong>${t("clock-grace", { seconds: Math.ceil(ms / 1000) })}</strong></div>`;
}

/** My clock, in a sentence. @param {import("./reading.js").Reading} reading */
function ownWords({ ms, short, grace }) {
  const time = spokenTime(ms);
  if (grace) return t("clock-overtime", { time });
  return t(short ? "clock-deciding" : "clock-mine", { time });
}
