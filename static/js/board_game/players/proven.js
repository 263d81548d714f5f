/** What the public log proves about a hand: certain cards with their number, and "?" for those that nobody can be sure of. */
import { html, Icon, RESOURCES } from "../../parts/index.js";
import { listWords, t } from "../../core/text.js";
import { kindsOf } from "../rich.js";

/** @typedef {{least: Record<string, number>, most: Record<string, number>, unknown: number}} Proven as the server tells it */

/**
 * "1 wool, 2 unknown cards"; nothing for an empty hand.
 * @param {Proven} proven
 */
function provenWords({ least, unknown }) {
  const certain = kindsOf(least).map(([kind, count]) => t("table-cards", { count, kind }));
  return listWords(unknown > 0 ? [...certain, t("proven-unknown", { count: unknown })] : certain, "unit");
}

/**
 * The same with what the unknown cards may be, as a sentence for people who do not see the pictures.
 * @param {Proven | undefined} proven
 */
export function provenSentence(proven) {
  const cards = proven && provenWords(proven);
  return cards ? t("row-proven", { cards }) : "";
}

/**
 * The kinds that may have more cards than are certain.
 * @param {Proven} proven
 */
function possible({ least, most }) {
  return RESOURCES.filter((kind) => (most[kind] ?? 0) > (least[kind] ?? 0));
}

/**
 * In a row: number and picture of each kind, then the "?".
 * @param {{proven: Proven, size?: number}} props
 */
export function ProvenCards({ proven, size = 17 }) {
  const { least, unknown } = proven;
  return html`<span class="proven" role="img" aria-label=${provenSentence(proven)} title=${provenSentence(proven)}>
    ${kindsOf(least).map(([kind, count]) => html`<span key=${kind}><b>${count}</b><${Icon} id="res-${kind}" size=${size} /></span>`)}
    ${unknown > 0 && html`<span class="unknown" key="unknown"><b>${unknown}</b><i>?</i></span>`}
  </span>`;
}

/**
 * In a player's sheet: besides, what the unknown cards may be.
 * @param {{proven: Proven}} props
 */
export function ProvenRow({ proven }) {
  const kinds = possible(proven);
  const empty = kindsOf(proven.least).length === 0 && proven.unknown === 0;
  return html`<dt>${t("sheet-proven")}</dt><dd class="row">${empty ? t("sheet-nothing") : html`<${ProvenCards} proven=${proven} size=${22} />`}
    ${proven.unknown > 0 && html`<span class="could-be">${t("proven-possible", { kinds: listWords(kinds.map((kind) => t("resource", { kind })), "disjunction") })}</span>`}</dd>`;
}
