/** In the settings: what this device does by itself in my turn, and how it shows the table. */
import { html, Icon } from "../../parts/index.js";
import { Setting } from "../../parts/switch.js";
import { preferences, setPreference } from "../../core/preferences.js";
import { lobby, over, seat } from "../../core/store.js";
import { t } from "../../core/text.js";
import { game } from "../game.js";
import { choose, useRequest } from "../../parts/requests.js";
import { Problem } from "../../parts/problem.js";
import { HandModeSetting } from "../handmode/switches.js";
import { phone } from "../layout.js";
import { TABLE_SETTINGS, settingName } from "../menu/tablesettings.js";
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
    ${phone.value && !game.value.plain && seat.value !== null && html`<${Switch} name="leftHanded" icon="hand" label=${t("habits-left")} text=${t("habits-left-text")} /><${HandModeSetting} />`}
    <${Pace} />
    <${SeatColors} />`;
}

/** @param {import("../game.js").Habit} props */
function Switch({ name, icon, label, text }) {
  const on = preferences.value[name];
  return html`<${Setting} on=${on} onToggle=${() => setPreference(name, !on)} icon=${icon} label=${label} text=${text} />`;
}

/** Speed of motion on this device. */
export function Speed() {
  const { speed } = preferences.value;
  return html`<label class="setting"><span><b><${Icon} id="i-play" size=${20} />${t("habits-speed")}</b><small>${t("habits-speed-text")}</small></span>
    <span class="select"><select value=${speed} onChange=${(/** @type {{target: HTMLSelectElement}} */ { target }) => setPreference("speed", target.value)}>
      ${SPEEDS.map((each) => html`<option key=${each} value=${each} selected=${each === speed}>${t(`habits-speed-${each}`)}</option>`)}
    </select><${Icon} id="i-down" size=${14} /></span>
  </label>`;
}

/** How fast the bots of this table go on: anybody who sits here may set it, at once and for all. */
function Pace() {
  const { problem, run } = useRequest();
  if (seat.value === null || over.value || !lobby.value?.settings || lobby.value.settings.guide || !lobby.value.seats.some((/** @type {{kind: string}} */ { kind }) => kind === "bot")) return null;
  const { settings } = lobby.value;
  return html`<label class="setting" id="setting-pace"><span><b><${Icon} id="i-bot" size=${20} />${t("setting-pace")}</b><small>${t("setting-pace-text")}</small></span>
    <span class="select"><select value=${settings.pace} onChange=${(/** @type {{target: HTMLSelectElement}} */ { target }) => run("pace", () => choose({ settings: { ...settings, pace: target.value } }))}>
      ${TABLE_SETTINGS.pace.map((each) => html`<option key=${each} value=${each} selected=${each === settings.pace}>${settingName("pace", each)}</option>`)}
    </select><${Icon} id="i-down" size=${14} /></span>
  </label><${Problem} text=${problem} />`;
}
