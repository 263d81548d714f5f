/** Keyboard shortcuts of this game. */
import { announce } from "../../parts/announcer.js";
import { RESOURCES } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { cardWords } from "../rich.js";
import { chosenGoods, oneMore, owed } from "../hand/choosing.js";
import { cardPanel, figures, may, plainPanel, send, stepBack } from "./choices.js";
import { lookOnlyFor } from "./figures.js";
import { mayFlag, toggleFlag } from "./flag.js";
import { lead, sensiblePlaces } from "../../table/focus.js";
import { COMMON_KEYS, useTableKeys } from "../../table/keys.js";
import { open } from "../../table/layout.js";
import { onlyOffer } from "../trade/offers.js";
import { togglePass } from "./plans.js";
import { dropAsked } from "../../table/selection.js";
import { pressMove, pressTile, pressTrade, TILES } from "./tiles.js";
import { FIGURES } from "../pieces.js";
import { canTrade, closeTrade, openCounterOffer, tradeDraft, getOneMore, giveOneMore } from "../trade/trade.js";

export function useKeys() {
  useTableKeys({ handlers: HANDLERS, first, other: resourceKey, lit: litStep, back, board: () => ".board :is(.target, .walked)[tabindex='0']" });
}

/** The figure or, with Shift, the move that a key means before anything else. */
function first(event, command) {
  return figureKey(event) ?? (event.shiftKey ? SHIFTED[command] : undefined);
}

/** What each command of static/js/table/topbar/bindings.js does. */
const HANDLERS = {
  next: () => litStep()?.click(),
  ...Object.fromEntries(TILES.map((tile) => [tile.id, () => pressTile(tile)])),
  trade: pressTrade,
  accept: () => answer("accept"),
  decline: () => answer("decline"),
  counter: () => onlyOffer.value?.counter && openCounterOffer(onlyOffer.value.id),
  pass: () => (may("Pass") ? send({ type: "Pass" }) : mayFlag() ? toggleFlag() : togglePass()),
  ...COMMON_KEYS,
};

/** With Shift: the action that moves the piece that the tile builds. */
const SHIFTED = Object.fromEntries(TILES.filter(({ move }) => move).map((tile) => [tile.id, () => pressMove(tile)]));

/** While one of several figures is to be moved, their keys show the places of only one. */
function figureKey({ key }) {
  const id = figures.value.length > 1 && figures.value.find((each) => FIGURES[each].key === key.toLowerCase());
  return id ? () => lookOnlyFor(id) : undefined;
}

/** 1 to 5: one more of what I give, discard or name; 6 to 0: one more of what I want; with Shift one less. */
function resourceKey({ code, shiftKey }) {
  const digit = Number(/^Digit(\d)$/.exec(code)?.[1]);
  if (Number.isNaN(digit)) return undefined;
  const step = shiftKey ? -1 : 1;
  const kind = RESOURCES[(digit + 4) % 5];
  const choose = chooserOf(digit >= 1 && digit <= 5);
  return choose && (() => {
    choose(kind, step);
    announce(chosenWords(), { now: true });
    requestAnimationFrame(() => lead(LIT));
  });
}

/** What the digits have chosen so far. */
function chosenWords() {
  if (open.value !== "trade") return cardWords(chosenGoods.value) || t("chosen-nothing");
  const { give, get } = tradeDraft.value;
  const side = (cards) => cardWords(cards) || t("chosen-nothing");
  return t("chosen-trade", { give: side(give), get: side(get) });
}

/** Once everything is chosen, the button that sends it. */
const LIT = ":is(.picker, section.trade) .primary:not([aria-disabled])";

/** The amber button: in a panel the one that sends it, without one the next step; null where nothing can be pressed. */
function litStep() {
  const lit = /** @type {HTMLElement | null} */ (document.querySelector(LIT));
  if (lit || open.value === "trade" || cardPanel.value !== null || plainPanel.value !== null) return lit;
  return /** @type {HTMLElement | null} */ (document.querySelector(".next[data-step]"));
}

function chooserOf(mine) {
  if (owed.value || cardPanel.value !== null) return mine && oneMore;
  if (plainPanel.value !== null) return undefined;
  if (!canTrade()) return undefined;
  return mine ? giveOneMore : getOneMore;
}

function answer(choice) {
  const action = onlyOffer.value?.[choice];
  if (action) send(action);
  else if (onlyOffer.value === null) answerOwn(choice);
}

/** Of my own offer: trade with the one who accepted, or choose among several; or withdraw it. */
function answerOwn(choice) {
  const accepters = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".open-offer .confirm")]);
  if (choice === "decline") /** @type {HTMLElement | null} */ (document.querySelector(".open-offer .withdraw"))?.click();
  else if (accepters.length === 1) accepters[0].click();
  else accepters[0]?.focus();
}

function back() {
  if (dropAsked()) return;
  if (open.value === "trade") closeTrade();
  else if (open.value !== null) open.value = null;
  else if (!stepBack()) elsewhere()?.focus({ preventScroll: true });
}

/** From the board to the next step, and from anywhere else to what the player would use next. */
function elsewhere() {
  return document.activeElement?.closest(".board") ? /** @type {HTMLElement | null} */ (document.querySelector(".next")) : sensiblePlaces([]).find(Boolean);
}
