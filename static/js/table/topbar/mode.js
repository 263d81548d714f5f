/** Board or text: which way the table is shown. The choice is remembered. */
import { html } from "../../core/html.js";
import { preferences, setPreference } from "../../core/preferences.js";
import { route } from "../../core/router.js";
import { t } from "../../core/text.js";

/** Whether the reader has just switched here from the other mode, rather than opened the page. */
export const came = { here: false };

export function switchMode() {
  came.here = true;
  setPreference("textMode", !preferences.value.textMode);
}

/** The first link of the table's page; beside the board it is only seen while it has the focus. */
export function ModeLink() {
  const { textMode } = preferences.value;
  const follow = (/** @type {Event} */ event) => {
    event.preventDefault();
    switchMode();
  };
  return html`<nav aria-label=${t("mode")}>
    <a class=${`mode-link ${textMode ? "" : "skip"}`} href="t/${route.value.code}" onClick=${follow}>${t(textMode ? "mode-board" : "mode-text")}</a>
  </nav>`;
}
