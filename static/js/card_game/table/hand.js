/** My hand: what can be built or played is raised, what rests says why. */
import { useRef } from "../../../vendor/hooks.js";
import { computed, signal } from "../../../vendor/signals.js";
import { html, Icon, onceRead, useUnread } from "../../parts/index.js";
import { refusal } from "../../core/store.js";
import { t } from "../../core/text.js";
import { lead } from "../../table/focus.js";
import { phone, roomy } from "../../table/layout.js";
import { clearSelection, select } from "../../table/selection.js";
import { actionsWith, realmDecision, myRealm, pickedCard } from "../acting/choices.js";
import { bill } from "../acting/paying.js";
import { realmReasonWords, restsWords } from "../sentences.js";
import { answering } from "../acting/answering.js";
import { countOfGoods, goodsWords, shapeOfCard, whatItIs } from "../cards.js";
import { SmallFace } from "../faces/card.js";

/** The card of a hand that is shown in full: by pointing, holding or focus. */
export const held = signal(/** @type {string | null} */ (null));
/** Whether the phone's drawer shows whole cards. */
export const drawer = signal(false);
/** True if a phone’s layout shows whole cards: always, where there is room. */
export const wholeHand = computed(() => drawer.value || roomy.value);
const HOLD_MS = 450;

/** With more cards than this, they overlap. */
const ROOM = 5;

/** @param {{large?: boolean}} props `large`: two cards in a row, with all their words */
export function RealmHand({ large = false }) {
  const { hand, limit, cards } = myRealm.value;
  const slots = realmDecision.value?.kind === "Draw" || realmDecision.value?.kind === "TakeCards" || realmDecision.value?.kind === "Arrange" ? emptySlots(limit - cards) : [];
  const many = hand.length + slots.length > ROOM;
  return html`<ul class=${`cards hcs ${large ? "large" : ""} ${many && !large ? "many" : ""} ${wholeHand.value ? "whole" : ""}`} style=${{ "--count": hand.length + slots.length }}>
    ${hand.map((entry, index) => html`<li key=${`${entry.card}-${hand.slice(0, index).filter(({ card }) => card === entry.card).length}`}><${HandCard} entry=${entry} index=${index} large=${large} /></li>`)}
    ${slots.map((order) => html`<li key=${`slot${order}`}><span class="slot">${t("cards-slot")}</span></li>`)}
  </ul>`;
}

function emptySlots(count) {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index + 1);
}

/** The reason why a card rests; nothing while it can be used, be it only to put it away. @param {{card: string, rests?: any}} entry */
export const restOf = ({ card, rests }) => (useOf(card) ? undefined : rests);

/** @typedef {{code: string, facts?: {needs?: Record<string, number>}}} Rest why a card rests, as the server says it */

/** What a press on a card would begin. */
function useOf(card) {
  const { builds, scouts, plays, answers, puts, exchanges } = actionsWith(card);
  const what = pickedCard.value;
  if (puts.length > 0) return "put";
  if (what && "exchange" in what && exchanges.length > 0) return "exchange";
  if (answers.length > 0) return answering.value === "choosing" ? "answer" : null;
  if (plays.length > 0) return "play";
  if (builds.length + scouts.length > 0) return "build";
  return null;
}

/** By use of a card, what is pressed next, where it is not a place of a realm. @type {Record<string, string>} */
const FOLLOWED_BY = { put: "[data-stack].lit", exchange: "[data-stack].lit", play: ".next[data-step]", answer: ".next[data-step]" };

/** @param {number} index of the card in the hand */
export function pressCard(index) {
  const { card, rests } = myRealm.value.hand[index];
  const use = useOf(card);
  const what = pickedCard.value;
  held.value = null;
  if (!use) return explainCard(card, rests);
  if (what && "index" in what && what.index === index && !bill.value) return void clearSelection();
  select(use === "exchange" ? { exchange: true, card } : { card, index });
  if (FOLLOWED_BY[use]) requestAnimationFrame(() => lead(FOLLOWED_BY[use]));
  return undefined;
}

/** The card in full, and why it rests, where refusals are told as well. */
function explainCard(card, rests) {
  held.value = held.value === card ? null : card;
  if (rests) refusal.value = { ...rests, text: realmReasonWords(rests) };
}

const onTop = computed(() => pickedCard.value);

/** @param {{entry: {card: string, rests?: Rest, new?: boolean}, index: number, large: boolean}} props */
function HandCard({ entry, index, large }) {
  const { card, rests, new: fresh } = entry;
  const timer = useRef(0);
  const use = useOf(card);
  const what = onTop.value;
  const on = what !== null && ("index" in what ? what.index === index : "exchange" in what && what.card === card);
  const box = useUnread(on);
  const shape = shapeOfCard(card);
  const waits = shape === "counter" && !use;
  const lacking = rests?.facts?.needs;
  const state = on ? "on" : use === "answer" || use === "play" ? "play" : use ? "raise" : waits ? "wait" : rests && rests.code !== "not_your_turn" && rests.code !== "wrong_moment" ? "poor" : "";
  const label = labelOf({ on, use, waits: waits && (large || !phone.value), fresh });
  const why = state === "poor" && rests ? shortReason(rests, !large && phone.value && myRealm.value.hand.length > ROOM) : null;
  const read = useRef(false); // the press that ends now was a hold: it has shown the card, and does nothing else
  const hold = ({ pointerType }) => {
    read.current = false;
    if (pointerType !== "mouse") timer.current = setTimeout(() => { held.value = card; read.current = true; }, HOLD_MS);
  };
  const press = onceRead(() => pressCard(index));
  const letGo = () => clearTimeout(timer.current);
  return html`<button type="button" ref=${box} class=${`hc k-${shape} ${state}`} data-card=${card} aria-pressed=${String(on)} aria-disabled=${use ? undefined : "true"} aria-label=${handWords(entry, use)}
      onClick=${(event) => !(read.current && event.detail > 0) && press(event)} onPointerDown=${hold} onPointerUp=${letGo} onPointerCancel=${letGo}
      onPointerEnter=${({ pointerType }) => pointerType === "mouse" && (held.value = card)} onPointerLeave=${() => { letGo(); held.value = null; }}
      onFocus=${({ currentTarget }) => currentTarget.matches(":focus-visible") && (held.value = card)} onBlur=${() => (held.value = null)}>
    ${label && html`<span class="lab">${label}</span>`}<${SmallFace} card=${card} lacking=${lacking} />${why && html`<span class="why">${why}</span>`}
  </button>`;
}

/**
 * What is missing, or why else it rests, short enough for the card; the whole reason is told when the card is pressed.
 * @param {{code: string, facts?: Record<string, any>}} reason
 * @param {boolean} crowded a phone has no room for words on so many cards, only for signs
 */
function shortReason({ code, facts = {} }, crowded) {
  if (facts.needs) {
    if (crowded) return `−${countOfGoods(facts.needs)}`;
    // The missing goods are marked in the cost; there is no room for their names here.
    const kinds = Object.keys(facts.needs).length;
    return kinds > 1 ? t("cards-short-of", { count: countOfGoods(facts.needs) }) : t("cards-short", { goods: goodsWords(facts.needs) });
  }
  if (NO_SITE.includes(code)) return crowded ? html`<${Icon} id="i-no" size=${11} />` : t("cards-no-site");
  const words = restsWords({ code });
  return words && crowded ? html`<${Icon} id=${LATER.includes(code) ? "i-clock" : "i-no"} size=${11} />` : words || null;
}

/** Reasons that go by by themselves. */
const LATER = ["too_early", "new_card", "before_the_dice"];
const NO_SITE = ["cities_only", "no_place", "no_such_site"];

function labelOf({ on, use, waits, fresh }) {
  if (on) return t(use === "put" || use === "exchange" ? "cards-putting" : use === "play" || use === "answer" ? "cards-playing" : "cards-placing");
  if (use === "build" || use === "play" || use === "answer") return t("cards-playable");
  if (fresh) return t("cards-new");
  return waits ? t("cards-when-attacked") : null;
}

/**
 * A card of the hand for screen readers: what it is, costs, scores and does, and whether it can be used.
 * @param {{card: string, rests?: any, new?: boolean}} entry
 * @param {string | null} use
 */
export function handWords({ card, rests, new: fresh }, use) {
  const { builds } = actionsWith(card);
  return [
    whatItIs(card), fresh && t("cards-is-new"),
    use === "build" && builds.length > 0 ? t("cards-can-build", { count: builds.length }) : use ? t("cards-can-use") : rests && t("cards-not-now", { why: realmReasonWords(rests) }),
  ].filter(Boolean).join(" ");
}
