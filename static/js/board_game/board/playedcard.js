/** Another's development card, large over the board with its line of the log: who looks at the board reads no log. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { lastEvents } from "../../core/store.js";
import { html, Icon } from "../../parts/index.js";
import { pictured } from "../../table/log/sentences.js";
import { isMe } from "../../table/people/people.js";
import { pace } from "../../table/motion.js";
import { developmentName } from "../hand/cards.js";
import { sentence, TURNED_UP } from "../events.js";

/** Long enough to read; bots wait for it (`SHOWN_SECONDS` of the engine). */
const STAYS_MS = 1600;

export function PlayedCard() {
  const entry = lastEvents.value;
  const [shown, show] = useState(/** @type {any} */ (null));
  useEffect(() => {
    const event = entry?.events.find(({ type, seat }) => TURNED_UP[type] && seat !== undefined && !isMe(seat));
    if (entry && event) show({ event, version: entry.version });
  }, [entry]);
  useEffect(() => {
    const timer = shown && setTimeout(() => show(null), STAYS_MS * pace());
    return () => clearTimeout(timer);
  }, [shown]);
  if (!shown) return null;
  const card = TURNED_UP[shown.event.type];
  const words = sentence(shown.event);
  return html`<figure class="played-card" key=${shown.version} data-played=${card} aria-hidden="true">
    <span class="pic"><${Icon} id="dev-${card.replaceAll("_", "-")}" size=${104} /></span>
    <figcaption><b>${developmentName(card)}</b><small>${words && pictured(words)}</small></figcaption>
  </figure>`;
}
