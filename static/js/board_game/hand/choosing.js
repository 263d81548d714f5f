/** Resources that an action gives or takes, chosen one by one: which of them the legal actions and forms of the server allow. */
import { computed, signal } from "../../../vendor/signals.js";
import { t } from "../../core/text.js";
import { ACTIONS, offeredAt, PLAYS } from "../actions/rows.js";
import { actions, cardPanel, formOf, may, ownSeat } from "../actions/choices.js";
import { countOf } from "../rich.js";
import { withCount } from "./goods.js";
import { begunView } from "../seen.js";

/** What has been chosen so far. */
export const chosenGoods = signal(/** @type {Record<string, number>} */ ({}));

const PANELS = /** @type {any[]} */ (offeredAt("goods"));

/** The action whose panel of resources takes the place of the tiles; null where none does. */
export const owed = computed(() => PANELS.find((type) => formOf(type) || may(type)) ?? null);

/** The action that resources are being chosen for: one that is owed, or the open card. */
const current = computed(() => owed.value ?? naming(cardPanel.value));

/** The action of an open card that names resources, while it may be played; else null. @param {string | null} card */
function naming(card) {
  const type = card === null ? undefined : PLAYS[card];
  return type !== undefined && ACTIONS[type]?.goods && may(type) ? type : null;
}

current.subscribe(() => (chosenGoods.value = {}));

/** Whether a card of the hand is given by pressing it. */
export const givesCards = computed(() => owed.value !== null && ACTIONS[owed.value].goods === "give");

/**
 * The resources that an action is about: `{ore: 1, wool: 1}`.
 * @param {Record<string, any>} action
 * @returns {Record<string, number>}
 */
export function goodsOf({ cards, resource, first, second }) {
  if (cards) return cards;
  return [resource, first, second].filter(Boolean).reduce((goods, kind) => withCount(goods, kind, (goods[kind] ?? 0) + 1), {});
}

/** Whether both are the same cards. */
export function same(one, other) {
  return countOf(one) === countOf(other) && Object.entries(one).every(([kind, count]) => count === (other[kind] ?? 0));
}

/** The goods of the legal actions of a type. */
function ways(type) {
  return (actions.value.get(type) ?? []).map(goodsOf);
}

/** How many it takes. @param {string} type */
export function countFor(type) {
  return formOf(/** @type {any} */ (type))?.count ?? Math.max(0, ...ways(type).map(countOf));
}

/**
 * How many of a kind may be chosen, beside the other kinds chosen so far.
 * @param {string} type
 * @param {string} kind
 */
export function mostOf(type, kind) {
  const own = chosenGoods.value[kind] ?? 0;
  const source = ACTIONS[type].goods === "give" ? ownSeat().hand : begunView().supply;
  if (formOf(/** @type {any} */ (type))) return Math.min(source?.[kind] ?? Infinity, own + countFor(type) - countOf(chosenGoods.value));
  const fits = ways(type).filter((goods) => Object.entries(chosenGoods.value).every(([each, count]) => each === kind || count <= (goods[each] ?? 0)));
  return Math.max(0, ...fits.map((goods) => goods[kind] ?? 0));
}

/** The small print below a kind: what the player keeps, or what the bank has left if that matters and is shown. */
export function noteOf(type, kind) {
  const { goods } = ACTIONS[type];
  if (goods === "give") return t("discard-keep", { count: ownSeat().hand[kind] - (chosenGoods.value[kind] ?? 0) });
  const { supply } = begunView();
  return goods === "name" || supply === undefined ? t(kind) : t("card-bank", { count: supply[kind] });
}

/**
 * The action that the chosen resources make up; undefined until they are complete.
 * @param {any} type
 */
export function chosenAction(type) {
  if (countOf(chosenGoods.value) !== countFor(type)) return undefined;
  return formOf(type) ? { type, cards: chosenGoods.value } : actions.value.get(type)?.find((action) => same(goodsOf(action), chosenGoods.value));
}

/** One more (or less) of that kind. */
export function oneMore(kind, step = 1) {
  const count = (chosenGoods.value[kind] ?? 0) + step;
  if (current.value !== null && count >= 0 && (step < 0 || count <= mostOf(current.value, kind))) chosenGoods.value = withCount(chosenGoods.value, kind, count);
}
