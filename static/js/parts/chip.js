/** A seat's sign: color, shape and letter together, never color alone. */
import { html } from "../core/html.js";
import { Icon } from "./icon.js";
import { shapeOf } from "./looks.js";
import { pure } from "./pure.js";

/** The size of the smallest readable letter, in pixels. */
const SMALLEST = 10.5;

/**
 * @param {{look: number, letter?: string, size?: number, label?: string}} props sizes: 64, 46, 34, 24
 */
export const Chip = pure(function Chip({ look, letter = "", size = 34, label }) {
  const shape = shapeOf(look);
  const box = { width: `${size}px`, height: `${size}px`, fontSize: `${Math.max(SMALLEST, size * letterScale(shape))}px` };
  const role = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<span class="chip ${shape} seat-${look}" style=${box} ...${role}>
    <${Icon} id="chip-${shape}" look=${look} size=${size} />
    <i>${letter}</i>
  </span>`;
});

/** @param {string} shape @returns {number} of the chip's size */
function letterScale(shape) {
  return shape === "square" || shape === "circle" ? 0.47 : 0.4;
}
