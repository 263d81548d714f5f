/** The result as a picture to send around: the page's own drawings on one sheet, painted by the browser. */
import { html } from "../../core/html.js";
import { symbol } from "../../parts/icon.js";
import { letterOf, shapeOf } from "../../parts/looks.js";
import { paint } from "../../parts/painted.js";
import { isDark } from "../../core/preferences.js";
import { lobby, winner } from "../../core/store.js";
import { language, t } from "../../core/text.js";
import { DICE_HEIGHT, DiceDrawing, diceText } from "./dicechart.js";
import { POINTS_HEIGHT, PointsDrawing } from "../../table/end/pointschart.js";
import { BoardPicture } from "../board/board.js";
import { routeIcon } from "../routes.js";
import { luckOf, ranking, signed } from "../../table/end/statistics.js";
import { endFacts, endTitle } from "../../table/end/title.js";
import { begunGeometry, begunView, view } from "../seen.js";

const EDGE = 40;
const HEAD = 118;
const COLUMN = 540;
const ISLAND = 560;
const LEFT = 2 * EDGE + ISLAND;
const RIGHT = LEFT + COLUMN + EDGE;
const WIDTH = RIGHT + COLUMN + EDGE;
const ROW = 58;
const LUCK_ROW = 46;
const PARTS = { settlements: "settlement", cities: "city", army: "i-army", get road() { return routeIcon.value; }, cards: "i-dev", other: "i-vp" };
/** Pixels of the picture for each unit of the drawing. */
const SHARPNESS = 2;
/** The style sheets that the drawings are made with. */
const SHEETS = /\/(?:tokens|css\/end|together\/[\w-]+)\.css$/;

/**
 * @param {import("../../table/end/statistics.js").Statistics} figures
 * @returns {Promise<Blob>} a PNG
 */
export async function drawPicture(figures) {
  return paint(html`<${Sheet} figures=${figures} />`, SHEETS, SHARPNESS);
}

/** @param {{figures: import("../../table/end/statistics.js").Statistics}} props */
function Sheet({ figures }) {
  const rows = ranking(figures);
  const lucky = [...rows].sort((a, b) => luckOf(b) - luckOf(a));
  const standings = HEAD + 74 + rows.length * ROW;
  const second = Math.max(standings, HEAD + 66 + POINTS_HEIGHT) + 40;
  const height = second + Math.max(14 + DICE_HEIGHT, 22 + rows.length * LUCK_ROW) + 72;
  return html`<svg xmlns="http://www.w3.org/2000/svg" class="chart picture" data-theme=${isDark() ? "dark" : "light"} lang=${language.value} width=${WIDTH} height=${height} viewBox="0 0 ${WIDTH} ${height}">
    <rect width=${WIDTH} height=${height} fill="var(--paper)" />
    <${Head} figures=${figures} />
    <rect width=${EDGE + ISLAND} y=${HEAD} height=${height - HEAD} fill="var(--sea-2)" />
    <svg x=${EDGE / 2} y=${HEAD + EDGE / 2} width=${ISLAND} height=${height - HEAD - EDGE}><${BoardPicture} geometry=${begunGeometry()} view=${view.value} /></svg>
    <${Title} x=${LEFT} y=${HEAD + 46} text=${t("standings")} />
    ${rows.map((row, place) => html`<${Standing} key=${row.seat} row=${row} y=${HEAD + 62 + place * ROW} won=${row.seat === figures.winner} />`)}
    <${Title} x=${RIGHT} y=${HEAD + 46} text=${t("points-over-time")} />
    <${PointsDrawing} figures=${figures} goal=${begunView().goal} width=${COLUMN} x=${RIGHT} y=${HEAD + 62} />
    <${Title} x=${LEFT} y=${second} text=${t("dice")} more=${diceText(figures.totals)} />
    <${DiceDrawing} totals=${figures.totals} width=${COLUMN} x=${LEFT} y=${second + 14} />
    <${Title} x=${RIGHT} y=${second} text=${t("luck")} more=${t("luck-text")} />
    ${lucky.map((row, place) => html`<${Luck} key=${row.seat} row=${row} y=${second + 22 + place * LUCK_ROW} />`)}
    <use href=${symbol("wordmark")} x=${WIDTH - EDGE - 150} y=${height - 46} width="150" height="21" color="var(--ink-3)" />
  </svg>`;
}

function Head({ figures }) {
  const person = lobby.value.seats[winner.value];
  return html`<g>
    <rect width=${WIDTH} height=${HEAD} fill="var(--sea-3)" />
    ${person && html`<${SeatChip} seat=${winner.value} x=${EDGE} y=${27} size=${64} />`}
    <text class="head" x=${person ? EDGE + 86 : EDGE} y="60">${endTitle()}</text>
    <text class="facts" x=${person ? EDGE + 86 : EDGE} y="88">${endFacts(figures)}</text>
  </g>`;
}

function Title({ x, y, text, more = "" }) {
  return html`<text class="title" x=${x} y=${y}>${text}<tspan class="more" dx="10">${more}</tspan></text>`;
}

function Standing({ row: { seat, total, parts }, y, won }) {
  const explained = Object.keys(PARTS).filter((key) => parts[key]);
  return html`<g>
    <rect x=${LEFT} y=${y} width=${COLUMN} height=${ROW - 8} rx="12" fill=${won ? "var(--accent-soft)" : "var(--card)"} stroke=${won ? "var(--accent-dk)" : "var(--line)"} />
    <${SeatChip} seat=${seat} x=${LEFT + 10} y=${y + 8} size=${34} />
    <svg x=${LEFT + 58} y=${y} width=${COLUMN - 132 - explained.length * 46} height=${ROW - 8}><text class="name" y="31">${lobby.value.seats[seat].name}</text></svg>
    ${explained.map((key, place) => html`<${Part} key=${key} part=${key} points=${parts[key]} seat=${seat} x=${LEFT + COLUMN - 70 - (explained.length - place) * 46} y=${y + 14} />`)}
    <text class="sum-of-points" x=${LEFT + COLUMN - 20} y=${y + 33} text-anchor="end">${total}</text>
  </g>`;
}

/** A picture of what the points are for, and how many there are. */
function Part({ part, points, seat, x, y }) {
  return html`<g class="seat-${lobby.value.seats[seat].look}" color="var(--ink-2)">
    <use href=${symbol(PARTS[part])} x=${x} y=${y} width="22" height="22" />
    <text class="name" x=${x + 26} y=${y + 17}>${points}</text>
  </g>`;
}

function Luck({ row, y }) {
  const { seat, received, expected } = row;
  return html`<g>
    <${SeatChip} seat=${seat} x=${RIGHT} y=${y} size=${34} />
    <text class="name" x=${RIGHT + 48} y=${y + 15}>${lobby.value.seats[seat].name}</text>
    <text class="more" x=${RIGHT + 48} y=${y + 32}>${t("picture-received", { received, expected })}</text>
    <text class="title" x=${RIGHT + COLUMN - 8} y=${y + 24} text-anchor="end">${signed(Math.round(luckOf(row)))}</text>
  </g>`;
}

function SeatChip({ seat, x, y, size }) {
  const { look, name } = lobby.value.seats[seat];
  const shape = shapeOf(look);
  return html`<g class="seat-${look}" transform="translate(${x} ${y}) scale(${size / 24})">
    <use href=${symbol(`chip-${shape}`)} width="24" height="24" />
    <text class="on-chip" x="12" y=${shape === "triangle" ? 17.5 : 16} text-anchor="middle">${letterOf(name)}</text>
  </g>`;
}
