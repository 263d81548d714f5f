/** The buttons of actions that have no place of their own, and what they ask before one of several is sent. */
import { useEffect } from "../../../vendor/hooks.js";
import { Button, html } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { open } from "../../table/layout.js";
import { pointed } from "../../table/log/log.js";
import { PlainChoice } from "../../table/plain/choosing.js";
import { PlainForms } from "../../table/plain/forms.js";
import { kindOfField } from "../../table/plain/fields.js";
import { actionWords } from "../../table/plainwords.js";
import { clearSelection } from "../../table/selection.js";
import { actions, chosenMode, closePlainPanel, PLACES, plainPanel, send, toggleMode, togglePlainPanel } from "./choices.js";
import { isOnTheBoard, plainForms, plainTypes } from "./plain.js";
import { explain } from "./status.js";

/** Below the tiles: a button for each type. */
export function PlainActions() {
  if (plainTypes.value.length + plainForms.value.length === 0) return null;
  return html`<div class="plain-actions" role="group" aria-label=${t("plain-actions")}>${plainTypes.value.map((type) => html`<${PlainButton} key=${type} type=${type} />`)}
    ${plainForms.value.length > 0 && html`<${PlainForms} types=${plainForms.value} onRefused=${explain} />`}</div>`;
}

function PlainButton({ type }) {
  const list = actions.value.get(type) ?? [];
  const asks = list.length > 1;
  const on = chosenMode.value === type || plainPanel.value === type;
  return html`<${Button} data-plain=${type} aria-pressed=${asks ? String(on) : undefined} onClick=${() => begin(type, list)}>${actionWords(type)}<//>`;
}

/** Sends the only action of its type; if there are several, asks which, on the board if it can show them. */
function begin(type, list) {
  open.value = null;
  if (list.length === 1) {
    clearSelection();
    send(list[0]);
  } else if (isOnTheBoard(list)) toggleMode(type);
  else togglePlainPanel(type);
}

/**
 * In place of the build tiles: a choice among several actions.
 * @param {{type: string}} props
 */
export function PlainPanel({ type }) {
  useEffect(() => () => (pointed.value = null), []);
  return html`<${PlainChoice} type=${type} list=${actions.value.get(type) ?? []} near=${nearness} onSend=${send} onClose=${() => closePlainPanel(type)} />`;
}

/** A choice that is pointed at or has the focus shows its place on the board. */
function nearness(field, value) {
  const place = PLACES[kindOfField(field)];
  if (!place || value === undefined) return {};
  const show = () => (pointed.value = { place, at: value });
  const hide = () => (pointed.value = null);
  return { onMouseEnter: show, onMouseLeave: hide, onFocus: show, onBlur: hide };
}
