/** Seats in the colors that the player of this device chose; shapes, letters and patterns stay. */
import { effect } from "../../vendor/signals.js";
import { preferences } from "./preferences.js";

/** White or black text on it: the better of the two has a contrast of at least 4.5. */
const MIDDLE = 0.179;

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

effect(() => {
  const chosen = Object.entries(preferences.value.colors).filter(([, color]) => /^#[0-9a-f]{6}$/i.test(color));
  sheet.replaceSync(chosen.map(([look, color]) => rule(Number(look), color)).join("\n"));
});

function rule(look, color) {
  const mixed = (share, other) => `color-mix(in oklab, ${color} ${share}%, ${other})`;
  return `.seat-${look} { --seat: ${color}; --seat-dk: ${mixed(66, "black")}; --seat-lt: ${mixed(62, "white")}; --seat-ink: ${luminance(color) > MIDDLE ? "#000000" : "#ffffff"}; }`;
}

/** The relative luminance of WCAG 2, 0 to 1. */
function luminance(color) {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(color.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(share) {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
