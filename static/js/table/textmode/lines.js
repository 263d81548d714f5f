/** The answers, line by line, to commands that only ask, at any table. */
import { chat } from "../../core/store.js";
import { listWords, t } from "../../core/text.js";
import { phrased } from "../chat/phrases.js";
import { clockWords, spokenTime } from "../clock/parts.js";
import { clockOf } from "../clock/time.js";
import { windowLeft } from "../clock/window.js";
import { turns } from "../log/log.js";
import { everySeat, nameOf } from "../people/people.js";
import { words } from "./game.js";

/** If there are more choices than this, they are told as numbers only. */
const SPOKEN = 12;
/** How many examples a summary may have. */
const FEW = 3;
const LAST = 10;

/** The last sentences of the log, ten or as many as were asked for. @param {string[]} words */
export function history([count]) {
  const most = Number(count) || LAST;
  const lines = [];
  for (let at = turns.value.length - 1; at >= 0 && lines.length < most; at -= 1) lines.unshift(...turnLines(turns.value[at]));
  return lines.length > 0 ? lines.slice(-most) : [t("text-no-log")];
}

/** A turn as a whole: what a roll brought may be told by later moves. @param {import("../log/log.js").LogTurn} turn */
function turnLines({ number, seat, lines }) {
  const began = number > 0 ? [{ type: "TurnBegan", number, seat }] : [];
  return words().tellAll([...began, ...lines.filter(({ back }) => !back).map(({ event }) => event)]);
}

/** What was said, the last ten lines. */
export function talk() {
  return chat.value.length > 0 ? chat.value.slice(-LAST).map(({ name, text }) => t("text-said", { name, text: phrased(text) })) : [t("chat-empty")];
}

/** What the clocks say now, for people who do not want to hear them all the time. */
export function clocks() {
  const left = windowLeft();
  const seats = everySeat().flatMap((number) => {
    const reading = clockOf(number);
    return reading ? [t("text-clock-of", { name: nameOf(number), time: clockWords(number, reading) })] : [];
  });
  const lines = [left !== null && t("text-clock-answer", { time: spokenTime(left) }), ...seats].filter(Boolean);
  return lines.length > 0 ? lines : [t("text-no-clock")];
}

/**
 * Everything that is possible now, each with its command; `legal all` with every place in words.
 * @param {string[]} words
 */
export function legalLines([word]) {
  const { possible, status } = words();
  if (possible.value.length === 0) return [status.value.say, t("text-nothing-possible")];
  return possible.value.flatMap((group) => choiceLines(group, word === "all" ? Infinity : SPOKEN));
}

/**
 * @param {import("./game.js").Group} group
 * @param {number} [most] how many are told in words
 */
export function choiceLines({ title, choices }, most = SPOKEN) {
  const lines = choices.map(({ command, words: what }) => t("text-choice", { command: command.trim(), words: what === title ? title : `${title}: ${what}` }));
  return choices.length > most ? [t("text-choices", { title, commands: shortened(choices.map(({ command }) => command)) })] : lines;
}

/** The choices of these types, as lines. @param {string[]} types */
export function linesOf(...types) {
  return words().possible.value.filter(({ type }) => types.includes(type)).flatMap((group) => choiceLines(group));
}

/** @param {{title: string, choices: {command: string}[]}} group */
function groupLine({ title, choices }) {
  const few = choices.length <= FEW;
  const commands = (few ? choices : choices.slice(0, 1)).map(({ command }) => command.trim());
  return t("text-summary", { title, commands: listWords(commands, "disjunction"), more: choices.length - commands.length });
}

/** "place 1, 2, 3": the part that commands share is told once. @param {string[]} commands */
function shortened(commands) {
  const stem = commands[0].slice(0, commands[0].lastIndexOf(" ") + 1);
  const numbers = commands.map((command) => command.slice(stem.length));
  return commands.every((command, index) => command.startsWith(stem) && /^\d+$/.test(numbers[index])) ? stem + numbers.join(", ") : commands.join(", ");
}

/** What is possible now, one line for each kind of action, for somebody who asked for something else. */
export function inShort() {
  const { possible } = words();
  return possible.value.length === 0 ? legalLines([]) : [t("text-possible"), ...possible.value.map(groupLine)];
}
