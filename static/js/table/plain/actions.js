/** Everything the server lets me do at a plain table, as buttons: each action of a type with few, a choice for a type with many. */
import { computed } from "../../../vendor/signals.js";
import { Button, html } from "../../parts/index.js";
import { preferences } from "../../core/preferences.js";
import { forms } from "../../core/store.js";
import { t } from "../../core/text.js";
import { actions, send } from "../acting.js";
import { phone } from "../layout.js";
import { actionWords } from "../plainwords.js";
import { clearSelection, select, selection } from "../selection.js";
import { PlainChoice } from "./choosing.js";
import { differences } from "./fields.js";
import { PlainForms } from "./forms.js";
import { fieldWords, lineWords } from "./words.js";

/** Types with more actions than this are asked for field by field. */
const FEW = 9;

/** The type of action of which one is being chosen, or null. */
const choosing = computed(() => {
  const { what } = selection.value;
  return what !== null && "list" in what ? /** @type {{list: string}} */ (what).list : null;
});

export function PlainGameActions() {
  const list = [...actions.value];
  const asked = choosing.value === null ? undefined : actions.value.get(choosing.value);
  if (asked) return html`<${PlainChoice} key=${choosing.value} type=${choosing.value} list=${asked} onSend=${send} onClose=${clearSelection} />`;
  if (list.length + forms.value.length === 0) return null;
  let place = 0;
  const numbered = () => (place += 1);
  return html`<div class="plain-acts" role="group" aria-label=${t("actions")}>
    ${list.map(([type, each]) => html`<${OfType} key=${type} type=${type} list=${each} numbered=${numbered} />`)}
    ${forms.value.length > 0 && html`<${PlainForms} types=${forms.value.map(({ type }) => type)} />`}
  </div>`;
}

/** @param {{type: string, list: Record<string, unknown>[], numbered: () => number}} props */
function OfType({ type, list, numbered }) {
  const [field, ...more] = differences(list);
  if (list.length === 1 || field === undefined) return html`<${Button} data-plain=${type} onClick=${() => send(list[0])}>${actionWords(type)}<${Place} number=${numbered()} /><//>`;
  if (list.length > FEW || more.length > 0) return html`<${Button} data-plain=${type} onClick=${() => select({ list: type })}>${actionWords(type)} …<${Place} number=${numbered()} /><//>`;
  return html`<div class="plain-type" role="group" aria-label=${actionWords(type)}>
    <span class="plain-ask" aria-hidden="true"><b>${actionWords(type)}</b><small>${fieldWords(field)}</small></span>
    ${list.map((/** @type {Record<string, unknown>} */ action) => html`<${Button} key=${JSON.stringify(action[field])} data-plain=${type} aria-label=${t("plain-act", { action: actionWords(type), field: fieldWords(field), value: lineWords(field, action[field]) })}
      onClick=${() => send(action)}>${lineWords(field, action[field])}<${Place} number=${numbered()} beside=${lineWords(field, action[field])} /><//>`)}
  </div>`;
}

/** The key that presses it, unless its words are the same. @param {{number: number, beside?: string}} props */
function Place({ number, beside = "" }) {
  return number <= 9 && beside !== String(number) && !phone.value && preferences.value.shortcuts && html`<span class="key" aria-hidden="true">${number}</span>`;
}
