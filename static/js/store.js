/** What the client knows: one signal per fact, changed only by `receive` and by the lobby's answers. */
import { batch, signal } from "../vendor/signals.js";
import { expand } from "./legal.js";
import { merge } from "./patch.js";

/** Who I am: `{name}`, or `{}` for a stranger, or `{password: true}` when the server asks strangers for one. */
export const me = signal(/** @type {{name?: string, password?: boolean}} */ ({}));
/** Editions, boards, options, presets; null until loaded. */
export const catalog = signal(/** @type {any} */ (null));
/** The table's lobby; null until it is known. */
export const lobby = signal(/** @type {any} */ (null));
/** The config I chose and the server has not confirmed yet: until then older news does not undo it. */
export const chosenConfig = signal(/** @type {any} */ (null));
/** Hexes, intersections, paths, corners; null until the game starts. */
export const geometry = signal(/** @type {any} */ (null));
/** What my seat may see of the game; null until the game starts. */
export const view = signal(/** @type {any} */ (null));
/** My seat, or null for a spectator. */
export const seat = signal(/** @type {number | null} */ (null));
/** The version of `view`; null until there is one. */
export const version = signal(/** @type {number | null} */ (null));
/** What I may do now: one object per action. */
export const legal = signal(/** @type {any[]} */ ([]));
/** What I may do but must fill in: `Discard`, `OfferTrade`, `CounterOffer`. */
export const forms = signal(/** @type {any[]} */ ([]));
/** `[{version, events}]`, oldest first. */
export const log = signal(/** @type {{version: number, events: any[]}[]} */ ([]));
/** What the rolls so far brought, by seat, and what they bring on average: `{rolls, expected, received}`; null until it is known. */
export const luck = signal(/** @type {{rolls: number, expected: number[], received: number[]} | null} */ (null));
/** `[{id, at, name, seat?, text}]`, oldest first. */
export const chat = signal(/** @type {any[]} */ ([]));
/** `{seats: {"0": "here" | "away"}, watching}` */
export const presence = signal(/** @type {{seats: Record<string, "here" | "away">, watching: number}} */ ({ seats: {}, watching: 0 }));
/** `{state: "open" | "connecting" | "offline" | "elsewhere" | "restarting" | "closed", since, lag, text?}`; times in ms. */
export const connection = signal(/** @type {any} */ ({ state: "connecting", since: Date.now(), lag: null }));
/** Why the game cannot go on by itself: in words, and where the host finds more; null while all is well. */
export const trouble = signal(/** @type {{id: string, text: string} | null} */ (null));
/** The last refusal that nobody has dismissed: `{code, facts, text, action?}`. */
export const refusal = signal(/** @type {any} */ (null));
/** Requests without an answer yet: request id to action. */
export const sending = signal(/** @type {Map<string, any>} */ (new Map()));
/** The events of the last update, for animation: `{version, events}`. A snapshot sets it to null. */
export const lastEvents = signal(/** @type {{version: number, events: any[]} | null} */ (null));

/** Forget everything about a table, before another one is opened. */
export function forgetTable() {
  batch(() => {
    for (const known of [lobby, chosenConfig, geometry, view, seat, version, refusal, trouble, lastEvents, luck]) known.value = null;
    for (const list of [legal, forms, log, chat]) list.value = [];
    presence.value = { seats: {}, watching: 0 };
    sending.value = new Map();
  });
}

/**
 * Apply one message of the server to the signals.
 * @param {Record<string, any>} message
 * @returns {"gap" | undefined} "gap" when updates are missing and the caller has to resume
 */
export function receive(message) {
  return batch(() => appliers[message.type]?.(message));
}

const appliers = {
  lobby({ type, ...fields }) {
    lobby.value = chosenConfig.value ? { ...fields, config: chosenConfig.value } : fields;
  },

  snapshot(message) {
    geometry.value = message.geometry;
    seat.value = message.seat ?? null;
    view.value = message.view;
    version.value = message.version;
    legal.value = expand(message.legal ?? []);
    forms.value = message.forms ?? [];
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
    const entry = { version: message.version, events: message.events ?? [] };
    log.value = [...log.value, entry];
    lastEvents.value = entry;
    trouble.value = null;
    return undefined;
  },

  trouble({ id, text }) {
    trouble.value = { id, text };
  },

  luck({ rolls, expected, received }) {
    luck.value = { rolls, expected, received };
  },

  presence({ seats, watching }) {
    presence.value = { seats, watching };
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
    const action = sending.value.get(request);
    settle(request);
    refusal.value = { code, facts, text, action };
  },
};

function settle(request) {
  if (!sending.value.has(request)) return;
  const rest = new Map(sending.value);
  rest.delete(request);
  sending.value = rest;
}
