/** What is printed on the cards, as the catalog of the game tells it (`GET api/catalog?game=cards`), and what they are called. */
import { computed } from "../../vendor/signals.js";
import { catalog } from "../core/store.js";
import { listWords, t } from "../core/text.js";
import { cardName as nameOfCard, cardText as textOfCard, goodsWords as goodsInWords, GOODS, kindName as kindOf, whereName as whereOf } from "./names.js";

export { cardName, cardText, eventCardName as eventName, eventCardText as eventText, GOODS, goodName, goodsWords, terrainName } from "./names.js";

/** What scores, in the order in which a card shows it: each field of the card is named like its sign, except for victory points. */
const POINTS = [["victory", "points"], ["commerce", "commerce"], ["strength", "strength"], ["tournament", "tournament"]];

/**
 * @typedef {{
 *   key: string, family: "territory" | "city" | "action", kind: string, copies: number, cost?: Record<string, number>, points?: number,
 *   commerce?: number, strength?: number, tournament?: number,
 * }} Card
 */

const drawCards = computed(() => byKey(catalog.value?.cards));
const middleRow = computed(() => byKey(catalog.value?.row));
const eventCards = computed(() => byKey(catalog.value?.events));

/** @returns {Map<string, any>} */
function byKey(rows = []) {
  return new Map(rows.map((row) => [row.key, row]));
}

/**
 * A draw card.
 * @param {string} key
 * @returns {Card}
 */
export function cardOf(key) {
  return drawCards.value.get(key) ?? { key, family: "action", kind: "neutral", copies: 0 };
}

/** How many of an event card there are. @param {string} key */
export function copiesOfEvent(key) {
  return eventCards.value.get(key)?.copies ?? 0;
}

/** What a road, a settlement or a city costs and scores. @param {string} kind */
export function middleOf(kind) {
  return middleRow.value.get(kind) ?? { key: kind, cost: {} };
}

/** The shape of a card, as in cards.svg: "city" for city buildings, "action" for what neither attacks nor counters. @param {string} key */
export function shapeOfCard(key) {
  const { family, kind } = cardOf(key);
  if (family === "city") return "city";
  return kind === "neutral" ? "action" : kind;
}

/** The signs and numbers of a card: `[["victory", 1]]`. @param {Record<string, any>} card @returns {[string, number][]} */
export function pointsOnCard(card) {
  return POINTS.filter(([, field]) => card[field]).map(([sign, field]) => [sign, card[field]]);
}

/** Goods with their numbers, in order. @param {Record<string, number>} [amounts] @returns {[string, number][]} */
export function goodsInOrder(amounts = {}) {
  return GOODS.filter((good) => amounts[good] > 0).map((good) => [good, amounts[good]]);
}

/** @param {Record<string, number>} [amounts] */
export function countOfGoods(amounts = {}) {
  return goodsInOrder(amounts).reduce((sum, [, count]) => sum + count, 0);
}

/** "A" to "E" @param {number} stack */
export function stackLetter(stack) {
  return String.fromCharCode(65 + stack);
}

/** "Library, city building. Costs 1 brick. 1 victory point. Hold 1 more card in hand." @param {string} card a draw card */
export function whatItIs(card) {
  const printed = cardOf(card);
  const { cost = {} } = printed;
  const points = listWords(pointsOnCard(printed).map(([sign, count]) => t(`points-${sign}`, { count })), "unit");
  return [
    t("cards-what", { name: nameOfCard(card), kind: kindOfCardName(card) }),
    countOfGoods(cost) > 0 && t("cards-costs", { goods: goodsInWords(cost) }),
    points && `${points}.`, textOfCard(card),
  ].filter(Boolean).join(" ");
}

/** "City building" @param {string} key of a draw card */
export const kindOfCardName = (key) => kindOf(cardOf(key));
/** Where a card is built, or when it is played. @param {string} key of a draw card */
export const whereOfCardName = (key) => whereOf(cardOf(key));
