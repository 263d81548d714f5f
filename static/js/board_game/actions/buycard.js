/** Before a development card is bought, which cannot be undone: what it costs, what may come, and a second step. */
import { useEffect } from "../../../vendor/hooks.js";
import { Button, html, Icon, onceRead, useUnread } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { closeCard, may, send } from "./choices.js";
import { useLead } from "../../table/focus.js";
import { CardRow } from "../rich.js";
import { begunView } from "../seen.js";

/** Instead of a development card in `cardPanel`. */
export const BUYING = "buy";
const PURCHASE = "BuyDevelopmentCard";

/** In place of the build tiles; gone when the moment has passed. */
export function BuyPanel() {
  const possible = may(PURCHASE);
  const box = useUnread(possible, { fromStart: true });
  const close = () => closeCard(BUYING);
  useEffect(() => {
    if (!possible) close();
  }, [possible]);
  useLead(".buy-panel .buy-card");
  const buy = async () => {
    close();
    await send({ type: PURCHASE });
  };
  return html`<section class="picker card-panel buy-panel" aria-label=${t("buy-card")} data-card-panel=${BUYING}>
    <div class="card-say"><span class="pic"><${Icon} id="dev-back" size=${46} /></span>
      <p><strong>${t("buy-card")}</strong><small class="price">${t("buy-price")} <${CardRow} cards=${begunView().costs.development_card} size=${20} /></small><small>${t("buy-text", { count: begunView().deck })}</small></p></div>
    <div class="picker-acts">
      <${Button} class="back" onClick=${close}>${t("card-back")}<//>
      <${Button} box=${box} kind="primary" class="buy-card" onClick=${onceRead(buy)}>${t("buy")}<//>
    </div>
  </section>`;
}
