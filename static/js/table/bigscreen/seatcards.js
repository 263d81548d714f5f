/** The players of a big screen around its middle, clockwise from the upper left. */
import { html } from "../../core/html.js";
import { Chip } from "../../parts/chip.js";
import { Icon } from "../../parts/icon.js";
import { preferences } from "../../core/preferences.js";
import { SaidBubble } from "../chat/saidbubble.js";
import { RowClock } from "../clock/rowclock.js";
import { AwayTag, isStoodInFor } from "../people/absent.js";
import { everySeat, isAway, lookOf, nameOf, signOf } from "../people/people.js";
import { t } from "../../core/text.js";

/** @typedef {import("../../../vendor/preact.js").ComponentChildren} Drawn */

/** With more players, each has one row of figures without words. */
const WITH_WORDS = 4;
/** As long as a sentence of the chat takes to be read aloud, in milliseconds. */
const SAID_STAYS_MS = 6000;

/** The seats of both columns, from above. @returns {{left: number[], right: number[]}} */
export function columns() {
  const [first, ...others] = everySeat();
  const half = Math.floor((others.length + 1) / 2);
  return { left: [first, ...others.slice(half).reverse()], right: others.slice(0, half) };
}

/** Check whether there are so many players that each has little room. */
export function isCrowded() {
  return everySeat().length > WITH_WORDS;
}

/**
 * @param {{
 *   number: number, points: number | string, plays: boolean, note?: string, children?: Drawn,
 *   pills?: Drawn,
 * }} props `note`: below the name; `children`: the figures; `pills`: below them
 */
export function SeatCard({ number, points, plays, note = "", children, pills }) {
  const small = isCrowded();
  return html`<section class=${`tv-seat seat-${lookOf(number)} ${plays ? "now" : ""}`} data-seat=${number} aria-label=${t("screen-seat", { name: nameOf(number), points })}>
    <div class="hd"><${Chip} ...${signOf(number)} size=${small ? 72 : 88} />
      <div class="nm"><span class="name" title=${nameOf(number)}>${nameOf(number)}</span>${noteOf(number, note)}</div>
      <b class="vp">${points}</b></div>
    ${children}
    <div class="pills"><${RowClock} number=${number} />${pills}</div>
    ${preferences.value.screenChat && html`<${SaidBubble} number=${number} stays=${SAID_STAYS_MS} />`}
  </section>`;
}

/** @param {number} number @param {string} note */
function noteOf(number, note) {
  if (isAway(number) || isStoodInFor(number)) return html`<span class="sub away"><${AwayTag} number=${number} /></span>`;
  return note && html`<span class="sub">${note}</span>`;
}

/**
 * A figure with its word.
 * @param {{icon: string, count: number | string, word: string, state?: "" | "hold" | "over", name?: string}} props `name`: for `data-stat`
 */
export function Fact({ icon, count, word, state = "", name }) {
  if (isCrowded()) return html`<span class=${`fact ${state}`} title=${word} data-stat=${name}><${Icon} id=${icon} size=${34} label=${word} /><b>${count}</b></span>`;
  return html`<span class=${`fact ${state}`} data-stat=${name}><${Icon} id=${icon} size=${40} /><b>${count}</b><small>${word}</small></span>`;
}

/** @param {{icon?: string, kind?: "" | "good" | "bad" | "warn", children: Drawn}} props */
export function Pill({ icon, kind = "", children }) {
  return html`<span class=${`pill ${kind}`}>${icon && html`<${Icon} id=${icon} size=${32} />`}${children}</span>`;
}
