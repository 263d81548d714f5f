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
