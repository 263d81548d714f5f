/** The table on a big screen: the game in the middle, the players around it, what happens along the lower edge. It takes no input. */
import { useEffect } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { connection } from "../../core/store.js";
import { t } from "../../core/text.js";
import { winning } from "../end/winning.js";
import { Band } from "./band.js";
import { ScreenHeader, TableFacts } from "./screenheader.js";
import { columns, isCrowded } from "./seatcards.js";
import { Stage } from "./stage.js";

/** @typedef {import("../../../vendor/preact.js").ComponentChildren} Drawn */
/** @typedef {import("../../../vendor/preact.js").ComponentType<{number: number}>} SeatComponent */

/** Milliseconds for which the winner's points are counted on the board before the result takes its place. */
const WIN_STAYS_MS = 9000;

/** With more players at a side than this, each has less height. */
const ROOMY_SIDE = 3;

/**
 * @param {{
 *   Seat: SeatComponent, dice?: Drawn, right?: Drawn,
 *   label: string, class?: string, children: Drawn,
 * }} props `Seat`: the card of a player, given its `number`; `right`: stands in place of the right column's players, who then are all in the left
 */
export function ScreenTable({ Seat, dice, right, label, class: name = "", children }) {
  useEffect(() => {
    if (!winning.value) return undefined;
    const timer = setTimeout(() => (winning.value = false), WIN_STAYS_MS);
    return () => clearTimeout(timer);
  }, [winning.value]);
  const sides = columns();
  const cut = connection.value.state === "open" ? "" : "cut-off";
  /** @param {number[]} numbers */
  const cards = (numbers) => numbers.map((number) => html`<${Seat} key=${number} number=${number} />`);
  return html`<${Stage} class=${`tv ${name} ${cut} ${isCrowded() ? "crowded" : ""} ${sides.left.length > ROOMY_SIDE ? "throng" : ""} ${winning.value ? "won" : ""}`}>
    <${ScreenHeader}><${TableFacts} /><//>
    <section class="tv-col" aria-label=${t("players")}>${cards(right ? [...sides.left, ...sides.right] : sides.left)}</section>
    <main class="tv-middle" aria-label=${label}>${children}</main>
    ${right ?? html`<section class="tv-col right" aria-label=${t("screen-players-right")}>${cards(sides.right)}</section>`}
    <${Band} dice=${dice} />
  <//>`;
}
