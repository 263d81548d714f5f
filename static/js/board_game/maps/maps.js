/** The map that is played, in the lobby: what it is and brings; the host chooses another one. */
import { useState } from "../../../vendor/hooks.js";
import { boardOf, optionsLeft, withBoard } from "../../core/config.js";
import { html } from "../../core/html.js";
import { lazy } from "../../core/lazy.js";
import { catalog, lobby } from "../../core/store.js";
import { listWords, t } from "../../core/text.js";
import { Button } from "../../parts/button.js";
import { summaryOf, titleOf } from "../../parts/catalogwords.js";
import { Icon } from "../../parts/icon.js";
import { Problem } from "../../parts/problem.js";
import { choose, useRequest } from "../../parts/requests.js";
import { showOnly } from "../../table/reference.js";
import { Brought } from "./brought.js";
import { fullNameOf, minutesOf, pointsToWin, seatsWords } from "./facts.js";
import { Preview } from "./preview.js";

const ChosenMap = lazy(() => import("./chosenmap.js").then((module) => module.ChosenMap), ["board"], ["maps"], () => null);
const Chooser = lazy(() => import("./chooser.js").then((module) => module.Chooser), ["board", "maps"], ["maps"], () => null);

const DrawnChoice = lazy(() => import("./drawnchoice.js").then((module) => module.DrawnChoice), ["drawnmaps"], ["drawn"], () => null);

export function Maps() {
  const { config, host } = lobby.value;
  const { problem, run } = useRequest();
  const [choosing, show] = useState(/** @type {"all" | "drawn" | null} */ (null));
  const [left, leave] = useState(/** @type {any[]} */ ([]));
  const board = boardOf(config, catalog.value);
  if (!board) return null;
  const play = (next, seats) => {
    show(null);
    leave(optionsLeft(config, next, catalog.value));
    return run("map", () => choose({ config: withBoard(config, next, catalog.value, seats) }));
  };
  const minutes = minutesOf(board, config.seats);
  const facts = [t("map-for", { count: seatsWords(board) }), t("map-points", { count: pointsToWin(config) }), ...(minutes ? [t("map-minutes", { count: minutes })] : [])];
  return html`<section class="panel map-panel">
    <h2>${t("map")}</h2>
    <div class="map-card">
      <span class="map-small"><${Preview} hexes=${board.preview} /></span>
      <div class="grow">
        <b class="map-name">${fullNameOf(board)}</b>
        <small class="map-facts">${facts.join(" · ")}</small>
        <p class="small map-summary">${summaryOf("board", board)}</p>
        <${Brought} board=${board} />
      </div>
    </div>
    <div class="map-acts">
      ${host && html`<${Button} icon="search" aria-haspopup="dialog" onClick=${() => show("all")}>${t("map-choose")}<//>`}
      ${host && html`<${Button} icon="world" aria-haspopup="dialog" onClick=${() => show("drawn")}>${t("map-drawn")}<//>`}
      <${Button} icon="help" aria-haspopup="dialog" onClick=${() => showOnly(board.key)}>${t("map-rules")}<//>
    </div>
    ${left.length > 0 && html`<p class="small map-left" role="status"><${Icon} id="i-settings" size=${16} /> ${t("map-left-behind", { options: listWords(left.map((option) => titleOf("option", option))) })}</p>`}
    ${!board.refuses.includes("map") && (host || config.options.map) && html`<${ChosenMap} />`}
    <${Problem} text=${problem} />
    ${choosing === "all" && html`<${Chooser} onPlay=${play} onClose=${() => show(null)} />`}
    ${choosing === "drawn" && html`<${DrawnChoice} onPlay=${play} onClose=${() => show(null)} />`}
  </section>`;
}
