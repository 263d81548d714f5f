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
  const { turn, table } = game.value.habits();
  return html`
    ${seat.value !== null && turn.length > 0 && html`<h3>${t("habits-turn")}</h3>
      ${turn.map((habit) => html`<${Switch} key=${habit.name} ...${habit} />`)}
      <p>${t("habits-tell")}</p>`}
    <h3>${t("habits-table")}</h3>
    ${table.map((habit) => html`<${Switch} key=${habit.name} ...${habit} />`)}
    ${phone.value && !game.value.plain && seat.value !== null && html`<${Switch} name="leftHanded" icon="hand" label=${t("habits-left")} text=${t("habits-left-text")} />`}
    <${Speed} />
    <${SeatColors} />`;
}

/** @param {import("../game.js").Habit} props */
function Switch({ name, icon, label, text }) {
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
