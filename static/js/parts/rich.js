/** Sentences with pictures in them: Fluent orders the words, the pictures go where their argument stands. */
import { t } from "../core/text.js";

/**
 * The message `id` as a list of words and pictures.
 * @param {string} id
 * @param {Record<string, string | number>} words plain arguments
 * @param {Record<string, {node: any, text: string}>} pictures arguments that are drawn; Fluent sees their text, so that the words around a
 *   picture can agree with it
 */
export function rich(id, words, pictures) {
  const names = Object.keys(pictures);
  const marks = Object.fromEntries(names.map((name, index) => [name, `\uE000${pictures[name].text}\uE001${index}\uE000`]));
  const parts = t(id, { ...words, ...marks }).split("\uE000");
  return parts.map((part, index) => (index % 2 ? pictures[names[Number(part.split("\uE001")[1])]].node : part)).filter((part) => part !== "");
}
