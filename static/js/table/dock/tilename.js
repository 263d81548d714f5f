/** The name of a tile; its tile may have little room for it. */
import { html } from "../../parts/index.js";

/** How broad the letters of the bold type are, in ems; those not named here are as broad as "n". */
const BREADTHS = /** @type {const} */ ([[/[\u00ad]/, 0], [/[ .’ijlt]/, 0.33], [/[fr-]/, 0.38], [/[MWmw]/, 0.88], [/\p{Lu}/u, 0.74]]);

/** About how broad it is, rather too much than too little. @param {string} name */
const emsOf = (name) => [...name].reduce((sum, letter) => sum + (BREADTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.58), 0);

/** @param {{name: string}} props */
export function TileName({ name }) {
  return html`<span class="name" style=${{ "--ems": emsOf(name).toFixed(2) }}>${name}</span>`;
}
