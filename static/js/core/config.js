/** What a table plays, as pure functions over the config and the catalog (docs/protocol.md §1 and §6). */

/**
 * @typedef {{edition: string, board: string, seats: number, options: Record<string, any>, drawn?: object}} Config `drawn`: the map itself, if
 *   somebody drew it
 */
/** @typedef {boolean | number | string} Value of an option */
/**
 * @typedef {{kind: string, default: Value, plain?: Value, left_out?: string, values?: Value[], minimum?: number, maximum?: number,
 *            names?: Record<string, string>}} Parameter of an option in the catalog
 */
/** @typedef {{key: string, title: string, seats?: number[], parameter?: Parameter}} Option a row of the catalog */
/**
 * @typedef {{key: string, title: string, summary: string, seats: number[], preview: unknown, options: Record<string, Value>,
 *            instead?: Record<string, string>, always: string[], refuses: string[], config?: Config}} Board a row of the catalog;
 *   `instead`: by option, the one of the board that it replaces; `config`: what plays a drawn map, which no catalog has
 */
/**
 * @typedef {{seats?: number[], boards: Board[], options: Option[], editions: {key: string, options?: Record<string, Value>}[],
 *            presets: {key: string, title: string, config: Config}[]}} Catalog
 */

/** The value of an option that is left out, if none of its own values means the same. */
export const LEFT_OUT = "left-out";

/**
 * The value an option has now: its own, the board's, the edition's, or the usual one.
 * @param {Config} config
 * @param {Catalog} catalog
 * @param {Option} option
 * @returns {any} of the kind that the option has
 */
export function valueOf(config, catalog, option) {
  const own = config.options[option.key];
  if (own === false && option.parameter) return leftOut(option);
  return meant(option, own ?? usual(config, catalog, option));
}

/**
 * What a value of `true` meant in older games, for an option that has a choice today.
 * @param {Option} option
 * @param {Value} value
 */
function meant({ parameter }, value) {
  return value === true && parameter?.plain ? parameter.plain : value;
}

/**
 * What a value of `true` means at a table that opens now.
 * @param {Option} option
 * @param {Value | undefined} value
 */
function meantToday({ parameter }, value) {
  return value === true && parameter?.plain ? parameter.default : value;
}

/**
 * The config with one option changed; what is usual anyway is left out.
 * @param {Config} config
 * @param {Catalog} catalog
 * @param {Option} option
 * @param {Value} value
 * @returns {Config}
 */
export function withOption(config, catalog, option, value) {
  const { [option.key]: _, ...others } = config.options;
  const options = value === usual(config, catalog, option) ? others : { ...others, [option.key]: value === LEFT_OUT ? false : value };
  return withSeats({ ...config, options }, catalog, config.seats);
}

/**
 * The numbers of players it can be played by: those that the board and every option with such a limit allow.
 * @param {Config} config
 * @param {Catalog} catalog
 * @returns {number[]}
 */
export function seatsOf(config, catalog) {
  if (!catalog.boards) return Array.isArray(catalog.seats) ? catalog.seats : [config.seats];
  const board = boardOf(config, catalog)?.seats ?? [config.seats];
  const limits = catalog.options.filter((option) => option.seats && valueOf(config, catalog, option) !== leftOut(option)).map(({ seats }) => seats ?? []);
  return board.filter((count) => limits.every((seats) => seats.includes(count)));
}

/** @param {Config} config @param {Catalog} catalog @param {number} wanted @returns {Config} */
function withSeats(config, catalog, wanted) {
  return { ...config, seats: nearest(seatsOf(config, catalog), wanted) ?? config.seats };
}

/**
 * Whether an option has the value it would have anyway.
 * @param {Config} config
 * @param {Catalog} catalog
 * @param {Option} option
 */
export function isUsual(config, catalog, option) {
  return valueOf(config, catalog, option) === (usualOnBoard(config, catalog, option) ?? leftOut(option));
}

/**
 * The options that the board brings, as they are meant today; undefined if there are none.
 * @param {Config} config
 * @param {Catalog} catalog
 * @param {Option} option
 */
export function usualOnBoard(config, catalog, option) {
  return meantToday(option, ofBoard(config, catalog)[option.key]);
}

/**
 * Whether an option cannot be played on the board that was chosen.
 * @param {Config} config
 * @param {Catalog} catalog
 * @param {Option} option
 */
export function isRefused(config, catalog, option) {
  return boardOf(config, catalog)?.refuses.includes(option.key) ?? false;
}

/**
 * Whether no table plays the chosen board without this option.
 * @param {Config} config
 * @param {Catalog} catalog
 * @param {Option} option
 */
export function isAlways(config, catalog, option) {
  return boardOf(config, catalog)?.always.includes(option.key) ?? false;
}

/**
 * The config on another board, with as many seats as that allows. Options that boards bring are the new board's again: choices about them
 * stay behind, as do options that the new board refuses or cannot be played without.
 * @param {Config} config
 * @param {Board} board
 * @param {Catalog} catalog
 * @param {number} [seats] for how many, as far as the board allows
 * @returns {Config}
 */
export function withBoard(config, board, catalog, seats = config.seats) {
  /** @param {[string, Value]} chosen */
  const stays = ([key, value]) => boardOf(config, catalog) === board || (key !== "map" && !leftBehind(key, value, boardOf(config, catalog), board));
  const options = Object.fromEntries(Object.entries(config.options).filter(stays));
  const { drawn: _, ...own } = config;
  const drawn = board.config?.drawn;
  return { ...own, board: board.key, seats: nearest(board.seats, seats), options, ...(drawn && { drawn }) };
}

/** @param {string} key @param {Value} value @param {Board | undefined} old @param {Board} board */
function leftBehind(key, value, old, board) {
  if (value === false ? board.always.includes(key) : board.refuses.includes(key)) return true;
  return old?.options[key] !== board.options[key];
}

/**
 * The options that a table chose itself and loses when it leaves its board, except for the map, which always belongs to a board.
 * @param {Config} config
 * @param {Board} board
 * @param {Catalog} catalog
 * @returns {Option[]}
 */
export function optionsLeft(config, board, catalog) {
  const next = withBoard(config, board, catalog);
  return catalog.options.filter(({ key }) => key !== "map" && key in config.options && !(key in next.options));
}

/**
 * A preset, with the seats that are there already where its board allows them.
 * @param {Config} config
 * @param {{config: Config}} preset
 * @param {Catalog} catalog
 * @returns {Config}
 */
export function withPreset(config, preset, catalog) {
  return withSeats(preset.config, catalog, config.seats);
}

/**
 * The preset that is being played; undefined when something was changed.
 * @param {Config} config
 * @param {Catalog} catalog
 */
export function presetOf(config, catalog) {
  return catalog.presets.find((preset) => samePlay(config, preset.config, catalog));
}

/**
 * @param {Config} config
 * @param {Catalog} catalog
 */
export function boardOf(config, catalog) {
  return catalog.boards.find(({ key }) => key === config.board);
}

/**
 * Whether two configs differ only in the number of seats.
 * @param {Config} one
 * @param {Config} other
 * @param {Catalog} catalog
 */
export function samePlay(one, other, catalog) {
  return one.board === other.board && one.edition === other.edition
    && catalog.options.every((option) => valueOf(one, catalog, option) === valueOf(other, catalog, option));
}

/**
 * The options that the board brings, except those that the table has replaced with another one.
 * @param {Config} config
 * @param {Catalog} catalog
 * @returns {Record<string, Value>}
 */
export function ofBoard(config, catalog) {
  const { options = {}, instead = {} } = boardOf(config, catalog) ?? {};
  const replaced = Object.keys(instead).filter((key) => config.options[key]).map((key) => instead[key]);
  return Object.fromEntries(Object.entries(options).filter(([key]) => !replaced.includes(key)));
}

/** @param {Config} config @param {Catalog} catalog @param {Option} option @returns {Value} */
function usual(config, catalog, option) {
  const edition = catalog.editions.find(({ key }) => key === config.edition);
  return ofBoard(config, catalog)[option.key] ?? edition?.options?.[option.key] ?? leftOut(option);
}

/**
 * The meaning of an option that is left out: off for a switch, the usual number for a number; a choice may mean neither.
 * @param {Option} option
 * @returns {Value}
 */
export function leftOut({ parameter }) {
  if (!parameter) return false;
  return parameter.left_out === undefined ? parameter.default : LEFT_OUT;
}

/** @param {number[]} allowed @param {number} wanted */
function nearest(allowed, wanted) {
  return [...allowed].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}
