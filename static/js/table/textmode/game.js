/** What a game brings to text mode, whose page, command line and lists are the same for all. */
import { gameKey } from "../../core/store.js";

/**
 * @typedef {{command: string, words: string, offer?: number, partner?: number, open: boolean}} Choice
 *   `offer`: the one it answers; `partner`: with whom; `open`: the command is only begun, its rest is to be typed
 * @typedef {{type: string, title: string, choices: Choice[]}} Group
 * @typedef {{say: string[]} | {actions: Record<string, any>[]} | {chat: string} | {run: () => any, say?: string[]}} Answer
 *   to a command: words, what is to be sent, what is said to the table, or what else is done
 * @typedef {{
 *   possible: {value: Group[]},
 *   replies: string[],
 *   answers: string[],
 *   leading: Set<string>,
 *   status: {value: {say: string, mine: boolean}},
 *   hint: () => string,
 *   answerTo: (text: string) => Answer,
 *   tellAll: (events: any[]) => string[],
 *   remark: (events: any[]) => string[],
 *   send: (action: Record<string, any>) => Promise<boolean>,
 *   reasonWords: (refusal: any) => string,
 * }} Words
 *   `possible`: what the reader may do now, a group for each type of action; `replies`: the types that belong to an open offer, `answers`
 *   those that answer somebody else's; `leading`: those that lead on in the game; `hint`: what to type, beside the status sentence;
 *   `tellAll`: the sentences of one update, `remark`: what follows them
 */

/** @type {Record<string, Words>} */
const brought = {};

/**
 * A game's text mode is there.
 * @param {string} key the game's, as a table's record has it
 * @param {Words} words
 */
export function bringWords(key, words) {
  brought[key] = words;
}

/** Those of the game at this table. */
export const words = () => brought[gameKey.value];
