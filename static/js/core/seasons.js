/** Seasons by their keys: the first month of each, such as 2026-09. */

/** @type {Record<string, string>} */
const PARTS = { "03": "spring", "06": "summer", "09": "autumn", 12: "winter" };

/** The part of the year that a season is. @param {string} season */
export function partOfYear(season) {
  return PARTS[season.split("-")[1]] ?? "winter";
}
