/** Searching for words: every word has to occur, ignoring case and accents. */

/** Without capitals and accents: "Blé" becomes "ble". @param {string} text */
export function plain(text) {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** What somebody typed, as words to look for. @param {string} typed */
export function wordsOf(typed) {
  return plain(typed).split(/\s+/).filter(Boolean);
}
