/** Moments of the game: the biggest theft, the longest drought, the closest race. */
import { html } from "../../core/html.js";
import { lobby } from "../../core/store.js";
import { listWords, t } from "../../core/text.js";
import { Chip } from "../../parts/chip.js";
import { Icon } from "../../parts/icon.js";
import { signOf } from "../people/people.js";

/** @typedef {import("../../../protocol.js").Moments} Told */
/** @typedef {{seats: number[], text: string}} Moment `seats`: those that it is about */

/** @type {Record<keyof Told, string>} */
const ICONS = { theft: "i-hand", drought: "i-sun", race: "i-flag" };

/** @param {number} seat @returns {string} */
const nameOf = (seat) => lobby.value.seats[seat].name;

/**
 * Draws nothing of a game whose figures an earlier version stored, since they lack the moments.
 * @param {{moments?: Told, loot?: "cards" | "goods"}} props `loot`: the things that players of this game take from each other
 */
export function Moments({ moments = {}, loot = "cards" }) {
  const { theft, drought, race } = moments;
  const told = /** @type {[keyof Told, Moment][]} */ (Object.entries({
    ...(theft && { theft: momentOfTheft(theft, loot) }), ...(drought && { drought: momentOfDrought(drought) }), ...(race && { race: momentOfRace(race) }),
  }));
  if (told.length === 0) return null;
  return html`<section class="end-box end-wide">
    <h2>${t("moments")}</h2>
    <ul class="tales moments">${told.map(([key, { seats, text }]) => html`<li key=${key} data-moment=${key}>
      <${Icon} id=${ICONS[key]} size=${28} />
      <span class="grow"><b>${t(`moment-${key}`)}</b><span>${text}</span></span>
      ${seats.map((seat) => html`<${Chip} key=${seat} ...${signOf(seat)} size=${32} />`)}
    </li>`)}</ul>
  </section>`;
}

/** @param {NonNullable<Told["theft"]>} theft @param {string} loot @returns {Moment} */
function momentOfTheft({ thief, victims, cards, turn }, loot) {
  const facts = { name: nameOf(thief), victims: listWords(victims.map(nameOf)), count: cards, loot };
  return { seats: [thief], text: turn === undefined ? t("moment-thefts-text", facts) : t("moment-theft-text", { ...facts, turn }) };
}

/** @param {NonNullable<Told["drought"]>} drought @returns {Moment} */
function momentOfDrought({ seat, rolls, last_turn: turn }) {
  return { seats: [seat], text: t("moment-drought-text", { name: nameOf(seat), rolls, turn }) };
}

/** @param {NonNullable<Told["race"]>} race @returns {Moment} */
function momentOfRace({ seats, passes, points: [points, others] }) {
  const [name, other] = seats.map(nameOf);
  return { seats, text: t("moment-race-text", { name, other, names: listWords([name, other]), passes, points, others }) };
}
