/** Neutral players: they have pieces, but nobody plays them. */
import { Chip, html, Icon } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { phone } from "../../table/layout.js";
import { lookOf, nameOf, neutralSeats, signOf } from "../../table/people/people.js";
import { routeIcon } from "../routes.js";
import { begunView } from "../seen.js";

/** All there is to know of one, in a sentence. @param {number} number */
export function neutralWords(number) {
  const known = begunView().neutrals?.[number];
  if (!known) return "";
  const { road, left } = known;
  return t("neutral-label", { name: nameOf(number), road, settlements: left.settlement, roads: left.road, longest: String(begunView().longest_road === number) });
}

/** All of them, after the players. */
export function NeutralPlayers() {
  return neutralSeats().map((number) => html`<li key=${number} class="neutral"><${NeutralPlayer} number=${number} /></li>`);
}

/** The color, and how long the road is. @param {{number: number}} props */
function NeutralPlayer({ number }) {
  const known = begunView().neutrals?.[number];
  if (!known) return null;
  const name = nameOf(number);
  const words = neutralWords(number);
  return html`<div class=${`neutral-row seat-${lookOf(number)}`} role="img" aria-label=${words} title=${words} data-neutral=${number}>
    <${Chip} ...${signOf(number)} size=${phone.value ? 24 : 28} />${!phone.value && html`<span class="name">${name}</span>`}
    <span class=${`st ${begunView().longest_road === number ? "hold" : ""}`}><${Icon} id=${routeIcon.value} size=${phone.value ? 13 : 16} />${known.road}</span>
  </div>`;
}
