/** The control of one option: a switch, a stepper for a range, a select for a choice. */
import { html } from "../core/html.js";
import { Icon } from "./icon.js";
import { Stepper } from "./stepper.js";
import { Switch } from "./switch.js";
import { titleOf, valueName } from "./catalogwords.js";
import { LEFT_OUT } from "../core/config.js";

/** @typedef {import("../core/config.js").Value} Value */
/** @typedef {import("../core/config.js").Parameter} Parameter */

/**
 * @param {{option: any, value: any, always?: string, onChange: (value: any) => void}} props `always`: why it cannot be left out
 */
export function OptionControl({ option, value, always, onChange }) {
  const { parameter } = option;
  const title = titleOf("option", option);
  if (!parameter) return html`<${Switch} label=${title} on=${value === true} why=${always} onChange=${onChange} />`;
  const choices = choicesOf(option).filter((/** @type {Value} */ choice) => !always || choice !== LEFT_OUT);
  if (parameter.kind === "range" && !choices.includes(LEFT_OUT)) {
    return html`<${Stepper} label=${title} value=${value} values=${choices} onChange=${onChange} />`;
  }
  return html`<${Select} label=${title} value=${value} values=${choices} name=${(/** @type {Value} */ choice) => valueName(option, choice)} onChange=${onChange} />`;
}

/**
 * The same, to read only.
 * @param {{option: any, value: any}} props
 */
export function OptionValue({ option, value }) {
  return html`<output class="value">${valueName(option, value)}</output>`;
}

/**
 * @param {{label: string, value: any, values: any[], name: (value: any) => string, onChange: (value: any) => void}} props
 */
export function Select({ label, value, values, name, onChange }) {
  return html`<span class="select">
    <select aria-label=${label} onChange=${(/** @type {{target: HTMLSelectElement}} */ event) => onChange(values[event.target.selectedIndex])}>
      ${values.map((choice) => html`<option key=${choice} selected=${choice === value}>${name(choice)}</option>`)}
    </select>
    <${Icon} id="i-down" size=${14} />
  </span>`;
}

/** @param {{parameter: Parameter}} option @returns {Value[]} */
function choicesOf({ parameter }) {
  const { kind, values = [], minimum = 0, maximum = 0, left_out: leftOut } = parameter;
  const own = kind === "range" ? Array.from({ length: maximum - minimum + 1 }, (_, step) => minimum + step) : values;
  return leftOut === undefined ? own : [LEFT_OUT, ...own];
}
