/** What happened at this moment, in the words of the log. */
import { Chip, html } from "../../parts/index.js";
import { turn } from "../../core/store.js";
import { t } from "../../core/text.js";
import { nameOf, signOf } from "../../table/people/people.js";
import { aloud, pictured, sentenceOf } from "../../table/log/sentences.js";
import { moment, playing } from "./player.js";

const MOST = 3;

export function Caption() {
  if (!moment.value || !turn.value) return null;
  const { version, seat, at, events } = moment.value;
  const { number } = turn.value;
  const lines = events.map(wordsOf).filter(Boolean);
  const shown = lines.length > MOST ? MOST - 1 : MOST;
  return html`<section class="told" tabindex="0" aria-label=${t("replay-now")} aria-live=${playing.value ? "off" : "polite"}>
    <header>
      ${seat !== undefined && html`<${Chip} ...${signOf(seat)} size=${22} label=${nameOf(seat)} />`}
      <b>${number > 0 ? t("replay-turn", { number }) : t("log-set-up")}</b>
      <span class="mut">${t("replay-version", { version })} · <time datetime=${new Date(at).toISOString()}>${t("replay-time", { at: new Date(at) })}</time></span>
    </header>
    ${lines.slice(0, shown).map((line, index) => html`<p key=${index}>${line}</p>`)}
    ${lines.length > shown && html`<p class="mut">${t("replay-more", { count: lines.length - shown })}</p>`}
  </section>`;
}

function wordsOf(event) {
  const sentence = sentenceOf(event);
  return sentence ? pictured(sentence) : aloud(event);
}
