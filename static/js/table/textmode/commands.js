/** A list of commands, which of them a word means, and the help that lists them. */
import { listWords, t } from "../../core/text.js";
import { wordsOfCommand } from "./reading.js";
import { asksMe, voting } from "./together.js";

/**
 * @typedef {{name: string, short: string[], usage: string, run: (words: string[], rest: string) => import("./game.js").Answer}} Command
 *   `usage`: an example
 */

/** Words that answer an open proposal before any offer. @type {Record<string, boolean>} */
const ANSWERS = { yes: true, no: false, decline: false };

/** The command of that name, or those whose name begins so. @param {Command[]} commands @param {string} word */
function called(commands, word) {
  const exact = commands.filter(({ name, short }) => name === word || short.includes(word));
  return exact.length > 0 ? exact : commands.filter(({ name, short }) => [name, ...short].some((each) => each.startsWith(word)));
}

/**
 * @param {Command[]} commands
 * @param {string} text as it was typed
 * @returns {import("./game.js").Answer}
 */
export function answerBy(commands, text) {
  const [, first, rest] = /^\s*(\S+)\s*([^]*?)\s*$/.exec(text) ?? [];
  if (first === undefined) return { say: [t("text-welcome")] };
  const word = first.toLowerCase();
  if (rest === "" && asksMe() && ANSWERS[word] !== undefined) return voting(ANSWERS[word]);
  const found = called(commands, word);
  if (found.length === 1) return found[0].run(wordsOfCommand(rest), rest);
  return { say: [found.length === 0 ? t("text-unknown", { word: first }) : t("text-ambiguous", { word: first, commands: listWords(found.map(({ name }) => name), "disjunction") })] };
}

/**
 * All commands, or those that a word means.
 * @param {Command[]} commands
 * @param {string | undefined} word
 * @param {{purpose: (name: string) => string, names: string}} told what a command is for; how names are read
 */
export function help(commands, word, { purpose, names }) {
  const found = word ? called(commands, word) : [];
  const lines = (found.length > 0 ? found : commands).map(({ name, short, usage }) => t("text-help", {
    usage: short.length > 0 ? t("text-help-short", { usage, short: listWords(short, "disjunction") }) : usage, text: purpose(name),
  }));
  return found.length > 0 ? lines : [...lines, names];
}
