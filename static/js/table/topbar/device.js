/** In the settings: the look of the table, how loud things are, how this device calls its player, and what it does by itself. */
import { html, Icon } from "../../parts/index.js";
import { Setting } from "../../parts/switch.js";
import { preferences, setPreference } from "../../core/preferences.js";
import { seat } from "../../core/store.js";
import { t } from "../../core/text.js";
import { BoardLooks } from "./boardlooks.js";
import { Habits, Speed } from "./habits.js";
import { Volumes } from "./volumes.js";
import { touch } from "../layout.js";
import { DETAILS } from "../log/speaker.js";
import { notices, toggleNotices } from "../notices/notification.js";
import { audible, toggleSound } from "../notices/sound.js";

export function Device() {
  const { quietBesideScreen } = preferences.value;
  return html`<section class="device">
    <${BoardLooks} />
    <h3>${t("sounds")}</h3>
    <${Setting} on=${audible.value} onToggle=${toggleSound} icon=${audible.value ? "sound" : "mute"} label=${t("sounds-all")}
      text=${seat.value === null && !audible.value ? t("sounds-watching") : undefined} />
    ${audible.value && html`<${Volumes} /><${Setting} on=${quietBesideScreen} onToggle=${() => setPreference("quietBesideScreen", !quietBesideScreen)} icon="mute" label=${t("sounds-quiet")} text=${t("sounds-quiet-text")} />`}
    <${Feel} />
    ${seat.value !== null && html`<h3>${t("calls")}</h3>
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

function Feel() {
  const { buzz } = preferences.value;
  return html`<h3>${t("feel")}</h3>
    ${seat.value !== null && touch.value && "vibrate" in navigator && html`<${Setting} on=${buzz} onToggle=${() => setPreference("buzz", !buzz)} icon="pulse" label=${t("feel-buzz")} text=${t("feel-buzz-text")} />`}
    <${Speed} />`;
}

function NoticeSwitch() {
  if (notices.value === "impossible") return isSecureContext && html`<p>${t("calls-impossible")}</p>`;
  return html`<${Setting} on=${notices.value === "on"} onToggle=${toggleNotices} icon="chat" label=${t("calls-notices")}
    text=${notices.value === "refused" ? t("calls-refused") : t("calls-notices-text")} />`;
}
