/** How the table talks, while a game is played: the host changes it, the others hear of it. */
import { useRequest, choose } from "../../parts/requests.js";
import { TABLE_SETTINGS, settingName } from "../menu/tablesettings.js";
import { Select } from "../../parts/option.js";
import { html } from "../../parts/index.js";
import { Problem } from "../../parts/problem.js";
import { lobby } from "../../core/store.js";
import { t } from "../../core/text.js";
import { toast } from "../notices/toasts.js";
import { serverOf, VoiceField, VoiceLink } from "./voice.js";

export function Talking() {
  const { settings } = lobby.value;
  const { problem, run } = useRequest();
  /** @param {string} chat */
  const change = (chat) => run("chat", () => choose({ settings: { ...settings, chat } }));
  return html`<div class="matter-choice"><span>${t("setting-voice")}</span><${VoiceField} /><${VoiceLink} /></div>
    <p class="small mut">${t("setting-voice-text")}</p>
    <div class="matter-choice"><span>${t("setting-chat")}</span>
      <${Select} label=${t("setting-chat")} value=${settings.chat} values=${TABLE_SETTINGS.chat} name=${(/** @type {string} */ value) => settingName("chat", value)} onChange=${change} />
    </div>
    <${Problem} text=${problem} />`;
}

/**
 * Tell everybody but the host when it changes, and everybody when the bots' pace does.
 * @returns {() => void} stops it
 */
export function watchTalking() {
  let before = lobby.peek();
  return lobby.subscribe((now) => {
    const was = before;
    before = now;
    if (!now || was?.code !== now.code || was.you !== now.you) return;
    const { voice, chat, pace } = now.settings;
    if (pace !== was.settings.pace && was.settings.pace) toast(t("pace-is-now", { pace: settingName("pace", pace) }), { icon: "bot" });
    if (now.host) return;
    if (voice && voice !== was.settings.voice) toast(t("voice-at", { place: serverOf(voice) }), { icon: "headset" });
    if (chat !== was.settings.chat) toast(t("chat-is-now", { rule: settingName("chat", chat) }), { icon: "chat" });
  });
}
