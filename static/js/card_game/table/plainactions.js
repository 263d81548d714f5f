/** Buttons for actions that the server offers and this page has no place for, and the choice that comes up before one of several is sent. */
import { Button, html } from "../../parts/index.js";
import { refusal } from "../../core/store.js";
import { t } from "../../core/text.js";
import { PlainChoice } from "../../table/plain/choosing.js";
import { PlainForms } from "../../table/plain/forms.js";
import { actionWords } from "../../table/plainwords.js";
import { actions, putBack, send } from "../acting/choices.js";
import { plainForms, plainPanel, plainTypes } from "../acting/plain.js";

/** Below the tiles: a button for each type. */
export function PlainActions() {
  if (plainTypes.value.length + plainForms.value.length === 0) return null;
  return html`<div class="plain-actions" role="group" aria-label=${t("plain-actions")}>
    ${plainTypes.value.map((type) => html`<${Button} key=${type} data-plain=${type} aria-pressed=${actions.value.get(type).length > 1 ? String(plainPanel.value === type) : undefined} onClick=${() => begin(type)}>${actionWords(type)}<//>`)}
    ${plainForms.value.length > 0 && html`<${PlainForms} types=${plainForms.value} onRefused=${(text) => (refusal.value = { code: "", facts: {}, text })} />`}</div>`;
}

/** Sends the only action of its type; if there are several, asks which. */
function begin(type) {
  const [only, ...more] = actions.value.get(type);
  const other = more.length > 0 && plainPanel.value !== type ? type : null;
  putBack();
  plainPanel.value = other;
  if (more.length === 0) send(only);
}

/** In place of the tiles: a choice among several actions. */
export function PlainPanel() {
  const type = plainPanel.value;
  return html`<${PlainChoice} key=${type} type=${type} list=${actions.value.get(type) ?? []} onSend=${send} onClose=${() => (plainPanel.value = null)} />`;
}
