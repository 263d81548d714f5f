/** Pseudo-localized English: accents show what is translated, extra length shows what is too narrow. */

const PLAIN = "aceinouyACEINOUYdghlrstwDGHLRSTW";
const ACCENTED = "åçéîñöüýÅÇÉÎÑÖÜÝđğĥļřšţŵĐĞĤĻŘŠŢŴ";
const LONGER = 0.3;
const VOWELS = "aeiouAEIOU";

/**
 * The text with accents, and vowels doubled until it is 30 % longer.
 * @param {string} text what stands between the placeables of a message
 */
export function accented(text) {
  let owed = 0;
  return Array.from(text, (letter) => {
    owed += LONGER;
    const twin = ACCENTED[PLAIN.indexOf(letter)] ?? letter;
    if (owed < 1 || !VOWELS.includes(letter)) return twin;
    owed -= 1;
    return twin + twin;
  }).join("");
}
