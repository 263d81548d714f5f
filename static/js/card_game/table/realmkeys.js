/** Keyboard shortcuts of this game. */
import { lead } from "../../table/focus.js";
import { COMMON_KEYS, useTableKeys } from "../../table/keys.js";
import { byKeyboard, open, phone } from "../../table/layout.js";
import { clearSelection, dropAsked } from "../../table/selection.js";
import { announce } from "../../parts/announcer.js";
import { above, below, pickedCard } from "../acting/choices.js";
import { cardText, whatItIs } from "../cards.js";
import { regionText } from "../names.js";
import { view } from "../seen.js";
import { swapped } from "./arena.js";
import { held } from "./hand.js";
import { accept, decline, onlyRealmOffer } from "./offers.js";
import { askedStack, pressStack, ways } from "./stacks.js";
import { pressBuild, pressExchange, pressRealmTrade } from "./tiles.js";
import { closeRealmTrade } from "./trade.js";
import { pointedSquare } from "../realm/realm.js";

export function useCardKeys() {
  useTableKeys({ handlers: HANDLERS, other: ofDigit, lit: litStep, back, board: () => `[data-realm="${below.value}"] .target, [data-realm="${below.value}"] [tabindex="0"]` });
}

/** What each command of static/js/table/topbar/bindings.js does here. */
const HANDLERS = {
  next: () => litStep()?.click(),
  road: () => pressBuild("road"),
  settlement: () => pressBuild("settlement"),
  city: () => pressBuild("city"),
  trade: pressRealmTrade,
  exchange: pressExchange,
  realm: otherRealm,
  inspect,
  accept: () => onlyRealmOffer.value && accept(onlyRealmOffer.value),
  decline: () => onlyRealmOffer.value && decline(onlyRealmOffer.value),
  ...COMMON_KEYS,
};

/** 1 to 5: the draw stacks. */
function ofDigit({ key }) {
  if (!/^[1-5]$/.test(key)) return undefined;
  const stack = Number(key) - 1;
  const { draw, look, put } = ways.value[stack] ?? {};
  return draw || look || put ? () => pressStack(stack) : undefined;
}

/** The amber button: in a panel the one that sends it, without one the next step. */
function litStep() {
  return /** @type {HTMLElement | null} */ (document.querySelector(".cpanel .btn.primary:not([aria-disabled]), .draw-choice .btn.primary") ?? document.querySelector(".next[data-step]"));
}

/** Move the focus from one realm to the other; on a phone they swap places. */
function otherRealm() {
  const owner = document.activeElement?.closest(`[data-realm="${below.value}"]`) ? above.value : below.value;
  if (phone.value) swapped.value = owner === above.value;
  byKeyboard.value = true;
  requestAnimationFrame(() => /** @type {SVGElement | null} */ (document.querySelector(`.realm[role="group"][data-realm="${owner}"] [tabindex="0"]`))?.focus());
}

/** Show and announce the focused card in full. */
function inspect() {
  const focused = /** @type {HTMLElement} */ (document.activeElement);
  const { card, place } = focused.dataset;
  const realm = /** @type {HTMLElement | null} */ (focused.closest("[data-realm]"));
  if (card) {
    held.value = card;
    return announce(whatItIs(card), { now: true });
  }
  if (place === undefined || !realm) return undefined;
  const owner = Number(realm.dataset.realm);
  pointedSquare.value = { owner, place: Number(place) };
  const { row, regions, upgrades } = view.value.realms[owner];
  const words = upgrades[place] ? whatItIs(upgrades[place]) : row[place] ? cardText(row[place]) : regions[place] ? regionText(regions[place].good) : "";
  return words && announce(words, { now: true });
}

function back() {
  if (askedStack.value !== null) dropAsked();
  else if (open.value === "trade") closeRealmTrade();
  else if (open.value !== null) open.value = null;
  else putAway();
}

/** Put back what was begun, and the focus with it. */
function putAway() {
  const what = pickedCard.value;
  if (clearSelection()) return what && requestAnimationFrame(() => lead(placeOf(what)));
  pointedSquare.value = null;
  held.value = null;
  return undefined;
}

/** Where something was picked up. */
function placeOf(what) {
  if ("index" in what) return `.hcs > li:nth-child(${what.index + 1}) button`;
  return `[data-tile="${"build" in what ? what.build : "exchange"}"]`;
}
