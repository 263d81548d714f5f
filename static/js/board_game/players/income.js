/** What somebody's buildings bring, number by number: everybody can read it off the board. */
import { html, Icon } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { CardRow } from "../rich.js";
import { begunPlan, begunView } from "../seen.js";

/** By number, the lowest first: the cards it brings, and whether the robber keeps some of them back. */
function incomeOf(number) {
  const { board, buildings, robber, goods, yields } = begunView();
  const plan = begunPlan();
  /** @type {Map<number, {cards: Record<string, number>, blocked: boolean}>} */
  const income = new Map();
  for (const [corner, { seat, kind }] of Object.entries(buildings)) {
    if (seat !== number) continue;
    for (const hex of plan.intersections[corner].hexes) {
      const { terrain, number: roll } = board.hexes[hex] ?? {};
      const good = goods[terrain];
      if (!good || !roll) continue;
      const known = income.get(roll) ?? { cards: {}, blocked: false };
      known.cards[good] = (known.cards[good] ?? 0) + yields[kind];
      known.blocked ||= hex === robber;
      income.set(roll, known);
    }
  }
  return [...income].sort(([a], [b]) => a - b);
}

export function Income({ number }) {
  const income = incomeOf(number);
  return html`<dd class="income">${income.length === 0 ? t("sheet-nothing") : income.map(([roll, { cards, blocked }]) => html`<span key=${roll} class="row"><b class=${roll === 6 || roll === 8 ? "hot" : ""}>${roll}</b><${CardRow} cards=${cards} />${blocked && html`<${Icon} id="i-lock" size=${14} label=${t("tip-robber")} />`}</span>`)}</dd>`;
}
