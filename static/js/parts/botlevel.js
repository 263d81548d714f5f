/** How well bots play: the choice is remembered; a newcomer's bots are as the server's host has set, or easy. */
import { html } from "../core/html.js";
import { preferredLevel, setPreference } from "../core/preferences.js";
import { t } from "../core/text.js";
import { Icon } from "./icon.js";

/**
 * Nothing for a game whose bots all play alike.
 * @param {{levels?: string[], value?: string, label?: string, onChange?: (level: string) => void}} props `value`: of one bot, else what is remembered
 */
export function BotLevel({ levels = [], value = preferredLevel(), label = t("bot-level"), onChange }) {
  /** @param {{target: HTMLSelectElement}} event */
  const choose = ({ target }) => {
    setPreference("bots", target.value);
    onChange?.(target.value);
  };
  return levels.length > 1 && html`<span class="select bot-level-choice">
    <select name="bot-level" aria-label=${label} onChange=${choose}>
      ${levels.map((level) => html`<option key=${level} value=${level} selected=${level === value}>${t("bot-level-name", { level })}</option>`)}
    </select>
    <${Icon} id="i-down" size=${14} />
  </span>`;
}
