/** The result as a picture to send around: the page's own drawings on one sheet, painted by the browser. */
import { render } from "../../vendor/preact.js";
import { html } from "../html.js";
import { symbol } from "../parts/icon.js";
import { letterOf, shapeOf } from "../parts/looks.js";
import { isDark } from "../preferences.js";
import { lobby, view, winner } from "../store.js";
import { language, t } from "../text.js";
import { DICE_HEIGHT, DiceDrawing, diceText } from "./dicechart.js";
import { POINTS_HEIGHT, PointsDrawing } from "./pointschart.js";
import { ranking, signed } from "./statistics.js";
import { endFacts, endTitle } from "./title.js";

const WIDTH = 1200;
const EDGE = 40;
const HEAD = 118;
const COLUMN = (WIDTH - 3 * EDGE) / 2;
const RIGHT = 2 * EDGE + COLUMN;
const ROW = 58;
/** Dots of the picture for each unit of the drawing. */
const SHARPNESS = 2;
/** The style sheets that the drawings are made with. */
const SHEETS = /\/(?:tokens|css\/end)\.css$/;

/**
 * @param {import("./statistics.js").Statistics} figures
 * @returns {Promise<Blob>} a PNG
 */
export async function drawPicture(figures) {
  const place = document.createElement("div");
  render(html`<${Sheet} figures=${figures} />`, place);
  const sheet = place.querySelector("svg");
  sheet.prepend(styles(), ...symbolsOf(sheet));
  const image = await loaded(`data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(sheet))}`);
  const canvas = Object.assign(document.createElement("canvas"), { width: sheet.width.baseVal.value * SHARPNESS, height: sheet.height.baseVal.value * SHARPNESS });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  render(null, place);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("nothing was painted")))));
}

function Sheet({ figures }) {
  const rows = ranking(figures);
  const standings = HEAD + 74 + rows.length * ROW;
  const second = Math.max(standings, HEAD + 66 + POINTS_HEIGHT) + 40;
  const height = second + Math.max(26 + DICE_HEIGHT, 20 + rows.length * 44) + 34;
  return html`<svg xmlns="http://www.w3.org/2000/svg" class="chart picture" data-theme=${isDark() ? "dark" : "light"} lang=${language.value} width=${WIDTH} height=${height} viewBox="0 0 ${WIDTH} ${height}">
    <rect width=${WIDTH} height=${height} fill="var(--paper)" />
    <${Head} figures=${figures} />
    <${Title} x=${EDGE} y=${HEAD + 46} text=${t("standings")} />
    ${rows.map((row, place) => html`<${Standing} key=${row.seat} row=${row} y=${HEAD + 62 + place * ROW} won=${row.seat === figures.winner} />`)}
    <${Title} x=${RIGHT} y=${HEAD + 46} text=${t("points-over-time")} />
    <${PointsDrawing} figures=${figures} goal=${view.value.goal} width=${COLUMN} x=${RIGHT} y=${HEAD + 62} />
    <${Title} x=${EDGE} y=${second} text=${t("dice")} more=${diceText(figures.totals)} />
    <${DiceDrawing} totals=${figures.totals} width=${COLUMN} x=${EDGE} y=${second + 14} />
    <${Title} x=${RIGHT} y=${second} text=${t("luck")} more=${t("luck-text")} />
    ${rows.map((row, place) => html`<${Luck} key=${row.seat} row=${row} y=${second + 20 + place * 44} />`)}
  </svg>`;
}

function Head({ figures }) {
  const person = lobby.value.seats[winner.value];
  return html`<g>
    <rect width=${WIDTH} height=${HEAD} fill="var(--sea-3)" />
    ${person && html`<${SeatChip} seat=${winner.value} x=${EDGE} y=${27} size=${64} />`}
    <text class="head" x=${person ? EDGE + 86 : EDGE} y="60">${endTitle()}</text>
    <text class="facts" x=${person ? EDGE + 86 : EDGE} y="88">${endFacts(figures)}</text>
    <use href=${symbol("wordmark")} x=${WIDTH - EDGE - 180} y="44" width="180" height="30" color="var(--on-sea)" />
  </g>`;
}

function Title({ x, y, text, more = "" }) {
  return html`<text class="title" x=${x} y=${y}>${text}<tspan class="more" dx="10">${more}</tspan></text>`;
}

function Standing({ row: { seat, total, parts }, y, won }) {
  const explained = Object.entries(parts).filter(([, points]) => points).map(([key, points]) => `${t(`column-${key}`)} ${points}`).join(" · ");
  return html`<g>
    <rect x=${EDGE} y=${y} width=${COLUMN} height=${ROW - 8} rx="12" fill=${won ? "var(--accent-soft)" : "var(--card)"} stroke=${won ? "var(--accent-dk)" : "var(--line)"} />
    <${SeatChip} seat=${seat} x=${EDGE + 10} y=${y + 8} size=${34} />
    <text class="name" x=${EDGE + 58} y=${y + 22}>${lobby.value.seats[seat].name}</text>
    <text x=${EDGE + 58} y=${y + 40}>${explained}</text>
    <text class="sum-of-points" x=${EDGE + COLUMN - 20} y=${y + 33} text-anchor="end">${total}</text>
  </g>`;
}

function Luck({ row: { seat, received, expected }, y }) {
  return html`<g>
    <${SeatChip} seat=${seat} x=${RIGHT} y=${y} size=${30} />
    <text class="name" x=${RIGHT + 44} y=${y + 20}>${lobby.value.seats[seat].name}</text>
    <text x=${RIGHT + COLUMN - 70} y=${y + 20} text-anchor="end">${t("picture-received", { received, expected })}</text>
    <text class="name" x=${RIGHT + COLUMN - 8} y=${y + 20} text-anchor="end">${signed(Math.round(received - expected))}</text>
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

function styles() {
  const rules = [...document.styleSheets].filter(({ href }) => href && SHEETS.test(new URL(href).pathname)).flatMap((sheet) => [...sheet.cssRules]);
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = rules.map(({ cssText }) => cssText).join("\n");
  return style;
}

/** A picture by itself sees nothing of the page: it takes along the symbols that it uses. */
function symbolsOf(sheet) {
  const ids = new Set([...sheet.querySelectorAll("use")].map((use) => use.getAttribute("href")));
  return [...ids].flatMap((id) => (id.startsWith("#") ? [document.querySelector(id)] : [])).filter(Boolean).map((used) => used.cloneNode(true));
}

function loaded(address) {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("the drawing cannot be read"));
    image.src = address;
  });
}
