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

export const getNotifications = () => request("GET", "notifications");
/** One's own notifications, docs/protocol.md §9; all but `add` and `test` answer with the whole list. */
export const notifications = {
  list: getNotifications,
  /** @param {string} kind @param {string} address */
  add: (kind, address) => request("POST", "notifications/channels", { kind, address }),
  /** @param {string} channel @param {string} code */
  confirm: (channel, code) => request("POST", `notifications/channels/${channel}/confirm`, { code }),
  /** @param {string} channel */
  remove: (channel) => request("DELETE", `notifications/channels/${channel}`),
  /** @param {object} choices */
  choose: (choices) => request("PATCH", "notifications", choices),
  forget: () => request("DELETE", "notifications"),
  test: () => request("POST", "notifications/test"),
};

/** The row of the catalog for the drawn map of a table. @param {string} code */
export const getMapOfTable = (code) => request("GET", `tables/${code}/map`);

/** Maps that people draw; everything that is about one map answers with a `DrawnMap` of docs/protocol.md §1. */
export const drawnMaps = {
  /** @param {"own" | "server"} of @param {string} [after] what the last answer called `next` */
  list: (of, after) => request("GET", `drawn-maps?${new URLSearchParams({ ...(of === "server" && { of }), ...(after && { after }) })}`),
  /** @param {string} id */
  get: (id) => request("GET", `drawn-maps/${id}`),
  /** @param {string} link */
  linked: (link) => request("GET", `drawn-maps/linked/${link}`),
  /** @param {string} key */
  board: (key) => request("GET", `drawn-maps/board/${key}`),
  /** @param {object} map */
  add: (map) => request("POST", "drawn-maps", { map, fit: true }),
  /** @param {object} map */
  check: (map) => request("POST", "drawn-maps/check", { map, fit: true }),
  /** @param {object} map */
  fill: (map) => request("POST", "drawn-maps/fill", { map }),
  /** @param {string} id @param {object} map @param {number} since when it was last changed, as far as is known here */
  save: (id, map, since) => request("PUT", `drawn-maps/${id}`, { map, since, fit: true }),
  /** @param {string} id @param {{name?: string, linked?: boolean, published?: boolean}} change */
  change: (id, change) => request("PATCH", `drawn-maps/${id}`, change),
  /** @param {string} id */
  remove: (id) => request("DELETE", `drawn-maps/${id}`),
};

/** The host's page: `open` it with the key of a link; everything else answers with the whole page, as docs/protocol.md §8 has it. */
export const host = {
  /** @param {string} key */
  open: (key) => request("POST", "host/session", { key }),
  leave: () => request("DELETE", "host/session"),
  page: () => request("GET", "host"),
  log: () => request("GET", "host/log"),
  /** @param {{text?: string, minutes: number, table?: string}} notice */
  tell: (notice) => request("POST", "host/notice", notice),
  endNotice: () => request("DELETE", "host/notice"),
  /** @param {string} table its ID */
  watch: (table) => request("POST", `host/tables/${table}/watch`),
  /** @param {string} table its ID */
  close: (table) => request("POST", `host/tables/${table}/close`),
  /** @param {string} table its ID */
  archive: (table) => request("POST", `host/tables/${table}/archive`),
  archiveIdle: () => request("POST", "host/archive-idle"),
  /** @param {string} guest */
  ban: (guest) => request("POST", `host/bans/${guest}`),
  /** @param {string} guest */
  unban: (guest) => request("DELETE", `host/bans/${guest}`),
  /** @param {string} address */
  block: (address) => request("POST", "host/blocked", { address }),
  /** @param {string} address */
  unblock: (address) => request("POST", "host/unblocked", { address }),
  backUp: () => request("POST", "host/backups"),
  /** @param {boolean} nightly */
  setNightly: (nightly) => request("PUT", "host/backups", { nightly }),
  /** @param {string} name */
  restore: (name) => request("POST", `host/backups/${name}/restore`),
};

/** Groups, by the token of their links (docs/protocol.md §9). */
export const groups = {
  /** @param {string} name @param {string} zone */
  make: (name, zone) => request("POST", "groups", { name, zone }),
  /** @param {string} token @param {{season?: string, game?: string, map?: string}} [wanted] */
  season: (token, wanted = {}) => request("GET", `groups/${token}${query(wanted)}`),
  /** @param {string} token @param {string} date */
  evening: (token, date) => request("GET", `groups/${token}/evenings/${date}`),
  /** @param {string} token @param {{name?: string, season?: string, season_name?: string}} change */
  change: (token, change) => request("PATCH", `groups/${token}`, change),
  /** @param {string} token @param {string} player @param {string} name */
  rename: (token, player, name) => request("PATCH", `groups/${token}/players/${player}`, { name }),
  /** @param {string} token @param {string} player */
  remove: (token, player) => request("DELETE", `groups/${token}/players/${player}`),
  /** @param {string} token @param {string} player */
  separate: (token, player) => request("POST", `groups/${token}/players/${player}/separate`),
  /** @param {string} token @param {string} player @param {string} into */
  merge: (token, player, into) => request("POST", `groups/${token}/merges`, { player, into }),
  /** @param {string} token @param {string} player */
  agree: (token, player) => request("POST", `groups/${token}/merges/${player}/consent`),
  /** @param {string} token @param {string} player */
  decline: (token, player) => request("DELETE", `groups/${token}/merges/${player}`),
};
/** Let the table's game count for a group, or for none. @param {string} code @param {string} [token] */
export const chooseGroup = (code, token) => request("PUT", `tables/${code}/group`, { ...(token && { token }) });

/** "?a=b", or nothing. @param {Record<string, string | undefined>} values */
export function query(values) {
  const filled = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return filled.length > 0 ? `?${new URLSearchParams(filled)}` : "";
}

/** This browser's share of the randomness: neither side alone can choose the dice. */
function newNonce() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
