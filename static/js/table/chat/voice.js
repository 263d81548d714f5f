/** Where the table talks: the way into a voice call, for those who have a seat, and the host's field for its address. */
import { useState } from "../../../vendor/hooks.js";
import { changeTable } from "../../core/api.js";
import { choicesStored, useRequest } from "../../parts/requests.js";
import { html, Icon, IconButton } from "../../parts/index.js";
import { Problem } from "../../parts/problem.js";
import { preferences, setPreference } from "../../core/preferences.js";
import { lobby } from "../../core/store.js";
import { t } from "../../core/text.js";

const LONGEST = 500;

/**
 * The server in an address, as people would say it: "meet.example.org".
 * @param {string} address
 */
export function serverOf(address) {
  return parsed(address)?.hostname ?? address;
}

/**
 * The link into the call, in a tab or a program of its own: nothing is loaded before somebody follows it.
 * @param {{class?: string, brief?: boolean}} props `brief`: only the place is seen
 */
export function VoiceLink({ class: name = "voice-link", brief = false }) {
  const { voice } = lobby.value.settings;
  if (!voice) return null;
  const place = serverOf(voice);
  const words = t("voice-at", { place });
  return html`<a class=${name} href=${voice} target="_blank" rel="noopener noreferrer" title=${words} aria-label=${words}>
    <${Icon} id="i-headset" size=${20} /><span>${brief ? place : words}</span>
  </a>`;
}

/** The host's field; leaving it saves what was typed, as with the name of the table. */
export function VoiceField() {
  const { voice = "" } = lobby.value.settings;
  const [draft, setDraft] = useState(/** @type {string | null} */ (null));
  const { problem, run } = useRequest();
  /** @param {string} address */
  const keep = (address) => run("voice", async () => {
    await choicesStored();
    const { code, settings: { voice: _before, ...others } } = lobby.value;
    const answer = await changeTable(code, { settings: address ? { ...others, voice: address } : others });
    if (address) setPreference("voice", address);
    setDraft(null);
    return answer;
  });
  const type = (/** @type {{target: HTMLInputElement}} */ { target }) => setDraft(target.value);
  const leave = (/** @type {{target: HTMLInputElement}} */ { target }) => keep(parsed(target.value.trim())?.href ?? target.value.trim());
  const last = preferences.value.voice;
  return html`<div class="voice-field">
    <span class="voice-typed">
      <input class="field" type="text" inputmode="url" autocomplete="off" spellcheck="false" maxlength=${LONGEST} aria-label=${t("setting-voice")}
        placeholder=${t("voice-example")} value=${draft ?? voice} aria-invalid=${problem ? "true" : undefined}
        onInput=${type} onChange=${leave} onKeyDown=${(/** @type {KeyboardEvent & {target: HTMLElement}} */ { key, target }) => key === "Enter" && target.blur()} />
      ${voice && html`<${IconButton} icon="no" size=${16} label=${t("voice-remove")} onClick=${() => keep("")} />`}
    </span>
    ${!voice && last && html`<button type="button" class="link" onClick=${() => keep(last)}>${t("voice-again", { place: serverOf(last) })}</button>`}
    <${Problem} text=${problem} />
  </div>`;
}

/** @param {string} address */
function parsed(address) {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
