/** What one learns by pointing at the board: odds of a hex, what a corner touches, whose piece it is. */
import { signal } from "../../vendor/signals.js";
import { html } from "../parts/index.js";
import { view } from "../store.js";
import { percent, t } from "../text.js";
import { hexName, intersectionName, pathName } from "./names.js";
import { nameOf } from "./people.js";
import { camera } from "./board.js";

const DELAY = 300;
const LINGER = 2600;
const tip = signal(null);
let timer = 0;
let pending = null;

/**
 * Show what is at this point, after a moment; with `touch` at once, and only for a while.
 * @param {import("./geometry.js").Plan} plan
 * @param {{x: number, y: number} | null} point
 * @param {boolean} [touch]
 */
export function inspect(plan, point, touch = false) {
  const found = point && pieceAt(plan, point);
  if (found?.key === pending && !touch) return;
  pending = found?.key ?? null;
  clearTimeout(timer);
  tip.value = null;
  if (!found) return;
  timer = setTimeout(() => {
    tip.value = found;
    if (touch) timer = setTimeout(() => inspect(plan, null), LINGER);
  }, touch ? 0 : DELAY);
}

function pieceAt(plan, point) {
  const near = (list, reach) => list.findIndex(({ x, y }) => Math.hypot(x - point.x, y - point.y) < reach);
  const intersection = near(plan.intersections, 26);
  if (intersection >= 0) return { key: `i${intersection}`, ...plan.intersections[intersection], lines: [intersectionName(plan, view.value, intersection)] };
  const path = near(plan.paths, 20);
  if (path >= 0 && view.value.roads[path] !== undefined) return { key: `p${path}`, ...plan.paths[path], lines: [pathName(plan, view.value, path)] };
  const hex = near(plan.hexes, 80);
  if (hex >= 0 && view.value.board.hexes[hex]) return { key: `h${hex}`, ...plan.hexes[hex], lines: hexLines(plan, hex) };
  return null;
}

function hexLines(plan, hex) {
  const { number } = view.value.board.hexes[hex];
  const lines = [hexName(view.value, hex)];
  if (number) {
    const ways = 6 - Math.abs(7 - number);
    lines.push(t("tip-odds", { ways, share: percent(ways / 36) }));
  }
  if (view.value.robber === hex) lines.push(t("tip-robber"));
  const income = new Map();
  for (const corner of plan.hexes[hex].corners) {
    const building = view.value.buildings[corner];
    if (building) income.set(building.seat, (income.get(building.seat) ?? 0) + (building.kind === "city" ? 2 : 1));
  }
  for (const [seat, count] of income) lines.push(t("tip-income", { name: nameOf(seat), count }));
  return lines;
}

export function Tip() {
  if (!tip.value || !camera.current) return null;
  const { x, y } = camera.current.toElement(tip.value);
  const [first, ...more] = tip.value.lines;
  return html`<div class="tip" role="tooltip" style=${{ left: `${x}px`, top: `${y}px` }}><strong>${first}</strong>${more.map((line) => html`<span key=${line}>${line}</span>`)}</div>`;
}
