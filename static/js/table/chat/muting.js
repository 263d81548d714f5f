/** People muted in this browser's chat: remembered by name, and nobody else knows. */
import { html, Icon } from "../../parts/index.js";
import { preferences, setPreference } from "../../core/preferences.js";
import { t } from "../../core/text.js";

/** @param {string} name */
export function isMuted(name) {
  return preferences.value.muted.includes(name);
}

/** @param {string} name */
function toggleMuted(name) {
  const { muted } = preferences.value;
  setPreference("muted", isMuted(name) ? muted.filter((/** @type {string} */ each) => each !== name) : [...muted, name]);
}

/**
 * Who said it; a press mutes them.
 * @param {{name: string, own: boolean}} props
 */
export function Speaker({ name, own }) {
  if (own) return html`<b>${name}</b>`;
  return html`<button type="button" class="speaker" title=${t("chat-mute", { name })} aria-label=${t("chat-mute", { name })} onClick=${() => toggleMuted(name)}><b>${name}</b><${Icon} id="i-mute" size=${14} /></button>`;
}

/**
 * Those among the speakers who are muted, and the way back.
 * @param {{names: string[]}} props of everybody who has said something
 */
export function MutedPeople({ names }) {
  const muted = [...new Set(names)].filter(isMuted);
  return muted.length > 0 && html`<ul class="muted-people">${muted.map((name) => html`<li key=${name}>
    <${Icon} id="i-mute" size=${15} /><span>${t("chat-muted", { name })}</span> <button type="button" class="link" onClick=${() => toggleMuted(name)}>${t("chat-unmute")}</button></li>`)}</ul>`;
}
