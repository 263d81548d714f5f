/** Cards in a sentence: as pictures in a row, and in words. */
import { html, Icon } from "../parts/index.js";
import { listWords, t } from "../core/text.js";

/**
 * Cards as pictures in a row: each one shown up to four, then as a number.
 * @param {{cards: Record<string, number>, size?: number}} props
 */
export function CardRow({ cards, size = 18 }) {
  const kinds = kindsOf(cards);
  return html`<span class="card-row" role="img" aria-label=${cardWords(cards)}>
    ${kinds.length === 0 ? "–" : kinds.map(([kind, count]) => (count <= 3
      ? Array.from({ length: count }, (_, copy) => html`<${Icon} key="${kind}-${copy}" id="res-${kind}" size=${size} />`)
      : html`<span class="times" key=${kind}><b>${count}</b><${Icon} id="res-${kind}" size=${size} /></span>`))}
  </span>`;
}

/**
 * "1 brick, 2 wool"
 * @param {Record<string, number>} cards
 */
export function cardWords(cards) {
  const kinds = kindsOf(cards);
  return kinds.length === 0 ? t("table-no-cards") : listWords(kinds.map(([kind, count]) => t("table-cards", { count, kind })), "unit");
}

/** @param {Record<string, number>} cards */
export function kindsOf(cards) {
  return Object.entries(cards ?? {}).filter(([, count]) => count > 0);
}

/** @param {Record<string, number>} cards */
export function countOf(cards) {
  return Object.values(cards ?? {}).reduce((sum, count) => sum + count, 0);
}
