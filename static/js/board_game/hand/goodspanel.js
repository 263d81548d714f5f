/** Resources that must be given or taken now: in place of the build tiles, freely changeable until the count is right. */
import { Button, html, RESOURCES } from "../../parts/index.js";
import { hasText, t } from "../../core/text.js";
import { ACTIONS } from "../actions/rows.js";
import { ownSeat, send } from "../actions/choices.js";
import { useLead } from "../../table/focus.js";
import { actionWords } from "../../table/plainwords.js";
import { chosenGoods, chosenAction, countFor, mostOf, noteOf } from "./choosing.js";
import { GoodsRow } from "./goods.js";
import { countOf } from "../rich.js";
import { begunView } from "../seen.js";

/** A default that keeps what is most useful: the most expensive thing the hand can pay for, then variety. */
export function suggest(hand, count, costs) {
  const keep = countOf(hand) - count;
  const affordable = Object.values(costs ?? {})
    .filter((cost) => countOf(cost) <= keep && Object.entries(cost).every(([kind, number]) => hand[kind] >= number))
    .sort((a, b) => countOf(b) - countOf(a));
  const left = Object.fromEntries(RESOURCES.map((kind) => [kind, hand[kind] - (affordable[0]?.[kind] ?? 0)]));
  const discards = {};
  for (let number = 0; number < count; number += 1) {
    const most = RESOURCES.reduce((best, kind) => (left[kind] > left[best] ? kind : best), RESOURCES[0]);
    left[most] -= 1;
    discards[most] = (discards[most] ?? 0) + 1;
  }
  return discards;
}

/** The title of a panel: that of its action, unless there is something better. */
function titleFor(type, counts) {
  return hasText(`goods-title-${type}`) ? t(`goods-title-${type}`, counts) : actionWords(type);
}

/** The words on the button of an action for which resources are chosen. @param {string} type @param {{have: number, count: number}} counts */
export function confirmWords(type, counts) {
  const id = `goods-confirm-${type}`;
  return t(hasText(id) ? id : `goods-confirm-${ACTIONS[type].goods}`, counts);
}

/**
 * @param {{type: string}} props of the action for which they are chosen
 */
export function GoodsPanel({ type }) {
  const gives = ACTIONS[type].goods === "give";
  const count = countFor(type);
  const { hand } = ownSeat();
  const have = countOf(chosenGoods.value);
  const action = chosenAction(type);
  useLead(".discard [data-good]");
  const title = titleFor(type, { count, total: countOf(hand) });
  return html`<section class="picker discard" aria-label=${title}>
    <${GoodsRow} label=${title} counts=${chosenGoods.value} most=${(kind) => mostOf(type, kind)} note=${(kind) => noteOf(type, kind)}
      why=${(kind) => (gives && hand[kind] === 0 ? t("trade-none", { kind }) : null)} onChange=${(cards) => (chosenGoods.value = cards)} />
    <div class="picker-acts">
      <${Button} class="clear" onClick=${() => (chosenGoods.value = {})}>${t("discard-clear")}<//>
      ${gives && html`<${Button} class="suggest" onClick=${() => (chosenGoods.value = suggest(hand, count, begunView().costs))}>${t("discard-suggest")}<//>`}
      <${Button} kind="primary" class="confirm" why=${action ? undefined : t("discard-more", { count: count - have })} onClick=${() => send(action)}>${confirmWords(type, { have, count })}<//>
    </div>
  </section>`;
}
