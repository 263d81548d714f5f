/** What lies on a square of a realm, drawn on 100 × 100. */
import { html } from "../../core/html.js";
import { shapeOf } from "../../parts/looks.js";
import { lookOf } from "../../table/people/people.js";
import { cardOf, pointsOnCard, shapeOfCard } from "../cards.js";
import { Drawing, Sign } from "../faces/signs.js";
import { Numeral } from "./numerals.js";

export const CAPACITY = 3;
/** A frame close around a square. */
const RING = "M14 -4H86a18 18 0 0 1 18 18V86a18 18 0 0 1 -18 18H14a18 18 0 0 1 -18 -18V14a18 18 0 0 1 18 -18z";
const SITE = "M14 3H86a11 11 0 0 1 11 11V86a11 11 0 0 1 -11 11H14a11 11 0 0 1 -11 -11V14a11 11 0 0 1 11 -11z";

/** A frame around a square: "glow", "legal", "chosen", "attacked" or "last". */
export function Ring({ kind }) {
  return html`<g class=${`ring ${kind}`}><path class="under" d=${RING} /><path class="over" d=${RING} /></g>`;
}

/**
 * A region with its number and its goods.
 * @param {{region: Record<string, any>, small?: boolean, gained?: number, turned?: boolean}} props
 *   `small`: without pictures of goods; `gained`: so many of the units came with the last roll; `turned`: the preference for turned cards
 */
export function RegionSquare({ region, small = false, gained = 0, turned = false }) {
  const { terrain, good, number, stored = 0 } = region;
  if (turned && !small) return html`<${Turned} terrain=${terrain} number=${number} stored=${stored} />`;
  return html`<${Sign} id="region-${terrain}" width=${100} /><${Plate} number=${number} scale=${small ? 1.32 : 1.08} />
    ${small ? html`<${Dots} stored=${stored} />` : html`<${Store} good=${good} stored=${stored} gained=${gained} />`}`;
}

/** The number of the production die, on a die. */
function Plate({ number, scale }) {
  return html`<g class="plate" transform="translate(25 25) scale(${scale})">
    <path class="side" d="M-9 -15H9a7 7 0 0 1 7 7V12a7 7 0 0 1 -7 7H-9a7 7 0 0 1 -7 -7V-8a7 7 0 0 1 7 -7z" /><path class="top" d="M-9 -17H9a7 7 0 0 1 7 7V8a7 7 0 0 1 -7 7H-9a7 7 0 0 1 -7 -7V-10a7 7 0 0 1 7 -7z" />
    <${Numeral} number=${number} x=${0} y=${-1} height=${19} stroke=${4.8} class="pip" /></g>`;
}

const UNITS = [0, 1, 2];

function Store({ good, stored, gained }) {
  return html`<path class="shelf" d="M20 65H80a15.5 15.5 0 0 1 0 31H20a15.5 15.5 0 0 1 0 -31z" />
    ${UNITS.map((unit) => (unit < stored
      ? html`<g key=${unit} class=${unit >= stored - gained ? "unit gained" : "unit"}><circle cx=${20.5 + 29.5 * unit} cy="80.5" r="14" /><${Sign} id="res-${good}" x=${9.5 + 29.5 * unit} y=${69.5} width=${22} /></g>`
      : html`<circle key=${unit} class="room" cx=${20.5 + 29.5 * unit} cy="80.5" r="9" />`))}`;
}

function Dots({ stored }) {
  return html`<path class="shelf dark" d="M22 62H78a15 15 0 0 1 0 30H22a15 15 0 0 1 0 -30z" />
    ${UNITS.map((unit) => html`<circle key=${unit} class=${unit < stored ? "dot-full" : "room"} cx=${26 + 24 * unit} cy="77" r=${unit < stored ? 9.5 : 6.5} />`)}`;
}

/** The card lies with its stored number at the lower edge: a quarter turn for each unit. */
function Turned({ terrain, number, stored }) {
  const edges = [[0, 0], [1, -90], [2, 180], [3, 90]];
  return html`<g class="turned" style=${{ transform: `rotate(${90 * stored}deg)` }}><${Sign} id="region-${terrain}" width=${100} />
    ${edges.map(([count, angle]) => html`<g key=${count} class=${count === stored ? "edge on" : "edge"} transform="rotate(${angle} 50 50)"><path class="shelf dark" d="M30 79H70a9 9 0 0 1 0 18H30a9 9 0 0 1 0 -18z" />
      ${count === 0 ? html`<path class="dot-full" d="M45 86.5h10v3h-10z" />` : UNITS.slice(0, count).map((unit) => html`<circle key=${unit} class="dot-full" cx=${50 + (unit - (count - 1) / 2) * 13} cy="88" r="4.6" />`)}</g>`)}</g>
    <g transform="translate(25 25)"><${Plate} number=${number} scale=${1} /></g>`;
}

/** Where a piece of the middle row has its owner's mark, and how large. @type {Record<string, [number, number, number]>} */
const MARKS = { settlement: [35.3, 54.4, 29.4], city: [48.3, 57.6, 29.2] };

/** A road, a settlement or a city of a seat; the colors come from around it. @param {{kind: string, owner: number}} props */
export function MiddleSquare({ kind, owner }) {
  const mark = MARKS[kind];
  return html`<${Sign} id="row-${kind}" width=${100} />${mark && html`<${Sign} id="mark-${shapeOf(lookOf(owner))}" x=${mark[0]} y=${mark[1]} width=${mark[2]} />`}`;
}

/** A card that is built. @param {{card: string, small?: boolean}} props */
export function UpgradeSquare({ card, small = false }) {
  const shape = shapeOfCard(card);
  const low = ["city", "building"].includes(shape) ? 13 : 8;
  return html`<${Sign} id="kind-${shape}" width=${100} />
    ${small ? html`<${Drawing} card=${card} x=${17} y=${low + 3} width=${66} />` : html`<${Drawing} card=${card} x=${21} y=${low} width=${58} /><${PointsOfSquare} points=${pointsOnCard(cardOf(card))} up=${shape === "knight" ? 5 : 0} />`}`;
}

function PointsOfSquare({ points, up }) {
  if (points.length === 0) return null;
  const width = 34 * points.length;
  const left = 50 - width / 2;
  return html`<g class="points" transform="translate(0 ${-up})"><path d="M${left - 2} 74h${width + 4}a11 11 0 0 1 0 22h${-width - 4}a11 11 0 0 1 0 -22z" />
    ${points.map(([sign, count], index) => html`<g key=${sign}><${Sign} id="points-${sign}" x=${left + 34 * index - 3} y=${76} width=${18} /><${Numeral} number=${count} x=${left + 34 * index + 25} y=${85} height=${13.5} stroke=${2.9} /></g>`)}</g>`;
}

/** A place where something may be built; `legal`: by what is picked up, now. */
export function SiteSquare({ legal = false }) {
  return html`<path class=${legal ? "site legal" : "site"} d=${SITE} />${legal && html`<${Sign} id="site-legal" x=${14} y=${14} width=${72} />`}`;
}
