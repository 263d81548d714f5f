/** Offers I do not want: all of them while I do not trade, those that ask for what I keep, or those I cannot pay. */
import { effect, signal } from "../../../vendor/signals.js";
import { act } from "../../core/net.js";
import { pinned } from "../../core/outbox.js";
import { preferences, setPreference } from "../../core/preferences.js";
import { lobby, seat, sending, version, wants } from "../../core/store.js";
import { html } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { actions, mine } from "../actions/choices.js";
import { isMe } from "../../table/people/people.js";
import { kindsOf } from "../rich.js";
import { begunView, view } from "../seen.js";

const NOTHING = { want: [], have: [], quiet: false };

/**
 * What a seat has pinned; of mine, what I pinned last.
 * @param {number} number a seat
 */
export function pinsOf(number) {
  return (isMe(number) && pinned.value) || (wants.value[number] ?? NOTHING);
}

/** Whether I said that I do not trade for now. */
function isQuiet() {
  return seat.value !== null && pinsOf(seat.value).quiet;
}

/** What I keep at this table, whatever is offered for it; known only to this device. */
export function keeping() {
  const { keeping: kept } = preferences.value;
  return kept !== null && kept.code === lobby.value?.code ? kept.kinds : [];
}

/** @param {string[]} kinds */
export function keep(kinds) {
  setPreference("keeping", { code: lobby.value.code, kinds });
}

/** Whether an offer comes unasked; a counter-offer to mine is not. */
function comesUnasked({ from, to, counters }) {
  return !isMe(from) && to.some(isMe) && !isMe(begunView().offers?.[counters]?.from ?? -1);
}

/** Whether I do not want an offer, so that it is declined automatically. */
function isUnwelcome(offer) {
  return comesUnasked(offer) && (isQuiet() || kindsOf(offer.get).some(([kind]) => keeping().includes(kind)));
}

function cannotPay({ get }) {
  return kindsOf(get).some(([kind, count]) => count > (mine.value?.hand?.[kind] ?? 0));
}

/** Whether an offer is kept out of my sight. */
export function isHidden(offer) {
  return isUnwelcome(offer) || isBeyondMe(offer);
}

/** An offer that I cannot pay and said that I do not want to see. */
export function isBeyondMe(offer) {
  return (preferences.value.hideUnpayable || isOfHiddenBot(offer)) && comesUnasked(offer) && cannotPay(offer);
}

function isOfHiddenBot({ from }) {
  return preferences.value.hideBotsUnpayable && lobby.value?.seats[from]?.kind === "bot";
}

function isAloneWithBots() {
  return (lobby.value?.seats ?? []).filter(({ kind }) => kind === "person").length === 1;
}

/**
 * Whether a hidden offer is declined once its time is over. A bot's never is among several people, so that the bot's wait, which all see, does
 * not tell what I hold; alone with bots nobody is there to learn it, and the bot does not wait.
 */
export function isDeclinedInTime(offer) {
  return isBeyondMe(offer) && !isOfHiddenBot(offer);
}

/** How many offers I cannot pay are hidden now; alone with bots none is counted, as it is gone before the number can be read. */
function hiddenCount() {
  const hidden = Object.values(view.value?.offers ?? {}).filter((offer) => isBeyondMe(offer) && !isUnwelcome(offer));
  return hidden.filter((offer) => !isOfHiddenBot(offer) || !isAloneWithBots()).length;
}

function showAll() {
  setPreference("hideUnpayable", false);
  setPreference("hideBotsUnpayable", false);
}

export function HiddenOffers() {
  const count = hiddenCount();
  return count > 0 && html`<p class="hidden-offers"><span>${t("offers-hidden", { count })}</span> <button type="button" class="link" onClick=${() => showAll()}>${t("offers-show")}</button></p>`;
}

/** Always the same time in ms, so that it tells nothing about the hand. */
export const DECLINED_AFTER_MS = 2000;

/** Hidden offers whose time is over, by id. */
const lapsed = signal(/** @type {string[]} */ ([]));

/**
 * Give each hidden offer its time.
 * @returns {() => void} stops it
 */
function timeHidden() {
  const timers = new Map();
  const stop = effect(() => {
    const hidden = Object.entries(view.value?.offers ?? {}).filter(([, offer]) => isDeclinedInTime(offer)).map(([id]) => id);
    for (const id of hidden) if (!timers.has(id)) timers.set(id, setTimeout(() => (lapsed.value = [...lapsed.value, id]), DECLINED_AFTER_MS));
    for (const [id, timer] of timers) if (!hidden.includes(id)) clearTimeout(timer), timers.delete(id);
  });
  return () => {
    stop();
    for (const timer of timers.values()) clearTimeout(timer);
    lapsed.value = [];
  };
}

/**
 * Decline offers that I do not want, with the same requests that I would send by hand.
 * @returns {() => void} stops it
 */
export function declineQuietly() {
  const tried = new Set();
  const untimed = timeHidden();
  const stop = effect(() => {
    if (sending.value.size > 0) return;
    const decline = (actions.value.get("DeclineOffer") ?? []).find(({ offer }) => {
      const open = begunView().offers?.[offer];
      return open && (isUnwelcome(open) || (isDeclinedInTime(open) && lapsed.value.includes(String(offer)))) && !tried.has(`${offer} ${version.value}`);
    });
    if (!decline) return;
    tried.add(`${decline.offer} ${version.value}`);
    act(decline).catch(() => {});
  });
  return () => {
    stop();
    untimed();
  };
}
