/** The rules of a table, over whatever else its page shows; they are fetched when somebody wants to read them. */
import { html } from "../../core/html.js";
import { lazy } from "../../core/lazy.js";
import { hideRules, shown } from "../../table/reference.js";

const Reference = lazy(() => import("../../board_game/reference/reference.js").then((module) => module.Reference), ["reference"], ["catalog", "reference", "rulebook"], () => null);

export function RulesOfTable() {
  return shown.value && html`<${Reference} ...${shown.value} onClose=${hideRules} />`;
}
