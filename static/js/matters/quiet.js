/** Offers I do not want to see: all of them while I do not trade, or those I cannot pay. */
import { effect } from "../../vendor/signals.js";
import { act } from "../net.js";
import { preferences, setPreference } from "../preferences.js";
import { seat, sending, version, view, wants } from "../store.js";
import { html } from "../parts/index.js";
import { t } from "../text.js";
import { actions, mine } from "../table/choices.js";
import { isMe } from "../table/people.js";
import { kindsOf } from "../table/rich.js";

/** Whether I said that I do not trade for now. */
export function isQuiet() {
  return seat.value !== null && (wants.value[seat.value]?.quiet ?? false);
}

/** An offer that somebody makes me unasked; a counter-offer to mine I have asked for. */
function comesUnasked({ from, to, counters }) {
  return !isMe(from) && to.some(isMe) && !isMe(view.value.offers?.[counters]?.from ?? -1);
}

function cannotPay({ get }) {
  return kindsOf(get).some(([kind, count]) => count > (mine.value?.hand?.[kind] ?? 0));
}

/** Whether an offer is kept out of my sight. */
export function isHidden(offer) {
  return comesUnasked(offer) && (isQuiet() || (preferences.value.hideUnpayable && cannotPay(offer)));
}

/** How many offers I cannot pay are hidden now. */
function hiddenCount() {
  return isQuiet() ? 0 : Object.values(view.value?.offers ?? {}).filter(isHidden).length;
}

export function HiddenOffers() {
  const count = hiddenCount();
  return count > 0 && html`<p class="hidden-offers"><span>${t("offers-hidden", { count })}</span> <button type="button" class="link" onClick=${() => setPreference("hideUnpayable", false)}>${t("offers-show")}</button></p>`;
}

/**
 * Decline what comes while I do not trade, by the same requests that my own hand would send.
 * @returns {() => void} stops it
 */
export function declineQuietly() {
  const tried = new Set();
  return effect(() => {
    if (!isQuiet() || sending.value.size > 0) return;
    const decline = (actions.value.get("DeclineOffer") ?? []).find(({ offer }) => {
      const open = view.value.offers?.[offer];
      return open && comesUnasked(open) && !tried.has(`${offer} ${version.value}`);
    });
    if (!decline) return;
    tried.add(`${decline.offer} ${version.value}`);
    act(decline).catch(() => {});
  });
}
