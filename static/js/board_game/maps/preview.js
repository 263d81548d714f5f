/** A board in miniature: one path per terrain on a rim of sand. */
import { html } from "../../core/html.js";

const WIDE = Math.sqrt(3) / 2;
const CORNERS = [[0, -2], [1, -1], [1, 1], [0, 2], [-1, 1], [-1, -1]];

/**
 * @param {{hexes: Array<[number, number, string]>, label?: string}} props lattice places and terrains
 */
export function Preview({ hexes, label }) {
  const land = hexes.filter(([, , terrain]) => terrain !== "sea");
  const terrains = [...new Set(land.map(([, , terrain]) => terrain))];
  const across = hexes.map(([x]) => x * WIDE);
  const down = hexes.map(([, y]) => y / 2);
  const left = Math.min(...across) - 1.1;
  const top = Math.min(...down) - 1.25;
  const box = `${left} ${top} ${Math.max(...across) + 1.1 - left} ${Math.max(...down) + 1.25 - top}`;
  const shape = (kept) => kept.map(([x, y]) => hexagon(x, y)).join("");
  return html`<svg class="preview" viewBox=${box} aria-hidden=${label ? undefined : "true"} aria-label=${label}>
    <path d=${shape(land)} fill="var(--sand)" stroke="var(--sand)" stroke-width=".34" stroke-linejoin="round" />
    ${terrains.map((kind) => html`<path key=${kind} d=${shape(land.filter(([, , terrain]) => terrain === kind))} fill="var(--${kind}-base, var(--fog-base))" />`)}
  </svg>`;
}

function hexagon(x, y) {
  const points = CORNERS.map(([dx, dy]) => `${((x + dx * 0.94) * WIDE).toFixed(3)} ${((y + dy * 0.94) / 2).toFixed(3)}`);
  return `M${points.join("L")}z`;
}
