/** Ready-made phrases: sent by name, and shown to everybody in their own language. */
import { html } from "../../parts/index.js";
import { say } from "../../core/outbox.js";
import { hasText, t } from "../../core/text.js";

const PHRASES = ["good-luck", "well-played", "thanks", "sorry", "one-moment", "who-trades", "ouch", "another-game"];
const NAMED = /^:([a-z-]+):$/;

/**
 * What was said, a phrase in the reader's language.
 * @param {string} text
 */
export function phrased(text) {
  const name = NAMED.exec(text)?.[1];
  return name && hasText(`phrase-${name}`) ? t(`phrase-${name}`) : text;
}

export function Phrases() {
  return html`<ul class="phrases" aria-label=${t("phrases")}>
    ${PHRASES.map((name) => html`<li key=${name}><button type="button" class="phrase" onClick=${() => say(`:${name}:`)}>${t(`phrase-${name}`)}</button></li>`)}
  </ul>`;
}
