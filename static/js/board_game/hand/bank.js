/** What the supply still holds; of a hidden supply, only that it is hidden. */
import { html, Icon, RESOURCES } from "../../parts/index.js";
import { useDeferred } from "../../core/deferred.js";
import { dedupedSignal } from "../../core/deduped.js";
import { t } from "../../core/text.js";
import { begunView } from "../seen.js";

const stock = dedupedSignal(() => ({ supply: begunView().supply, deck: begunView().deck }));

export function Bank() {
  const { supply, deck } = useDeferred(stock.value, "players");
  return html`<aside class="bank" aria-label=${t("bank")}>
    <span class="head" title=${t("bank")}><${Icon} id="i-bank" size=${20} /></span>
    ${supply === undefined ? html`<span class="it hidden" role="img" aria-label=${t("bank-hidden")} title=${t("bank-hidden")}>?</span>` : RESOURCES.map((kind) => html`<span class=${`it ${supply[kind] === 0 ? "empty" : ""}`} key=${kind} title=${t("bank-left", { count: supply[kind], kind })}><${Icon} id="res-${kind}" size=${24} label=${t(kind)} />${supply[kind]}</span>`)}
    <hr />
    <span class="it" title=${t("bank-deck", { count: deck })}><span class="card-back small"><${Icon} id="dev-back" size=${20} label=${t("stat-development")} /></span>${deck}</span>
  </aside>`;
}
