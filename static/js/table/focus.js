/** Where the focus goes for players who use the keyboard: along with the game. */
import { useLayoutEffect } from "../../vendor/hooks.js";
import { byKeyboard, keyboard } from "./layout.js";

/** Where players act. Somebody who reads the log or writes in the chat is not disturbed. */
const ACTING = ".board, .place, .offers, .dock, .pdock, section.trade, .realm, .tray, .cpanel";
/** What a player would use next, the most urgent first. */
const NEXT = [".bubble .victim", ".cpanel .lks button", ".target[tabindex='0']", ".picker button"];

/**
 * What a player would use next at the table: a legal spot, a choice that is asked for, what they came from if it can be pressed, the next
 * step. Never a tile, because keys meant for the next step would press it; for a mouse user always the next step.
 * @param {HTMLElement[]} before what had the focus, the latest first
 * @returns {(HTMLElement | SVGElement | null)[]} the best first
 */
export function sensiblePlaces(before) {
  const next = /** @type {HTMLElement | null} */ (document.querySelector(".next"));
  if (!keyboard.value) return [next];
  byKeyboard.value = true;
  const urgent = NEXT.map((selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector)));
  return [...urgent, ...before.filter((each) => each.ariaDisabled !== "true" && !each.matches(".tile")), next];
}

/**
 * Give the focus to the first of these that is there, if the reader plays by keyboard and is not busy elsewhere.
 * @param {...string} selectors
 * @returns {Element | null} what has got it
 */
export function lead(...selectors) {
  const { activeElement } = document;
  if (!keyboard.value || (activeElement !== document.body && !activeElement?.closest(ACTING))) return null;
  const place = selectors.map((selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector))).find(Boolean);
  if (!place) return null;
  byKeyboard.value = true;
  place.focus({ preventScroll: true });
  return place;
}

/**
 * The same when something opens, as soon as it is drawn: the focus must not stay on what it covers.
 * @param {...string} selectors
 */
export function useLead(...selectors) {
  useLayoutEffect(() => void lead(...selectors), []);
}
