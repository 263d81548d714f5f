/** The games that have pages of their own, by the key in a table's record: what a page shows of each, fetched when it is needed. */
import { lazy } from "./core/lazy.js";

/** @type {Record<string, Record<string, any>>} */
const GAMES = {
  board: {
    Table: lazy(() => import("./board_game/table.js").then((module) => module.Table), ["board", "table", "clock", "menu"], ["fairness", "menu"]),
    TextMode: lazy(() => import("./board_game/textmode/textmode.js").then((module) => module.TextMode), ["textmode", "clock", "menu"], ["textmode", "menu"]),
    Replay: lazy(() => import("./board_game/replay.js").then((module) => module.Replay), ["board", "table", "menu", "replay"]),
    End: lazy(() => import("./board_game/end/end.js").then((module) => module.End), ["end"], ["end"]),
  },
};

/** What serves any other game: its table is words already, so it has no text mode. @type {Record<string, any>} */
const PLAIN = {
  Table: lazy(() => import("./table/plain/table.js").then((module) => module.PlainTable), ["table", "clock", "menu", "plain"], ["fairness", "menu", "plain"]),
  Replay: lazy(() => import("./table/plain/replay.js").then((module) => module.PlainReplay), ["table", "menu", "replay", "plain"], ["menu", "plain"]),
  End: lazy(() => import("./table/plain/end.js").then((module) => module.PlainEnd), ["end"], ["end", "plain"]),
};

/** What the pages show of a game. @param {string} key */
export function gameOf(key) {
  return GAMES[key] ?? PLAIN;
}
