/** The result: who won, where the points come from, and what the dice did. It lies over the board. */
import { useMemo } from "../../vendor/hooks.js";
import { html } from "../html.js";
import { Chip } from "../parts/chip.js";
import { Button } from "../parts/button.js";
import { letterOf } from "../parts/looks.js";
import { Modal } from "../parts/modal.js";
import { Piece } from "../parts/piece.js";
import { resultsHidden } from "../results.js";
import { geometry, lobby, log, view } from "../store.js";
import { t } from "../text.js";
import { Actions } from "./actions.js";
import { DiceChart } from "./dicechart.js";
import { figuresOf } from "./figures.js";
import { PointsChart } from "./pointschart.js";
import { Standings } from "./standings.js";
import { Luck, Telling } from "./telling.js";

export function End() {
  const figures = useMemo(() => figuresOf(log.value, view.value, geometry.value), [log.value, view.value, geometry.value]);
  const { winner, seats } = view.value;
  const person = lobby.value.seats[winner];
  const facts = { name: person.name, points: seats[winner].total ?? seats[winner].points };
  const aside = () => (resultsHidden.value = true);
  return html`<${Modal} class="end" label=${t("end-title", facts)} onClose=${aside}>
    <header class="end-head">
      <${Chip} look=${person.look} letter=${letterOf(person.name)} size=${64} />
      <div class="grow">
        <h1>${t("end-title", facts)}</h1>
        <p>${t("end-facts", { turns: figures.turns, table: lobby.value.name, seal: shorten(lobby.value.seal) })}</p>
      </div>
      <span class="end-city"><${Piece} kind="city" look=${person.look} size=${84} /></span>
      <${Button} class="see-board" icon="eye" onClick=${aside}>${t("see-board")}<//>
    </header>
    <div class="end-grid">
      <${Standings} />
      <${PointsChart} points=${figures.points} turns=${figures.turns} goal=${view.value.goal} />
      <${DiceChart} rolls=${figures.rolls} complete=${figures.complete} />
      <div class="end-more"><${Telling} figures=${figures} /><${Luck} luck=${figures.luck} /></div>
    </div>
    <${Actions} onBoard=${aside} />
  <//>`;
}

function shorten(seal) {
  return `${seal.slice(0, 4)}…${seal.slice(-2)}`;
}
