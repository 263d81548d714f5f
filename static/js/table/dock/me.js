/** The reader's own place in the dock: who they are, whether it is their turn, and their points. */
import { Chip, html } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { lookOf, nameOf, signOf } from "../people/people.js";

/** @typedef {import("./status.js").Drawn} Drawn */

/**
 * @param {{number: number, acting: boolean, called: boolean, answers?: boolean, points: Drawn, children?: Drawn}} props
 *   `called`: it is the reader's turn; `answers`: somebody waits for an answer; `points`: what stands beside the name; `children`: what
 *   everybody may know
 */
export function Me({ number, acting, called, answers = false, points, children }) {
  return html`<section class=${`me seat-${lookOf(number)} ${acting ? "acting" : ""} ${called ? "called" : ""}`} aria-label=${t("me")} data-seat=${number}>
    <div class="row"><${Chip} ...${signOf(number)} size=${36} /><div class="who-am-i"><strong>${nameOf(number)}</strong><small>${t(called ? "your-turn" : answers ? "your-answer" : "me")}</small></div></div>
    <div class="points">${points}</div>
    <div class="stats">${children}</div>
  </section>`;
}
