/** The buttons of actions that have to be filled in and that no page has a form for, and the one that is being filled in. */
import { useEffect } from "../../../vendor/hooks.js";
import { computed, signal } from "../../../vendor/signals.js";
import { Button, html } from "../../parts/index.js";
import { lazy } from "../../core/lazy.js";
import { forms, gameKey } from "../../core/store.js";
import { t } from "../../core/text.js";
import { actionWords } from "../plainwords.js";
import { fieldsOf, learnShapes } from "./shapes.js";

const PlainForm = lazy(() => import("./filling.js").then((module) => module.PlainForm), ["plain"], ["plain"], () => null);

/** The type of action that is being filled in, or null. */
const filling = signal(/** @type {string | null} */ (null));

/** The forms for which everything that has to be filled in is known. */
const possible = computed(() => new Set(forms.value.filter((form) => fieldsOf(form)).map(({ type }) => /** @type {string} */ (type))));

/**
 * @param {{types: string[], onRefused?: (why: string) => void}} props `types`: of forms that are open now; `onRefused`: where it is told why one
 *   cannot be filled in
 */
export function PlainForms({ types, onRefused = () => {} }) {
  useEffect(() => void learnShapes(gameKey.value), []);
  /** @param {string} type */
  const button = (type) => possible.value.has(type)
    ? html`<${Button} key=${type} aria-haspopup="dialog" onClick=${() => (filling.value = type)}>${actionWords(type)} …<//>`
    : html`<${Button} key=${type} aria-disabled="true" title=${t("plain-form")} onClick=${() => onRefused(t("plain-form"))}>${actionWords(type)}<//>`;
  return html`${types.map(button)}${filling.value !== null && types.includes(filling.value) && html`<${PlainForm} key=${filling.value} type=${filling.value} onClose=${() => { filling.value = null; }} />`}`;
}
