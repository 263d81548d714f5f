/** French elision, for messages that put a name behind “de” or “que”: `{ ELIDE("de", $name) }`. */

/** A vowel, or a y that is spoken like one, behind the mark of a picture or none; an h may be either, and “de Hugo” is never wrong. */
const SPOKEN_VOWEL = /^\uE000?(?:[aeiouæœ]|y(?![aeiouy]))/i;

/**
 * A word and what follows it, as they are written together: “d’Alder”, “de Birch”.
 * @param {unknown[]} words
 */
export function elided(words) {
  const [word, next] = words.map(String);
  return SPOKEN_VOWEL.test(next.normalize("NFD")) ? `${word.slice(0, -1)}’${next}` : `${word} ${next}`;
}
