/** Opening a table: with the settings of the host's last one, and a name in the host's language. */
import { createTable, requestGuide } from "./api.js";
import { preferences } from "./preferences.js";
import { me } from "./store.js";
import { hasText, loadText, t } from "./text.js";

const LONGEST_NAME = 40;

/**
 * @param {any} config
 * @param {{game: string, bots?: boolean, level?: string}} how
 * @returns {Promise<any>} its Lobby
 */
export async function openLikeLast(config, how) {
  await loadText("games");
  return createTable(config, { ...how, name: ownTableName(how.game), ...(preferences.value.manners && { settings: preferences.value.manners }) });
}

/** The name for a new table, after whoever opens it; the host may type another over it. @param {string} game its key */
function ownTableName(game) {
  const own = `table-of-${game}`;
  return t(hasText(own) ? own : "table-of", { name: me.value.name ?? "", at: new Date() }).slice(0, LONGEST_NAME);
}

/**
 * Begin a first game with its guide.
 * @param {"first" | "sea"} guide
 * @param {string} game
 * @returns {Promise<string>} the code of its table
 */
export async function learn(guide, game) {
  return (await requestGuide(guide, game, t(`guide-table-${guide}`))).code;
}
