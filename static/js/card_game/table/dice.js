/** The dice of the turn: on a desk beside the opponent's realm, on a phone among the stacks. */
import { html, Icon } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { EventDie } from "../faces/signs.js";
import { view } from "../seen.js";

/** Both dice as they lie. */
export function RealmDice({ size }) {
  const { dice, named } = view.value.turn;
  if (!dice && named === undefined) return null;
  const number = dice?.number ?? named;
  return html`<span class="dicebox">${dice && html`<${EventDie} face=${dice.face} size=${size} />`}<${Icon} id="die-${number}" size=${size + 2} label=${t("cards-die", { number })} /></span>`;
}
