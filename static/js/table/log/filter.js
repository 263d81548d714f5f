/** Which part of the log is shown: all of it, the trades, the dice and what they brought, or what is about me. */
import { computed, signal } from "../../../vendor/signals.js";
import { html } from "../../parts/index.js";
import { seat } from "../../core/store.js";
import { t } from "../../core/text.js";
import { isMe } from "../people/people.js";

const TRADES = new Set(["TradedWithSupply", "OfferMade", "OfferAccepted", "OfferDeclined", "OfferWithdrawn", "Traded", "CardsDrawn", "CardsReturned"]);
const DICE = new Set(["StartRolled", "DiceDeckShuffled", "DiceRolled", "DiceRolledNext", "DiceRolledAgain", "CardsProduced", "SupplyShort", "CardsDiscarded"]);
/** The fields of an event that name a seat, and those that hold several. */
const SEATS = ["seat", "partner", "thief", "victim", "player"];

/** @type {Record<string, (event: any) => boolean>} */
const FILTERS = {
  all: () => true,
  trades: ({ type }) => TRADES.has(type),
  dice: ({ type }) => DICE.has(type),
  mine: (event) => SEATS.some((field) => event[field] !== undefined && isMe(event[field])) || (Array.isArray(event.to) && event.to.some(isMe)) || Object.keys(event.taken ?? {}).some(isMe),
};

const chosen = signal("all");
/** The one that is chosen; whoever has no seat at this table has nothing of their own. */
export const filter = computed(() => (chosen.value === "mine" && seat.value === null ? "all" : chosen.value));

/** @param {Record<string, any>} event */
export function isWanted(event) {
  return FILTERS[filter.value](event);
}

/** @param {{onChange: () => void}} props */
export function LogFilter({ onChange }) {
  const choose = (id) => {
    chosen.value = id;
    onChange();
  };
  const ids = Object.keys(FILTERS).filter((id) => id !== "mine" || seat.value !== null);
  return html`<div class="log-filter" role="group" aria-label=${t("log-filter")}>
    ${ids.map((id) => html`<button type="button" key=${id} aria-pressed=${String(filter.value === id)} onClick=${() => choose(id)}>${t(`log-filter-${id}`)}</button>`)}
  </div>`;
}
