/** Which game to open a table for, on a server that has several. */
import { html } from "../../core/html.js";
import { Icon } from "../../parts/icon.js";
import { hasText, t } from "../../core/text.js";

/** @param {{games: string[], value: string, onChange: (game: string) => void}} props keys of games */
export function GameChoice({ games, value, onChange }) {
  return html`<label class="game-choice"><span>${t("game")}</span><span class="select">
    <select aria-label=${t("game")} onChange=${(event) => onChange(event.target.value)}>${games.map((key) => html`<option key=${key} value=${key} selected=${key === value}>${nameOf(key)}</option>`)}</select>
    <${Icon} id="i-down" size=${14} />
  </span></label>`;
}

/** The name of a game that has none in the reader's language is its key, in words. */
function nameOf(key) {
  const id = `game-${key}`;
  return hasText(id) ? t(id) : key.charAt(0).toUpperCase() + key.slice(1).replaceAll("_", " ");
}
