/** What is worth telling: luck, robberies, trades, roads. */
import { html } from "../html.js";
import { Chip } from "../parts/chip.js";
import { Icon } from "../parts/icon.js";
import { letterOf } from "../parts/looks.js";
import { lobby, view } from "../store.js";
import { t } from "../text.js";
import { leader } from "./figures.js";

/**
 * @param {{figures: any}} props as `figuresOf` makes them
 */
export function Telling({ figures }) {
  const roads = Object.fromEntries(Object.entries(view.value.seats).map(([seat, { road }]) => [seat, road]));
  const rounded = Object.fromEntries(Object.entries(figures.luck).map(([seat, luck]) => [seat, Math.round(luck)]));
  const tales = [
    { key: "luck", icon: "i-crown", best: leader(rounded) },
    { key: "robbed", icon: "robber", best: leader(figures.robbed) },
    { key: "deals", icon: "i-trade", best: leader(figures.deals) },
    { key: "roads", icon: "i-longest", best: leader(roads) },
  ].filter(({ best }) => best);
  if (tales.length === 0) return null;
  return html`<section class="end-box">
    <h2>${t("worth-telling")}</h2>
    <ul class="tales">
      ${tales.map(({ key, icon, best }) => {
        const { name, look } = lobby.value.seats[best.seat];
        return html`<li key=${key}>
          <${Icon} id=${icon} size=${24} />
          <span class="grow"><b>${t(`tale-${key}`)}</b><span>${t(`tale-${key}-text`, { name, count: best.count })}</span></span>
          <${Chip} look=${look} letter=${letterOf(name)} size=${24} />
        </li>`;
      })}
    </ul>
  </section>`;
}

/**
 * @param {{luck: Record<string, number>}} props cards from the dice, less what was to be expected
 */
export function Luck({ luck }) {
  const rows = Object.entries(luck).map(([seat, cards]) => ({ seat: Number(seat), cards: Math.round(cards) })).sort((a, b) => b.cards - a.cards);
  const most = Math.max(10, ...rows.map(({ cards }) => Math.abs(cards)));
  return html`<section class="end-box">
    <h2>${t("luck")} <small>${t("luck-text")}</small></h2>
    <ul class="luck">
      ${rows.map(({ seat, cards }) => {
        const { name, look } = lobby.value.seats[seat];
        const bar = { width: `${Math.abs(cards) / most * 50}%`, [cards > 0 ? "left" : "right"]: "50%" };
        return html`<li key=${seat}>
          <${Chip} look=${look} letter=${letterOf(name)} size=${22} />
          <span class="name">${name}</span>
          <span class="track"><span class=${cards > 0 ? "good" : "bad"} style=${bar}></span></span>
          <b>${t("signed", { sign: cards > 0 ? "plus" : cards < 0 ? "minus" : "none", count: Math.abs(cards) })}</b>
        </li>`;
      })}
    </ul>
  </section>`;
}
