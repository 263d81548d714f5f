/** What the game at this table brings to the parts that every table has. They know no game: a game's modules say what it brings. */
import { computed, signal } from "../../vendor/signals.js";
import { gameKey } from "../core/store.js";

/** @typedef {import("../../vendor/preact.js").ComponentChildren} Drawn */
/** @typedef {{name: string, icon: string, label: string, text?: string}} Habit `name`: of a preference that is on or off */

/**
 * @typedef {{
 *   sentence: (event: any) => import("./log/sentences.js").Sentence | null,
 *   silent: string[],
 *   isDetail: (event: any) => boolean,
 *   aloud: Record<string, (event: any) => string>,
 *   spoken: {own: string[], always: string[]},
 *   merged: (events: any[]) => any[],
 *   kinds: Record<string, string>,
 *   whereabouts: (place: {place: string, at: number}) => string,
 *   remark: (turn: import("./log/log.js").LogTurn) => string,
 *   filters: Record<string, string[]>,
 *   sounds: Record<string, (event: any) => string | false>,
 *   buzzes: Record<string, (event: any) => import("./notices/buzz.js").Touch | false>,
 *   undoing: (kind: string) => string,
 *   keys: Record<string, string>,
 *   keyWords: (command: string) => string,
 *   keyLines: () => import("./topbar/keylist.js").KeyLine[],
 *   rests: () => boolean,
 *   isDoneAlready: () => boolean,
 *   valueWords: (field: string, value: any) => string | undefined,
 *   habits: () => {turn: Habit[], table: Habit[]},
 *   onScreen: {silent: string[], kinds: Record<string, string>, detail?: (item: import("./bigscreen/tellingqueue.js").Item) => Drawn},
 *   changed?: (was: any, now: any) => {rule: () => string, value: () => string}[],
 *   Preview?: any,
 *   plain?: boolean,
 * }} Game
 *   `sentence`: the line of the log for an event, null where it has no words; `silent`: the types of events that need none;
 *   `isDetail`: whether the line of another event tells this one as well;
 *   `aloud`: what is said of them all the same; `spoken`: the types of events that are spoken only to the player they are about where speech is
 *   short, and those that are spoken to everybody in any case; `merged`: the same events with those in one that one sentence tells;
 *   `kinds`: by type of event, what kind of move it was, for words about taking it back; `whereabouts`: a place in words;
 *   `remark`: a line below a turn's heading; `filters`: parts of the log, by the types of events in them; `sounds`: the tune of an event;
 *   `buzzes`: how it is felt; `undoing`: what my last move did, where that says more than its kind;
 *   `keys`: commands and their usual keys; `keyWords`: what a command is called, where there is no message `key-of-COMMAND`;
 *   `keyLines`: how the help tells of them; `rests`: whether what was chosen is not legal for now, so that nothing shows
 *   which could be put back; `isDoneAlready`: whether what is asked of me is answered by itself; `valueWords`: what a field holds, where the
 *   game has words for it; `habits`: switches of this device, for what it does in one's turn and for how it shows the table;
 *   `onScreen`: on a big screen, the types of events that have no sentence because a seat shows them, what several events of a type are
 *   called, and what stands below a sentence;
 *   `changed`: what the host decided anew, out of two configurations;
 *   `Preview`: the table as it stands, small, in a `boardLook`, where the game has a board; `plain`: the game has no modules of its own, so the
 *   table says all that it knows of it
 */

/** @type {Game} */
const NOTHING = {
  sentence: () => null, silent: [], isDetail: () => false, aloud: {}, spoken: { own: [], always: [] }, merged: (events) => events, kinds: {}, whereabouts: () => "", remark: () => "", filters: {}, sounds: {}, buzzes: {}, undoing: () => "", keys: {},
  keyWords: () => "", keyLines: () => [], rests: () => false, isDoneAlready: () => false, valueWords: () => undefined,
  onScreen: { silent: [], kinds: {} },
  habits: () => ({ turn: [], table: [] }),
};

const brought = signal(/** @type {Record<string, Game>} */ ({}));

/**
 * The modules of a game are loaded, those of its lobby or of its table.
 * @param {string} key the game's, as a table's record has it
 * @param {Partial<Game>} game
 */
export function bring(key, game) {
  brought.value = { ...brought.value, [key]: { ...NOTHING, ...brought.value[key], ...game } };
}

const plain = signal(NOTHING);

/**
 * The modules for games without modules of their own are loaded.
 * @param {Partial<Game>} game
 */
export function bringPlain(game) {
  plain.value = { ...NOTHING, ...game, plain: true };
}

/** The game of this table; a game that brings nothing until its modules are loaded. */
export const game = computed(() => brought.value[gameKey.value] ?? plain.value);
