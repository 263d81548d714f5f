/** Everybody's luck as bars to the right and to the left of what was to be expected. */
import { html } from "../core/html.js";
import { t } from "../core/text.js";
import { Chip } from "./chip.js";
import { letterOf } from "./looks.js";

const LEAST_SCALE = 10;

/**
 * @param {{rows: {seat: number, received: number, expected: number}[], seats: {look: number, name?: string}[]}} props
 *   `rows`: cards that rolls brought, and those they bring on average
 */
export function LuckRows({ rows, seats }) {
  const sorted = rows.map((row) => ({ ...row, luck: row.received - row.expected })).sort((a, b) => b.luck - a.luck);
  const most = Math.max(LEAST_SCALE, ...sorted.map(({ luck }) => Math.abs(luck)));
  return html`<ul class="luck">
    ${sorted.map(({ seat, received, expected, luck }) => {
      const { name, look } = seats[seat];
      const rounded = Math.round(luck);
      const bar = { width: `${(Math.abs(luck) / most) * 50}%`, [luck > 0 ? "left" : "right"]: "50%" };
      return html`<li key=${seat} title=${t("luck-row", { name: name ?? "", received, expected: Math.round(expected) })}>
        <${Chip} look=${look} letter=${letterOf(name)} size=${22} />
        <span class="name">${name}</span>
        <span class="track"><span class=${luck > 0 ? "good" : "bad"} style=${bar}></span></span>
        <b>${t("signed", { sign: rounded > 0 ? "plus" : rounded < 0 ? "minus" : "none", count: Math.abs(rounded) })}</b>
      </li>`;
    })}
  </ul>`;
}
