/** The dice of this turn, and how often each sum has fallen. */
import { computed } from "../../../vendor/signals.js";
import { html, Icon } from "../../parts/index.js";
import { dedupedSignal } from "../../core/deduped.js";
import { counted, turn } from "../../core/store.js";
import { t } from "../../core/text.js";
import { thisTurn } from "./marks.js";

export const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Every production roll that counts, oldest first: `{dice, version}`. */
export const rolls = computed(() => counted.value.moves.flatMap(({ version, events }) =>
  events.filter(({ type }) => type === "DiceRolled").map(({ dice, seat }) => ({ dice, seat, version }))));

export const rollCount = computed(() => rolls.value.length);
const lastRoll = dedupedSignal(() => rolls.value.at(-1));

/** The rolls of this turn before the last one. */
const earlier = dedupedSignal(() => thisTurn.value.filter(({ type }) => type === "DiceRolled").slice(0, -1).map(({ dice }, index) => ({ dice, version: index })));

/**
 * Both dice; those of the turn before are pale until the next roll.
 * @param {{size?: number}} props
 */
export function Dice({ size = 36 }) {
  const last = lastRoll.value;
  const now = turn.value?.dice;
  const dice = now ?? last?.dice;
  if (!dice) return null;
  const label = now ? t("table-dice", { sum: dice[0] + dice[1], one: dice[0], other: dice[1] }) : t("table-dice-before", { sum: dice[0] + dice[1] });
  const before = now ? earlier.value : [];
  return html`${before.map(({ dice: [one, other], version }) => html`<div key="before-${version}" class="dicebox before" role="img" aria-label=${t("table-dice", { sum: one + other, one, other })}>
    ${[one, other].map((pips, index) => html`<${Icon} key=${index} id="die-${pips}" size=${size * 0.6} class="die" />`)}
  </div>`)}<div class=${`dicebox ${now ? "" : "old"}`} role="img" aria-label=${label} key=${last?.version} data-dice>
    ${dice.map((pips, index) => html`<${Icon} key=${index} id="die-${pips}" size=${size} class="die" />`)}
    <b class="dice-sum" aria-hidden="true">${dice[0] + dice[1]}</b>
  </div>`;
}

/** How often each sum fell, against what fair dice would give. */
export function Histogram() {
  const total = rolls.value.length;
  if (total === 0) return html`<p class="nothing">${t("dice-none")}</p>`;
  const counts = SUMS.map((sum) => rolls.value.filter(({ dice }) => dice[0] + dice[1] === sum).length);
  const expected = SUMS.map((sum) => ((6 - Math.abs(7 - sum)) / 36) * total);
  const top = Math.max(...counts, ...expected.map((mean) => mean + spread(mean, total)), 1);
  const [width, height] = [24, 120];
  const y = (count) => height - (count / top) * (height - 16);
  return html`<div class="histogram">
    <p>${t("dice-rolls", { total })} <small>${t("dice-legend")}</small></p>
    <svg viewBox="0 0 ${SUMS.length * width} ${height + 18}" role="img" aria-label=${t("dice-counts", { counts: SUMS.map((sum, index) => `${sum}: ${counts[index]}`).join(", ") })}>
      <path d="M0 ${height}H${SUMS.length * width}" class="axis" />
      ${SUMS.map((sum, index) => {
        const x = index * width;
        const [mean, count] = [expected[index], counts[index]];
        const [high, low] = [y(mean + spread(mean, total)), y(Math.max(0, mean - spread(mean, total)))];
        return html`<g key=${sum}>
          <rect x=${x + 2} y=${high} width=${width - 4} height=${low - high} rx="3" class="band" />
          <rect x=${x + 6} y=${y(count)} width=${width - 12} height=${height - y(count)} rx="2" class="bar" />
          <path d="M${x + 2} ${y(mean)}h${width - 4}" class="mean" />
          <text x=${x + width / 2} y=${y(count) - 4} class="count">${count || ""}</text>
          <text x=${x + width / 2} y=${height + 14} class=${sum === 6 || sum === 8 ? "sum hot" : "sum"}>${sum}</text>
        </g>`;
      })}
    </svg>
    <p class="last-rolls">${t("dice-last")} ${rolls.value.slice(-10).map(({ dice, version }) => html`<b key=${version}>${dice[0] + dice[1]}</b>`)}</p>
  </div>`;
}

function spread(mean, total) {
  return Math.sqrt(mean * (1 - mean / total));
}
