/** In the settings: how loud things are, how this device calls its player, and how it shows the table. */
import { html, Icon } from "../../parts/index.js";
import { Setting } from "../../parts/switch.js";
import { preferences, setPreference } from "../../core/preferences.js";
import { seat } from "../../core/store.js";
import { t } from "../../core/text.js";
import { Habits } from "./habits.js";
import { touch } from "../layout.js";
import { DETAILS } from "../log/speaker.js";
import { notices, toggleNotices } from "../notices/notification.js";
import { audible, GROUPS, toggleSound, tryOut } from "../notices/sound.js";

export function Device() {
  return html`<section class="device" aria-labelledby="device-title">
    <h3 id="device-title">${t("sounds")}</h3>
    <${Setting} on=${audible.value} onToggle=${toggleSound} icon=${audible.value ? "sound" : "mute"} label=${t("sounds-all")}
      text=${seat.value === null && !audible.value ? t("sounds-watching") : undefined} />
    ${audible.value && Object.keys(GROUPS).map((group) => html`<${Volume} key=${group} group=${group} />`)}
    ${seat.value !== null && html`<h3>${t("calls")}</h3>
      ${touch.value && "vibrate" in navigator && html`<${Setting} on=${preferences.value.buzz} onToggle=${() => setPreference("buzz", !preferences.value.buzz)} icon="signal" label=${t("calls-buzz")} />`}
      <${NoticeSwitch} />
      ${!isSecureContext && html`<p>${t("calls-plain")}</p>`}`}
    <${Spoken} />
    <${Habits} />
  </section>`;
}

function Spoken() {
  const { spoken } = preferences.value;
  return html`<h3>${t("spoken")}</h3><label class="setting"><span><b><${Icon} id="i-log" size=${20} />${t("spoken-detail")}</b><small>${t("spoken-text")}</small></span>
    <span class="select"><select value=${spoken} onChange=${(/** @type {{target: HTMLSelectElement}} */ { target }) => setPreference("spoken", target.value)}>
      ${DETAILS.map((each) => html`<option key=${each} value=${each} selected=${each === spoken}>${t(`spoken-${each}`)}</option>`)}
    </select><${Icon} id="i-down" size=${14} /></span>
  </label>`;
}

/** @param {{group: "table" | "turn" | "chat"}} props */
function Volume({ group }) {
  const { volumes } = preferences.value;
  const id = `volume-${group}`;
  const change = (/** @type {{target: HTMLInputElement}} */ { target }) => setPreference("volumes", { ...volumes, [group]: Number(target.value) / 100 });
  return html`<div class="volume">
    <label for=${id}>${t(`sounds-${group}`)}</label>
    <input id=${id} type="range" min="0" max="100" step="5" value=${Math.round(volumes[group] * 100)} onInput=${change} onChange=${() => tryOut(group)} />
  </div>`;
}

function NoticeSwitch() {
  if (notices.value === "impossible") return isSecureContext && html`<p>${t("calls-impossible")}</p>`;
  return html`<${Setting} on=${notices.value === "on"} onToggle=${toggleNotices} icon="chat" label=${t("calls-notices")}
    text=${notices.value === "refused" ? t("calls-refused") : t("calls-notices-text")} />`;
}
