/** The table's socket: one connection, renewed for as long as the page is open (docs/protocol.md §2). */
import { getTable } from "./api.js";
import { clearOutbox, reconcile, connectOutbox } from "./outbox.js";
import { inTask } from "./shorttasks.js";
import { keepUpWith } from "./uptodate.js";
import * as store from "./store.js";

const PING_AFTER_MS = 2500;
const SILENCE_MS = 9000;
const ANSWER_WITHIN_MS = 2500; // after the tab was woken
const SLEPT_MS = 5000; // a longer gap between timers means that the browser slept
const RESEND_AFTER_MS = 2500;
const CLOSED_FOR_GOOD = [4003, 4004, 4005];
/** By close code: why the table no longer lets me in. @type {Record<number, string>} */
const SHUT = { 4006: "kept_out", 4007: "banned", 4008: "damaged", 4009: "archived", 4010: "login_needed", 4011: "not_installed" };
const RETRIES_MS = [200, 500, 1000, 2000, 3500];
const BLOCKED_AFTER = 4; // attempts
const RETRY_HIDDEN_MS = 15000;

let code = /** @type {string | null} */ (null);
let screen = false;
let socket = /** @type {WebSocket | null} */ (null);
let attempts = 0;
let opened = false;
let notBefore = 0;
let lastHeard = 0;
let lastWatch = 0;
let pingSent = 0;
let pings = 0;
let resuming = false;
/**
 * @typedef {{message: import("../../protocol.js").ClientMessage, sentAt: number,
 *            resolve: (version: number) => void, reject: (refusal: object) => void}} Waiting
 */
/** @type {Map<string, Waiting>} */
const unanswered = new Map();
/** @type {{wanted: string, answered: Promise<number>, next?: string} | null} What was asked for last, and what waits for its answer. */
let underWay = null;
const timers = { ping: 0, retry: 0, watch: 0 };

/**
 * Open the socket of a table and keep it open.
 * @param {string} tableCode
 * @param {{onScreen?: boolean}} [how] `onScreen`: on a big screen, which watches as everyone may, also where this browser has a seat
 */
export function openTable(tableCode, { onScreen = false } = {}) {
  if (code === tableCode) return;
  closeTable();
  code = tableCode;
  screen = onScreen;
  attempts = 0;
  opened = false;
  notBefore = 0;
  addEventListener("online", reconnect);
  addEventListener("offline", lost);
  addEventListener("pageshow", onPageShow);
  document.addEventListener("visibilitychange", onVisible);
  lastWatch = Date.now();
  timers.watch = setInterval(watch, 1000);
  store.connection.value = { ...store.NOT_CONNECTED, since: Date.now() };
  connect();
}

/** Leave the table: close the socket and forget what it said. */
export function closeTable() {
  if (code === null) return;
  code = null;
  drop();
  clearInterval(timers.watch);
  clearTimeout(timers.retry);
  removeEventListener("online", reconnect);
  removeEventListener("offline", lost);
  removeEventListener("pageshow", onPageShow);
  document.removeEventListener("visibilitychange", onVisible);
  for (const { reject } of unanswered.values()) reject({ code: "closed", facts: {}, text: "" });
  unanswered.clear();
  clearOutbox();
  store.connection.value = store.NOT_CONNECTED; // the next table may be open to me
  store.forgetTable();
}

/**
 * Send an action; it is kept and re-sent until the server answers it.
 * @param {import("../../protocol.js").Action} action
 * @returns {Promise<number>} the version that holds it; rejects with the refusal `{code, facts, text}`
 */
export function act(action) {
  return ask({ type: "act", version: store.version.value ?? 0, action }, action);
}

/**
 * Take back my last move, as `standing` offers it.
 * @returns {Promise<number>} as for `act`
 */
export function undo() {
  const wanted = undoing();
  return ask({ type: "undo", to: wanted.to }, wanted);
}

/** What `undo` asks for, for `mayAsk`. */
export function undoing() {
  return { type: "Undo", to: store.standing.value.undo.to };
}

/**
 * Ask the table for something it decides together, `{table: "pause"}` and the like.
 * @param {Record<string, any>} wanted
 * @returns {Promise<number>} as for `act`: the proposal is made
 */
export function propose(wanted) {
  return ask({ type: "propose", act: wanted }, wanted);
}

/**
 * Remind a player who has to act.
 * @param {number} seat
 */
export function nudge(seat) {
  transmit({ type: "nudge", seat });
}

/**
 * Show the table that I am writing a counter-offer, or not any more.
 * @param {number} [offer] the one it answers
 */
export function tellWriting(offer) {
  transmit({ type: "writing", ...(offer === undefined ? {} : { offer }) });
}

/** Say that I have been shown everything up to a version. @param {number} version */
export function tellSeen(version) {
  transmit({ type: "seen", version });
}

/**
 * Whether a request may be sent now: one at a time. What is asked for again before it is stored is the second press of a double click, which
 * does nothing; anything else waits for that, and is dropped if it was refused.
 * @param {Record<string, any>} wanted
 * @returns {Promise<boolean>}
 */
export async function mayAsk(wanted) {
  if (store.sending.value.size === 0 || !underWay) return true;
  const next = JSON.stringify(wanted);
  if (underWay.next !== undefined || next === underWay.wanted) return false;
  underWay.next = next;
  return underWay.answered.then(() => true, () => false);
}

/** @param {object} fields of the message @param {unknown} shown @returns {Promise<number>} */
function ask(fields, shown) {
  const answered = new Promise((resolve, reject) => {
    const request = newId();
    unanswered.set(request, { message: /** @type {Waiting["message"]} */ ({ request, ...fields }), sentAt: 0, resolve, reject });
    store.sending.value = new Map(store.sending.value).set(request, shown);
    send(/** @type {Waiting} */ (unanswered.get(request)));
  });
  underWay = { wanted: JSON.stringify(shown), answered };
  return answered;
}

/**
 * Give somebody else some more time.
 * @param {number} seat
 */
export function giveTime(seat) {
  transmit({ type: "give_time", seat });
}

/** Take the seat back from the other tab that has it. */
export function continueHere() {
  attempts = 0;
  connect();
}

function connect() {
  clearTimeout(timers.retry);
  drop();
  if (code === null) return;
  if (navigator.onLine === false) return setState("offline");
  const early = notBefore - Date.now();
  if (early > 0) return void (timers.retry = setTimeout(connect, early));
  if (!["restarting", "blocked"].includes(store.connection.value.state)) setState("connecting");
  const address = new URL(`api/tables/${code}/socket`, document.baseURI);
  address.protocol = address.protocol.replace("http", "ws");
  if (screen) address.searchParams.set("screen", "1");
  if (store.version.value !== null) address.searchParams.set("since", String(store.version.value));
  const opening = new WebSocket(address);
  socket = opening;
  lastHeard = Date.now();
  opening.onopen = () => socket === opening && onOpen();
  opening.onmessage = ({ data }) => socket === opening && inTask(() => onMessage(JSON.parse(data)));
  opening.onclose = ({ code: why }) => socket === opening && onClose(why);
}

function onOpen() {
  opened = true;
  store.resetAge();
  lastHeard = Date.now();
  pings = 0;
  resuming = false;
  for (const pending of unanswered.values()) send(pending);
  connectOutbox(transmit);
  ping();
}

/** @param {import("../../protocol.js").OneOf<import("../../protocol.js").ServerMessage>} message */
function onMessage(message) {
  lastHeard = Date.now();
  attempts = 0;
  if (store.connection.value.state !== "open") setState("open");
  if (message.type === "pong") return onPong(message);
  if (message.type === "bye") return onBye(message);
  reconcile(message);
  const pending = message.request === undefined ? undefined : unanswered.get(message.request);
  if (store.receive(message) === "gap") resume();
  else if (message.type === "update" || message.type === "snapshot") resuming = false;
  if (!pending) return undefined;
  unanswered.delete(/** @type {string} */ (message.request));
  if (message.type === "ack") pending.resolve(message.version);
  else pending.reject({ code: message.code, facts: message.facts ?? {}, text: message.text });
  return undefined;
}

/** @param {{client: string}} pong */
function onPong({ client }) {
  if (unanswered.size === 0) keepUpWith(client);
  const lag = Date.now() - pingSent;
  pings += 1;
  const weight = pings <= 4 ? 1 / pings : 0.1;
  const before = pings === 1 ? lag : store.connection.value.lag ?? lag;
  store.connection.value = { ...store.connection.value, lag: Math.round(before + (lag - before) * weight) };
  timers.ping = setTimeout(ping, PING_AFTER_MS);
}

/** @param {import("../../protocol.js").Bye} goodbye */
function onBye({ code: why, text, wait }) {
  // Clients that are asked to wait come back somewhat later than asked, and not all at once.
  if (wait) notBefore = Date.now() + wait * 1000 * (1 + 0.3 * Math.random());
  if (why === 4001) stop("elsewhere");
  else if (SHUT[why]) shut(SHUT[why]);
  else if (CLOSED_FOR_GOOD.includes(why)) stop("closed", text);
  else if (why === 1012) setState("restarting");
}

/** @param {number} why the close code */
function onClose(why) {
  if (why === 4001) return stop("elsewhere");
  if (SHUT[why]) return shut(SHUT[why]);
  if (CLOSED_FOR_GOOD.includes(why)) return stop("closed");
  if (why === 1012) setState("restarting");
  return lost();
}

/** Give up: trying again by itself would be of no use. @param {string} state */
function stop(state, text = "") {
  drop();
  setState(state, text);
}

/** The table no longer lets me in. @param {string} why */
function shut(why) {
  store.connection.value = { ...store.connection.value, why };
  stop("shut");
}

function stopped() {
  return code === null || ["elsewhere", "closed", "shut"].includes(store.connection.value.state);
}

function lost() {
  if (stopped()) return;
  drop();
  if (navigator.onLine === false) setState("offline");
  else if (!["restarting", "blocked"].includes(store.connection.value.state)) setState("connecting");
  if (attempts === BLOCKED_AFTER) sayIfBlocked();
  const wait = document.hidden && attempts > RETRIES_MS.length ? RETRY_HIDDEN_MS : RETRIES_MS[Math.min(attempts, RETRIES_MS.length - 1)];
  attempts += 1;
  clearTimeout(timers.retry);
  timers.retry = setTimeout(connect, wait * (0.7 + 0.6 * Math.random()));
}

/** The server answers requests, but no socket opens: something in between lets none through. */
function sayIfBlocked() {
  if (!opened) getTable(/** @type {string} */ (code)).then(() => !opened && store.connection.value.state === "connecting" && setState("blocked"), () => {});
}

function drop() {
  clearTimeout(timers.ping);
  if (!socket) return;
  const old = socket;
  socket = null;
  old.onopen = old.onmessage = old.onclose = null;
  old.close();
}

/** Open a new socket at once, for the guest that the cookie now names. */
export function reconnect() {
  if (stopped()) return;
  attempts = 0;
  connect();
}

/** @param {PageTransitionEvent} event */
function onPageShow({ persisted }) {
  if (persisted) reconnect();
}

/** A sleeping phone may have cut the socket silently: ask, and do not wait long for the answer. */
function onVisible() {
  if (document.hidden || stopped()) return undefined;
  return probe();
}

function probe() {
  if (socket?.readyState === WebSocket.CONNECTING) return undefined;
  if (socket?.readyState !== WebSocket.OPEN) return reconnect();
  const asked = Date.now();
  ping();
  return setTimeout(() => lastHeard < asked && reconnect(), ANSWER_WITHIN_MS);
}

function watch() {
  const now = Date.now();
  const slept = now - lastWatch > SLEPT_MS;
  lastWatch = now;
  if (stopped()) return undefined;
  if (slept && socket) return probe(); // this page's clock stood still, so silence proves nothing
  if (socket && now - lastHeard > SILENCE_MS) return lost();
  if (socket?.readyState !== WebSocket.OPEN) return undefined;
  for (const pending of unanswered.values()) if (now - pending.sentAt > RESEND_AFTER_MS) send(pending);
  return undefined;
}

function ping() {
  clearTimeout(timers.ping);
  pingSent = Date.now();
  transmit({ type: "ping" });
}

function resume() {
  if (resuming) return;
  resuming = transmit({ type: "resume", since: store.version.value ?? 0 });
}

/** @param {Waiting} pending */
function send(pending) {
  if (transmit(pending.message)) pending.sentAt = Date.now();
}

/** @param {import("../../protocol.js").ClientMessage} message */
function transmit(message) {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
}

/** @param {string} state */
function setState(state, text = "") {
  if (store.connection.value.state === state) return;
  store.connection.value = { ...store.connection.value, state, text, since: Date.now() };
}

function newId() {
  const random = crypto.getRandomValues(new Uint32Array(3));
  return Array.from(random, (part) => part.toString(36)).join("");
}
