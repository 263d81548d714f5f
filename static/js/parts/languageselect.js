/** The reader's language, each named in itself. */
import { html } from "../core/html.js";
import { chooseLanguage, language, LANGUAGES, t } from "../core/text.js";
import { Icon } from "./icon.js";

export function LanguageSelect() {
  return html`<label class="language">
    <span>${t("language")}</span>
    <span class="select">
      <select name="language" onChange=${(/** @type {{target: HTMLSelectElement}} */ event) => chooseLanguage(event.target.value)}>
        ${Object.entries(LANGUAGES).map(([tag, name]) => html`<option key=${tag} value=${tag} lang=${tag} selected=${tag === language.value}>${name}</option>`)}
      </select>
      <${Icon} id="i-down" size=${14} />
    </span>
  </label>`;
}
