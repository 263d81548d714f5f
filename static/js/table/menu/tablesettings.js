/** The host's choices besides the rules: undo, the chat, and where the table talks. */
import { html } from "../../core/html.js";
import { VoiceField, VoiceLink } from "../chat/voice.js";
import { Switch } from "../../parts/switch.js";
import { preferences, setPreference } from "../../core/preferences.js";
import { lobby } from "../../core/store.js";
import { t } from "../../core/text.js";
import { choose } from "../../parts/requests.js";
import { Select } from "../../parts/option.js";

export const TABLE_SETTINGS = { undo: ["own", "off"], chat: ["open", "phrases", "off"], pace: ["relaxed", "normal", "quick"] };

/** @param {{run: (what: string, action: () => Promise<any>) => Promise<void>}} props as `useRequest` gives it */
export function TableSettings({ run }) {
  const { host, settings } = lobby.value;
  /** @param {string} key @param {string} value */
  const change = (key, value) => run("manners", () => {
    setPreference("manners", { ...preferences.value.manners, [key]: value });
    return choose({ settings: { ...settings, [key]: value } });
  });
  return Object.entries(TABLE_SETTINGS).map(([key, values]) => html`<div class="option" key=${key} id="setting-${key}">
    <div class="grow"><b>${t(`setting-${key}`)}</b><small>${t(`setting-${key}-text`)}</small></div>
    ${host
      ? html`<${Select} label=${t(`setting-${key}`)} value=${settings[key]} values=${values} name=${(/** @type {string} */ value) => settingName(key, value)} onChange=${(/** @type {string} */ value) => change(key, value)} />`
      : html`<output class="value">${settingName(key, settings[key])}</output>`}
  </div>`);
}

/**
 * The choice whether others find the table in their list; people with the link can come in any case.
 * @param {{run: (what: string, act: () => Promise<unknown>) => unknown}} props
 */
export function PrivateChoice({ run }) {
  const { host, settings } = lobby.value;
  const on = settings.private === true;
  return html`<div class="option" id="setting-private">
    <div class="grow"><b>${t("setting-private")}</b><small>${t("setting-private-text")}</small></div>
    ${host ? html`<${Switch} label=${t("setting-private")} on=${on} onChange=${(/** @type {boolean} */ value) => run("manners", () => choose({ settings: { ...settings, private: value } }))} />`
      : html`<output class="value">${t(on ? "on" : "off")}</output>`}
  </div>`;
}

/** The address of a voice call, hidden from people without a seat. */
export function VoiceChoice() {
  const { host, you, settings } = lobby.value;
  if (!host && you === undefined) return null;
  return html`<div class="option voice-option" id="setting-voice">
    <div class="grow"><b>${t("setting-voice")}</b><small>${t("setting-voice-text")}</small></div>
    ${host ? html`<${VoiceField} />` : settings.voice ? html`<${VoiceLink} />` : html`<output class="value">${t("voice-none")}</output>`}
  </div>`;
}

/** "Phrases only" @param {string} key @param {string} value */
export function settingName(key, value) {
  return t(`setting-${key}-${value}`);
}
