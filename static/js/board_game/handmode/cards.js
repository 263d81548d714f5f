/** My cards in hand mode: large, the resources in one row and the development cards below; those that must go are pressed. */
import { html, Icon, RESOURCES } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { ownSeat } from "../actions/choices.js";
import { hasTokens, TokenStack } from "../actions/tokens.js";
import { chosenGoods, givesCards, oneMore } from "../hand/choosing.js";
import { DevelopmentCard, developmentCards, ResourceCard } from "../hand/hand.js";
import { begunView } from "../seen.js";

export function ResourceHand() {
  const hand = /** @type {Record<string, number>} */ (ownSeat().hand);
  return html`<section class="hand-cards" aria-label=${t("hand")}>
    <header><strong>${t("hand")}</strong><${HowMany} /></header>
    <div class="cards">${RESOURCES.map((kind) => html`<span key=${kind} class="hand-card"><${ResourceCard} kind=${kind} count=${hand[kind] ?? 0} /><${TakeBack} kind=${kind} /></span>`)}</div>
    ${givesCards.value && html`<${Left} hand=${hand} />`}
  </section>`;
}

/** The number of cards, and the loss at a seven. */
function HowMany() {
  const { at_stake: count = 0, cards } = ownSeat();
  if (count === 0) return html`<span class="tag">${t("robber-cards", { count: cards })}</span>`;
  return html`<span class="tag warn" title=${t("hand-over", { total: cards, limit: begunView().hand_limit, count })}>${t("hand-at-stake", { total: cards, count })}</span>`;
}

/** On a card of which some were chosen to go: how many, and the way to take one back. @param {{kind: string}} props */
function TakeBack({ kind }) {
  const count = givesCards.value ? chosenGoods.value[kind] ?? 0 : 0;
  if (count === 0) return null;
  return html`<button type="button" class="take-back" aria-label=${t("goods-minus", { kind })} onClick=${() => oneMore(kind, -1)}>−${count}</button>`;
}

/** The cards that stay in the hand. @param {{hand: Record<string, number>}} props */
function Left({ hand }) {
  return html`<p class="hand-left"><span class="mut">${t("trade-after")}</span>${RESOURCES.map((kind) => html`<span key=${kind}><${Icon} id="res-${kind}" size=${26} label=${t(kind)} />${hand[kind] - (chosenGoods.value[kind] ?? 0)}</span>`)}</p>`;
}

/** Nothing where there are none. */
export function DevelopmentHand() {
  const cards = developmentCards();
  if (cards.length === 0 && !hasTokens()) return null;
  return html`<section class="hand-development" aria-label=${t("stat-development")}>
    ${cards.map((each) => html`<${DevelopmentCard} key="${each.card}-${each.fresh}" ...${each} spelled />`)}${hasTokens() && html`<${TokenStack} />`}
  </section>`;
}
