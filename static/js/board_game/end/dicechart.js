/** How often each total fell, against what fair dice would show. */
import { html } from "../../core/html.js";
import { listWords, t } from "../../core/text.js";
import { Chart } from "../../table/end/chart.js";

const HEIGHT = 184;
const HEAD = 22;
export const DICE_HEIGHT = HEIGHT + 22;

/** @typedef {import("../../table/end/statistics.js").Statistics["totals"]} Totals */

/**
 * @param {{totals: Totals}} props
 */
export function DiceChart({ totals }) {
  return html`<section class="end-box">
    <h2>${t("dice")} <small>${diceText(totals)}</small></h2>
    <${Chart} draw=${(width) => html`<${DiceDrawing} totals=${totals} width=${width} />`} />
  </section>`;
}

/** @param {Totals} totals */
export function diceText(totals) {
  return t("dice-text", { rolls: totals.reduce((sum, { count }) => sum + count, 0) });
}

/**
 * @param {{totals: Totals, width: number, x?: number, y?: number}} props
 */
export function DiceDrawing({ totals, width, ...place }) {
  const top = Math.max(1, ...totals.map(({ count, expected, spread }) => Math.max(count, expected + spread)));
  const scale = (HEIGHT - HEAD) / top;
  const summary = listWords(totals.map(({ total, count }) => t("dice-bar", { sum: total, count })), "unit");
  return html`<svg ...${place} width=${width} height=${DICE_HEIGHT} role="img" aria-label=${summary}>
    <path d="M0 ${HEIGHT}H${width}" stroke="var(--line-2)" />
    ${totals.map((bar, index) => html`<${Bar} key=${bar.total} bar=${bar} x=${(index * width) / totals.length} width=${width / totals.length} scale=${scale} />`)}
  </svg>`;
}

function Bar({ bar: { total, count, expected, spread }, x, width, scale }) {
  const [rim, inset] = width > 40 ? [3, 11] : [1.5, 5];
  const y = (rolls) => HEIGHT - rolls * scale;
  const [low, high] = [Math.max(0, expected - spread), expected + spread];
  const middle = x + width / 2;
  return html`<g>
    <rect x=${x + rim} y=${y(high)} width=${width - 2 * rim} height=${(high - low) * scale} rx="4" fill="var(--accent)" opacity=".28" />
    <rect x=${x + inset} y=${y(count)} width=${width - 2 * inset} height=${count * scale} rx="4" fill="var(--link)" />
    <path d="M${x + rim} ${y(expected)}h${width - 2 * rim}" stroke="var(--ink)" stroke-width="2" stroke-dasharray="4 3" />
    <text class="on-bar" x=${middle} y=${y(count) - 6} text-anchor="middle">${count}</text>
    <text class=${total === 6 || total === 8 ? "hot" : "sum"} x=${middle} y=${HEIGHT + 17} text-anchor="middle">${total}</text>
  </g>`;
}
