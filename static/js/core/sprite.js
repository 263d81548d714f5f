/** All pictures, put into the page once: no request per symbol, and they stay when the server is away. */

import { computed, signal } from "../../vendor/signals.js";
import { asset } from "./asset.js";
import { preferences, theme } from "./preferences.js";

/** How many sheets are in the page: pictures made earlier are made again when another sheet comes. */
const hanging = signal(0);
const sheets = new Map();

/**
 * Fetch a sheet of symbols and put it, hidden, into the page; once.
 * @param {string} [file] the one of every page, or a game's own
 */
export function hangSprite(file = "sprite.svg") {
  if (!sheets.has(file)) sheets.set(file, hang(file));
  return sheets.get(file);
}

/** @param {string} file @returns {Promise<void>} */
async function hang(file) {
  const answer = await fetch(asset(file));
  if (!answer.ok) return void sheets.delete(file);
  // Parsing style attributes violates the Content-Security-Policy; setting them one by one does not.
  const text = (await answer.text()).replaceAll(" style=", " data-style=");
  const drawn = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  drawn.setAttribute("class", "sprite");
  drawn.setAttribute("aria-hidden", "true");
  const hung = document.importNode(drawn, true);
  for (const shape of hung.querySelectorAll("[data-style]")) {
    /** @type {SVGElement} */ (shape).style.cssText = shape.getAttribute("data-style") ?? "";
  }
  document.body.prepend(hung);
  hanging.value += 1;
}

/**
 * The address of a symbol, for a <use>.
 * @param {string} id as in sprite.svg
 */
export function symbol(id) {
  return `#${id}`;
}

/** True if a sheet in the page has this symbol. @param {string} id */
export function hasSymbol(id) {
  return hanging.value > 0 && document.getElementById(id) !== null;
}

const seatColors = computed(() => preferences.value.colors);
/** Cache for these colors: pictures by symbol and looks, the sprite's variables by looks. */
const made = computed(() => ({ sheets: hanging.value, theme: theme.value, seats: seatColors.value, pictures: new Map(), colors: new Map() }));

/**
 * A symbol as an image of its own: the page lays it out and paints it as one thing, where a <use> is as many as the symbol has shapes,
 * checked again in every frame. It knows the theme's colors, but not those of the text around it.
 * @param {string} id as in sprite.svg
 * @param {number} [look] of the seat whose colors it has
 * @param {string} [board] the look of the board whose colors it has
 */
export function picture(id, look = 0, board = "classic") {
  const { pictures } = made.value;
  const key = `${id} ${look} ${board}`;
  if (!pictures.has(key)) pictures.set(key, `data:image/svg+xml,${encodeURIComponent(standaloneSvg(id, look, board))}`);
  return pictures.get(key);
}

const VARIABLE = /var\((--[\w-]+),([^)]*)\)/g;

/** Empty if the sprite could not be loaded. @param {string} id @param {number} look @param {string} board @returns {string} */
function standaloneSvg(id, look, board) {
  const drawing = document.getElementById(id);
  if (!drawing) return "";
  const colors = colorsOf(look, board);
  const shapes = drawing.innerHTML.replace(VARIABLE, (_, name, otherwise) => colors[name] || otherwise);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${drawing.getAttribute("viewBox")}">${shapes}</svg>`;
}

/** The values of the sprite's variables for a seat and a look of the board. @param {number} look @param {string} board @returns {Record<string, string>} */
function colorsOf(look, board) {
  const { colors } = made.value;
  const key = `${look} ${board}`;
  if (!colors.has(key)) {
    const [sprite, ...others] = document.querySelectorAll(".sprite");
    const names = new Set([sprite, ...others].flatMap(({ innerHTML }) => [...innerHTML.matchAll(VARIABLE)].map(([, name]) => name)));
    sprite.classList.add(`seat-${look}`);
    sprite.setAttribute("data-board", board);
    const style = getComputedStyle(sprite);
    colors.set(key, Object.fromEntries([...names].map((name) => [name, style.getPropertyValue(name)])));
    sprite.classList.remove(`seat-${look}`);
    sprite.removeAttribute("data-board");
  }
  return colors.get(key);
}
