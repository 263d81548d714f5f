/** The visitor's name, and the server's password where there is one: asked before a table is made or joined. */
import { signal } from "../../vendor/signals.js";
import { ApiError, getMe, setName } from "../core/api.js";
import { html } from "../core/html.js";
import { me } from "../core/store.js";
import { t } from "../core/text.js";
import { Problem } from "./problem.js";

const LONGEST_NAME = 24;
const password = signal("");
/** The text in the field: it stays when the visitor goes from the first page to a table. */
const typedName = signal(/** @type {string | null} */ (null));

/** The name in the field, or the one the server knows. */
function currentName() {
  return typedName.value ?? me.value.name ?? "";
}

/**
 * @param {{problem?: string | null, input?: any}} props `input`: a ref to the field
 */
export function NameField({ problem, input }) {
  return html`<div class="name-field">
    <label for="name">${t("your-name")}</label>
    <input class="field large" id="name" name="name" type="text" autocomplete="nickname" spellcheck="false" enterkeyhint="go"
      readonly=${me.value.login}
      ref=${input} value=${currentName()} aria-invalid=${problem ? "true" : undefined} aria-describedby="name-problem"
      onInput=${(/** @type {{target: HTMLInputElement}} */ event) => (typedName.value = event.target.value)} />
    ${me.value.password && html`<label for="password">${t("server-password")}</label>
      <input class="field large" id="password" name="password" type="password" autocomplete="current-password"
        value=${password.value} onInput=${(/** @type {{target: HTMLInputElement}} */ event) => (password.value = event.target.value)} />`}
    <${Problem} id="name-problem" text=${problem} />
  </div>`;
}

/** Whether there is nothing in the field. */
export function nameMissing() {
  return currentName().trim() === "";
}

/**
 * What is wrong with the name, in words; null when it will do.
 */
export function nameProblem() {
  const length = Array.from(currentName().trim()).length;
  if (length === 0) return t("name-empty");
  if (length > LONGEST_NAME) return t("name-long", { length, most: LONGEST_NAME });
  return null;
}

/**
 * Tell the server the name, if it does not know it yet; a visitor without a name is lent one.
 */
export async function keepName() {
  const name = currentName().trim();
  if (me.value.name && (!name || me.value.name === name)) return;
  if (!navigator.cookieEnabled) throw new ApiError(0, "no_cookie", "");
  const named = await setName(name, password.value);
  if (!me.value.name && !(await getMe()).name) throw new ApiError(0, "no_cookie", "");
  me.value = named;
  typedName.value = null;
}
