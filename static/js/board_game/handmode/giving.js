/** Cards that must go: chosen by pressing them in the hand, with a button that counts down and can be pressed only at the end. */
import { Button, html } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { ownSeat, send } from "../actions/choices.js";
import { chosenAction, chosenGoods, countFor } from "../hand/choosing.js";
import { confirmWords, suggest } from "../hand/goodspanel.js";
import { countOf } from "../rich.js";
import { begunView } from "../seen.js";

/** @param {{type: string}} props of the action for which they are chosen */
export function GivingDock({ type }) {
  const count = countFor(type);
  const have = countOf(chosenGoods.value);
  const action = chosenAction(type);
  const left = t("discard-more", { count: count - have });
  return html`<div class="picker discard giving">
    <${Button} icon="wand" class="suggest" onClick=${() => (chosenGoods.value = suggest(ownSeat().hand, count, begunView().costs))}>${t("hand-choose-for-me")}<//>
    <${Button} kind="primary" class="big confirm" why=${action ? undefined : left} onClick=${() => send(action)}>${action ? confirmWords(type, { have, count }) : left}<//>
  </div>`;
}
