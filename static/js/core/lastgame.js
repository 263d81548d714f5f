/** What this browser's host played last: remembered, and offered again. */
import { boardOf, presetOf } from "./config.js";
import { preferences, setPreference } from "./preferences.js";

/** @typedef {import("./config.js").Config} Config */
/** @typedef {import("./config.js").Catalog} Catalog */

/**
 * Remember what is played at this table.
 * @param {{config: any, settings: {clock?: any}}} table a Lobby
 */
export function remember({ config, settings }) {
  setPreference("lastGame", { config, clock: settings.clock ?? null });
}

/**
 * What to offer: `{config, clock}`, or null where it is one of the presets or can no longer be played.
 * @param {Catalog} catalog
 */
export function lastGame(catalog) {
  const { lastGame: last } = preferences.value;
  if (!last || !isKnown(last.config, catalog)) return null;
  return presetOf(last.config, catalog) && !last.clock ? null : last;
}

/** True if the catalog still has everything that this config names. @param {Config} config @param {Catalog} catalog */
function isKnown(config, catalog) {
  const options = new Set(catalog.options.map(({ key }) => key));
  return Boolean(boardOf(config, catalog)) && catalog.editions.some(({ key }) => key === config.edition)
    && Object.keys(config.options).every((key) => options.has(key));
}
