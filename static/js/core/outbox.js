/** What I tell the table besides my moves. A connection that breaks may have lost it, so it is kept and told again by the next one. */
import { signal } from "../../vendor/signals.js";
import * as store from "./store.js";

/** @typedef {import("../../protocol.js").ClientMessage} ClientMessage */

/** @type {(message: ClientMessage) => boolean} By the connection of now; whether there is one. */
let tell = () => false;
/**
 * The lines that have not come back, the oldest first: the server stores them in the order in which it gets them.
 * @type {{message: import("../../protocol.js").Chat, sent: boolean}[]}
 */
let unheard = [];
/** Whether this connection still has to tell what was said so far. */
let newcomer = false;
/** @type {{message: import("../../protocol.js").Vote, sent: boolean} | null} My last answer to a proposal, and whether this connection took it. */
let voted = null;
/**
 * What I pinned at this table. What comes back of it may already be out of date, and the server keeps it in memory only.
 * @type {import("../../vendor/signals.js").Signal<import("../../protocol.js").Wants | null>}
 */
export const pinned = signal(/** @type {import("../../protocol.js").Wants | null} */ (null));

/**
 * Say something in the table's chat.
 * @param {string} text 1 to 300 characters
 */
export function say(text) {
  unheard.push({ message: { type: "chat", text }, sent: false });
  if (!newcomer) sayRest();
}

/**
 * Answer a proposal; whoever made it withdraws it with a no.
 * @param {number} id
 * @param {boolean} yes
 */
export function vote(id, yes) {
  sendVote({ type: "vote", proposal: id, yes });
}

/**
 * Show everybody what I would like to trade.
 * @param {string[]} want
 * @param {string[]} have
 * @param {boolean} quiet not trading for now
 */
export function pin(want, have, quiet) {
  pinned.value = { type: "wants", want, have, quiet };
  tell(pinned.value);
}

/**
 * A connection begins.
 * @param {(message: ClientMessage) => boolean} transmit whether it took the message
 */
export function connectOutbox(transmit) {
  tell = transmit;
  newcomer = true;
  if (voted) voted.sent = false;
  if (pinned.value) tell(pinned.value);
}

/** The table is left. */
export function clearOutbox() {
  tell = () => false;
  unheard = [];
  newcomer = false;
  voted = null;
  pinned.value = null;
}

/**
 * Before the store knows of a message: whether it brings something of mine back, or refuses it. Once a new connection has told what was said so
 * far, the rest is said again.
 * @param {import("../../protocol.js").OneOf<import("../../protocol.js").ServerMessage>} message
 */
export function reconcile(message) {
  if (message.type === "refused" && !message.request) arrived(1);
  if (message.type === "proposal") voteAgain(message);
  if (message.type !== "chat") return;
  const known = Math.max(0, ...store.chat.value.map(({ id }) => id));
  arrived(message.messages.filter(({ id, name }) => id > known && name === store.me.value.name).length);
  if (newcomer) for (const line of unheard) line.sent = false;
  newcomer = false;
  sayRest();
}

function sayRest() {
  for (const line of unheard) if (!line.sent) line.sent = tell(line.message);
}

/** @param {number} count */
function arrived(count) {
  const sent = unheard.filter((line) => line.sent);
  unheard = [...sent.slice(count), ...unheard.filter((line) => !line.sent)];
}

/**
 * A vote that a new connection does not know of was lost with the last one.
 * @param {{open?: import("../../protocol.js").OpenProposal}} news
 */
function voteAgain({ open }) {
  if (voted && !voted.sent && open?.id === voted.message.proposal && !open.yes.some((seat) => seat === store.seat.value)) sendVote(voted.message);
}

/** @param {import("../../protocol.js").Vote} message */
function sendVote(message) {
  voted = { message, sent: tell(message) };
}
