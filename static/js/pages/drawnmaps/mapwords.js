/** Words about drawn maps: places, findings, and what a list says of a map. */
import { hasText, listWords, t } from "../../core/text.js";
import { drawnHex, terrainShown } from "./mapdraft.js";

/** Terrain with words of its own: what is dealt has no name in a game. */
const DEALT = ["deal", "random"];

/** @param {string} terrain */
export const terrainWord = (terrain) => t(DEALT.includes(terrain) ? `drawn-${terrain}` : `table-terrain-${terrain}`);

/**
 * What is in a place, for whoever cannot see it.
 * @param {import("./mapdraft.js").DraftMap} map
 * @param {import("./canvaslattice.js").Place} at
 * @returns {string}
 */
export function placeWords(map, at) {
  const hex = drawnHex(map, at);
  if (!hex) return t("drawn-place-empty", { q: at.q, r: at.r });
  const terrain = terrainWord(terrainShown(map, hex));
  return t("drawn-place", { terrain, number: hex.number ?? 0, q: at.q, r: at.r });
}

/** The sentence of a finding: in English as the server says it where there are no other words. @param {import("../../../protocol.js").MapFinding} finding */
export function findingWords({ code, facts, text }) {
  const id = `drawn-found-${code.replaceAll("_", "-")}`;
  return hasText(id) ? t(id, wordsOfFacts(facts)) : text;
}

/** A resource is passed by its key, numbers in a list as one text. @param {import("../../../protocol.js").Json} facts */
function wordsOfFacts({ numbers, resource, ...facts }) {
  return { ...facts, ...(numbers && { numbers: listWords(numbers.map(String)) }), ...(resource && { kind: resource }) };
}

/** For whom a map is, and how far its games go. @param {{figures: import("../../../protocol.js").Json}} map */
export function playersAndGoal({ figures: { seats, goal } }) {
  return t("drawn-for", { seats: seatsInWords(seats), goal });
}

/** @param {number[]} seats ascending */
function seatsInWords(seats) {
  const [first, last] = [seats[0], seats[seats.length - 1]];
  const inRow = last - first === seats.length - 1;
  return inRow && seats.length > 2 ? t("drawn-range", { first, last }) : listWords(seats.map(String), "disjunction");
}

/** What is on a map, and what is to be said of it. @param {import("../../../protocol.js").MapSummary} map */
export function mapSummary({ figures, warnings, playable }) {
  const { land = 0, fog = 0 } = figures;
  const parts = [t("drawn-land", { count: land }), ...(fog ? [t("drawn-fog", { count: fog })] : [])];
  if (!playable) parts.push(t("drawn-unplayable"));
  else if (warnings) parts.push(t("drawn-warnings", { count: warnings }));
  return parts.join(" · ");
}
