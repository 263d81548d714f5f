/** The result: who won, and below it the figures that the game has to show. It lies over the table. */
import { html } from "../../core/html.js";
import { Chip } from "../../parts/chip.js";
import { Button } from "../../parts/button.js";
import { letterOf } from "../../parts/looks.js";
import { Modal } from "../../parts/modal.js";
import { game } from "../game.js";
import { resultsHidden } from "./results.js";
import { goal, lobby, winner } from "../../core/store.js";
import { t } from "../../core/text.js";
import { EndActions } from "./actions.js";
import { useStatistics } from "./statistics.js";
import { endFacts, endTitle } from "./title.js";

/**
 * @param {{Figures: any, Trophy?: any}} props the game's own: `Figures` shows its statistics, `Trophy` a picture in the winner's look
 */
export function EndDialog({ Figures, Trophy }) {
  const { code, seats } = lobby.value;
  const { figures, failed, again } = useStatistics(code);
  const person = seats[winner.value];
  const title = endTitle();
  const aside = () => (resultsHidden.value = true);
  return html`<${Modal} class="end" byItself label=${title} onClose=${aside}>
    <header class="end-head">
      ${person && html`<${Chip} look=${person.look} letter=${letterOf(person.name)} size=${64} />`}
      <div class="grow">
        <h1>${title}</h1>
        <p>${endFacts(figures)}</p>
      </div>
      ${person && Trophy && html`<${Trophy} look=${person.look} />`}
      <${Button} class="see-board" icon="eye" onClick=${aside}>${t(game.value.plain ? "plain-see" : "see-board")}<//>
    </header>
    ${figures ? html`<${Figures} figures=${figures} goal=${goal.value} />` : html`<${Awaited} failed=${failed} onAgain=${again} />`}
    <${EndActions} />
  <//>`;
}

/** @param {{failed: boolean, onAgain: () => void}} props */
function Awaited({ failed, onAgain }) {
  return html`<div class="end-awaited">
    <p role=${failed ? "alert" : "status"}>${t(failed ? "end-failed" : "end-loading")}</p>
    ${failed && html`<${Button} icon="replay" onClick=${onAgain}>${t("try-again")}<//>`}
  </div>`;
}
