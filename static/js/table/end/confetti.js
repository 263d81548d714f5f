/** What falls on the sea around the board when somebody wins; bunting hangs there instead without motion and on slow devices. */
import { html } from "../../core/html.js";
import { picture } from "../../core/sprite.js";
import { still } from "../../core/preferences.js";
import { winner } from "../../core/store.js";
import { lookOf } from "../people/people.js";
import { winning } from "./winning.js";

const PIECES = 140;
const FLAGS = 13;
const TERRAIN = ["forest", "hills", "pasture", "fields", "mountains"];
const GOODS = ["brick", "lumber", "wool", "grain", "ore"];
const SYMBOLS = [...TERRAIN.map((kind) => `hex-${kind}`), ...GOODS.map((kind) => `res-${kind}`), "road", "settlement", "road"];
/** Steps through the unit interval that never come close to each other: the golden ratio's, and others as even. */
const [ACROSS, DOWN, TURN, LATER] = [0.618034, 0.754878, 0.569840, 0.434259];

/** Processors or gigabytes up to which a device counts as slow. */
const SLOW = 2;

function isSlow() {
  const { hardwareConcurrency, deviceMemory } = /** @type {Navigator & {deviceMemory?: number}} */ (navigator);
  return hardwareConcurrency <= SLOW || (deviceMemory !== undefined && deviceMemory <= SLOW);
}

/** Behind the board, which hides what falls on it. */
export function Confetti() {
  if (!winning.value) return null;
  const look = lookOf(/** @type {number} */ (winner.value));
  return still.value || isSlow() ? html`<${Bunting} />` : html`<div class="confetti" aria-hidden="true">${Array.from({ length: PIECES }, (_, index) => {
    /** @param {number} step */
    const part = (step) => (index * step) % 1;
    const size = 18 + 14 * part(TURN);
    return html`<img key=${index} alt="" src=${picture(SYMBOLS[index % SYMBOLS.length], look)} width=${size} height=${size}
      style=${{ left: `${100 * part(ACROSS)}%`, top: `${100 * part(DOWN)}%`, rotate: `${360 * part(TURN)}deg`, "--later": part(LATER) }} />`;
  })}</div>`;
}

function Bunting() {
  return html`<div class="bunting" aria-hidden="true">
    <svg viewBox="0 0 100 12" preserveAspectRatio="none"><path d="M0 1Q50 11 100 1" /></svg>
    ${Array.from({ length: FLAGS }, (_, flag) => {
      const along = (flag + 0.5) / FLAGS;
      return html`<img key=${flag} alt="" src=${picture(`hex-${TERRAIN[flag % TERRAIN.length]}`)} style=${{ left: `${100 * along}%`, top: `${(8 + 160 * along * (1 - along)).toFixed(1)}%` }} />`;
    })}
  </div>`;
}
