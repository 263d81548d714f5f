/** Where no clock runs: how long somebody has been thinking, quietly, from a minute on. */
import { computed } from "../../../vendor/signals.js";
import { useEffect, useState } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { Icon } from "../../parts/icon.js";
import { halted, turn, waiting } from "../../core/store.js";
import { t } from "../../core/text.js";
import { phone } from "../layout.js";
import { isAway, isBot, isMe, nameOf } from "../people/people.js";

const MINUTE_MS = 60_000;

/** Who keeps us waiting, and for what: `{seat, what}`; null if it is nobody, me or a bot. */
const waited = computed(() => {
  if (halted.value || !turn.value) return null;
  const [seat] = Object.keys(waiting.value ?? {}).map(Number);
  if (seat === undefined || isMe(seat) || isBot(seat) || isAway(seat)) return null;
  return { seat, what: `${turn.value.number} ${turn.value.seat} ${seat}` };
});

export function Elapsed() {
  const minutes = useMinutes(waited.value?.what);
  if (!waited.value || minutes < 1) return null;
  return html`<span class="elapsed">
    <${Icon} id="i-clock" size=${15} /><span aria-hidden="true">${t(phone.value ? "clock-thinking-short" : "clock-thinking", { minutes })}</span>
    <span class="unseen">${t("clock-thinking-of", { name: nameOf(waited.value.seat), minutes })}</span>
  </span>`;
}

/** Whole minutes since `what` last changed. @param {string | undefined} what */
function useMinutes(what) {
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    setMinutes(0);
    if (!what) return undefined;
    const began = performance.now();
    const timer = setInterval(() => setMinutes(Math.round((performance.now() - began) / MINUTE_MS)), MINUTE_MS);
    return () => clearInterval(timer);
  }, [what]);
  return minutes;
}
