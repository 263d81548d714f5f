/** The visitor's name, and the server's password where there is one: asked before a table is made or joined. */
import { signal } from "../../vendor/signals.js";
import { setName } from "../api.js";
import { html } from "../html.js";
import { me } from "../store.js";
import { t } from "../text.js";
import { Problem } from "./problem.js";

const LONGEST_NAME = 24;
const password = signal("");

/**
 * @param {{value: string, problem?: string | null, onInput: (name: string) => void, input?: any}} props
 */
export function NameField({ value, problem, onInput, input }) {
  return html`<div class="name-field">
    <label for="name">${t("your-name")}</label>
    <input class="field large" id="name" name="name" type="text" autocomplete="nickname" spellcheck="false" enterkeyhint="go"
      ref=${input} value=${value} aria-invalid=${problem ? "true" : undefined} aria-describedby="name-problem"
      onInput=${(event) => onInput(event.target.value)} />
    ${me.value.password && html`<label for="password">${t("server-password")}</label>
      <input class="field large" id="password" name="password" type="password" autocomplete="current-password"
        value=${password.value} onInput=${(event) => (password.value = event.target.value)} />`}
    <${Problem} id="name-problem" text=${problem} />
  </div>`;
}

/**
 * What is wrong with a name, in words; null when it will do.
 * @param {string} name
 */
export function nameProblem(name) {
  const length = Array.from(name.trim()).length;
  if (length === 0) return t("name-empty");
  if (length > LONGEST_NAME) return t("name-long", { length, most: LONGEST_NAME });
  return null;
}

/**
 * Tell the server the name, if it does not know it yet.
 * @param {string} name
 */
export async function keepName(name) {
  if (me.value.name === name.trim()) return;
  me.value = await setName(name.trim(), password.value);
}
