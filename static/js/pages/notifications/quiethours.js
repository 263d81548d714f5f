/** Quiet hours, by the clock of this device; and what always holds. */
import { notifications } from "../../core/api/noticerequests.js";
import { html } from "../../core/html.js";
import { t } from "../../core/text.js";
import { Icon } from "../../parts/icon.js";
import { Problem } from "../../parts/problem.js";
import { Switch } from "../../parts/switch.js";

const USUAL = { begin: "22:00", end: "07:30" };
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** @param {{list: import("./notifications.js").NotificationList, run: import("./notifications.js").Run, problem: string}} props */
export function Quiet({ list: { quiet }, run, problem }) {
  const save = (/** @type {{begin: string, end: string}} */ { begin, end }) => run("quiet", () => notifications.choose({ quiet: { begin, end, zone: zone() } }));
  const toggle = (/** @type {boolean} */ on) => save(on ? USUAL : { begin: USUAL.begin, end: USUAL.begin });
  return html`<section aria-label=${t("notices-quiet")}>
    <ul>
      <li class="notices-quiet">
        <${Icon} id="i-moon" size=${24} />
        <div class="grow"><b>${t("notices-quiet")}</b><span class="mut">${t("notices-quiet-text")}</span></div>
        ${quiet && html`<div class="notices-times"><${Time} label=${t("notices-quiet-begin")} value=${quiet.begin} onChange=${(/** @type {string} */ begin) => save({ ...quiet, begin })} />
          <${Time} label=${t("notices-quiet-end")} value=${quiet.end} onChange=${(/** @type {string} */ end) => save({ ...quiet, end })} /></div>`}
        <${Switch} label=${t("notices-quiet")} on=${Boolean(quiet)} onChange=${toggle} />
      </li>
      <li>
        <${Icon} id="i-clock" size=${24} />
        <div class="grow"><b>${t("notices-once")}</b><span class="mut">${t("notices-once-text")}</span></div>
        <${Icon} id="i-lock" size=${18} />
      </li>
    </ul>
    <${Problem} text=${problem} />
  </section>`;
}

/** @param {{label: string, value: string, onChange: (value: string) => void}} props */
function Time({ label, value, onChange }) {
  return html`<input class="field" type="time" required aria-label=${label} value=${value}
    onChange=${(/** @type {{target: HTMLInputElement}} */ { target }) => target.value && onChange(target.value)} />`;
}
