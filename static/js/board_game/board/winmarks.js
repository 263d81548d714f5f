/** Rings around the winner's pieces, one after the other, with the points that each is worth. */
import { signal } from "../../../vendor/signals.js";
import { html } from "../../parts/index.js";
import { winner } from "../../core/store.js";
import { t } from "../../core/text.js";
import { winning } from "../../table/end/winning.js";

/** By kind of building; empty until the figures of the game are there. */
export const worths = signal(/** @type {Record<string, number>} */ ({}));

/** @param {{plan: import("./geometry.js").Plan, buildings: Record<string, {kind: string, seat: number}>}} props */
export function WinMarks({ plan, buildings }) {
  if (!winning.value) return null;
  const own = Object.keys(buildings).filter((at) => buildings[at].seat === winner.value).map(Number);
  return own.map((at, index) => {
    const { x, y } = plan.intersections[at];
    const points = worths.value[buildings[at].kind];
    return html`<g key=${at} class="win-mark" style=${{ "--step": index }}>
      <circle cx=${x} cy=${y - 4} r="54" class="rim" /><circle cx=${x} cy=${y - 4} r="54" class="ring" />
      ${points > 0 && html`<circle cx=${x + 42} cy=${y - 48} r="25" class="disc" /><text x=${x + 42} y=${y - 39} class="worth">${t("signed", { sign: "plus", count: points })}</text>`}
    </g>`;
  });
}
