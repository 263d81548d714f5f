/** Light or dark. */
import { html } from "../core/html.js";
import { isDark, toggleTheme } from "../core/preferences.js";
import { t } from "../core/text.js";
import { IconButton } from "./button.js";

export function ThemeButton() {
  return html`<${IconButton} icon=${isDark() ? "sun" : "moon"} class="on-sea" label=${t(isDark() ? "theme-to-light" : "theme-to-dark")} onClick=${toggleTheme} />`;
}
