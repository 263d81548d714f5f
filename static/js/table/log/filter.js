/** Which part of the log is shown: all of it, one of the parts that the game names, or what is about me. */
import { computed, signal } from "../../../vendor/signals.js";
import { html } from "../../parts/index.js";
import { seat } from "../../core/store.js";
import { t } from "../../core/text.js";
import { game } from "../game.js";
import { isMe } from "../people/people.js";

/** The fields of an event that name a seat, and those that hold several. */
const SEATS = ["seat", "partner", "thief", "victim", "player"];

/** @param {Record<string, any>} event */
function isMine(event) {
  if (SEATS.some((field) => event[field] !== undefined && isMe(event[field]))) return true;
  return (Array.isArray(event.to) && event.to.some(isMe)) || Object.keys(event.taken ?? {}).some(isMe);
}

const chosen = signal("all");
/** The filter in force; somebody without a seat at this table has no events of their own. */
export const filter = computed(() => (chosen.value === "mine" && seat.value === null ? "all" : chosen.value));

/** @param {Record<string, any>} event */
export function isWanted(event) {
  if (filter.value === "all") return true;
  return filter.value === "mine" ? isMine(event) : game.value.filters[filter.value]?.includes(event.type) ?? true;
}

/** @param {{onChange: () => void}} props */
export function LogFilter({ onChange }) {
  /** @param {string} id */
  const choose = (id) => {
    chosen.value = id;
    onChange();
  };
  const ids = ["all", ...Object.keys(game.value.filters), ...(seat.value !== null ? ["mine"] : [])];
  return html`<div class="log-filter" role="group" aria-label=${t("log-filter")}>
    ${ids.map((id) => html`<button type="button" key=${id} aria-pressed=${String(filter.value === id)} onClick=${() => choose(id)}>${t(`log-filter-${id}`)}</button>`)}
  </div>`;
}
