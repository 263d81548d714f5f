/** What chance said, in words and pictures. */
import { html } from "../../core/html.js";
import { Icon } from "../../parts/icon.js";
import { RESOURCES } from "../../parts/resource.js";
import { listWords, t } from "../../core/text.js";
import { sum } from "./draws.js";

const SHOWN_OF_ORDER = 8;

/** @param {Record<string, any>} outcome */
export function outcomeWords(record, outcome) {
  const { dice, card, of, order, number, below } = outcome;
  if (dice) return t("said-dice", { sum: sum(dice), dice: listWords(dice.map(String)) });
  if (of) return t("said-card", { card: cardName(record, card), count: sum(of) });
  if (order) return t("said-order", { count: order.length, order: firstOf(order) });
  return t("said-number", { number, count: below });
}

/** A card of a hand of the board game is a resource; of other hands only the place is known. */
function cardName(record, card) {
  return resourceOf(record, card) ? t(RESOURCES[card], { edition: Number(record.config?.edition ?? 0) }) : String(card);
}

function resourceOf(record, card) {
  return record.config?.edition === undefined ? undefined : RESOURCES[card];
}

function firstOf(order) {
  return `${order.slice(0, SHOWN_OF_ORDER).join(" ")}${order.length > SHOWN_OF_ORDER ? " …" : ""}`;
}

/**
 * @param {{record: any, outcome: Record<string, any>}} props
 */
export function Outcome({ record, outcome }) {
  const { dice, card, of, order } = outcome;
  if (dice) return html`<span class="outcome" role="img" aria-label=${outcomeWords(record, outcome)}>${dice.map((pips, index) => html`<${Pips} key=${index} pips=${pips} />`)}<b>${sum(dice)}</b></span>`;
  if (of && resourceOf(record, card)) return html`<span class="outcome"><${Icon} id="res-${RESOURCES[card]}" size=${20} />${outcomeWords(record, outcome)}</span>`;
  if (order) return html`<span class="outcome" title=${order.join(" ")}>${outcomeWords(record, outcome)}</span>`;
  return html`<span class="outcome">${outcomeWords(record, outcome)}</span>`;
}

/** Forged dice may show anything. */
function Pips({ pips }) {
  return pips >= 1 && pips <= 6 ? html`<${Icon} id="die-${pips}" size=${22} />` : html`<span class="tag bad">${pips}</span>`;
}
