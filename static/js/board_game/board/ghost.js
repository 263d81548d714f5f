/** The ghost of what would stand at a spot. */
import { html } from "../../parts/index.js";
import { decision } from "../actions/choices.js";
import { ACTIONS } from "../actions/rows.js";
import { FIGURES, pieceCalled, pieceOf } from "../pieces.js";
import { Building, Figure, figurePlace, harborPlace, isOverWater, LongPiece, Part } from "./drawing.js";
import { tenth } from "./geometry.js";
import { uncovered } from "./targetnames.js";

/** How far below the middle of its hex a number token lies. */
export const TOKEN = 20;

/** Around what would stand there. */
function GhostRing({ x, y }) {
  return html`<circle cx=${tenth(x)} cy=${tenth(y)} r="50" class="ghost-disc" /><circle cx=${tenth(x)} cy=${tenth(y)} r="50" class="ghost-ring" />`;
}

export function Ghost({ plan, board, target, look }) {
  const { x, y, place, picks } = target;
  if (picks) return null; // the piece itself stands there
  const [{ type }] = target.actions;
  const piece = pieceOf(type);
  if (ACTIONS[type]?.ghost) return html`<${GhostPart} plan=${plan} board=${board} target=${target} id=${ACTIONS[type].ghost} />`;
  if (piece === undefined) return html`<g class="ghost seat-${look}"><${GhostRing} x=${x} y=${y} /></g>`;
  if (piece in FIGURES) return html`<g class="ghost"><${GhostRing} ...${figurePlace(piece, plan, board, place, target.at)} /><${Figure} id=${piece} plan=${plan} board=${board} place=${place} at=${target.at} /></g>`;
  return html`${place === "path" && html`<${Uncovered} plan=${plan} path=${target.at} />`}<g class="ghost seat-${look}">
    ${place === "path" ? html`<${GhostAlong} plan=${plan} board=${board} target=${target} piece=${piece} look=${look} />`
      : html`<${GhostRing} x=${x} y=${y} /><${Building} kind=${piece} look=${look} x=${x} y=${y} />`}
  </g>`;
}

/** A spot for something that is no piece: a harbor where its plaque would lie, a number here and where it would go. */
function GhostPart({ plan, board, target, id }) {
  if (target.place === "path") return html`<g class="ghost"><${Part} id=${id} ...${harborPlace(plan, board, target.at)} width=${112} /></g>`;
  const goal = decision.value?.hex;
  if (goal === undefined) return null;
  const [from, to] = [target.at, goal].map((hex) => ({ x: plan.hexes[hex].x, y: plan.hexes[hex].y + TOKEN }));
  const { number } = board.hexes[target.at];
  return html`<g class="ghost"><${Arc} from=${from} to=${to} /><${Part} id=${id} ...${from} width=${136} />
    <${Part} id="token-${number}" ...${to} width=${84} /><${Part} id=${id} ...${to} width=${136} /></g>`;
}

/** A dotted line from one place to another, bent upward. */
function Arc({ from, to }) {
  const bend = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - Math.hypot(to.x - from.x, to.y - from.y) / 4 };
  const line = `M${tenth(from.x)} ${tenth(from.y)}Q${tenth(bend.x)} ${tenth(bend.y)} ${tenth(to.x)} ${tenth(to.y)}`;
  return html`<path d=${line} class="arc rim" /><path d=${line} class="arc" />`;
}

function GhostAlong({ plan, board, target: { x, y, angle, at }, piece, look }) {
  const { upright, overWater } = pieceCalled(piece) ?? {};
  const ring = upright ? html`<circle cx=${x} cy=${y} r="56" class="ghost-disc" /><circle cx=${x} cy=${y} r="56" class="ghost-ring" />`
    : html`<rect x="-56" y="-29" width="112" height="58" rx="29" transform="translate(${x} ${y}) rotate(${angle})" class="ghost-ring" />`;
  return html`${ring}<${LongPiece} x=${x} y=${y} angle=${angle} look=${look} id=${isOverWater(plan, board, at) ? overWater ?? piece : piece} />`;
}

/** The hexes that would be turned over. */
function Uncovered({ plan, path }) {
  return uncovered(path).map((hex) => html`<${Part} key=${hex} id="fog-next" x=${plan.hexes[hex].x} y=${plan.hexes[hex].y} width=${200} class="fog-next" />`);
}
