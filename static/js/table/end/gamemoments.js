/** Moments of the game: the biggest theft, the longest drought, the closest race. */
import { html } from "../../core/html.js";
import { lobby } from "../../core/store.js";
import { listWords, t } from "../../core/text.js";
import { Chip } from "../../parts/chip.js";
import { Icon } from "../../parts/icon.js";
import { signOf } from "../people/people.js";

/** @typedef {import("../../../protocol.js").Moments} Told */
/** @typedef {{key: keyof Told, seats: number[], text: string}} Moment `seats`: those that it is about */

/**
 * @typedef {{moments?: Told, loot?: "cards" | "goods"}} Props
 *   `moments`: none in figures that an earlier version stored; `loot`: the things that players of this game take from each other
 */

/** @type {Record<keyof Told, string>} */
const ICONS = { theft: "i-hand", drought: "i-sun", race: "i-flag" };

/** @param {number} seat @returns {string} */
const nameOf = (seat) => lobby.value.seats[seat].name;

/** On the result's page; nothing where there is nothing to tell. @param {Props} props */
export function Moments(props) {
  const told = momentsIn(props);
  if (told.length === 0) return null;
  return html`<section class="end-box end-wide">
    <h2>${t("moments")}</h2>
    <ul class="tales moments">${told.map(({ key, seats, text }) => html`<li key=${key} data-moment=${key}>
      <${Icon} id=${ICONS[key]} size=${28} />
      <span class="grow"><b>${t(`moment-${key}`)}</b><span>${text}</span></span>
      ${seats.map((seat) => html`<${Chip} key=${seat} ...${signOf(seat)} size=${32} />`)}
    </li>`)}</ul>
  </section>`;
}

/** In text mode. @param {Props} props */
export function MomentLines(props) {
  return html`<ul>${momentsIn(props).map(({ key, text }) => html`<li key=${key}><b>${t(`moment-${key}`)}</b> · ${text}</li>`)}</ul>`;
}

/** @param {Props} props @returns {Moment[]} */
function momentsIn({ moments: { theft, drought, race } = {}, loot = "cards" }) {
  return [...(theft ? [momentOfTheft(theft, loot)] : []), ...(drought ? [momentOfDrought(drought)] : []), ...(race ? [momentOfRace(race)] : [])];
}

/** @param {NonNullable<Told["theft"]>} theft @param {string} loot @returns {Moment} */
function momentOfTheft({ thief, victims, cards, turn }, loot) {
  const facts = { name: nameOf(thief), victims: listWords(victims.map(nameOf)), count: cards, loot };
  return { key: "theft", seats: [thief], text: turn === undefined ? t("moment-thefts-text", facts) : t("moment-theft-text", { ...facts, turn }) };
}

/** @param {NonNullable<Told["drought"]>} drought @returns {Moment} */
function momentOfDrought({ seat, rolls, last_turn: turn }) {
  return { key: "drought", seats: [seat], text: t("moment-drought-text", { name: nameOf(seat), rolls, turn }) };
}

/** @param {NonNullable<Told["race"]>} race @returns {Moment} */
function momentOfRace({ seats, passes, points: [points, others] }) {
  const [name, other] = seats.map(nameOf);
  return { key: "race", seats, text: t("moment-race-text", { name, other, names: listWords([name, other]), passes, points, others }) };
}
