/** The result: who won, where the points come from, and what happened. It lies over the board. */
import { html } from "../../core/html.js";
import { Chip } from "../../parts/chip.js";
import { Button } from "../../parts/button.js";
import { letterOf } from "../../parts/looks.js";
import { Modal } from "../../parts/modal.js";
import { Piece } from "../../parts/piece.js";
import { resultsHidden } from "./results.js";
import { lobby, view, winner } from "../../core/store.js";
import { t } from "../../core/text.js";
import { Actions } from "./actions.js";
import { DiceChart } from "../../board_game/end/dicechart.js";
import { Keepsakes } from "./keepsakes.js";
import { Losses } from "../../board_game/end/losses.js";
import { PointsChart } from "../../board_game/end/pointschart.js";
import { Production } from "../../board_game/end/production.js";
import { Standings } from "./standings.js";
import { useStatistics } from "./statistics.js";
import { Telling } from "../../board_game/end/telling.js";
import { endFacts, endTitle } from "./title.js";
import { Trades } from "../../board_game/end/trades.js";

export function End() {
  const { code, seats } = lobby.value;
  const { figures, failed, again } = useStatistics(code);
  const person = seats[winner.value];
  const title = endTitle();
  const aside = () => (resultsHidden.value = true);
  return html`<${Modal} class="end" label=${title} onClose=${aside}>
    <header class="end-head">
      ${person && html`<${Chip} look=${person.look} letter=${letterOf(person.name)} size=${64} />`}
      <div class="grow">
        <h1>${title}</h1>
        <p>${endFacts(figures)}</p>
      </div>
      ${person && html`<span class="end-city"><${Piece} kind="city" look=${person.look} size=${84} /></span>`}
      <${Button} class="see-board" icon="eye" onClick=${aside}>${t("see-board")}<//>
    </header>
    ${figures ? html`<${Figures} figures=${figures} goal=${view.value.goal} />` : html`<${Awaited} failed=${failed} onAgain=${again} />`}
    <${Actions} onBoard=${aside} />
  <//>`;
}

function Figures({ figures, goal }) {
  return html`<div class="end-grid">
    <${Standings} figures=${figures} />
    <${PointsChart} figures=${figures} goal=${goal} />
    <${Telling} figures=${figures} />
    <${DiceChart} totals=${figures.totals} />
    <${Production} figures=${figures} />
    <${Trades} figures=${figures} />
    <${Losses} figures=${figures} />
    <${Keepsakes} figures=${figures} />
  </div>`;
}

function Awaited({ failed, onAgain }) {
  return html`<div class="end-awaited">
    <p role=${failed ? "alert" : "status"}>${t(failed ? "end-failed" : "end-loading")}</p>
    ${failed && html`<${Button} icon="replay" onClick=${onAgain}>${t("try-again")}<//>`}
  </div>`;
}
