/** The HTTP half of the protocol (docs/protocol.md §1). */

/** A response that is not 2xx, or no response at all (`code` "unreachable"). */
export class ApiError extends Error {
  /** @param {number} status @param {string} code @param {string} text @param {string[]} [options] keys of those that contradict each other */
  constructor(status, code, text, options = []) {
    super(text);
    this.status = status;
    this.code = code;
    this.text = text;
    this.options = options;
  }
}

/**
 * @param {string} method
 * @param {string} path below api/
 * @param {object} [body]
 * @returns {Promise<any>}
 */
export async function request(method, path, body) {
  const answer = await reach(method, path, body);
  const content = answer.headers.get("content-type")?.includes("json") ? await answer.json() : {};
  if (answer.ok) return content;
  throw new ApiError(answer.status, content.code ?? "invalid", content.text ?? "", content.options);
}

/** @param {string} method @param {string} path @param {object} [body] */
async function reach(method, path, body) {
  try {
    return await fetch(`api/${path}`, {
      method,
      headers: body ? { "Content-Type": "application/json" } : {},
      body: body && JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, "unreachable", "");
  }
}

export const getMe = () => request("GET", "me");
/** Without a name the server lends one. @param {string} name @param {string} [password] */
export const setName = (name, password) => request("POST", "me", { ...(name && { name }), ...(password && { password }) });
/** @param {string} game its key */
export const getCatalog = (game) => request("GET", `catalog?${new URLSearchParams({ game })}`);
/** What the actions of a game are made of: `{$defs}`, JSON Schemas by name. @param {string} game its key */
export const getActions = (game) => request("GET", `actions?${new URLSearchParams({ game })}`);
/** The figures of the base rules, as a configuration plays them, or as the usual one does. @param {object} [config] */
export const getBaseRules = (config) => request("POST", "base-rules", config ? { config } : {});
/** An island dealt by these rules, as a preview: `{geometry, board}`. @param {object} config */
export const dealMap = (config) => request("POST", "maps", { config });
/** The board of these rules before anything is dealt: `{geometry, board, options}`. @param {object} config */
export const getUndealt = (config) => request("POST", "maps", { config, dealt: false });
export const getTables = () => request("GET", "tables");
/** @param {string} code */
export const getTable = (code) => request("GET", `tables/${code}`);
/** A table as a big screen shows it. @param {string} code */
export const getTableOnScreen = (code) => request("GET", `tables/${code}?screen=true`);
/** A table at which nobody sits yet; the first to sit down becomes host. @param {object} config @param {{name: string, game: string}} how */
export const createTableOnScreen = (config, how) => request("POST", "screens", { config, ...how });
/** @param {string} code */
export const getRecord = (code) => request("GET", `tables/${code}/record`);
/** @param {string} code @param {number | string} eyes the seat that looks */
export const getReplay = (code, eyes) => request("GET", `tables/${code}/replay?seat=${eyes}`);
/** @param {string} code */
export const getStatistics = (code) => request("GET", `tables/${code}/statistics`);
/**
 * @param {"own" | "server"} of
 * @param {string} [before] what the last answer called `next`
 */
export const getHistory = (of, before) => request("GET", `history?${new URLSearchParams({ ...(of === "server" && { of }), ...(before && { before }) })}`);
export const getResults = () => request("GET", "history/results");
/**
 * @param {any} config
 * @param {{name?: string, game?: string, settings?: any, bots?: boolean}} [how] with `bots` they take the other seats and the game begins
 */
export const createTable = (config, how = {}) => request("POST", "tables", { config, ...how, nonce: newNonce() });
/** @param {"first" | "sea"} guide @param {string} game @param {string} name of the table */
export const requestGuide = (guide, game, name) => request("POST", `guide?${new URLSearchParams({ guide, game, name })}`);
/** @param {string} code */
export const deleteTable = (code) => request("DELETE", `tables/${code}`);
/** Where guests reach this server, if this page's own address is not the place: `{base?}`. */
export const getAddress = () => request("GET", "address");
/** @param {string} code @param {object} changes */
export const changeTable = (code, changes) => request("PATCH", `tables/${code}`, changes);
/** @param {string} code @param {number} seat */
export const takeSeat = (code, seat) => request("POST", `tables/${code}/seats/${seat}`, { nonce: newNonce() });
/** @param {string} code @param {number} seat */
export const emptySeat = (code, seat) => request("DELETE", `tables/${code}/seats/${seat}`);
/** @param {string} code @param {number} seat @param {string} level */
export const addBot = (code, seat, level) => request("POST", `tables/${code}/seats/${seat}/bot`, { level });
/** @param {string} code @param {string} level */
export const fillWithBots = (code, level) => request("POST", `tables/${code}/bots`, { level });
/** @param {string} code @param {number} seat */
export const handOver = (code, seat) => request("POST", `tables/${code}/host`, { seat });
/** @param {string} code @param {string} person */
export const keepOut = (code, person) => request("POST", `tables/${code}/kept-out`, { person });
/** @param {string} code @param {string} person */
export const letIn = (code, person) => request("DELETE", `tables/${code}/kept-out/${person}`);
/** @param {string} code @param {number} look */
export const chooseLook = (code, look) => request("POST", `tables/${code}/look`, { look });
/** @param {string} code @param {boolean} ready */
export const setReady = (code, ready) => request("POST", `tables/${code}/ready`, { ready });
/** @param {string} code @param {"leave" | "bots"} [free] what becomes of free seats @param {string} [level] of those bots */
export const startGame = (code, free, level) => request("POST", `tables/${code}/start`, free && { free, level });
/** @param {string} code */
export const linkSeat = (code) => request("POST", `tables/${code}/link`);
/** @param {string} code @param {string} secret */
export const claimSeat = (code, secret) => request("POST", `tables/${code}/claim`, { secret });
/** @param {string} code @param {string} [change] */
export const rematch = (code, change) => request("POST", `tables/${code}/rematch`, change ? { change } : undefined);

/** The row of the catalog for the drawn map of a table. @param {string} code */
export const getMapOfTable = (code) => request("GET", `tables/${code}/map`);

/** This browser's share of the randomness: neither side alone can choose the dice. */
function newNonce() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
