/** Our own digits, drawn in one line on 20 × 30, so that a number in a drawing never depends on a font. */
import { html } from "../../core/html.js";

/** By digit, its path and its width. @type {Record<string, [string, number]>} */
const DIGITS = {
  0: ["M10 1.5C16.8 1.5 18.5 8 18.5 15S16.8 28.5 10 28.5S1.5 22 1.5 15S3.2 1.5 10 1.5z", 20],
  1: ["M3 7.5L9.5 2V28.5", 12.5],
  2: ["M2 9C2 -1 18 -1 18 8.5C18 15 9 19.5 2 28.3H18.5", 20],
  3: ["M2.5 6.5C5 .5 17.5 0 17.5 8C17.5 13 13 14.4 9 14.4C13.5 14.4 18.5 16 18.5 21.2C18.5 30.5 4 30.5 1.8 23.5", 20],
  4: ["M14.5 28.5V2L1.5 21H19", 20.5],
  5: ["M17 1.8H5L3.4 13.5C8 10 18.5 10.5 18.5 19.3C18.5 30.5 4.5 30.5 1.8 24", 20],
  6: ["M15.5 1.8C7 5 1.5 11.5 1.5 19.5C1.5 31.5 18.5 31.5 18.5 19.8C18.5 9.5 4.5 9.5 2 17.5", 20],
  7: ["M2 2H18.5C12 10 8.5 18 8 28.5", 20],
  8: ["M10 14C5 14 2.6 11 2.6 7.8S5.4 1.5 10 1.5S17.4 4.6 17.4 7.8S15 14 10 14C4.6 14 1.5 17.3 1.5 21.2S4.7 28.5 10 28.5S18.5 25.1 18.5 21.2S15.4 14 10 14z", 20],
  9: ["M4.5 28.2C13 25 18.5 18.5 18.5 10.5C18.5 -1.5 1.5 -1.5 1.5 10.2C1.5 20.5 15.5 20.5 18 12.5", 20],
};
const GAP = 6;

/** A number with its middle at (x, y). @param {{number: number, x: number, y: number, height: number, stroke: number, class?: string}} props */
export function Numeral({ number, x, y, height, stroke, class: name = "pale" }) {
  const scale = height / 30;
  const digits = [...String(number)].map((digit) => DIGITS[digit]);
  const width = digits.reduce((sum, [, each]) => sum + each + GAP, -GAP);
  let at = -width / 2;
  const paths = digits.map(([path, each], index) => {
    const place = at;
    at += each + GAP;
    return html`<path key=${index} d=${path} transform="translate(${place} -15)" />`;
  });
  return html`<g class=${`numeral ${name}`} transform="translate(${x} ${y}) scale(${scale})" stroke-width=${stroke / scale}>${paths}</g>`;
}
