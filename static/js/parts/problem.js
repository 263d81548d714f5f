/** What went wrong, in words, beside the control that caused it. */
import { ApiError } from "../core/api.js";
import { html } from "../core/html.js";
import { catalog } from "../core/store.js";
import { hasText, listWords, serverSpeaksIt, t } from "../core/text.js";
import { titleOf } from "./catalogwords.js";
import { Icon } from "./icon.js";

/**
 * @param {{text?: string | null, id?: string}} props nothing is shown without a text
 */
export function Problem({ text, id }) {
  return html`<p class="error" role="alert" id=${id} hidden=${!text}>
    ${text && html`<${Icon} id="i-no" size=${16} /><span>${text}</span>`}
  </p>`;
}

/** Errors for which the server's own words say more: who, how many, which. */
const SERVER_SAYS_MORE = ["bad_config", "bad_map", "map_too_large", "map_version", "invalid", "look_taken", "not_ready", "seat_taken", "table_full", "too_many", "wrong_origin"];

/**
 * The words for an error of the API.
 * @param {unknown} error
 * @returns {string}
 */
export function wordsFor(error) {
  if (!(error instanceof ApiError)) throw error;
  const titles = error.options.map((key) => catalog.value?.options?.find((/** @type {{key: string}} */ option) => option.key === key)).filter(Boolean).map((option) => titleOf("option", option));
  if (titles.length > 1) return t("rules-contradict", { options: listWords(titles.map((title) => t("quoted", { words: title }))) });
  if (SERVER_SAYS_MORE.includes(error.code) && error.text && serverSpeaksIt()) return error.text;
  const id = `error-${error.code.replaceAll("_", "-")}`;
  return hasText(id) ? t(id) : error.text || t("error-invalid");
}

/**
 * Why the server did not carry out an action, or did not pass on what was said; one that comes at another decision may say so, and so may
 * one that is about a kind of action.
 * @param {{code: string, facts?: Record<string, any>, text?: string, action?: string}} refusal
 * @returns {string}
 */
export function refusalWords({ code, facts, text, action }) {
  const [id = ""] = [`refused-${code}-${facts?.decision ?? action}`, `refused-${code}`].filter(hasText);
  return id ? t(id, plain(facts)) : text || t("refused-other");
}

/** The facts that a message can say. @param {Record<string, unknown> | undefined} facts @returns {Record<string, string | number>} */
function plain(facts) {
  const said = Object.entries(facts ?? {}).filter(([, fact]) => ["string", "number"].includes(typeof fact));
  return Object.fromEntries(/** @type {[string, string | number][]} */ (said));
}
