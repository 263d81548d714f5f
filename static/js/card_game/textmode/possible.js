/** What the reader may do now, as commands: one for every legal action, and the beginning of those that are filled in. */
import { computed } from "../../../vendor/signals.js";
import { seat } from "../../core/store.js";
import { t } from "../../core/text.js";
import { isMe, nameOf } from "../../table/people/people.js";
import { listOf, myRealm } from "../acting/choices.js";
import { priceOfLook } from "../table/stacks.js";
import { cardName, cardText, goodName, goodsWords, stackName } from "../names.js";
import { regionName, squareWords } from "../realm/words.js";
import { actionName } from "../sentences.js";
import { forms, ownSeatNumber, view } from "../seen.js";
import { REALM_ACTIONS, realmCommandOf, ownerOf, realmOf } from "./actions.js";

/** The types of actions that belong to an open offer. */
export const REALM_REPLIES = ["AcceptOffer", "DeclineOffer", "WithdrawOffer"];

/** Everything that is possible now, by type. @type {import("../../../vendor/signals.js").ReadonlySignal<import("../../table/textmode/game.js").Group[]>} */
export const possibleInRealm = computed(() => Object.keys(REALM_ACTIONS)
  .map((type) => ({ type, title: actionName(type), choices: choicesOf(type) }))
  .filter(({ choices }) => choices.length > 0));

/** @returns {import("../../table/textmode/game.js").Choice[]} */
function choicesOf(type) {
  const form = forms.value.find((each) => each.type === type);
  if (form) return FORMS[type](form);
  return listOf(type).map((action) => ({ command: realmCommandOf(action), words: wordsOfRealmAction(action), offer: action.offer, open: false }));
}

/** What is filled in. */
const FORMS = {
  ArrangeRegions: () => [
    { command: "arrange", words: t("cards-text-as-they-lie"), open: false },
    { command: "arrange ", words: t("cards-text-other-order"), open: true },
  ],
  OfferTrade: () => [{ command: "offer ", words: actionName("OfferTrade"), open: true }],
};

/** "51: Fields 5. 2 of 3 grain. …" @param {number} owner @param {number} place */
export function numberedSquare(owner, place) {
  return t("text-numbered", { number: place, place: squareWords(realmOf(owner), owner, place) });
}

/** The regions that are not laid yet, "1: hills 3". @returns {string[]} */
export function faces() {
  return (myRealm.value?.regions ?? []).map((face, index) => t("text-numbered", { number: index + 1, place: regionName(face) }));
}

const faceOf = (region) => regionName(myRealm.value.regions.find((face) => face.region === region));
const what = (card) => t("text-numbered", { number: cardName(card), place: cardText(card) });

/** What tells an action from the others of its type. @type {Record<string, (action: Record<string, any>) => string>} */
const WORDS = {
  LookThrough: ({ stack }) => (priceOfLook.value > 0 ? t("cards-text-look", { stack: pile(stack), count: priceOfLook.value }) : pile(stack)),
  TakeCard: ({ position }) => t("text-numbered", { number: position + 1, place: what(myRealm.value.looking[position]) }),
  Take: ({ good }) => t("cards-amount", { count: view.value.seats[1 - ownSeatNumber()].goods[good] ?? 0, kind: good }),
  TakeFromHand: ({ card }) => what(card),
  DrawCard: ({ stack }) => pile(stack),
  Swap: ({ place, into }) => t("text-swap", { give: numberedSquare(ownSeatNumber(), place), get: numberedSquare(ownSeatNumber(), into) }),
  NameNumber: ({ number }) => String(number),
  AnswerAttack: ({ card }) => (card ? what(card) : t("cards-no-counter")),
  LayRegions: ({ above }) => t("cards-text-above", { region: faceOf(above) }),
  ChooseRegions: ({ above, below }) => t("cards-text-both", { above: faceOf(above), below: faceOf(below) }),
  BuildUpgrade: ({ card, place }) => t("text-numbered", { number: cardName(card), place: numberedSquare(ownSeatNumber(), place) }),
  BuildSettlement: ({ scout, place }) => [numberedSquare(ownSeatNumber(), place), scout && cardName(scout)].filter(Boolean).join(" "),
  PlayCard: ({ card }) => what(card),
  TradeWithSupply: ({ give, get }) => t("text-swap", { give: goodsWords({ [give]: myRealm.value.rates[give] }), get: goodName(get) }),
  ...Object.fromEntries(["PutUnder", "Bury", "Exchange"].map((type) => [type, ({ card, stack }) => t("cards-text-under", { card: cardName(card), stack: pile(stack) })])),
  ...Object.fromEntries(REALM_REPLIES.map((type) => [type, ({ offer }) => realmOfferWords(view.value.offers.find(({ id }) => id === offer))])),
};

/** @param {Record<string, any>} action a legal one */
export function wordsOfRealmAction(action) {
  const { type, place } = action;
  if (WORDS[type]) return WORDS[type](action);
  return place === undefined ? actionName(type) : numberedSquare(ownerOf(type), place);
}

/** "Stack A: 13 cards" @param {number} stack */
export function pile(stack) {
  return t("cards-pile", { name: stackName(stack), count: view.value.supply.draw[stack] });
}

/** "3: Ben gives you 1 brick, you give 1 wool", from the reader's side. */
export function realmOfferWords({ id, seat: from, give, get }) {
  const terms = { number: id, name: nameOf(from), give: goodsWords(give), get: goodsWords(get) };
  if (isMe(from)) return t("text-offer-mine", terms);
  return t(seat.value === null ? "text-offer-other" : "text-offer-to-you", terms);
}
