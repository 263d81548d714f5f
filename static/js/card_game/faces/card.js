/** Cards in full, in the hand, and face down. Family is the color, kind the shape, at every size. */
import { useLayoutEffect, useRef } from "../../../vendor/hooks.js";
import { html } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { cardName, cardOf, cardText, copiesOfEvent, eventName, eventText, goodsInOrder, middleOf, pointsOnCard, shapeOfCard, terrainName, goodName, whereOfCardName } from "../cards.js";
import { lookOf } from "../../table/people/people.js";
import { MiddleSquare, RegionSquare } from "../realm/squares.js";
import { Cost, Drawing, Picture, Points, Sign } from "./signs.js";

/** A card in full: whoever points at one sees it so. @param {{card: string, class?: string}} props */
export function FullCard({ card, class: name = "" }) {
  const printed = cardOf(card);
  const shape = shapeOfCard(card);
  return html`<${Full} shape=${shape} picture=${card} name=${cardName(card)} kind=${t("cards-kind", { kind: t(`kind-${shape === "city" ? "city-building" : shape}`), where: whereOfCardName(card) })} text=${cardText(card)}
    cost=${printed.cost} points=${pointsOnCard(printed)} copies=${printed.copies} class=${name} />`;
}

/** An event card. @param {{card: string, class?: string}} props */
export function FullEvent({ card, class: name = "" }) {
  return html`<${Full} shape="event" picture=${card} name=${eventName(card)} kind=${t("cards-kind", { kind: t("kind-event"), where: t("family-event") })} text=${eventText(card)} points=${[]} copies=${copiesOfEvent(card)} class=${name} />`;
}

/** How large the words are: as large as fits. */
const SIZES = ["usual", "long", "longest"];

/** The card, set so that its words fit. @param {string} words */
function useFitting(words) {
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const face = /** @type {HTMLElement} */ (card.current);
    for (const size of SIZES) {
      face.dataset.set = size;
      if (face.scrollHeight <= face.clientHeight) break;
    }
  }, [words]);
  return card;
}

function Full({ shape, picture, name, kind, text, cost, points, copies, class: more }) {
  const costs = goodsInOrder(cost).length > 0;
  const card = useFitting(`${name} ${kind} ${text}`);
  return html`<article class=${`fc k-${shape} ${more}`} data-full=${picture} ref=${card}>
    <svg class="win" viewBox="0 -18 168 126" aria-hidden="true"><${Sign} id="window-${shape}" y=${-18} width=${168} height=${126} /><${Drawing} card=${picture} event=${shape === "event"} x=${costs ? 48 : 42} y=${-5} width=${86} /></svg>
    <span class="hd2">${costs && html`<${Cost} cost=${cost} size=${21} />`}<${Picture} id="kind-${shape}" class="kd" /></span>
    ${points.length > 0 && html`<${Points} points=${points} size=${17} />`}
    <h3>${name}</h3><small>${kind}</small><p>${text}</p><i class="cp">${t("cards-copies", { count: copies })}</i>
  </article>`;
}

/** A region in full. @param {{region: Record<string, any>}} props */
export function FullRegion({ region }) {
  const { terrain, good } = region;
  return html`<article class="fc k-region" data-full=${terrain}>
    <svg class="win" viewBox="0 -18 168 126" aria-hidden="true"><rect class=${`ground-${terrain}`} x="0" y="-18" width="168" height="126" /><svg x="31" y="-8" width="106" height="106" viewBox="0 0 100 100"><${RegionSquare} region=${region} /></svg></svg>
    <h3>${terrainName(terrain)}</h3><small>${t("cards-kind", { kind: t("kind-region"), where: t("cards-makes", { good: goodName(good) }) })}</small><p>${t("region-text", { kind: good })}</p>
  </article>`;
}

/** A road, a settlement or a city in full. @param {{kind: string, owner: number}} props */
export function FullMiddle({ kind, owner }) {
  const { cost, points } = middleOf(kind);
  const card = useFitting(`${t(`card-${kind}`)} ${t(`card-${kind}-text`)}`);
  return html`<article class=${`fc k-row seat-${lookOf(owner)}`} data-full=${kind} ref=${card}>
    <svg class="win" viewBox="0 -18 168 126" aria-hidden="true"><rect class="ground-row" x="0" y="-18" width="168" height="126" /><svg x="52" y="-7" width="98" height="98" viewBox="0 0 100 100"><${MiddleSquare} kind=${kind} owner=${owner} /></svg></svg>
    <span class="hd2"><${Cost} cost=${cost} size=${21} /></span>${points > 0 && html`<${Points} points=${[["victory", points]]} size=${17} />`}
    <h3>${t(`card-${kind}`)}</h3><small>${t("kind-row")}</small><p>${t(`card-${kind}-text`)}</p>
  </article>`;
}

/**
 * The face of a card in the hand, or wherever it is shown at that size.
 * @param {{card: string, event?: boolean, lacking?: Record<string, number>}} props `lacking`: of its cost
 */
export function SmallFace({ card, event = false, lacking }) {
  const printed = event ? {} : cardOf(card);
  const shape = event ? "event" : shapeOfCard(card);
  const costs = goodsInOrder(printed.cost).length > 0;
  const points = pointsOnCard(printed);
  return html`<span class="face">
    <svg class="win" viewBox="14 -10 140 118" aria-hidden="true"><${Sign} id="window-${shape}" y=${-18} width=${168} height=${126} /><${Drawing} card=${card} event=${event} x=${costs ? 54 : 44} y=${2} width=${80} /></svg>
    ${costs && html`<${Cost} cost=${printed.cost} size=${15} lacking=${lacking} />`}
    ${points.length > 0 && html`<${Points} points=${points} size=${12} />`}
    <em>${event ? eventName(card) : cardName(card)}</em>
  </span>`;
}

/** @param {{kind?: string, width: number}} props the back of a card of that stack */
export function Back({ kind = "draw", width }) {
  return html`<svg width=${width} height=${Math.round((width * 64) / 48)} viewBox="0 0 48 64" aria-hidden="true"><${Sign} id="back-${kind}" width=${48} height=${64} /></svg>`;
}
