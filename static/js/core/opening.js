/** Opening a table as the host likes it: with the settings of the last one. */
import { createTable } from "./api.js";
import { preferences } from "./preferences.js";

/**
 * @param {any} config
 * @param {{name?: string, game?: string, bots?: boolean, level?: string}} [how]
 * @returns {Promise<any>} its Lobby
 */
export function openLikeLast(config, how) {
  return createTable(config, { ...how, settings: preferences.value.manners ?? {} });
}
