/** Discarding, or giving cards in return: in place of the build tiles, freely changeable until the count is right. */
import { signal } from "../../../vendor/signals.js";
import { useEffect } from "../../../vendor/hooks.js";
import { Button, html, RESOURCES } from "../../parts/index.js";
import { view } from "../../core/store.js";
import { t } from "../../core/text.js";
import { givingUp, mine, send } from "../choices/choices.js";
import { useLead } from "../../table/focus.js";
import { GoodsRow, withCount } from "./goods.js";
import { countOf } from "../rich.js";

const chosen = signal({});

const WORDS = {
  Discard: { title: "discard-title", confirm: "discard-confirm" },
  GiveInReturn: { title: "return-title", confirm: "return-confirm" },
};

/** One more (or less) of that card to the discards. */
export function discardOneMore(kind, step = 1) {
  const count = (chosen.value[kind] ?? 0) + step;
  const more = step > 0 && countOf(chosen.value) >= givingUp.value.count;
  if (!more && count >= 0 && count <= mine.value.hand[kind]) chosen.value = withCount(chosen.value, kind, count);
}

/** What would be left in the most useful way: the dearest thing one can pay for is kept, then variety. */
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

export function DiscardPanel() {
  const { type, count } = givingUp.value;
  const words = WORDS[type];
  const { hand } = mine.value;
  const have = countOf(chosen.value);
  useEffect(() => () => (chosen.value = {}), []);
  useLead(".discard [data-good]");
  const title = t(words.title, { count, total: countOf(hand) });
  return html`<section class="picker discard" aria-label=${title}>
    <${GoodsRow} label=${title} counts=${chosen.value} most=${(kind) => Math.min(hand[kind], (chosen.value[kind] ?? 0) + count - have)}
      note=${(kind) => t("discard-keep", { count: hand[kind] - (chosen.value[kind] ?? 0) })} why=${(kind) => (hand[kind] === 0 ? t("trade-none", { kind }) : null)}
      onChange=${(cards) => (chosen.value = cards)} />
    <div class="picker-acts">
      <${Button} class="clear" onClick=${() => (chosen.value = {})}>${t("discard-clear")}<//>
      <${Button} class="suggest" onClick=${() => (chosen.value = suggest(hand, count, view.value.costs))}>${t("discard-suggest")}<//>
      <${Button} kind="primary" class="confirm" why=${have === count ? undefined : t("discard-more", { count: count - have })} onClick=${() => send({ type, cards: chosen.value })}>${t(words.confirm, { have, count })}<//>
    </div>
  </section>`;
}
