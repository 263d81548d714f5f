/** Which clock the table plays with: the host chooses, everybody reads what it means. */
import { signal } from "../../../vendor/signals.js";
import { html } from "../../core/html.js";
import { choose } from "../../parts/requests.js";
import { Select } from "../../parts/option.js";
import { Stepper } from "../../parts/stepper.js";
import { lobby } from "../../core/store.js";
import { t } from "../../core/text.js";
import { inWords, MINUTES, nearestStep, PACES, paceOf, SECONDS, withClock } from "./rules.js";

const CHOICES = ["none", ...Object.keys(PACES), "custom"];

/** Whether the host is choosing minutes and seconds of their own, which may equal those of a named clock for a while. */
const customizing = signal(false);

/** @param {{run: (what: string, action: () => Promise<any>) => Promise<void>}} props as `useRequest` gives it */
export function ClockChoice({ run }) {
  const { host, settings } = lobby.value;
  const { clock } = settings;
  const pace = customizing.value && clock ? "custom" : paceOf(clock);
  /** @param {import("./rules.js").ClockRule | null} next */
  const change = (next) => run("clock", () => choose({ settings: withClock(settings, next) }));
  /** @param {string} chosen */
  const pick = (chosen) => {
    customizing.value = chosen === "custom";
    if (chosen === "none") change(null);
    else change(PACES[chosen] ?? clock ?? PACES.normal);
  };
  return html`<div class="option clock-option" id="setting-clock">
    <div class="grow"><b>${t("clock")}</b><small>${clockText(clock)}</small></div>
    ${host
      ? html`<${Select} label=${t("clock")} value=${pace} values=${CHOICES} name=${paceName} onChange=${pick} />`
      : html`<output class="value">${paceName(pace)}</output>`}
    ${host && pace === "custom" && html`<${Custom} clock=${clock} onChange=${change} />`}
  </div>`;
}

/** @param {{clock: import("./rules.js").ClockRule, onChange: (next: import("./rules.js").ClockRule) => void}} props */
function Custom({ clock, onChange }) {
  const minutes = nearestStep(MINUTES, clock.bank / 60);
  const seconds = nearestStep(SECONDS, clock.turn);
  return html`<div class="clock-custom">
    <span><${Stepper} label=${t("clock-minutes")} value=${minutes} values=${MINUTES} onChange=${(/** @type {number} */ next) => onChange({ ...clock, bank: 60 * next })} /> ${t("clock-bank")}</span>
    <span><${Stepper} label=${t("clock-seconds")} value=${seconds} values=${SECONDS} onChange=${(/** @type {number} */ next) => onChange({ ...clock, turn: next })} /> ${t("clock-turn")}</span>
  </div>`;
}

/** The meaning of a clock, in a sentence. @param {import("./rules.js").ClockRule | undefined} clock */
function clockText(clock) {
  return clock ? t("clock-text", inWords(clock)) : t("clock-text-none");
}

/** @param {string} pace */
function paceName(pace) {
  return t(`clock-pace-${pace}`);
}

/**
 * A clock in few words: its name, or its minutes and seconds.
 * @param {import("./rules.js").ClockRule | null | undefined} clock
 */
export function clockName(clock) {
  const pace = paceOf(clock);
  return clock && pace === "custom" ? t("clock-short", inWords(clock)) : paceName(pace);
}
