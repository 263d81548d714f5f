/** Signs that lie on the squares of a realm: doubling, hiding, and what an event does to a region. */
import { html } from "../../core/html.js";
import { Numeral } from "./numerals.js";

/** "×2" in the gap between a region and the building that doubles it. */
export function Twice({ x, y }) {
  return html`<g class="badge"><circle cx=${x} cy=${y} r="17" /><path class="cross" d="M${x - 10} ${y - 3}l7 7m0 -7l-7 7" /><${Numeral} number=${2} x=${x + 6} y=${y} height=${14} stroke=${2.9} /></g>`;
}

/** A shield beside a region that robbers do not count. */
export function Hidden({ x, y }) {
  return html`<g class="badge"><circle cx=${x} cy=${y} r="17" /><path class="shield" d="M${x - 8.5} ${y - 9}h17v8c0 6 -4 9.5 -8.5 11.5c-4.5 -2 -8.5 -5.5 -8.5 -11.5z" /></g>`;
}

/** What an event brings a region: a number, or "spared". @param {{mark: number | "spared"}} props */
export function EventMark({ mark }) {
  if (mark === "spared") return html`<g class="badge spared"><circle cx="74" cy="34" r="21" /><path class="shield" d="M63.5 23h21v10c0 7 -5 11.5 -10.5 14c-5.5 -2.5 -10.5 -7 -10.5 -14z" /></g>`;
  const kind = mark < 0 ? "loses" : mark > 0 ? "gains" : "keeps";
  return html`<g class=${`badge ${kind}`}><rect x="34" y="23" width="52" height="34" rx="9" />
    ${mark !== 0 && html`<path class="sign" d=${mark < 0 ? "M45 40h11" : "M45 40h11M50.5 34.5v11"} />`}<${Numeral} number=${Math.abs(mark)} x=${mark === 0 ? 60 : 69} y=${40} height=${19} stroke=${4.2} /></g>`;
}
