/** The tab of the dice: how often each sum fell, who was lucky so far, and the seal. */
import { LuckRows } from "../../parts/luckrows.js";
import { html } from "../../parts/index.js";
import { Seal } from "../../parts/seal.js";
import { lobby, luck } from "../../core/store.js";
import { t } from "../../core/text.js";
import { Histogram } from "../board/dice.js";

export function DiceTab() {
  return html`<div class="dice-tab" tabindex="0"><${Histogram} /><${LuckSoFar} /><${Seal} /></div>`;
}

function LuckSoFar() {
  if (!luck.value?.rolls) return null;
  const { expected, received } = luck.value;
  const rows = received.map((cards, seat) => ({ seat, received: cards, expected: expected[seat] }));
  return html`<section class="luck-so-far">
    <h2>${t("luck")} <small>${t("luck-text")}</small></h2>
    <${LuckRows} rows=${rows} seats=${lobby.value.seats} />
  </section>`;
}
