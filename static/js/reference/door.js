/** The way to the rules of a table; they are fetched when somebody wants to read them. */
import { signal } from "../../vendor/signals.js";
import { lazy } from "../lazy.js";
import { Button, html } from "../parts/index.js";
import { t } from "../text.js";

const Reference = lazy(() => import("./reference.js").then((module) => module.Reference), ["reference"], ["catalog", "reference"], () => null);

const shown = signal(false);

const showRules = () => (shown.value = true);
export const hideRules = () => (shown.value = false);

/** On every page of a table, over whatever else is there. */
export function RulesOfTable() {
  return shown.value && html`<${Reference} onClose=${hideRules} />`;
}

/** @param {{class?: string, onClick?: () => void}} props `onClick`: what happens before they are shown */
export function RulesButton({ class: name, onClick }) {
  const press = () => {
    onClick?.();
    showRules();
  };
  return html`<${Button} icon="help" class=${name} aria-haspopup="dialog" onClick=${press}>${t("rules-of-table")}<//>`;
}
