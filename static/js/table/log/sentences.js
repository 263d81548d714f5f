/** Events in words and pictures: each becomes one line of the log, or none. The game brings its own; here are those of the table. */
import { Chip, html } from "../../parts/index.js";
import { rich } from "../../parts/rich.js";
import { counted } from "../../core/store.js";
import { t } from "../../core/text.js";
import { game } from "../game.js";
import { isMe, nameOf, object, signOf, subject, whose } from "../people/people.js";
import { eventWords } from "../plainwords.js";
import { fieldWords, lineWords } from "../plain/words.js";
import { turnAt } from "./turns.js";

/**
 * @typedef {{seat?: number, id: string, words?: Record<string, string | number>, pictures: Record<string, {node: any, text: string}>,
 *            place?: {place: string, at: number}, unspoken?: boolean}} Sentence
 *   `unspoken`: whoever it is about need not hear it
 */

/** @typedef {Record<string, any>} Event of the game, or of the table, with its `type` */

/** A seat as the subject of a sentence. @param {number} number */
export const who = (number) => ({ node: html`<b>${subject(number)}</b>`, text: subject(number) });
/** A seat as its object. @param {number} number */
export const whom = (number) => ({ node: html`<span class="named"><${Chip} ...${signOf(number)} size=${19} /><b>${object(number)}</b></span>`, text: object(number) });

/** @type {Record<string, (event: any) => Sentence | null>} */
const OF_THE_TABLE = {
  TableRewind: (event) => rewound(event, counted.value.undone.get(event) ?? []),
  TablePause: ({ seat: by }) => ({ seat: by, id: "log-paused", pictures: { who: who(by) } }),
  TableContinue: ({ seat: by }) => ({ seat: by, id: "log-continued", pictures: { who: who(by) } }),
  TableStandIn: ({ player }) => ({ id: "log-stand-in", words: { whom: whose(player) }, pictures: { player: whom(player) } }),
  TableReturn: ({ player }) => ({ seat: player, id: "log-returned", pictures: { who: who(player) } }),
  TableSeated: ({ player }) => ({ seat: player, id: "log-seated", pictures: { who: who(player) } }),
  TableTimeOut: ({ player }) => ({ seat: player, id: "log-time-out", pictures: { who: who(player) } }),
  TableConcede: ({ to }) => ({ id: "log-conceded", words: { whom: whose(to) }, pictures: { player: whom(to) } }),
  TableAbort: () => ({ id: "log-aborted", pictures: {} }),
};

/**
 * A player's own last move back, or the whole table back to an earlier line.
 * @param {Event} event
 * @param {{events: Event[]}[]} undone the moves that were taken back
 * @returns {Sentence}
 */
function rewound({ seat: by, to }, undone) {
  const { kinds } = game.value;
  const kind = kinds[undone[0]?.events.find(({ type }) => kinds[type])?.type] ?? "move";
  const own = undone.length === 1 && undone[0].events.some((event) => event.seat === by);
  if (own) return { seat: by, id: "log-took-back", words: { kind }, pictures: { who: who(by) } };
  if (game.value.plain) return { seat: by, id: "plain-went-back", words: { count: undone.length }, pictures: { who: who(by) } };
  return { seat: by, id: "log-went-back", words: { turn: turnAt(to), count: undone.length }, pictures: { who: who(by) } };
}

/** @param {Event} event @returns {Sentence | null} */
function lineOf(event) {
  const own = OF_THE_TABLE[event.type];
  return own ? own(event) : game.value.sentence(event) ?? plain(event);
}

/** The other facts of an event, each as "count: 2". @param {Record<string, unknown>} facts */
function details(facts) {
  return Object.entries(facts).filter(([, value]) => value !== null && value !== undefined)
    .map(([field, value]) => t("plain-field", { field: fieldWords(field), value: lineWords(field, value) }));
}

/** What the game has no words for: a plain line. @returns {Sentence} */
function plain(/** @type {any} */ { type, seat: by, ...facts }) {
  const known = by !== undefined && by !== null;
  const what = [eventWords(type), ...(game.value.plain ? details(facts) : [])].join(" · ");
  return { ...(known && { seat: by }), id: known ? "log-other" : "log-other-nobody", words: { what }, pictures: known ? { who: who(by) } : {} };
}

/** True if the log has a line for it; the turn's heading already says that the turn began. @param {Event} event */
export function isTold(event) {
  return event.type !== "TurnBegan" && !game.value.silent.includes(event.type) && !game.value.isDetail(event);
}

/**
 * @param {{type: string}} event
 * @returns {Sentence | null}
 */
export function sentenceOf(event) {
  return isTold(event) ? lineOf(event) : null;
}

/** @param {Sentence} sentence */
export function pictured({ seat: by, id, words, pictures }) {
  return rich(id, { ...grammar(by), ...words }, pictures);
}

/** @param {Sentence} sentence */
export function spoken({ seat: by, id, words, pictures }) {
  return t(id, { ...grammar(by), ...words, ...Object.fromEntries(Object.entries(pictures).map(([name, { text }]) => [name, text])) });
}

/** Facts about the subject that a language needs to choose its verb. @param {number | undefined} by @returns {Record<string, string>} */
function grammar(by) {
  return by === undefined ? {} : { whose: whose(by) };
}

/**
 * What is said aloud of one event.
 * @param {any} event
 * @param {{places?: boolean}} [how] `places`: where it was, too
 */
export function aloud(event, { places = true } = {}) {
  if (event.type === "TurnBegan") return isMe(event.seat) ? "" : t("log-TurnBegan", { name: nameOf(event.seat) });
  const own = game.value.aloud[event.type];
  if (own) return own(event);
  const sentence = sentenceOf(event);
  if (!sentence || (sentence.unspoken && sentence.seat !== undefined && isMe(sentence.seat))) return "";
  const where = places && sentence.place ? game.value.whereabouts(sentence.place) : "";
  return where ? t("log-with-place", { sentence: spoken(sentence), where }) : spoken(sentence);
}

/** One event in short, as it is said aloud: no places, and nothing that only somebody else gains or gives. @param {Event} event */
export function briefly(event) {
  const others = game.value.spoken.own.includes(event.type) && !concernsMe(event);
  return others ? "" : aloud(event, { places: false });
}

/** The fields of an event that name a seat. */
const SEATS = ["seat", "player", "partner", "victim", "thief", "owner", "giver", "taker", "to"];

/** True if an event is about me, or about the table as a whole. @param {Event} event */
export function concernsMe(event) {
  return event.type in OF_THE_TABLE || SEATS.some((field) => [event[field] ?? []].flat().some(isMe));
}

/** True if everybody hears of it, however little they want to hear. @param {Event} event */
export function isForAll({ type }) {
  return game.value.spoken.always.includes(type);
}
