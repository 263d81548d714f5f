/** The way to the rules of a table. The page of the table shows them (pages/reference/oftable.js). */
import { signal } from "../../vendor/signals.js";
import { IconButton } from "../parts/button.js";
import { Button, html } from "../parts/index.js";
import { t } from "../core/text.js";

/** The section it is opened at, the word that is looked for, or the one thing that is told; null: it is closed. */
export const shownReference = signal(/** @type {{at?: string, find?: string, only?: string} | null} */ (null));

/** Whether there is a text that says how this game goes. */
export const hasRulebook = signal(true);

/** The rules this table plays. */
const showRules = () => (shownReference.value = { at: "reference-here" });
/** @param {string} [find] a word to look for */
export const showRulebook = (find) => (shownReference.value = { find });
/** @param {string} only the one thing whose rules are told, as the game calls it */
export const showOnly = (only) => (shownReference.value = { only });
export const hideRules = () => { shownReference.value = null; };

/** The same way in the head of a page. */
export function RulesIcon() {
  return html`<${IconButton} icon="help" size=${22} label=${t("lobby-help")} aria-haspopup="dialog" onClick=${showRules} />`;
}

/** @param {{class?: string, onClick?: () => void}} props `onClick`: what happens before they are shown */
export function RulesButton({ class: name, onClick }) {
  const press = () => {
    onClick?.();
    showRules();
  };
  return html`<${Button} icon="help" class=${name} aria-haspopup="dialog" onClick=${press}>${t("rules-of-table")}<//>`;
}

/**
 * How the game goes, for somebody who does not know it yet.
 * @param {{onClick?: () => void}} props `onClick`: what happens before it is shown
 */
export function RulebookButton({ onClick }) {
  const press = () => {
    onClick?.();
    showRulebook();
  };
  return hasRulebook.value && html`<${Button} icon="log" aria-haspopup="dialog" onClick=${press}>${t("rulebook-open")}<//>`;
}
