/** The rules of a table, over whatever else its page shows; they are fetched when somebody wants to read them. */
import { effect } from "../../../vendor/signals.js";
import { html } from "../../core/html.js";
import { gameKey } from "../../core/store.js";
import { gameOf } from "../../games.js";
import { hasRulebook, hideRules, shownReference } from "../../table/reference.js";

effect(() => {
  hasRulebook.value = gameOf(gameKey.value).rulebook === true;
});

export function RulesOfTable() {
  const { Reference } = gameOf(gameKey.value);
  return shownReference.value && html`<${Reference} ...${shownReference.value} onClose=${hideRules} />`;
}
