/** A wooden piece in a seat's color: one that stands and has its mark, or one that lies along a path. */
import { html } from "../core/html.js";
import { picture } from "../core/sprite.js";
import { shapeOf } from "./looks.js";
import { memo } from "./pure.js";

/** The place and the size of the mark on a standing piece; pieces not named here lie along a path. @type {Record<string, number[]>} */
const MARKS = { settlement: [0, 16.4, 30], city: [15, 16.5, 34], ship: [12, -21, 23] };

/**
 * @param {{kind: string, look: number, size?: number}} props
 */
export const Piece = memo(function Piece({ kind, look, size = 38 }) {
  return html`<svg width=${size} height=${size} viewBox=${MARKS[kind] ? "-60 -60 120 120" : "-50 -50 100 100"} aria-hidden="true">
    ${MARKS[kind] ? standing(kind, look) : lying(kind, look)}
  </svg>`;
});

/** @param {string} kind @param {number} look */
function lying(kind, look) {
  return html`<image href=${picture(kind, look)} x="-50" y="-25" width="100" height="50" transform="rotate(-30)" />`;
}

/** @param {string} kind @param {number} look */
function standing(kind, look) {
  const [x, y, size] = MARKS[kind];
  return html`
    <image href=${picture(kind, look)} x="-60" y="-60" width="120" height="120" />
    <image href=${picture(`mark-${shapeOf(look)}`, look)} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} />`;
}
