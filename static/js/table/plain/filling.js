/** A form for an action that no page has one for: a control for each of its fields, by what the server publishes of them. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { Button, html, Icon, IconButton, Modal } from "../../parts/index.js";
import { Problem, refusalWords } from "../../parts/problem.js";
import { Switch } from "../../parts/switch.js";
import { forms, refusal } from "../../core/store.js";
import { t } from "../../core/text.js";
import { send } from "../acting.js";
import { actionWords } from "../plainwords.js";
import { nameOf } from "../people/people.js";
import { PlainRecord } from "./record.js";
import { fieldsOf } from "./shapes.js";
import { fieldWords, oneWords } from "./words.js";

/** @typedef {import("./shapes.js").Field} Field */
/** @typedef {{field: Field, title: string, value: unknown, onChange: (value: unknown) => void}} Props of the control of a field */

/** The value of a field before anybody has touched it. @param {Field} field */
function usual({ kind, values, optional, least }) {
  if (optional) return null;
  return { choice: values[0], number: least, text: "", switch: false, several: [], goods: {} }[kind];
}

/** @param {{type: string, onClose: () => void}} props */
export function PlainForm({ type, onClose }) {
  const form = /** @type {Record<string, any> | undefined} */ (forms.value.find((each) => each.type === type));
  const [filled, fill] = useState(/** @type {Record<string, unknown>} */ ({}));
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  const fields = form && fieldsOf(form);
  useEffect(() => {
    if (!fields) onClose();
  }, [Boolean(fields)]);
  if (!fields) return null;
  /** @param {Field} field */
  const valueOf = (field) => (field.name in filled ? filled[field.name] : usual(field));
  const said = Object.fromEntries(Object.entries(form).filter(([name]) => name !== "type" && !fields.some((field) => field.name === name)));
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    setProblem(null);
    if (await send({ type, ...Object.fromEntries(fields.map((field) => [field.name, valueOf(field)])) })) onClose();
    else setProblem(refusal.value ? refusalWords(refusal.value) : t("refused-closed"));
  };
  return html`<${Modal} label=${actionWords(type)} class="help plain-form" onClose=${onClose}>
    <form onSubmit=${submit}>
      <section><header><h2>${actionWords(type)}</h2><${IconButton} icon="no" label=${t("close")} onClick=${onClose} /></header></section>
      ${Object.keys(said).length > 0 && html`<${PlainRecord} record=${said} />`}
      ${fields.map((field) => html`<${Control} key=${field.name} field=${field} value=${valueOf(field)} onChange=${(/** @type {unknown} */ value) => fill({ ...filled, [field.name]: value })} />`)}
      <${Problem} text=${problem} />
      <${Button} kind="primary" type="submit" class="big">${actionWords(type)}<//>
    </form>
  <//>`;
}

/** @param {Omit<Props, "title">} props */
function Control({ field, value, onChange }) {
  const { name, kind } = field;
  const title = fieldWords(name);
  const Part = CONTROLS[kind];
  return html`<div class="plain-field" role="group" aria-label=${title}><b class="plain-title">${title}</b><${Part} field=${field} title=${title} value=${value} onChange=${onChange} /></div>`;
}

/** The name of a value of a field; of a seat, its player's. @param {Field} field @param {string | number} value */
function called({ name, seats }, value) {
  return seats && value !== null ? nameOf(value) : oneWords(name, value);
}

/** @param {Props} props */
function Choice({ field, title, value, onChange }) {
  const values = field.optional ? [null, ...field.values] : field.values;
  return html`<span class="select"><select aria-label=${title} onChange=${(/** @type {{target: HTMLSelectElement}} */ { target }) => onChange(values[target.selectedIndex])}>
    ${values.map((each) => html`<option key=${String(each)} selected=${each === value}>${called(field, each)}</option>`)}
  </select><${Icon} id="i-down" size=${14} /></span>`;
}

/** @param {Props} props */
function Whole({ field, title, value, onChange }) {
  const most = Number.isFinite(field.most) ? field.most : undefined;
  return html`<input class="field" type="number" step="1" min=${field.least} max=${most} required=${!field.optional} aria-label=${title} value=${value ?? ""}
    onInput=${(/** @type {{target: HTMLInputElement}} */ { target }) => onChange(target.value === "" ? null : Number(target.value))} />`;
}

/** @param {Props} props */
function Text({ title, value, onChange }) {
  return html`<input class="field" type="text" aria-label=${title} value=${value ?? ""} onInput=${(/** @type {{target: HTMLInputElement}} */ { target }) => onChange(target.value)} />`;
}

/** @param {Props} props */
function OnOff({ title, value, onChange }) {
  return html`<${Switch} label=${title} on=${value === true} onChange=${onChange} />`;
}

/** @param {Props} props */
function Several({ field, value, onChange }) {
  const chosen = /** @type {unknown[]} */ (value ?? []);
  /** @param {unknown} each */
  const toggle = (each) => onChange(chosen.includes(each) ? chosen.filter((other) => other !== each) : [...chosen, each]);
  return html`<span class="plain-several">${field.values.map((each) => html`<label key=${String(each)}><input type="checkbox" checked=${chosen.includes(each)} onChange=${() => toggle(each)} />${called(field, each)}</label>`)}</span>`;
}

/** How many of each kind; kinds with none are left out. @param {Props} props */
function Goods({ field, value, onChange }) {
  const counts = /** @type {Record<string, number>} */ (value ?? {});
  /** @param {string} kind @param {number} count */
  const put = (kind, count) => {
    const { [kind]: _, ...others } = counts;
    onChange(count > 0 ? { ...others, [kind]: count } : others);
  };
  return html`<span class="plain-goods">${field.values.map((kind) => html`<label key=${kind}>${called(field, kind)}
    <input class="field" type="number" step="1" min="0" value=${counts[kind] ?? 0} onInput=${(/** @type {{target: HTMLInputElement}} */ { target }) => put(kind, Number(target.value))} /></label>`)}</span>`;
}

/** By kind of field. @type {Record<string, (props: Props) => unknown>} */
const CONTROLS = { choice: Choice, number: Whole, text: Text, switch: OnOff, several: Several, goods: Goods };
