/** Every word on the screen, from static/locales/ through Fluent. */
import { FluentBundle, FluentResource } from "../vendor/fluent.js";

const FILES = ["shell", "table"];
const bundle = new FluentBundle("en", { useIsolating: false });
const missing = new Set();

/** Load the words; await this before anything is drawn. */
export async function initText() {
  const sources = await Promise.all(FILES.map(load));
  for (const source of sources) {
    for (const error of bundle.addResource(new FluentResource(source))) console.warn(error.message);
  }
}

/**
 * The message `id`, filled in. A missing one shows its id and is reported once.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function t(id, args) {
  const message = bundle.getMessage(id);
  if (!message?.value) return reportMissing(id);
  return bundle.formatPattern(message.value, args, []);
}

/**
 * Whether there is a message of this name: for words the catalog may or may not have.
 * @param {string} id
 * @returns {boolean}
 */
export function hasText(id) {
  return bundle.hasMessage(id);
}

async function load(file) {
  const answer = await fetch(`locales/en/${file}.ftl`);
  return answer.ok ? answer.text() : "";
}

function reportMissing(id) {
  if (!missing.has(id)) console.warn(`no text for ${id}`);
  missing.add(id);
  return id;
}
