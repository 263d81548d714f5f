/** The list of commands, and which of them a word means. */
import { showRulebook } from "../../table/reference.js";
import { hasText, listWords, t } from "../../core/text.js";
import { answerBy, help } from "../../table/textmode/commands.js";
import { clocks, history, legalLines, talk } from "../../table/textmode/lines.js";
import { LUCK, TOGETHER, wishes } from "../../table/textmode/together.js";
import { ACTIONS, typesOf } from "../actions/rows.js";
import { PIECES } from "../pieces.js";
import * as answers from "./answers.js";
import * as meaning from "./meaning.js";
import { titleOfAction } from "./possible.js";
import { kindOf } from "./reading.js";

/** @typedef {import("../../table/textmode/commands.js").Command} Command */

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
  { name: "help", short: ["?"], usage: "help, help build", run: telling(helpWith) },
  { name: "legal", short: ["l"], usage: "legal, legal all", run: telling(legalLines) },
  { name: "board", short: ["b"], usage: "board, board 14, board ana", run: telling(answers.boardAnswer) },
  { name: "hand", short: ["h"], usage: "hand", run: telling(answers.handAnswer) },
  { name: "players", short: ["p"], usage: "players", run: telling(answers.playersAnswer) },
  { name: "bank", short: [], usage: "bank", run: telling(answers.bankAnswer) },
  { name: "offers", short: ["o"], usage: "offers", run: telling(answers.offersAnswer) },
  { name: "rules", short: [], usage: "rules, rules distance", run: rules },
  { name: "clock", short: [], usage: "clock", run: telling(clocks) },
  { name: "dice", short: [], usage: "dice", run: telling(answers.dice) },
  LUCK,
  { name: "wishes", short: [], usage: "wishes", run: telling(answers.wishesAnswer) },
  { name: "log", short: [], usage: "log, log 20", run: telling(history) },
  { name: "chat", short: [], usage: "chat", run: telling(talk) },
  ofRows("roll"),
  { name: "place", short: ["pl"], usage: "place 7", run: meaning.placeCommand },
  { name: "build", short: [], usage: "build road 14, build s 14, build city 3", run: meaning.build },
  ...PIECES.map(({ id, short }) => ({ name: id, short, usage: `${id} 14`, run: meaning.buildPiece(id) })),
  ofRows("buy"),
  { name: "play", short: [], usage: "play knight, play roads, play plenty ore grain, play monopoly ore", run: meaning.playCommand },
  { name: "robber", short: [], usage: "robber 5, robber 5 ana", run: meaning.figureCommand("robber") },
  { name: "pirate", short: [], usage: "pirate 12 from ben", run: meaning.figureCommand("pirate") },
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
  { name: "counter", short: [], usage: "counter 3 1 ore for 1 wool", run: meaning.counterCommand },
  ofRows("end"),
  { name: "say", short: [], usage: "say hello", run: (_, rest) => (rest ? { chat: rest } : { say: [t("text-usage", { usage: "say hello" })] }) },
];

const WISHES = wishes({ kindOf, wordsOf: (kinds) => listWords(kinds.map((kind) => t("resource", { kind })), "unit") });

/** Commands of action rows that have no word in the list above. */
function others() {
  const known = [...FIRST, ...LAST].flatMap(({ name, short }) => [name, ...short]);
  const names = new Set(Object.values(ACTIONS).map(({ command }) => command.split(" ")[0]));
  return [...names].filter((name) => !known.includes(name)).map(ofRows);
}

/** In the order of the help. */
export const COMMANDS = [...FIRST, ...others(), ...LAST, WISHES, ...TOGETHER];

/** The help of a command without a message `text-help-NAME`, from the action's own row. */
function purpose(name) {
  return hasText(`text-help-${name}`) ? t(`text-help-${name}`) : titleOfAction(typesOf(name)[0]);
}

function helpWith([word]) {
  return help(COMMANDS, word, { purpose, names: t("text-help-names") });
}

/** @param {string} text as it was typed */
export function answerTo(text) {
  return answerBy(COMMANDS, text);
}

function rules(_, rest) {
  showRulebook(rest);
  return { say: [t("text-rules-open")] };
}
