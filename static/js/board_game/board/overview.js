/** On a phone zoomed into a large board: a small picture of all of it, with a ring for each legal spot and a frame around what is in view. */
import { html } from "../../parts/index.js";
import { memo } from "../../parts/pure.js";
import { t } from "../../core/text.js";
import { camera, sight, tooSmall, zoomed } from "./camera.js";
import { frameOf } from "./drawing.js";
import { hexagon, tenth } from "./geometry.js";
import { targets } from "./targets.js";
import { begunPlan, board } from "../seen.js";

/** In CSS pixels, with the distance from the corner. */
const SIZE = { width: 124, height: 92, margin: 8 };

export function Overview() {
  const eye = camera.current;
  if (!tooSmall.value || !zoomed.value || !sight.value || !eye) return null;
  const plan = begunPlan();
  const { x, y, width, height } = frameOf(plan, board.value);
  const seen = clip(sight.value, { x, y, width, height });
  const go = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = Math.min(box.width / width, box.height / height);
    camera.current?.workAt({
      x: x + width / 2 + (event.clientX - box.left - box.width / 2) / scale,
      y: y + height / 2 + (event.clientY - box.top - box.height / 2) / scale,
    });
  };
  return html`<button type="button" class=${`overview ${isInTheWay(eye) ? "aside" : ""}`} aria-label=${t("overview")} onClick=${go}>
    <svg viewBox="${x} ${y} ${width} ${height}" width=${SIZE.width} height=${SIZE.height} aria-hidden="true">
      <${Hexes} plan=${plan} board=${board.value} />
      ${targets.value.map((target) => html`<circle key=${target.key} cx=${tenth(target.x)} cy=${tenth(target.y)} r="34" class="spot" />`)}
      <rect x=${tenth(seen.x)} y=${tenth(seen.y)} width=${tenth(seen.width)} height=${tenth(seen.height)} class="seen" />
    </svg>
  </button>`;
}

const Hexes = memo(function Hexes({ plan, board: { hexes } }) {
  return Object.keys(hexes).map((hex) => html`<path key=${hex} d=${hexagon(plan.hexes[hex], 96)} class="terrain-${hexes[hex].terrain}" />`);
});

/** Check whether it would cover a legal spot in its usual place. @param {import("./panzoom.js").Camera} eye */
function isInTheWay(eye) {
  const { clientWidth } = eye.svg;
  return targets.value.some((target) => {
    const at = eye.toElement(target);
    return at.y > 0 && at.y < SIZE.height + 2 * SIZE.margin && at.x > clientWidth - SIZE.width - 2 * SIZE.margin && at.x < clientWidth;
  });
}

function clip(box, frame) {
  const [left, top] = [Math.max(box.x, frame.x), Math.max(box.y, frame.y)];
  const [right, bottom] = [Math.min(box.x + box.width, frame.x + frame.width), Math.min(box.y + box.height, frame.y + frame.height)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}
