/** Five resources to choose from by tapping: trade, discards and year of plenty use the same row. */
import { useRef } from "../../../vendor/hooks.js";
import { html, Icon, RESOURCES, tellWhyNot } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { cardWords } from "../rich.js";

const HOLD_MS = 450;

/**
 * @param {Record<string, number>} counts
 * @param {string} kind
 * @param {number} count
 */
export function withCount(counts, kind, count) {
  const next = { ...counts, [kind]: count };
  if (count <= 0) delete next[kind];
  return next;
}

/**
 * @param {{label: string, counts: Record<string, number>, most: (kind: string) => number, note: (kind: string) => string,
 *          why?: (kind: string) => string | null, onChange: (counts: Record<string, number>) => void, class?: string}} props
 *   `most`: how many of a kind may be chosen; `note`: the small print; `why`: a reason not to choose it at all
 */
export function GoodsRow({ label, counts, most, note, why = () => null, onChange, class: name = "" }) {
  return html`<div class=${`five ${name}`} role="group" aria-label=${label}>
    ${RESOURCES.map((kind) => html`<${Good} key=${kind} kind=${kind} count=${counts[kind] ?? 0} most=${most(kind)} note=${note(kind)} why=${why(kind)}
      onCount=${(count) => onChange(withCount(counts, kind, count))} />`)}
  </div>`;
}

function Good({ kind, count, most, note, why, onCount }) {
  const hold = useRef({ timer: 0, held: false });
  const off = why !== null || most <= 0;
  const add = (event) => {
    if (why !== null) return tellWhyNot(event.currentTarget, why);
    if (hold.current.held || off) return undefined;
    return onCount(event.shiftKey ? most : Math.min(most, count + 1));
  };
  const press = () => {
    hold.current = { held: false, timer: setTimeout(() => {
      hold.current.held = true;
      if (!off) onCount(most);
    }, HOLD_MS) };
  };
  const release = () => clearTimeout(hold.current.timer);
  const minus = (event) => {
    if (["Backspace", "Delete", "-"].includes(event.key) && count > 0) onCount(count - 1);
  };
  const label = t("goods-label", { cards: count ? cardWords({ [kind]: count }) : t("goods-none", { kind }), note: why ?? note });
  return html`<span class="good-box">
    <button type="button" class=${`stp ${count > 0 ? "on" : ""} ${off ? "no" : ""}`} data-good=${kind} aria-label=${label} aria-disabled=${off ? "true" : undefined} title=${why ?? undefined}
        onClick=${add} onPointerDown=${press} onPointerUp=${release} onPointerLeave=${release} onPointerCancel=${release} onKeyDown=${minus} onContextMenu=${(event) => event.preventDefault()}>
      <${Icon} id="res-${kind}" size=${32} /><small>${note}</small>
      ${count > 0 && html`<span class="q" key=${count}>${count}</span>`}
    </button>
    ${count > 0 && html`<button type="button" class="minus" aria-label=${t("goods-minus", { kind })} onClick=${() => onCount(count - 1)}><${Icon} id="i-minus" size=${14} /></button>`}
  </span>`;
}
