/** In the settings: what this device does by itself in my turn, and how it shows the table. */
import { html, Icon } from "../../parts/index.js";
import { Setting } from "../../parts/switch.js";
import { preferences, setPreference } from "../../core/preferences.js";
import { seat } from "../../core/store.js";
import { t } from "../../core/text.js";
import { game } from "../game.js";
import { phone } from "../layout.js";
import { SeatColors } from "./seatcolors.js";

const SPEEDS = ["normal", "fast", "off"];

export function Habits() {
  return html`
    ${seat.value !== null && !game.value.plain && html`<h3>${t("habits-turn")}</h3>
      <${Habit} name="rollAhead" icon="dice" label=${t("habits-roll")} text=${t("plan-roll-text")} />
      <${Habit} name="endAhead" icon="end" label=${t("habits-end")} text=${t("habits-end-text")} />
      <p>${t("habits-tell")}</p>`}
    <h3>${t("habits-table")}</h3>
    <${Habit} name="names" icon="eye" label=${t("habits-names")} />
    ${phone.value && !game.value.plain && html`<${Habit} name="closeUp" icon="fit" label=${t("habits-close-up")} text=${t("habits-close-up-text")} />
      ${seat.value !== null && html`<${Habit} name="leftHanded" icon="hand" label=${t("habits-left")} text=${t("habits-left-text")} />`}`}
    <${Speed} />
    <${SeatColors} />`;
}

/** @param {{name: string, icon: string, label: string, text?: string}} props `name`: of the preference */
function Habit({ name, icon, label, text }) {
  const on = preferences.value[name];
  return html`<${Setting} on=${on} onToggle=${() => setPreference(name, !on)} icon=${icon} label=${label} text=${text} />`;
}

function Speed() {
  const { speed } = preferences.value;
  return html`<label class="setting"><span><b><${Icon} id="i-play" size=${20} />${t("habits-speed")}</b><small>${t("habits-speed-text")}</small></span>
    <span class="select"><select value=${speed} onChange=${({ target }) => setPreference("speed", target.value)}>
      ${SPEEDS.map((each) => html`<option key=${each} value=${each} selected=${each === speed}>${t(`habits-speed-${each}`)}</option>`)}
    </select><${Icon} id="i-down" size=${14} /></span>
  </label>`;
}
