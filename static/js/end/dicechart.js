/** How often each sum fell, against what fair dice would show. */
import { html } from "../html.js";
import { listWords, t } from "../text.js";
import { histogram } from "./figures.js";
import { useWidth } from "./width.js";

const HEIGHT = 184;
const HEAD = 22;

/**
 * @param {{rolls: number[], complete: boolean}} props
 */
export function DiceChart({ rolls, complete }) {
  const [box, width] = useWidth();
  const bars = histogram(rolls);
  const top = Math.max(1, ...bars.map(({ count, high }) => Math.max(count, high)));
  const scale = (HEIGHT - HEAD) / top;
  const summary = listWords(bars.map(({ sum, count }) => t("dice-bar", { sum, count })), "unit");
  return html`<section class="end-box">
    <h2>${t("dice")} <small>${t(complete ? "dice-text" : "dice-text-part", { rolls: rolls.length })}</small></h2>
    <div class="chart" ref=${box}>
      ${width > 0 && html`<svg width=${width} height=${HEIGHT + 22} role="img" aria-label=${summary}>
        <path d="M0 ${HEIGHT}H${width}" stroke="var(--line-2)" />
        ${bars.map((bar, place) => html`<${Bar} key=${bar.sum} bar=${bar} x=${place * width / bars.length} width=${width / bars.length} scale=${scale} />`)}
      </svg>`}
    </div>
  </section>`;
}

function Bar({ bar, x, width, scale }) {
  const { sum, count, expected, low, high } = bar;
  const [rim, inset] = width > 40 ? [3, 11] : [1.5, 5];
  const y = (rolls) => HEIGHT - rolls * scale;
  const middle = x + width / 2;
  return html`<g>
    <rect x=${x + rim} y=${y(high)} width=${width - 2 * rim} height=${(high - low) * scale} rx="4" fill="var(--accent)" opacity=".28" />
    <rect x=${x + inset} y=${y(count)} width=${width - 2 * inset} height=${count * scale} rx="4" fill="var(--link)" />
    <path d="M${x + rim} ${y(expected)}h${width - 2 * rim}" stroke="var(--ink)" stroke-width="2" stroke-dasharray="4 3" />
    <text class="on-bar" x=${middle} y=${y(count) - 6} text-anchor="middle">${count}</text>
    <text class=${sum === 6 || sum === 8 ? "hot" : "sum"} x=${middle} y=${HEIGHT + 17} text-anchor="middle">${sum}</text>
  </g>`;
}
