/** The robber or the pirate, if either may be moved: one choice on land and sea, and a way to see the places of only one of them. */
import { html, Icon } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { preferences } from "../../core/preferences.js";
import { actions, figure, figures } from "./choices.js";
import { FIGURES } from "../pieces.js";

/** How many places there are for a figure, and at how many somebody can be robbed. */
function placesOf(id) {
  const list = FIGURES[id].actions.flatMap((type) => actions.value.get(type) ?? []);
  const at = ({ hex, harbor }) => hex ?? `harbor ${harbor}`;
  const withVictim = list.filter(({ victim }) => victim !== null && victim !== undefined);
  return { count: new Set(list.map(at)).size, robbed: new Set(withVictim.map(at)).size };
}

/** @param {string} id the figure whose places alone are shown; once more: all of them again */
export function lookOnlyFor(id) {
  figure.value = figure.value === id ? null : id;
}

/** In place of the build tiles. */
export function FigurePanel() {
  return html`<section class="picker figures" role="group" aria-label=${t("figures")}>${figures.value.map((id) => html`<${FigureButton} key=${id} id=${id} />`)}</section>`;
}

function FigureButton({ id }) {
  const { count, robbed } = placesOf(id);
  const on = figure.value === id;
  return html`<button type="button" class=${`figure ${on ? "on" : ""}`} data-figure=${id} aria-pressed=${String(on)} onClick=${() => lookOnlyFor(id)}>
    <${Icon} id=${id} size=${64} />
    <span class="say"><b>${t(`figure-${id}`)}</b><small>${t("figure-places", { count, robbed })}</small><small class="does">${t(`figure-does-${id}`)}</small></span>
    ${preferences.value.shortcuts && html`<span class="key" aria-hidden="true">${FIGURES[id].key.toUpperCase()}</span>`}
  </button>`;
}
