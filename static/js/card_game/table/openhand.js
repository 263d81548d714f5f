/** A hand that lies open: at the end of a game, and in a replay through its owner's eyes. */
import { html } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { cardName, shapeOfCard } from "../cards.js";
import { Drawing, Sign } from "../faces/signs.js";

/** @param {{hand?: {card: string}[]}} props */
export function OpenRealmHand({ hand }) {
  if (!hand || hand.length === 0) return null;
  return html`<ul class="open-cards" aria-label=${t("hand")}>${hand.map(({ card }, index) => html`<li key=${index} title=${cardName(card)}>
    <svg width="30" height="30" viewBox="0 0 64 64" aria-hidden="true"><${Sign} id="kind-${shapeOfCard(card)}" width=${64} /><${Drawing} card=${card} x=${13} y=${9} width=${38} /></svg>${cardName(card)}</li>`)}</ul>`;
}
