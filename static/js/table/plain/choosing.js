/** One of several actions of a type, chosen by its fields: one question after the other, until one action is left. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { Button, html } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { useLead } from "../focus.js";
import { actionWords } from "../plainwords.js";
import { differences, valueWords } from "./fields.js";

/**
 * @param {{type: string, list: Record<string, any>[], onSend: (action: any) => Promise<boolean>, onClose: () => void,
 *          near?: (field: string, value: any) => Record<string, any>}} props
 *   `list`: the legal actions of the type; `near`: what a choice does as long as it is pointed at, as attributes of its button
 */
export function PlainChoice({ type, list, onSend, onClose, near = () => ({}) }) {
  const [answers, setAnswers] = useState(/** @type {Record<string, string | undefined>} */ ({}));
  const left = list.filter((action) => Object.entries(answers).every(([field, value]) => JSON.stringify(action[field]) === value));
  useEffect(() => {
    if (left.length === 0) onClose();
  }, [left.length]);
  useLead(".plain-panel .choices-of-field button");
  const [field] = differences(left);
  /** @param {string | undefined} value as JSON */
  const choose = async (value) => {
    const fits = left.filter((action) => JSON.stringify(action[field]) === value);
    near(field, meant(value)).onMouseLeave?.();
    if (fits.length > 1) setAnswers({ ...answers, [field]: value });
    else if (await onSend(fits[0])) onClose();
  };
  const values = field === undefined ? [] : [...new Set(left.map((action) => JSON.stringify(action[field])))];
  return html`<section class="picker card-panel plain-panel" aria-label=${actionWords(type)}>
    <div class="grow"><strong>${actionWords(type)}</strong>
    <ul class="choices-of-field">${values.map((value) => html`<li key=${value}><${Button} ...${near(field, meant(value))} onClick=${() => choose(value)}>${valueWords(field, meant(value))}<//></li>`)}</ul></div>
    <div class="picker-acts"><${Button} class="back" onClick=${onClose}>${t("card-back")}<//></div>
  </section>`;
}

/** Undoes `JSON.stringify(undefined)`. @param {string | undefined} value */
function meant(value) {
  return value === undefined ? undefined : JSON.parse(value);
}
