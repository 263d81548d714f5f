/** Requests about groups, their seasons and their evenings. */
import { request } from "../api.js";

/** The season after the game of a table (docs/protocol.md §9). @param {string} code @returns {Promise<import("../../../protocol.js").SeasonAfter>} */
export const getSeasonAfter = (code) => request("GET", `tables/${code}/season`);

/** Groups, by the token of their links (docs/protocol.md §9). */
export const groups = {
  /** @param {string} name @param {string} zone */
  make: (name, zone) => request("POST", "groups", { name, zone }),
  /** @param {string} token @param {{season?: string, game?: string, map?: string}} [wanted] */
  season: (token, wanted = {}) => request("GET", `groups/${token}${query(wanted)}`),
  /** @param {string} token @param {string} date */
  evening: (token, date) => request("GET", `groups/${token}/evenings/${date}`),
  /** @param {string} token @param {{name?: string, season?: string, season_name?: string}} change */
  change: (token, change) => request("PATCH", `groups/${token}`, change),
  /** @param {string} token @param {string} player @param {string} name */
  rename: (token, player, name) => request("PATCH", `groups/${token}/players/${player}`, { name }),
  /** @param {string} token @param {string} player */
  remove: (token, player) => request("DELETE", `groups/${token}/players/${player}`),
  /** @param {string} token @param {string} player */
  separate: (token, player) => request("POST", `groups/${token}/players/${player}/separate`),
  /** @param {string} token @param {string} player @param {string} into */
  merge: (token, player, into) => request("POST", `groups/${token}/merges`, { player, into }),
  /** @param {string} token @param {string} player */
  agree: (token, player) => request("POST", `groups/${token}/merges/${player}/consent`),
  /** @param {string} token @param {string} player */
  decline: (token, player) => request("DELETE", `groups/${token}/merges/${player}`),
};
/** Let the table's game count for a group, or for none. @param {string} code @param {string} [token] */
export const chooseGroup = (code, token) => request("PUT", `tables/${code}/group`, { ...(token && { token }) });

/** "?a=b", or nothing. @param {Record<string, string | undefined>} values */
export function query(values) {
  const filled = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return filled.length > 0 ? `?${new URLSearchParams(filled)}` : "";
}
