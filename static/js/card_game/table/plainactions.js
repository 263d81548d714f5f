/** Buttons for actions that the server offers and this page has no place for, and the choice that comes up before one of several is sent. */
import { Button, html } from "../../parts/index.js";
import { refusal } from "../../core/store.js";
import { t } from "../../core/text.js";
import { PlainChoice } from "../../table/plain/choosing.js";
import { PlainForms } from "../../table/plain/forms.js";
import { clearSelection } from "../../table/selection.js";
import { actionWords } from "../../table/plainwords.js";
import { listOf, send } from "../acting/choices.js";
import { closeRealmPlainPanel, realmPlainForms, realmPlainPanel, realmPlainTypes, toggleRealmPlainPanel } from "../acting/plain.js";

/** Below the tiles: a button for each type. */
export function RealmPlainActions() {
  if (realmPlainTypes.value.length + realmPlainForms.value.length === 0) return null;
  return html`<div class="plain-actions" role="group" aria-label=${t("plain-actions")}>
    ${realmPlainTypes.value.map((type) => html`<${Button} key=${type} data-plain=${type} aria-pressed=${listOf(type).length > 1 ? String(realmPlainPanel.value === type) : undefined} onClick=${() => begin(type)}>${actionWords(type)}<//>`)}
    ${realmPlainForms.value.length > 0 && html`<${PlainForms} types=${realmPlainForms.value} onRefused=${(text) => (refusal.value = { code: "", facts: {}, text })} />`}</div>`;
}

/** Sends the only action of its type; if there are several, asks which. */
function begin(type) {
  const [only, ...more] = listOf(type);
  if (more.length > 0) return void toggleRealmPlainPanel(type);
  clearSelection();
  return void (only && send(only));
}

/** In place of the tiles: a choice among several actions. */
export function RealmPlainPanel() {
  const type = realmPlainPanel.value;
  if (type === null) return null;
  return html`<${PlainChoice} key=${type} type=${type} list=${listOf(type)} onSend=${send} onClose=${() => closeRealmPlainPanel(type)} />`;
}
