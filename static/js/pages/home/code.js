/** Five boxes for five letters: they fill from one another, take a pasted code or link, and go back. */
import { useRef } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { t } from "../../core/text.js";

export const CODE_LENGTH = 5;

/**
 * @param {{value: string, invalid: boolean, onChange: (code: string) => void, onComplete: (code: string) => void}} props
 */
export function CodeField({ value, invalid, onChange, onComplete }) {
  const boxes = useRef(/** @type {HTMLElement[]} */ ([]));
  const focus = (place) => boxes.current[Math.max(0, Math.min(place, CODE_LENGTH - 1))]?.focus();
  const change = (code) => {
    onChange(code);
    focus(code.length);
    if (code.length === CODE_LENGTH) onComplete(code);
  };
  const onInput = (place) => (event) => {
    const typed = letters(event.target.value);
    const code = place < value.length && typed.length <= 2
      ? value.slice(0, place) + (typed.replace(value[place], "") || typed).slice(0, 1) + value.slice(place + 1)
      : (value.slice(0, place) + typed).slice(0, CODE_LENGTH);
    event.target.value = code[place] ?? "";
    change(code);
  };
  const onPaste = (event) => {
    event.preventDefault();
    change(codeIn(event.clipboardData.getData("text")));
  };
  const onKeyDown = (place) => (event) => {
    if (event.key === "Enter") onComplete(value);
    else if (event.key === "ArrowLeft") focus(place - 1);
    else if (event.key === "ArrowRight") focus(Math.min(place + 1, value.length));
    else if (event.key === "Backspace") {
      const gone = value[place] ? place : place - 1;
      onChange(value.slice(0, Math.max(gone, 0)) + value.slice(gone + 1));
      focus(gone);
    } else return;
    event.preventDefault();
  };
  return html`<div class="code" role="group" aria-label=${t("code-label")}>
    ${Array.from({ length: CODE_LENGTH }, (_, place) => html`<input key=${place} class="field" type="text"
      inputmode="text" autocapitalize="characters" autocomplete="off" autocorrect="off" spellcheck="false"
      aria-label=${t("code-letter", { place: place + 1 })} aria-invalid=${invalid ? "true" : undefined} aria-describedby="code-problem"
      ref=${(box) => (boxes.current[place] = box)} value=${value[place] ?? ""}
      onFocus=${(event) => event.target.select()} onInput=${onInput(place)} onPaste=${onPaste} onKeyDown=${onKeyDown(place)} />`)}
  </div>`;
}

/** The code in what was pasted: bare, or at the end of a link. */
function codeIn(text) {
  const link = /\/t\/([A-Za-z0-9]+)/.exec(text);
  return letters(link ? link[1] : text).slice(0, CODE_LENGTH);
}

function letters(text) {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}
