/** When little time is left: once with a sound and a word, and again when it is used up. Draws nothing. */
import { useEffect } from "../../../vendor/hooks.js";
import { effect } from "../../../vendor/signals.js";
import { announce } from "../../parts/announcer.js";
import { play } from "../notices/sound.js";
import { clock } from "../../core/store.js";
import { t } from "../../core/text.js";
import { spokenTime } from "./parts.js";
import { alarmAt } from "./reading.js";
import { bank, myClock } from "./time.js";

/** Once there is this much more time than the threshold, the alarm may sound again. */
const REARM = 1.5;

/** @returns {null} */
export function ClockAlarm() {
  useEffect(() => watch(), []);
  return null;
}

function watch() {
  let armed = true;
  let inGrace = false;
  return effect(() => {
    const mine = myClock.value;
    if (!mine) return;
    if (mine.grace && !inGrace) graceBegins(clock.peek()?.grace ?? 0);
    inGrace = mine.grace;
    if (mine.short || mine.grace) return;
    const threshold = alarmAt(bank.value);
    if (mine.ms > REARM * threshold) armed = true;
    if (!armed || !mine.runs || mine.ms > threshold) return;
    armed = false;
    ring(t("clock-low", { time: spokenTime(mine.ms) }));
  });
}

/** @param {number} length in ms */
function graceBegins(length) {
  ring(t("clock-grace-began", { seconds: Math.round(length / 1000) }));
}

/** @param {string} words */
function ring(words) {
  play({ type: "LowTime" });
  announce(words, { now: true });
}
