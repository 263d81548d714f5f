/** My own clock, near the next step; without clocks, how long somebody else has been thinking. */
import { html } from "../../core/html.js";
import { Icon } from "../../parts/icon.js";
import { seat } from "../../core/store.js";
import { t } from "../../core/text.js";
import { Elapsed } from "./elapsed.js";
import { Bar, Face, spokenTime, stateOf } from "./parts.js";
import { myClock } from "./time.js";

export function OwnClock() {
  if (!myClock.value) return html`<${Elapsed} />`;
  const { short, grace } = myClock.value;
  return html`<span class="own-clock ${stateOf(seat.value)}">
    <${Face} number=${seat.value} />${short && !grace && html`<small aria-hidden="true">${t("clock-for-this")}</small>`}
    <span class="unseen">${ownWords()}</span>
    <${Bar} number=${seat.value} />
  </span>
  ${grace && html`<${LastSeconds} />`}`;
}

/** The last seconds, and what comes then: seen, and read out once by ClockAlarm. */
function LastSeconds() {
  return html`<div class="last-seconds"><${Icon} id="i-clock" size=${20} /><strong>${t("clock-grace", { seconds: Math.ceil(myClock.value.ms / 1000) })}</strong></div>`;
}

/** What my clock says, in a sentence. */
function ownWords() {
  const { ms, short, grace } = myClock.value;
  const time = spokenTime(ms);
  if (grace) return t("clock-overtime", { time });
  return t(short ? "clock-deciding" : "clock-mine", { time });
}
