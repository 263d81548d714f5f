/** The list of commands, and which of them a word means. */
import { showRulebook } from "../../table/reference.js";
import { hasText, listWords, t } from "../../core/text.js";
import { ACTIONS, typesOf } from "../actions.js";
import { PIECES } from "../pieces.js";
import * as answers from "./answers.js";
import * as meaning from "./meaning.js";
import { titleOf } from "./possible.js";
import { wordsOf } from "./reading.js";

/**
 * @typedef {{say: string[]} | {actions: Record<string, any>[]} | {chat: string}} Answer
 * @typedef {{name: string, short: string[], usage: string, run: (words: string[], rest: string) => Answer}} Command
 *   `usage`: an example; what it is for is the message `text-help-NAME`
 */

const telling = (tell) => (words) => ({ say: tell(words) });

/**
 * The command that the rows of actions describe.
 * @param {string} name
 * @returns {Command}
 */
function ofRows(name) {
  const { short = [], usage = name } = ACTIONS[typesOf(name)[0]];
  return { name, short, usage, run: meaning.ofRows(name) };
}

/** @type {Command[]} */
const FIRST = [
  { name: "help", short: ["?"], usage: "help, help build", run: telling(help) },
  { name: "legal", short: ["l"], usage: "legal, legal all", run: telling(answers.legal) },
  { name: "board", short: ["b"], usage: "board, board 14, board ana", run: telling(answers.board) },
  { name: "hand", short: ["h"], usage: "hand", run: telling(answers.hand) },
  { name: "players", short: ["p"], usage: "players", run: telling(answers.players) },
  { name: "bank", short: [], usage: "bank", run: telling(answers.bank) },
  { name: "offers", short: ["o"], usage: "offers", run: telling(answers.offers) },
  { name: "rules", short: [], usage: "rules, rules distance", run: rules },
  { name: "log", short: [], usage: "log, log 20", run: telling(answers.history) },
  { name: "chat", short: [], usage: "chat", run: telling(answers.talk) },
  ofRows("roll"),
  { name: "place", short: ["pl"], usage: "place 7", run: meaning.place },
  { name: "build", short: [], usage: "build road 14, build s 14, build city 3", run: meaning.build },
  ...PIECES.map(({ id, short }) => ({ name: id, short, usage: `${id} 14`, run: meaning.buildPiece(id) })),
  ofRows("buy"),
  { name: "play", short: [], usage: "play knight, play roads, play plenty ore grain, play monopoly ore", run: meaning.play },
  { name: "robber", short: [], usage: "robber 5, robber 5 ana", run: meaning.figure("robber") },
  { name: "pirate", short: [], usage: "pirate 12 from ben", run: meaning.figure("pirate") },
  { name: "token", short: [], usage: "token 9", run: meaning.token },
  { name: "harbor", short: [], usage: "harbor 14 east, harbor 30", run: meaning.harbor },
  { name: "move", short: [], usage: "move ship 41 58", run: meaning.move },
  ofRows("pass"),
  ofRows("flag"),
];

/** @type {Command[]} */
const LAST = [
  { name: "trade", short: ["t"], usage: "trade 4 wool for ore", run: meaning.trade },
  { name: "do", short: [], usage: "do build-lighthouse 14", run: meaning.perform },
  { name: "offer", short: ["of"], usage: "offer 1 brick for 1 wool, offer 1 brick for 1 wool to ana", run: meaning.offer },
  { name: "choose", short: [], usage: "choose ben", run: meaning.answerOffer("choose", "ConfirmTrade") },
  { name: "withdraw", short: ["w"], usage: "withdraw, withdraw 3", run: meaning.answerOffer("withdraw", "WithdrawOffer") },
  { name: "yes", short: ["y", "accept"], usage: "yes ana, accept 3", run: meaning.answerOffer("yes", "AcceptOffer", "ConfirmTrade") },
  { name: "no", short: ["n", "decline"], usage: "no ana, no 3", run: meaning.answerOffer("no", "DeclineOffer") },
  { name: "counter", short: [], usage: "counter 3 1 ore for 1 wool", run: meaning.counter },
  ofRows("end"),
  { name: "say", short: [], usage: "say hello", run: (_, rest) => (rest ? { chat: rest } : { say: [t("text-usage", { usage: "say hello" })] }) },
];

/** What these have no word for, and the rows of actions do. */
function others() {
  const known = [...FIRST, ...LAST].flatMap(({ name, short }) => [name, ...short]);
  const names = new Set(Object.values(ACTIONS).map(({ command }) => command.split(" ")[0]));
  return [...names].filter((name) => !known.includes(name)).map(ofRows);
}

/** In the order of the help. */
export const COMMANDS = [...FIRST, ...others(), ...LAST];

/**
 * @param {string} text as it was typed
 * @returns {Answer}
 */
export function answerTo(text) {
  const [, first, rest] = /^\s*(\S+)\s*([^]*?)\s*$/.exec(text) ?? [];
  if (first === undefined) return { say: [t("text-welcome")] };
  const found = commandsCalled(first.toLowerCase());
  if (found.length === 1) return found[0].run(wordsOf(rest), rest);
  const word = first;
  return { say: [found.length === 0 ? t("text-unknown", { word }) : t("text-ambiguous", { word, commands: listWords(found.map(({ name }) => name), "disjunction") })] };
}

/** The command of that name, or those whose name begins so. */
function commandsCalled(word) {
  const exact = COMMANDS.filter(({ name, short }) => name === word || short.includes(word));
  return exact.length > 0 ? exact : COMMANDS.filter(({ name, short }) => [name, ...short].some((each) => each.startsWith(word)));
}

function rules(_, rest) {
  showRulebook(rest);
  return { say: [t("text-rules-open")] };
}

function help([word]) {
  const found = word ? commandsCalled(word) : [];
  const lines = (found.length > 0 ? found : COMMANDS).map(helpLine);
  return found.length > 0 ? lines : [...lines, t("text-help-names")];
}

/** @param {Command} command */
function helpLine({ name, short, usage }) {
  const words = short.length > 0 ? t("text-help-short", { usage, short: listWords(short, "disjunction") }) : usage;
  return t("text-help", { usage: words, text: hasText(`text-help-${name}`) ? t(`text-help-${name}`) : titleOf(typesOf(name)[0]) });
}
