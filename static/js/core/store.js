/** What the client knows: one signal per fact, changed only by `receive` and by the lobby's answers. */
import { batch, computed, signal } from "../../vendor/signals.js";
import { expand } from "./legal.js";
import { count } from "./counting.js";
import { merge } from "./patch.js";

/**
 * What the server's last word about the clocks was, and when it came, by performance.now(); everything in ms.
 * @typedef {{at: number, left: Record<string, number>, running: Record<string, {short: boolean, ends: number}>, grace: number}} Clocks
 * @typedef {{at: number, waits: Record<string, {asked: number[], ends: number, length: number}>, writing: Record<string, number>}} Patience
 */

/** My identity: `{name}`, or `{}` for a stranger, or `{password: true}` when the server asks strangers for one, with `login` where the name comes
 * with a login, or `{shut}`, which says why nobody is let in. */
export const me = signal(/** @type {{name?: string, password?: boolean, login?: boolean, shut?: string}} */ ({}));
/** What can be chosen of a game, by the game's key; only for games that are loaded. */
export const catalogs = signal(/** @type {Record<string, any>} */ ({}));
/** The table's lobby; null until it is known. */
export const lobby = signal(/** @type {any} */ (null));
/** The game whose rules are read where no table is open; null while none are. */
export const browsed = signal(/** @type {string | null} */ (null));
/** What I chose as host and the server has not confirmed yet, `{config?, settings?}`: until then older news does not undo it. */
export const chosen = signal(/** @type {any} */ (null));
/** Hexes, intersections, paths, corners; null until the game starts. */
export const geometry = signal(/** @type {import("../../protocol.js").Geometry | null} */ (null));
/** What my seat may see of the game; null until the game starts. */
export const view = signal(/** @type {import("../../protocol.js").View | null} */ (null));
/** My seat, or null for a spectator. */
export const seat = signal(/** @type {number | null} */ (null));
/** The version of `view`; null until there is one. */
export const version = signal(/** @type {number | null} */ (null));
/** What I may do now: one object per action. */
export const legal = signal(/** @type {import("../../protocol.js").Action[]} */ ([]));
/** What I may do but must fill in: `Discard`, `OfferTrade`, `CounterOffer`. */
export const forms = signal(/** @type {import("../../protocol.js").Form[]} */ ([]));
/** Why I may not do other things now, what is nearest to being possible first: `{code, facts?, actions?}`; without `actions` it holds for all the rest. */
export const unavailable = signal(/** @type {{code: string, facts?: Record<string, any>, actions?: string[]}[]} */ ([]));
/** What my legal actions would lead to: by what is measured, by type, a figure for each in their order. */
export const prospects = signal(/** @type {Record<string, Record<string, number[]>>} */ ({}));
/** `[{version, events}]`, oldest first. */
export const log = signal(/** @type {import("../../protocol.js").LogLine[]} */ ([]));
/** How the table stands besides its game: `{paused?, stand_ins?, ended?: {how, winner?}, undo?: {kind, to}}`. */
export const standing = signal(/** @type {any} */ ({}));
/** What the table is asked to agree to: `{id, act, by?, name, yes, waiting}`; null while nothing is. */
export const proposal = signal(/** @type {any} */ (null));
/** How the last proposal ended: `{result, act, no?}`; null before the first one. */
export const verdict = signal(/** @type {any} */ (null));
/** Who reminded me last: `{by}`, a new object each time. */
export const nudged = signal(/** @type {{by: number} | null} */ (null));
/** What the seats have pinned, by seat: `{want, have, quiet}`. */
export const wants = signal(/** @type {Record<string, {want: string[], have: string[], quiet: boolean}>} */ ({}));
/** Bots that wait for answers, by seat, in ms from `at` (performance.now()), and who writes a counter-offer to which offer. */
export const patience = signal(/** @type {Patience} */ ({ at: 0, waits: {}, writing: {} }));
/** A decision that stays open whatever is answered, in ms from `at` (performance.now()); null before the first one. */
export const openWindow = signal(/** @type {{at: number, ends: number, length: number} | null} */ (null));
/** What the rolls so far brought, by seat, and what they bring on average: `{rolls, expected, received}`; null until it is known. */
export const luck = signal(/** @type {{rolls: number, expected: number[], received: number[]} | null} */ (null));
/** `[{id, at, name, seat?, text}]`, oldest first. */
export const chat = signal(/** @type {any[]} */ ([]));
/** `{seats: {"0": "here" | "away"}, watching, screens?}` */
export const presence = signal(/** @type {{seats: Record<string, "here" | "away">, watching: number, screens?: number}} */ ({ seats: {}, watching: 0 }));
/** The number of big screens that show this table. */
export const screens = computed(() => presence.value.screens ?? 0);
/** Before a table is opened: nobody waits for a connection yet. @type {{state: string, since: number, lag: number | null, text?: string, why?: string}} */
export const NOT_CONNECTED = { state: "connecting", since: Infinity, lag: null };
/**
 * `{state: "open" | "connecting" | "offline" | "elsewhere" | "restarting" | "closed" | "shut", since, lag, text?, why?}`; times in ms, `why`
 * nobody lets me in.
 */
export const connection = signal(/** @type {any} */ (NOT_CONNECTED));
/** The server's last word about the clocks and `at` which moment of performance.now(); null where the table has none. */
export const clock = signal(/** @type {Clocks | null} */ (null));
/** Why the game cannot go on by itself: in words, and where the host finds more; null while all is well. */
export const trouble = signal(/** @type {{id: string, text: string} | null} */ (null));
/** Whether all bots play like easy ones for now; null until that is said. */
export const botsImpaired = signal(/** @type {boolean | null} */ (null));
/**
 * What the person who runs the server has to say, and when that ends, by performance.now(); without a text the server restarts then.
 * @type {import("../../vendor/signals.js").Signal<{id: string, text?: string, ends: number} | null>}
 */
export const notice = signal(null);
/** The last refusal that nobody has dismissed: `{code, facts, text, action?}`. */
export const refusal = signal(/** @type {any} */ (null));
/** Requests without an answer yet: request id to action. */
export const sending = signal(/** @type {Map<string, any>} */ (new Map()));
/** The events of the last update, for animation: `{version, events}`. A snapshot sets it to null. */
export const lastEvents = signal(/** @type {import("../../protocol.js").LogLine | null} */ (null));

/** Which game the table plays; before that is known, the one that is fetched ahead. */
export const gameKey = computed(() => lobby.value?.game ?? browsed.value ?? "board");
/** What can be chosen of it: of the board game editions, boards, options, presets; null until loaded. */
export const catalog = computed(() => catalogs.value[gameKey.value] ?? null);

/** Whether there is a game to see. Like the signals below, it spares components from drawing again whenever anything in the view changes. */
export const begun = computed(() => view.value !== null);
export const turn = computed(() => view.value?.turn);
/** The view, for all that is drawn, said and done only once the game has begun. */
export function begunView() {
  if (view.value === null) throw new Error("the game has not begun");
  return view.value;
}
export const goal = computed(() => view.value?.goal);
/** Whom the game waits for, and for what: by seat. */
export const waiting = computed(() => view.value?.waiting);
/** Which moves of the log count, and which were taken back. */
export const counted = computed(() => count(log.value));
/** Whether the game is over, played to its end or ended by consent. */
export const over = computed(() => view.value?.winner !== undefined || standing.value.ended !== undefined);
/** Who has won, if anybody. */
export const winner = computed(() => view.value?.winner ?? standing.value.ended?.winner);
export const paused = computed(() => standing.value.paused === true);
/** Whether nobody may act: the game is paused or over. */
export const halted = computed(() => over.value || paused.value);

/** Forget everything about a table before another table is opened. */
export function forgetTable() {
  batch(() => {
    const single = [lobby, chosen, geometry, view, seat, version, refusal, trouble, botsImpaired, lastEvents, luck, openWindow, proposal, verdict, nudged];
    for (const known of single) known.value = null;
    for (const list of [legal, forms, unavailable, log, chat]) list.value = [];
    standing.value = {};
    prospects.value = {};
    wants.value = {};
    patience.value = { at: 0, waits: {}, writing: {} };
    presence.value = { seats: {}, watching: 0 };
    clock.value = null;
    sending.value = new Map();
  });
}

/**
 * Take over what the server says of a message from its host.
 * @param {{id: string, text?: string, seconds: number}} [shown] nothing where there is none
 */
export function showNotice(shown) {
  notice.value = shown ? { id: shown.id, text: shown.text, ends: performance.now() + shown.seconds * 1000 } : null;
}

/** Store a table's lobby unless a newer one is known: the answer to a request may come after the news. @param {import("../../protocol.js").Lobby} found */
export function applyIfNewer(found) {
  if (lobby.value?.code !== found.code || !(found.made < lobby.value.made)) lobby.value = found;
}

/** A connection begins: what it tells is newer than everything known, even if a restarted server's clock is behind. */
export function resetAge() {
  if (lobby.value) lobby.value = { ...lobby.value, made: 0 };
  notice.value = null;
  botsImpaired.value = null;
}

/**
 * Apply one message of the server to the signals.
 * @param {import("../../protocol.js").ServerMessage} message
 * @returns {"gap" | void} "gap" when updates are missing and the caller has to resume
 */
export function receive(message) {
  return batch(() => appliers[message.type]?.(/** @type {any} */ (message)));
}

/** @typedef {import("../../protocol.js").ServerMessage} ServerMessage */
/** @type {{[Type in ServerMessage["type"]]?: (message: Extract<ServerMessage, {type: Type}>) => "gap" | void}} */
const appliers = {
  lobby({ type, ...fields }) {
    applyIfNewer(/** @type {any} */ ({ ...fields, ...chosen.value }));
  },

  snapshot(message) {
    geometry.value = message.geometry;
    seat.value = message.seat ?? null;
    view.value = message.view;
    version.value = message.version;
    legal.value = expand(message.legal ?? []);
    forms.value = message.forms ?? [];
    unavailable.value = message.unavailable ?? [];
    prospects.value = message.prospects ?? {};
    log.value = message.log ?? [];
    lastEvents.value = null;
  },

  update(message) {
    if (version.value === null) return "gap";
    if (message.version <= version.value) return undefined;
    if (message.version > version.value + 1) return "gap";
    view.value = merge(view.value, message.patch ?? {});
    version.value = message.version;
    if (message.legal) legal.value = expand(message.legal);
    if (message.forms) forms.value = message.forms;
    if (message.unavailable) unavailable.value = message.unavailable;
    if (message.prospects) prospects.value = message.prospects;
    const entry = { version: message.version, events: message.events ?? [] };
    log.value = [...log.value, entry];
    lastEvents.value = entry;
    trouble.value = null;
    return undefined;
  },

  standing({ type, ...fields }) {
    standing.value = fields;
  },

  proposal({ open, result, act, no }) {
    proposal.value = open ?? null;
    if (result) verdict.value = { result, act, no };
  },

  nudged({ by }) {
    nudged.value = { by };
  },

  wants({ seats }) {
    wants.value = seats;
  },

  patience({ waits, writing }) {
    patience.value = { at: performance.now(), waits, writing };
  },

  window({ ends, length }) {
    openWindow.value = { at: performance.now(), ends, length };
  },

  trouble({ id, text }) {
    trouble.value = { id, text };
  },

  notice({ notice: shown }) {
    showNotice(shown);
  },

  bots({ impaired }) {
    botsImpaired.value = impaired;
  },

  clock({ left, running, grace }) {
    clock.value = { at: performance.now(), left, running, grace };
  },

  luck({ rolls, expected, received }) {
    luck.value = { rolls, expected, received };
  },

  presence({ seats, watching, screens: shown }) {
    presence.value = { seats, watching, screens: shown };
  },

  chat({ messages }) {
    const known = new Set(chat.value.map((message) => message.id));
    const fresh = messages.filter((message) => !known.has(message.id));
    if (fresh.length > 0) chat.value = [...chat.value, ...fresh];
  },

  ack({ request }) {
    settle(request);
    refusal.value = null;
  },

  refused({ request, code, facts, text }) {
    const action = request === undefined ? undefined : sending.value.get(request);
    settle(request);
    refusal.value = { code, facts, text, action };
  },
};

/** @param {string} [request] */
function settle(request) {
  if (request === undefined || !sending.value.has(request)) return;
  const rest = new Map(sending.value);
  rest.delete(request);
  sending.value = rest;
}
