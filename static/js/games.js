/** The games that have pages of their own, by the key in a table's record: what a page shows of each, fetched when it is needed. */
import { lazy } from "./core/lazy.js";
import { hangSprite } from "./core/sprite.js";
import { catalogOf } from "./parts/catalogwords.js";
import { preferredLevel } from "./core/preferences.js";

/** @typedef {ReturnType<typeof lazy>} Lazy */

/**
 * @typedef {{
 *   Play: Lazy, Table: Lazy, Screen: Lazy, Replay: Lazy, End: Lazy, Reference: Lazy, TextMode?: Lazy, Hand?: Lazy,
 *   rulebook?: boolean, levels?: string[], pieces?: Record<string, number>,
 * }} Row
 *   `Play`: in the lobby, what is played; `Screen`: the table on a big screen, from lobby to result; `Reference`: the rules to look up;
 *   `Hand`: what a phone in hand mode shows in place of the table; `rulebook`: whether they say how the game goes;
 *   `levels`: of its bots; `pieces`: which ones a seat shows in the lobby, and how large
 */

const nothing = () => null;

/** What serves any other game; its table is words already, so it has no text mode. @type {Row} */
const PLAIN = {
  Play: lazy(() => import("./table/plain/play.js").then((module) => module.PlainPlay), ["plain"], ["plain"], nothing),
  Table: lazy(() => import("./table/plain/table.js").then((module) => module.PlainTable), ["table", "phone", "clock", "menu", "plain"], ["fairness", "menu", "plain"]),
  Screen: lazy(() => import("./table/plain/plainscreen.js").then((module) => module.PlainScreen), ["table", "bigscreen", "end", "plain"], ["bigscreen", "games", "fairness", "menu", "end", "clock", "plain"]),
  Replay: lazy(() => import("./table/plain/replay.js").then((module) => module.PlainReplay), ["table", "phone", "menu", "replay", "plain"], ["menu", "plain"]),
  End: lazy(() => import("./table/plain/end.js").then((module) => module.PlainEnd), ["end"], ["end", "plain"]),
  Reference: lazy(() => import("./table/plain/reference.js").then((module) => module.PlainReference), ["plain"], ["plain", "menu"], nothing),
};

/** @type {Record<string, Row>} */
const GAMES = {
  board: {
    Play: lazy(() => import("./board_game/lobby/play.js").then((module) => module.Play), [], ["maps"], nothing),
    Table: lazy(() => import("./board_game/table.js").then((module) => module.BoardTable), ["board", "table", "phone", "clock", "menu"], ["fairness", "menu"]),
    Screen: lazy(() => import("./board_game/boardscreen.js").then((module) => module.BoardScreen), ["board", "table", "bigscreen", "end"], ["bigscreen", "catalog", "maps", "fairness", "menu", "end", "clock"]),
    Hand: lazy(() => import("./board_game/handmode/table.js").then((module) => module.HandTable), ["board", "table", "phone", "clock", "menu", "hand"], ["fairness", "menu", "hand"]),
    TextMode: lazy(() => import("./board_game/textmode/textmode.js").then((module) => module.TextMode), ["textmode", "clock", "menu"], ["fairness", "textmode", "menu"]),
    Replay: lazy(() => import("./board_game/replay.js").then((module) => module.BoardReplay), ["board", "table", "phone", "menu", "replay"]),
    End: lazy(() => import("./board_game/end/end.js").then((module) => module.End), ["end"], ["end"]),
    Reference: lazy(() => import("./board_game/reference/reference.js").then((module) => module.Reference), ["reference"], ["catalog", "maps", "menu", "reference", "rulebook"], nothing),
    rulebook: true,
    levels: ["easy", "normal"],
    pieces: { settlement: 38, city: 40, road: 36 },
  },
  cards: {
    ...PLAIN,
    Play: lazy(() => import("./card_game/lobby/play.js").then((module) => module.RealmsRules), [], ["cardrules"], nothing),
    Reference: lazy(() => import("./card_game/reference/reference.js").then((module) => module.RealmsReference), ["reference"], ["catalog", "menu", "reference", "cards", "cardrules", "cardbook"], nothing),
    rulebook: true,
    Replay: lazy(() => withCards(import("./card_game/replay.js")).then((module) => module.RealmsReplay), ["table", "phone", "menu", "replay", "card_game"], ["menu", "cards", "cardlog", "cardtable"]),
    End: lazy(() => withCards(import("./card_game/end/end.js")).then((module) => module.RealmsEnd), ["end", "card_game"], ["end", "cards", "cardlog", "cardtable"]),
    Table: lazy(() => withCards(import("./card_game/table.js")).then((module) => module.RealmsTable), ["table", "phone", "clock", "menu", "card_game"], ["fairness", "menu", "cards", "cardlog", "cardtable"]),
    Hand: lazy(() => withCards(import("./card_game/handmode/table.js")).then((module) => module.HandRealms), ["table", "phone", "clock", "menu", "card_game", "hand"], ["fairness", "menu", "cards", "cardlog", "cardtable", "hand"]),
    TextMode: lazy(() => withCatalog(import("./card_game/textmode/textmode.js")).then((module) => module.RealmsTextMode), ["textmode", "clock", "menu"], ["fairness", "textmode", "menu", "cards", "cardlog", "cardtable", "cardtext"]),
    Screen: lazy(() => withCards(import("./card_game/realmscreen.js")).then((module) => module.RealmsScreen), ["card_game", "table", "bigscreen", "end"], ["bigscreen", "games", "fairness", "menu", "end", "clock", "cards", "cardrules", "cardlog", "cardtable"]),
    levels: ["easy"],
  },
};

/** The card game's pictures, and what is printed on its cards, come with its pages. @template T @param {Promise<T>} loading @returns {Promise<T>} */
async function withCards(loading) {
  const [module] = await Promise.all([withCatalog(loading), hangSprite("cards.svg")]);
  return module;
}

/** Load the printed cards as well. @template T @param {Promise<T>} loading @returns {Promise<T>} */
async function withCatalog(loading) {
  const [module] = await Promise.all([loading, catalogOf("cards")]);
  return module;
}

/** What the pages show of a game. @param {string} key */
export function gameOf(key) {
  return GAMES[key] ?? PLAIN;
}

/** How well the bots play that I seat at a table of the game; undefined leaves it to the server. @param {string} key */
export function levelOfBots(key) {
  const bots = preferredLevel();
  return gameOf(key).levels?.includes(bots) ? bots : undefined;
}
