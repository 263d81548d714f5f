/** The list of commands, and what each means among the legal actions and forms from the server. */
import { catalog } from "../../core/store.js";
import { hasText, t } from "../../core/text.js";
import { answerBy, help } from "../../table/textmode/commands.js";
import { clocks, history, inShort, legalLines, linesOf, talk } from "../../table/textmode/lines.js";
import { TOGETHER } from "../../table/textmode/together.js";
import { showRulebook } from "../../table/reference.js";
import { arrangement } from "../acting/arranging.js";
import { whyNot } from "../acting/rests.js";
import { realmReasonWords } from "../sentences.js";
import { forms } from "../seen.js";
import { REALM_ACTIONS, realmCommandOf, counting, legalBy, reading, swapOf, legalTypesOf, withPlaces } from "./actions.js";
import * as answers from "./answers.js";
import { wordsOfRealmAction } from "./possible.js";

/**
 * @typedef {import("../../table/textmode/game.js").Answer} Answer
 * @typedef {import("../../table/textmode/commands.js").Command} Command
 */

/** @returns {Answer} */
const say = (...lines) => ({ say: lines });
const telling = (tell) => (words) => ({ say: tell(words) });

/** Not possible, why, and what is. @param {string} command @returns {Answer} */
function refuse(command) {
  const reason = legalTypesOf(command).map(whyNot).find(Boolean);
  return say(reason ? realmReasonWords(reason) : t("text-not-now", { command }), ...inShort());
}

function choiceLine(action) {
  return t("text-choice", { command: realmCommandOf(action), words: wordsOfRealmAction(action) });
}

/** The command of one row, or of several that are told apart by what follows. @param {string} command */
function ofRows(command) {
  return (/** @type {string[]} */ words) => {
    const list = legalBy(command);
    if (list.length === 0) return refuse(command);
    const row = REALM_ACTIONS[list[0].type];
    const { words: rest, paid, into } = row.pays || row.receives ? withPlaces(words) : { words, paid: undefined, into: undefined };
    const found = among(list, counting(rest));
    if (found.length === 0) return say(t("text-which"), ...linesOf(...legalTypesOf(command)));
    if (found.length > 1) return say(t("text-which"), ...found.map(choiceLine));
    const [action] = found;
    return { actions: [{ ...action, ...(paid && { paid }), ...(into && { into: action.type === "AcceptOffer" ? into : into[0] }) }] };
  };
}

/** The actions that words name completely, or else those that they begin to name. */
function among(list, words) {
  const read = list.map((action) => ({ action, how: reading(action, words) }));
  const whole = read.filter(({ how }) => how === "all");
  return (whole.length > 0 ? whole : read.filter(({ how }) => how === "begun")).map(({ action }) => action);
}

/** `arrange`, or with the numbers of the regions in another order. */
function arrange(words) {
  if (!forms.value.some(({ type }) => type === "ArrangeRegions")) return refuse("arrange");
  const regions = arrangement(words.map(Number));
  if (!regions) return say(t("text-usage", { usage: "arrange 2 1 3 4 5 6" }), ...answers.realm([]));
  return { actions: [{ type: "ArrangeRegions", regions }] };
}

/** `offer 1 brick for 1 wool` */
function offer(words) {
  if (!forms.value.some(({ type }) => type === "OfferTrade")) return refuse("offer");
  const { words: rest, paid, into } = withPlaces(words);
  const swap = swapOf(rest);
  if (!swap) return say(t("text-usage", { usage: "offer 1 brick for 1 wool" }));
  if (swap.unknown !== undefined) return say(t("cards-text-no-good", { word: swap.unknown }));
  return { actions: [{ type: "OfferTrade", give: swap.give, get: swap.get, ...(paid && { paid }), ...(into && { into }) }] };
}

/** `road 72`: the same as `build road 72`. */
function piece(name) {
  return (words) => ofRows("build")([name, ...words]);
}

function rules(_, rest) {
  showRulebook(rest);
  return say(t("text-rules-open"));
}

const keysOf = (rows = []) => rows.map(({ key }) => key);
const card = (words) => answers.cards(words, keysOf(catalog.value?.cards), keysOf(catalog.value?.events));

/** @type {Command[]} */
const ASKING = [
  { name: "help", short: ["?"], usage: "help, help build", run: telling(([word]) => help(COMMANDS, word, { purpose, names: t("cards-text-names") })) },
  { name: "legal", short: ["l"], usage: "legal, legal all", run: telling(legalLines) },
  { name: "realm", short: ["board", "b"], usage: "realm, realm 51, realm ben", run: telling(answers.realm) },
  { name: "hand", short: ["h"], usage: "hand", run: telling(answers.realmHandAnswer) },
  { name: "card", short: [], usage: "card library", run: telling(card) },
  { name: "stacks", short: ["s"], usage: "stacks", run: telling(answers.stacks) },
  { name: "players", short: ["p"], usage: "players", run: telling(answers.realmPlayersAnswer) },
  { name: "offers", short: ["o"], usage: "offers", run: telling(answers.realmOffersAnswer) },
  { name: "rules", short: [], usage: "rules, rules knight", run: rules },
  { name: "clock", short: [], usage: "clock", run: telling(clocks) },
  { name: "log", short: [], usage: "log, log 20", run: telling(history) },
  { name: "chat", short: [], usage: "chat", run: telling(talk) },
];

const FILLED_IN = { arrange, offer };

/** A command for each word of the rows. @returns {Command[]} */
function acting() {
  const names = [...new Set(Object.values(REALM_ACTIONS).map(({ command }) => command))];
  return names.map((name) => {
    const rows = legalTypesOf(name).map((type) => REALM_ACTIONS[type]);
    return { name, short: rows.flatMap(({ short = [] }) => short), usage: longest(rows), run: FILLED_IN[name] ?? ofRows(name) };
  });
}

/** The example that shows most. */
function longest(rows) {
  return rows.map(({ usage }) => usage).sort((one, other) => other.length - one.length)[0];
}

/** @type {Command[]} */
const COMMANDS = [
  ...ASKING, ...acting(),
  ...["road", "settlement", "city"].map((name) => ({ name, short: [], usage: `${name} 72`, run: piece(name) })),
  { name: "say", short: [], usage: "say hello", run: (_, rest) => (rest ? { chat: rest } : say(t("text-usage", { usage: "say hello" }))) },
  ...TOGETHER,
];

/** What a command is for: as this game has it, or as at every table. @param {string} name */
function purpose(name) {
  return hasText(`cards-text-help-${name}`) ? t(`cards-text-help-${name}`) : t(`text-help-${name}`);
}

/** @param {string} text as it was typed @returns {Answer} */
export function answerToRealmCommand(text) {
  return answerBy(COMMANDS, text);
}
