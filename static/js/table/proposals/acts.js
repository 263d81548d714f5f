/** What the table decides together, in words: what is proposed, what it means, who is asked, how it ended. */
import { counted, lobby, log, presence } from "../../core/store.js";
import { listWords, t } from "../../core/text.js";
import { isMe, nameOf, subject, whose } from "../people/people.js";
import { sentenceOf, spoken } from "../log/sentences.js";
import { turnAt } from "../log/turns.js";

/** @typedef {{table: string, to?: number, seat?: number}} Act as in docs/protocol.md §2a */

/** Acts that the server lets nobody decide while nobody is here to object. */
const NOT_ALONE = ["rewind", "abort", "concede", "seated"];

/** The people who will be asked for consent: everybody who is here, but me. */
export function peopleAsked() {
  return Object.keys(presence.value.seats).map(Number).filter((number) => presence.value.seats[number] === "here" && !isMe(number));
}

/**
 * Why an act cannot be proposed because nobody is here to agree; undefined if it can.
 * @param {Act} act
 */
export function whyNotAlone({ table }) {
  const others = lobby.value.seats.some((/** @type {{kind: string, seat: number}} */ person) => person.kind === "person" && !isMe(person.seat));
  return NOT_ALONE.includes(table) && others && peopleAsked().length === 0 ? t("asked-away") : undefined;
}

/** "Ben and Cem are asked." */
export function askedWords() {
  const names = peopleAsked().map(nameOf);
  return names.length > 0 ? t("asked", { names: listWords(names), count: names.length }) : t("asked-nobody");
}

/**
 * "Ana proposes a pause"
 * @param {{act: Act, by?: number, name: string}} proposal `by` is absent for a guest
 */
export function proposesWords({ act, by, name }) {
  const guest = by === undefined;
  return t(`proposes-${act.table}`, { who: guest ? name : subject(by), whose: guest ? "other" : whose(by), ...argumentsOf(act) });
}

/**
 * What an act will bring: "Nobody can move until …"
 * @param {Act} act
 */
export function meansWords(act) {
  return t(`means-${act.table}`, argumentsOf(act));
}

/**
 * How a proposal ended: "Ben does not want to pause". Nothing where the log says it.
 * @param {{result: "agreed" | "withdrawn" | "lapsed", act: Act} | {result: "refused", act: Act, no: number}} verdict
 */
export function verdictWords(verdict) {
  if (verdict.result === "agreed") return "";
  if (verdict.result !== "refused") return t(`verdict-${verdict.result}`);
  const { act, no } = verdict;
  return t(`verdict-no-${act.table}`, { who: subject(no), whose: whose(no), ...argumentsOf(act) });
}

/** @param {Act} act @returns {Record<string, string | number>} */
function argumentsOf({ table, to, seat }) {
  if (table === "rewind") return to === undefined ? {} : { turn: turnAt(to), count: movesAfter(to) };
  const player = table === "concede" ? to : seat;
  return player === undefined ? {} : { player: nameOf(player), whom: whose(player) };
}

/** The number of moves that a rewind to this version takes back. @param {number} version */
function movesAfter(version) {
  return counted.value.moves.filter((entry) => entry.version > version).length;
}

/** The last thing that happened at a version, in words; empty if it needs none. @param {number} version */
export function lineAt(version) {
  const events = log.value.find((entry) => entry.version === version)?.events ?? [];
  const sentence = events.map(sentenceOf).findLast(Boolean);
  return sentence ? spoken(sentence) : "";
}
