/** Opening a table as the host likes it: with the manners of the last one. */
import { changeTable, createTable } from "./api.js";
import { preferences } from "./preferences.js";

/**
 * @param {any} config
 * @param {string} [name]
 * @returns {Promise<any>} its Lobby
 */
export async function openLikeLast(config, name) {
  const table = await createTable(config, name);
  const { manners } = preferences.value;
  return manners ? changeTable(table.code, { settings: { ...table.settings, ...manners } }) : table;
}
