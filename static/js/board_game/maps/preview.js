/** A board in miniature: one path per kind of hex, on a rim of sand. What is dealt, left to chance or hidden looks like it. */
import { html } from "../../core/html.js";

const WIDE = Math.sqrt(3) / 2;
const CORNERS = [[0, -2], [1, -1], [1, 1], [0, 2], [-1, 1], [-1, -1]];
/** Inks for everything that is not printed land; `bare`: land whose number comes later. */
const INKS = {
  sea: "rgb(255 255 255 / .08)",
  deal: "var(--land-deal)",
  bare: "var(--land-bare)",
  random: "var(--land-random)",
};
/** Kinds without a known coast around them. */
const UNKNOWN = ["sea", "fog", "random"];
/** How much of its place each kind fills: between hexes that may be sea, the gaps show the water. */
const FILL = { sea: 0.92, random: 0.9, fog: 0.9 };

/**
 * @param {{hexes: Array<[number, number, string, number?]>, label?: string}} props lattice places, kinds, and 0 for a number to come
 */
export function Preview({ hexes, label }) {
  if (hexes.length === 0) return null; // a map that somebody has only begun to draw
  const across = hexes.map(([x]) => x * WIDE);
  const down = hexes.map(([, y]) => y / 2);
  const left = Math.min(...across) - 1.1;
  const top = Math.min(...down) - 1.25;
  const box = `${left} ${top} ${Math.max(...across) + 1.1 - left} ${Math.max(...down) + 1.25 - top}`;
  const kinds = new Map();
  for (const [x, y, kind, number] of hexes) {
    const shown = number === 0 ? `bare ${kind}` : kind;
    kinds.set(shown, (kinds.get(shown) ?? "") + hexagon(x, y, FILL[kind] ?? 0.94));
  }
  const known = [...kinds].filter(([kind]) => !UNKNOWN.includes(kind)).map(([, path]) => path).join("");
  return html`<svg class="preview" viewBox=${box} role=${label && "img"} aria-hidden=${label ? undefined : "true"} aria-label=${label}>
    ${kinds.has("sea") && html`<path d=${kinds.get("sea")} fill=${INKS.sea} />`}
    ${known && html`<path d=${known} fill="var(--sand)" stroke="var(--sand)" stroke-width=".34" stroke-linejoin="round" />`}
    ${[...kinds].filter(([kind]) => kind !== "sea").map(([kind, path]) => html`<path key=${kind} d=${path} ...${inkOf(kind)} />`)}
  </svg>`;
}

function inkOf(kind) {
  const [first, terrain] = kind.split(" ");
  if (!terrain) return { fill: INKS[kind] ?? `var(--${kind}-base, var(--fog-base))` };
  const fill = terrain === "deal" ? INKS.bare : `var(--${terrain}-base)`;
  return { fill, class: first, stroke: "var(--ink-line)", "stroke-opacity": 0.6, "stroke-width": 0.07, "stroke-dasharray": "0.2 0.16" };
}

function hexagon(x, y, fill) {
  const points = CORNERS.map(([dx, dy]) => `${((x + dx * fill) * WIDE).toFixed(3)} ${((y + dy * fill) / 2).toFixed(3)}`);
  return `M${points.join("L")}z`;
}
