/** The games that a table can play, by the key in its record: what a page shows of each, fetched when it is needed. */
import { lazy } from "./core/lazy.js";

export const GAMES = {
  board: {
    Table: lazy(() => import("./board_game/table.js").then((module) => module.Table), ["board", "table", "clock", "menu"], ["fairness", "menu"]),
    TextMode: lazy(() => import("./board_game/textmode/textmode.js").then((module) => module.TextMode), ["textmode", "clock", "menu"], ["textmode", "menu"]),
    Replay: lazy(() => import("./board_game/replay.js").then((module) => module.Replay), ["board", "table", "menu", "replay"]),
    End: lazy(() => import("./board_game/end/end.js").then((module) => module.End), ["end"], ["end"]),
  },
};
