/** The trade routes tab: who scores each route, from where to where it leads, and over whose pieces. */
import { Chip, html } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { isMe, lookOf, nameOf, signOf } from "../../table/people/people.js";
import { owned } from "../names.js";
import { pointsOnBoard } from "../board/chips.js";
import { alongPaths } from "../pieces.js";
import { begunPlan, begunView } from "../seen.js";

/** Whether this table has trade routes. */
export function hasRoutes() {
  return pointsOnBoard(begunView()).lines !== undefined;
}

export function RoutesTab() {
  const { lines = [] } = pointsOnBoard(begunView());
  return html`<div class="routes-tab" tabindex="0">
    ${lines.map(({ seat, paths }) => html`<${Route} key="${seat}-${paths.join("-")}" owner=${seat} paths=${paths} />`)}
    <p>${t("routes-text")}</p>
  </div>`;
}

function Route({ owner, paths }) {
  const owners = paths.map(ownerOf).sort((a, b) => Number(b === owner) - Number(a === owner) || a - b);
  const [one, other] = endsOf(paths).map((at) => begunView().buildings[at]).map(({ kind, seat }) => owned(kind, seat));
  const own = owners.filter((seat) => seat === owner).length;
  return html`<section class=${`route-line ${isMe(owner) ? "mine" : ""}`}>
    <span class="row"><${Chip} ...${signOf(owner)} size=${26} /><span class="pieces" aria-hidden="true">${owners.map((seat, at) => html`<i key=${at} class="seat-${lookOf(seat)}"></i>`)}</span><b>+1</b></span>
    <small>${t("route-line", { name: nameOf(owner), one, other, own, all: paths.length })}</small>
  </section>`;
}

function ownerOf(path) {
  return alongPaths(begunView()).map(({ owners }) => owners[path]).find((seat) => seat !== undefined);
}

/** The two buildings that a line joins; it passes no other. */
function endsOf(paths) {
  const plan = begunPlan();
  return [...new Set(paths.flatMap((path) => plan.paths[path].ends))].filter((at) => begunView().buildings[at]);
}
