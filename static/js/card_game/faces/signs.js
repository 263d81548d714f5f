/** Small pictures of the card game: symbols of cards.svg, costs, points, goods. */
import { html, Icon } from "../../parts/index.js";
import { pure } from "../../parts/pure.js";
import { hasSymbol, symbol } from "../../core/sprite.js";
import { t } from "../../core/text.js";
import { cardName, eventName, GOODS, goodName, goodsInOrder, goodsWords } from "../cards.js";

/**
 * A symbol inside a drawing; unlike an image it may reach beyond its box, as helmets and towers do.
 * @param {{id: string, x?: number, y?: number, width: number, height?: number, class?: string}} props
 */
export function Sign({ id, x = 0, y = 0, width, height = width, ...rest }) {
  return html`<use href=${symbol(id)} x=${x} y=${y} width=${width} height=${height} ...${rest} />`;
}

/**
 * The drawing on a card; the first letters of its name, if nobody has drawn it.
 * @param {{card: string, event?: boolean, x: number, y: number, width: number}} props
 */
export function Drawing({ card, event = false, x, y, width }) {
  const id = `card-${card}`;
  if (hasSymbol(id)) return html`<${Sign} id=${id} x=${x} y=${y} width=${width} />`;
  const initials = (event ? eventName(card) : cardName(card)).split(/\s+/).map((word) => word.charAt(0)).slice(0, 2).join("");
  return html`<text class="initials" x=${x + width / 2} y=${y + width * 0.66} font-size=${width * 0.46} text-anchor="middle">${initials}</text>`;
}

/** A symbol by itself. @param {{id: string, size?: number, box?: number, label?: string, class?: string}} props `box`: the side of its drawing */
export const Picture = pure(function Picture({ id, size = 18, box = 64, label, class: name }) {
  const role = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class=${name} width=${size} height=${size} viewBox="0 0 ${box} ${box}" ...${role}><${Sign} id=${id} width=${box} /></svg>`;
});

/**
 * The cost of something, each good once with its number.
 * @param {{cost: Record<string, number>, size: number, lacking?: Record<string, number>}} props `lacking`: what the player does not have
 */
export function Cost({ cost, size, lacking = {} }) {
  return html`<span class="cst">${goodsInOrder(cost).map(([good, count]) => html`<span key=${good} class=${`co ${lacking[good] ? "no" : ""}`}><${Icon} id="res-${good}" size=${size} />${count > 1 && html`<b>${count}</b>`}</span>`)}</span>`;
}

/** Points on a card. @param {{points: [string, number][], size: number}} props */
export function Points({ points, size }) {
  return html`<span class="pts">${points.map(([sign, count]) => html`<span key=${sign} class="ptv"><${Icon} id="points-${sign}" size=${size} />${count}</span>`)}</span>`;
}

/** Points of a player. @param {{sign: string, count: number, hold?: boolean, size?: number}} props */
export function Stat({ sign, count, hold = false, size = 15 }) {
  const words = t(`points-${sign}`, { count });
  return html`<span class=${`st ${hold ? "hold" : ""}`} title=${words} role="img" aria-label=${words} data-stat=${sign}><${Icon} id="points-${sign}" size=${size} />${count}</span>`;
}

/** All six goods, faint where there are none. @param {{goods: Record<string, number>, size?: number}} props */
export function GoodRow({ goods, size = 18 }) {
  return html`<span class="goodrow" role="img" aria-label=${goodsWords(goods)}>${GOODS.map((good) => html`<span key=${good} class=${`good2 ${goods[good] ? "" : "z"}`} title=${goodName(good)} data-good=${good}><${Icon} id="res-${good}" size=${size} />${goods[good] ?? 0}</span>`)}</span>`;
}

/** Goods in a line of text: one picture for each unit. @param {{goods: Record<string, number>, size?: number}} props */
export function Goods({ goods, size = 18 }) {
  return html`<span class="goods" role="img" aria-label=${goodsWords(goods)}>${goodsInOrder(goods).flatMap(([good, count]) => Array.from({ length: count }, (_, unit) => html`<${Icon} key=${`${good}${unit}`} id="res-${good}" size=${size} />`))}</span>`;
}

/** A face of the event die, by its name. @type {Record<string, string>} */
const FACES = { tournament: "tournament", "trade-advantage": "trade", "robber-assault": "assault", "successful-year": "year", "event-card": "event" };

/** The picture of a face of the event die. @param {string} face */
export const faceSign = (face) => `card-face-${FACES[face]}`;

/** @param {{face: string, size?: number}} props */
export function EventDie({ face, size = 44 }) {
  return html`<span class="edie" style=${{ width: `${size}px`, height: `${size}px` }} role="img" aria-label=${t(`face-${face}`)}><${Picture} id=${faceSign(face)} size=${Math.round(size * 0.7)} /></span>`;
}
