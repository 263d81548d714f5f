/** Points over time: a stepped line per seat in its road pattern, its chip at the end; and the same as a table, to be read. */
import { html } from "../../core/html.js";
import { symbol } from "../../parts/icon.js";
import { letterOf, shapeOf } from "../../parts/looks.js";
import { lobby } from "../../core/store.js";
import { listWords, t } from "../../core/text.js";
import { Chart } from "./chart.js";
import { PlayerHead } from "./player.js";
import { ranking } from "./statistics.js";

const HEIGHT = 250;
export const POINTS_HEIGHT = HEIGHT + 20;
const LEFT = 24;
const RIGHT = 42;
const TOP = 16;
const CHIP = 24;
const MARK = 48;

/** @typedef {{turn: number, points: number}} Step of a line */
/** @typedef {{look: number, name?: string}} Person in a seat */
/** @typedef {{turns: number, winner?: number, seats: {total: number, points: Step[]}[]}} Course what of the figures is drawn */

/**
 * @param {{figures: Course, goal: number, text?: string, title?: string, people?: Person[]}} props `text`: what the lines stand for; `people`:
 *   in the seats, if not those of the table that is open
 */
export function PointsChart({ figures, goal, text = t("points-over-time-text"), title = t("points-over-time"), people = lobby.value.seats }) {
  return html`<section class="end-box">
    <h2>${title} <small>${text}</small></h2>
    <${Chart} draw=${(/** @type {number} */ width) => html`<${PointsDrawing} figures=${figures} goal=${goal} width=${width} people=${people} />`} />
    <details class="in-figures"><summary>${t("points-as-table")}</summary><${PointsTable} figures=${figures} people=${people} /></details>
  </section>`;
}

/** The points of everybody after each turn in which somebody's changed. @param {{figures: Course, people: Person[]}} props */
function PointsTable({ figures, people }) {
  const { turns, seats } = figures;
  const lines = seats.map(({ points, total }) => lastOfEachTurn([...points, { turn: turns, points: total }]));
  const told = [...new Set(lines.flatMap((line) => line.map(({ turn }) => turn)))].sort((a, b) => a - b);
  /** @param {Step[]} line @param {number} turn */
  const after = (line, turn) => line.findLast((step) => step.turn <= turn)?.points ?? 0;
  return html`<table class="figures">
    <thead><tr><th scope="col">${t("column-turn")}</th>${seats.map((_, seat) => html`<${PlayerHead} key=${seat} person=${people[seat]} scope="col" />`)}</tr></thead>
    <tbody>${told.map((turn) => html`<tr key=${turn}><th scope="row">${turn}</th>${lines.map((line, seat) => html`<td key=${seat}>${after(line, turn)}</td>`)}</tr>`)}</tbody>
  </table>`;
}

/**
 * @param {{figures: Course, goal: number, width: number, letters?: number, x?: number, y?: number, people?: Person[]}} props `letters`: how
 *   many times the usual size they have
 */
export function PointsDrawing({ figures, goal, width, letters = 1, people = lobby.value.seats, ...place }) {
  const { turns, seats } = figures;
  const left = LEFT * letters;
  const lines = seats.map(({ points, total }, seat) => ({ seat, line: lastOfEachTurn([...points, { turn: turns, points: total }]) }));
  const most = Math.max(goal, ...lines.flatMap(({ line }) => line.map((step) => step.points)));
  /** @param {number} turn */
  const x = (turn) => left + turn / Math.max(1, turns) * (width - left - RIGHT);
  /** @param {number} value */
  const y = (value) => HEIGHT - value / most * (HEIGHT - TOP);
  const ends = spread(seats.map(({ total }, seat) => ({ seat, at: y(total) })));
  const summary = listWords(ranking(figures).map(({ seat, total }) => t("summary-row", { name: people[seat].name ?? "", points: total })), "unit");
  return html`<svg ...${place} width=${width} height=${POINTS_HEIGHT} role="img" aria-label=${summary}>
    ${evenNumbers(most).map((value) => html`<g key=${value}>
      <path d="M${left} ${y(value)}H${width - RIGHT + 4}" stroke="var(--line)" />
      <text x=${left / 2} y=${y(value) + 4 * letters} text-anchor="middle">${value}</text>
    </g>`)}
    <path d="M${left} ${y(goal)}H${width - RIGHT + 4}" stroke="var(--accent-dk)" stroke-width="2" stroke-dasharray="6 4" />
    ${turnMarks(turns, width - left - RIGHT, MARK * letters).map((turn) => html`<text key=${turn} x=${x(turn)} y=${HEIGHT + 16} text-anchor="middle">${turn === turns ? t("turn", { turn }) : turn}</text>`)}
    ${lines.map(({ seat, line }, place) => html`<${Line} key=${seat} look=${people[seat].look} path=${stepped(line, x, y, place * 2.4 - 3.6)} />`)}
    ${ends.map(({ seat, at }) => html`<${EndChip} key=${seat} person=${people[seat]} x=${width - RIGHT + 12} y=${at} />`)}
  </svg>`;
}

/** @param {Step[]} line */
function lastOfEachTurn(line) {
  return line.filter((step, place) => line[place + 1]?.turn !== step.turn);
}

/** @param {{look: number, path: string}} props */
function Line({ look, path }) {
  return html`<g class="seat-${look} points-line">
    <path d=${path} class="rim" /><path d=${path} class="ink" /><path d=${path} class="pattern" />
  </g>`;
}

/** @param {{person: Person, x: number, y: number}} props */
function EndChip({ person: { look, name }, x, y }) {
  const shape = shapeOf(look);
  return html`<g class="seat-${look}" transform="translate(${x} ${y - CHIP / 2})">
    <use href=${symbol(`chip-${shape}`)} width=${CHIP} height=${CHIP} />
    <text class="on-chip" x=${CHIP / 2} y=${shape === "triangle" ? 17.5 : 16} text-anchor="middle">${letterOf(name)}</text>
  </g>`;
}

/**
 * @param {Step[]} line
 * @param {(turn: number) => number} x
 * @param {(value: number) => number} y
 * @param {number} shift in pixels, so that lines with the same points lie side by side
 */
function stepped(line, x, y, shift) {
  const [first, ...later] = line;
  const moves = later.map((step) => `H${x(step.turn).toFixed(1)}V${(y(step.points) + shift).toFixed(1)}`);
  return `M${x(first.turn).toFixed(1)} ${(y(first.points) + shift).toFixed(1)}${moves.join("")}`;
}

/** Chips at the ends of the lines, pushed apart so that none hides another. @param {{seat: number, at: number}[]} ends */
function spread(ends) {
  const sorted = [...ends].sort((a, b) => a.at - b.at);
  sorted.forEach((end, place) => {
    const above = sorted[place - 1];
    end.at = Math.max(end.at, above ? above.at + CHIP + 2 : CHIP / 2);
  });
  for (let place = sorted.length - 1; place >= 0; place -= 1) {
    const floor = place === sorted.length - 1 ? HEIGHT - CHIP / 2 : sorted[place + 1].at - CHIP - 2;
    sorted[place].at = Math.min(sorted[place].at, floor);
  }
  return sorted;
}

/** @param {number} most @returns {number[]} */
function evenNumbers(most) {
  const step = most > 14 ? 4 : 2;
  return Array.from({ length: Math.floor(most / step) }, (_, place) => (place + 1) * step);
}

/**
 * Turns that have room for their numbers; the last one has "turn" before it.
 * @param {number} turns
 * @param {number} width in pixels
 * @param {number} mark in pixels
 * @returns {number[]}
 */
function turnMarks(turns, width, mark) {
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => turns / size <= width / mark) ?? 200;
  const room = Math.max(step, mark / width * turns) * 0.6;
  const marks = Array.from({ length: Math.ceil(turns / step) }, (_, place) => place * step).filter((turn) => turns - turn > room);
  return [...marks, turns];
}
