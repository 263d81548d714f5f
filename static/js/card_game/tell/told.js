/** The card that is told of, over the sea: an event, or an attack that was played. */
import { html } from "../../parts/index.js";
import { phone } from "../../table/layout.js";
import { FullCard, FullEvent, SmallFace } from "../faces/card.js";
import { shapeOfCard } from "../cards.js";
import { told } from "./telling.js";

export function Told() {
  const what = told.value;
  if (!what) return null;
  if (phone.value) return html`<div class="told-card" aria-hidden="true"><span class=${`hc k-${what.event ? "event" : shapeOfCard(what.card)}`}><${SmallFace} card=${what.event ?? what.card} event=${Boolean(what.event)} /></span></div>`;
  return html`<div class="told-card" aria-hidden="true">${what.event ? html`<${FullEvent} card=${what.event} />` : html`<${FullCard} card=${what.card} />`}</div>`;
}
