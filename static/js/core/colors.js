/** Seats in the colors that the player of this device chose; shapes, letters and patterns stay. */
import { effect } from "../../vendor/signals.js";
import { preferences } from "./preferences.js";

/** White or black text on it: the better of the two has a contrast of at least 4.5. */
const MIDDLE = 0.179;
const LOOKS = [1, 2, 3, 4, 5, 6, 7, 8];
/** The colors of a seat's pieces, by name, out of the one that was chosen. @type {Record<string, (color: string) => string>} */
const SHADES = {
  seat: (color) => color,
  "seat-dk": (color) => mixed(color, 0.58, 0),
  "seat-lt": (color) => mixed(color, 0.62, 255),
  "seat-ink": (color) => (luminance(color) > MIDDLE ? "#000000" : "#ffffff"),
};

// tokens.css has the colors that nobody chose
effect(() => {
  const { colors } = preferences.value;
  const { style } = document.documentElement;
  for (const look of LOOKS) {
    const chosen = /^#[0-9a-f]{6}$/i.test(colors[look]) ? colors[look] : null;
    for (const [name, shade] of Object.entries(SHADES)) {
      if (chosen) style.setProperty(`--${name}-${look}`, shade(chosen));
      else style.removeProperty(`--${name}-${look}`);
    }
  }
});

/** @param {string} color @returns {number[]} red, green and blue, 0 to 255 */
function channels(color) {
  return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
}

/** A share of the color, the rest a gray: 0 is black, 255 white. @param {string} color @param {number} share @param {number} gray */
function mixed(color, share, gray) {
  return `rgb(${channels(color).map((channel) => Math.round(channel * share + gray * (1 - share))).join(" ")})`;
}

/** The relative luminance of WCAG 2, 0 to 1. @param {string} color */
function luminance(color) {
  const [red, green, blue] = channels(color).map((channel) => linear(channel / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param {number} share of full light, 0 to 1 */
function linear(share) {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
