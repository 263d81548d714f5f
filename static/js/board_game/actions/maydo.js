/** On a phone that shows all of a large board: the actions possible there, each leading to its places. */
import { computed } from "../../../vendor/signals.js";
import { html, Icon, Piece } from "../../parts/index.js";
import { seat } from "../../core/store.js";
import { t } from "../../core/text.js";
import { lookOf } from "../../table/people/people.js";
import { tooSmall, zoomed } from "../board/camera.js";
import { pieceOf } from "../pieces.js";
import { actions, beginMove, CHOSEN, mode, MOVES, myTurn, spotOf, toggleMode } from "./choices.js";

/** `[{type, piece, count}]`: empty while a place is being chosen, or while the board is zoomed in. */
export const mayDo = computed(() => {
  if (!tooSmall.value || zoomed.value || mode.value || !myTurn.value) return [];
  return [...CHOSEN].flatMap((type) => {
    const spots = new Set(actions.value.get(type)?.map((action) => spotOf(action).at));
    return spots.size > 0 ? [{ type, piece: pieceOf(type), count: spots.size }] : [];
  });
});

export function MayDo() {
  if (mayDo.value.length === 0) return null;
  return html`<div class="may-do" role="group" aria-label=${t("may-do")}>${mayDo.value.map(({ type, piece, count }) => html`
    <button type="button" key=${type} data-may=${type} onClick=${() => (MOVES.has(type) ? beginMove(type) : toggleMode(type))}>
      ${MOVES.has(type) ? html`<${Icon} id="i-${piece}-move" size=${24} />` : html`<${Piece} kind=${piece} look=${lookOf(seat.value ?? 0)} size=${30} />`}
      <span>${t(MOVES.has(type) ? `may-move-${piece}` : "may-place", { piece: t(`tile-${piece}`), count })}</span>
    </button>`)}</div>`;
}
