/** The boards, each with a small picture. */
import { html } from "../../core/html.js";
import { lazy } from "../../core/lazy.js";
import { summaryOf, titleOf } from "../../parts/catalogwords.js";
import { Problem } from "../../parts/problem.js";
import { catalog, lobby } from "../../core/store.js";
import { t } from "../../core/text.js";
import { boardOf, withBoard } from "../../core/config.js";
import { choose, useRequest } from "../../parts/requests.js";
import { Preview } from "./preview.js";

const ChosenMap = lazy(() => import("./chosenmap.js").then((module) => module.ChosenMap), ["board"], ["maps"], () => null);

export function Maps() {
  const { config, host } = lobby.value;
  const { problem, run } = useRequest();
  const chosen = boardOf(config, catalog.value);
  const shown = host ? catalog.value.boards : [chosen].filter(Boolean);
  return html`<section class="panel">
    <h2>${t("map")}</h2>
    <div class="maps" role="group" aria-label=${t("map")}>
      ${shown.map((board) => html`<button key=${board.key} type="button" class="map" aria-pressed=${String(board === chosen)} disabled=${!host}
          onClick=${() => run("map", () => choose({ config: withBoard(config, board) }))}>
        <${Preview} hexes=${board.preview} />
        <span>${titleOf("board", board)}</span>
      </button>`)}
    </div>
    ${chosen && html`<p class="small mut map-summary">${summaryOf("board", chosen)}</p>`}
    ${chosen && !chosen.refuses.includes("map") && (host || config.options.map) && html`<${ChosenMap} />`}
    <${Problem} text=${problem} />
  </section>`;
}
