/** The buttons of actions that have no place of their own, and what they ask before one of several is sent. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { Button, html } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { useLead } from "../../table/focus.js";
import { open } from "../../table/layout.js";
import { pointed } from "../../table/log/log.js";
import { actionWords } from "../../table/plainwords.js";
import { actions, chosenMode, PLACES, plainPanel, send, stepBack, toggleMode } from "./choices.js";
import { differences, isOnTheBoard, kindOfField, plainForms, plainTypes, valueWords } from "./plain.js";
import { explain } from "./status.js";

/** Below the tiles: a button for each type. */
export function PlainActions() {
  if (plainTypes.value.length + plainForms.value.length === 0) return null;
  return html`<div class="plain-actions" role="group" aria-label=${t("plain-actions")}>${plainTypes.value.map((type) => html`<${PlainButton} key=${type} type=${type} />`)}
    ${plainForms.value.map((type) => html`<${Button} key=${type} aria-disabled="true" title=${t("plain-form")} onClick=${() => explain(t("plain-form"))}>${actionWords(type)}<//>`)}</div>`;
}

function PlainButton({ type }) {
  const list = actions.value.get(type);
  const asks = list.length > 1;
  const on = chosenMode.value === type || plainPanel.value === type;
  return html`<${Button} data-plain=${type} aria-pressed=${asks ? String(on) : undefined} onClick=${() => begin(type, list)}>${actionWords(type)}<//>`;
}

/** The only action of its type is sent; several are asked for, on the board where it can show them. */
function begin(type, list) {
  open.value = null;
  if (list.length === 1) {
    stepBack();
    send(list[0]);
  } else if (isOnTheBoard(list)) toggleMode(type);
  else {
    const other = plainPanel.value === type ? null : type;
    stepBack();
    plainPanel.value = other;
  }
}

/**
 * In place of the build tiles: one question after the other, until one action is left.
 * @param {{type: string}} props
 */
export function PlainPanel({ type }) {
  const [answers, setAnswers] = useState(/** @type {Record<string, string>} */ ({}));
  const list = actions.value.get(type) ?? [];
  const left = list.filter((action) => Object.entries(answers).every(([field, value]) => JSON.stringify(action[field]) === value));
  const close = () => (plainPanel.value = null);
  useEffect(() => {
    if (left.length === 0) close();
  }, [left.length]);
  useEffect(() => () => (pointed.value = null), []);
  useLead(".plain-panel .choices-of-field button");
  const [field] = differences(left);
  const choose = async (value) => {
    const fits = left.filter((action) => JSON.stringify(action[field]) === value);
    pointed.value = null;
    if (fits.length > 1) setAnswers({ ...answers, [field]: value });
    else if (await send(fits[0])) close();
  };
  const values = field === undefined ? [] : [...new Set(left.map((action) => JSON.stringify(action[field])))];
  return html`<section class="picker card-panel plain-panel" aria-label=${actionWords(type)}>
    <div class="grow"><strong>${actionWords(type)}</strong>
    <ul class="choices-of-field">${values.map((value) => html`<li key=${value}><${Button} ...${nearness(field, value)} onClick=${() => choose(value)}>${wordsOf(field, value)}<//></li>`)}</ul></div>
    <div class="picker-acts"><${Button} class="back" onClick=${close}>${t("card-back")}<//></div>
  </section>`;
}

function wordsOf(field, value) {
  return valueWords(field, value === undefined ? undefined : JSON.parse(value));
}

/** A choice under the pointer, or that has the focus, shows its place on the board. */
function nearness(field, value) {
  const place = PLACES[kindOfField(field)];
  if (!place || value === undefined) return {};
  const show = () => (pointed.value = { place, at: JSON.parse(value) });
  const hide = () => (pointed.value = null);
  return { onMouseEnter: show, onMouseLeave: hide, onFocus: show, onBlur: hide };
}
