/** What a game of the board came to: where the points come from, and what happened. */
import { html } from "../../core/html.js";
import { Piece } from "../../parts/piece.js";
import { EndDialog } from "../../table/end/end.js";
import { Downloads } from "../../table/end/downloads.js";
import { DiceChart } from "./dicechart.js";
import { Losses } from "./losses.js";
import { MapButton } from "./mapbutton.js";
import { drawPicture } from "./picture.js";
import { Moments } from "../../table/end/gamemoments.js";
import { PointsChart } from "../../table/end/pointschart.js";
import { Production } from "./production.js";
import { Standings } from "./standings.js";
import { Highlights } from "./highlights.js";
import { Trades } from "./trades.js";

export function End() {
  return html`<${EndDialog} Figures=${Figures} Trophy=${Trophy} />`;
}

function Trophy({ look }) {
  return html`<span class="end-city"><${Piece} kind="city" look=${look} size=${84} /></span>`;
}

function Figures({ figures, goal }) {
  return html`<div class="end-grid">
    <${Standings} figures=${figures} />
    <${PointsChart} figures=${figures} goal=${goal} />
    <${Moments} moments=${figures.moments} />
    <${Highlights} figures=${figures} />
    <${DiceChart} totals=${figures.totals} />
    <${Production} figures=${figures} />
    <${Trades} figures=${figures} />
    <${Losses} figures=${figures} />
    <${Downloads} figures=${figures} drawPicture=${drawPicture}><${MapButton} /><//>
  </div>`;
}
