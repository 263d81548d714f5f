/** Words and signs of a group's pages: seasons, days, players, games. */
import { html } from "../../core/html.js";
import { partOfYear } from "../../core/seasons.js";
import { language, percent, t } from "../../core/text.js";
import { variantName } from "../../parts/catalogwords.js";
import { Chip } from "../../parts/chip.js";
import { letterOf } from "../../parts/looks.js";

export const ALL_TIME = "all";

/** @typedef {import("../../../protocol.js").GroupPlayer} Player */
/** By id. @typedef {Map<string, Player>} People */

/** @param {{players: Player[]}} page @returns {People} */
export function peopleOf({ players }) {
  return new Map(players.map((player) => [player.player, player]));
}

/** The name of a player; one that was removed is called so. @param {Player | undefined} player */
export function nameOfPlayer(player) {
  return player?.name ?? t("season-removed");
}

/** The name of a season: the host's, or else the part of the year. @param {{season: string, name?: string}} season */
export function seasonName({ season, name }) {
  if (name) return name;
  if (season === ALL_TIME) return t("season-all-time");
  const [year] = season.split("-");
  return t("season-name", { part: partOfYear(season), year, next: String(Number(year) + 1).slice(2) });
}

/** A date such as 2026-11-27 as an argument of a message. @param {string} date */
export function dayOf(date) {
  const [year, month, day] = date.split("-").map(Number);
  return new Date(year, month - 1, day, 12);
}

/** "+4 %", with a sign that is no hyphen. @param {number} share */
export function signedShare(share) {
  const rounded = Math.round(share * 100);
  return t("season-signed", { sign: signOf(rounded), amount: percent(Math.abs(rounded) / 100) });
}

/** "+2.4" @param {number} amount */
export function signedNumber(amount) {
  return t("season-signed-number", { sign: signOf(Math.round(amount * 10)), amount: Math.abs(amount) });
}

/**
 * Good and bad are never told by color alone.
 * @param {{amount: number, children?: import("../../core/html.js").Child}} props `amount`: rounded as it is shown
 */
export function Trend({ amount, children }) {
  const sign = signOf(amount);
  const mark = { plus: "▲", minus: "▼", none: "" }[sign];
  return html`<span class="trend ${sign}"><i aria-hidden="true">${mark}</i>${children}</span>`;
}

/** @param {number} amount @returns {"plus" | "minus" | "none"} */
function signOf(amount) {
  return amount > 0 ? "plus" : amount < 0 ? "minus" : "none";
}

/** The map that was played, or the game where it has none. @param {{game: string, variant: string}} kind */
export function playedName(kind) {
  return kind.game === "board" ? variantName(kind) : t(`game-${kind.game}`);
}

/** A time of day where the group is. @param {number} at @param {string} zone */
export function timeIn(at, zone) {
  const style = /** @type {Intl.DateTimeFormatOptions} */ ({ hour: "numeric", minute: "2-digit" });
  try {
    return new Intl.DateTimeFormat(language.value, { ...style, timeZone: zone }).format(at);
  } catch {
    return new Intl.DateTimeFormat(language.value, style).format(at); // a zone that the browser does not know
  }
}

/** The icon of a game. @param {{game: string}} kind */
export function kindIcon({ game }) {
  return game === "board" ? "i-island" : "i-cards";
}

/** The sign of a player. @param {{player?: Player, size?: number, label?: boolean}} props `label`: it stands alone, so it says the name */
export function MemberChip({ player, size = 34, label = false }) {
  return html`<${Chip} look=${player?.look ?? 1} letter=${letterOf(player?.name)} size=${size} label=${label ? nameOfPlayer(player) : undefined} />`;
}

/** "Three games, two winners. Ana keeps the lead of the season." @param {import("../../../protocol.js").EveningPage} page @param {People} people */
export function eveningSummary(page, people) {
  const winners = new Set(page.games.map(({ seats, winner }) => seats[winner].player ?? seats[winner].name)).size;
  const name = nameOfPlayer(people.get(page.lead.player));
  return `${t("evening-games-winners", { games: page.games.length, winners })} ${t(page.lead.kept ? "evening-lead-kept" : "evening-lead-new", { name })}`;
}
