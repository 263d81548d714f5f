/** What the table settles besides the game, in text mode: a section of the page, and the commands for it. */
import { html } from "../../parts/index.js";
import { refusalWords } from "../../parts/problem.js";
import { mayAsk, nudge, propose } from "../../core/net.js";
import { pin, vote } from "../../core/outbox.js";
import { halted, lobby, luck, proposal, seat, standing, waiting, wants } from "../../core/store.js";
import { listWords, t } from "../../core/text.js";
import { UndoButton, UndoEndTurn, takeBack, undoable } from "../dock/undo.js";
import { endPause, MenuButton } from "../menu/menu.js";
import { SeatActs } from "../people/absent.js";
import { isAway, isBot, isMe, nameOf, otherSeats } from "../people/people.js";
import { meansWords, proposesWords, whyNotAlone } from "../proposals/acts.js";
import { latestTarget } from "../proposals/backto.js";
import { PausedBanner } from "../proposals/paused.js";
import { ProposalCard } from "../proposals/proposal.js";
import { Section } from "./parts.js";
import { seatOf } from "./reading.js";

/** @typedef {import("./game.js").Answer} Answer */

export function Together() {
  return html`<${Section} id="together" title=${t("text-together")} class="together">
    <${PausedBanner} /><${ProposalCard} />
    <div class="buttons"><${UndoButton} /><${UndoEndTurn} /><${MenuButton} /></div>
    ${otherSeats().map((number) => html`<div key=${number} role="group" aria-label=${nameOf(number)}><${SeatActs} number=${number} /></div>`)}
  <//>`;
}

/** Whether an open proposal waits for the reader's answer. */
export const asksMe = () => proposal.value?.waiting.some(isMe) ?? false;

/** "Ben proposes a pause. Nobody can move until …": and how to answer. */
export function proposalWords() {
  const open = proposal.value;
  if (!open) return t("text-no-proposal");
  const words = t("proposal-said", { proposal: proposesWords(open), means: meansWords(open.act) });
  return asksMe() ? `${words} ${t("text-vote")}` : words;
}

/** @param {string[]} text @returns {Answer} */
const say = (...text) => ({ say: text });

/** @param {Record<string, any>} act as in docs/protocol.md §2a @returns {Answer} */
function proposing(act) {
  if (seat.value === null) return say(t("hint-watching"));
  const why = proposal.value ? t("matter-busy") : whyNotAlone(/** @type {any} */ (act));
  return why ? say(why) : { run: async () => (await mayAsk(act)) && propose(act) };
}

/** The seat that the words name; the only other one where none is named. @param {string[]} words */
function other(words) {
  const others = otherSeats();
  if (words.length === 0 && others.length === 1) return others[0];
  return seatOf(words.join(" "));
}

/** @param {(number: number) => Answer} act */
function about(act) {
  return (/** @type {string[]} */ words) => {
    const number = other(words);
    if (number !== undefined && !isMe(number)) return act(number);
    return say(t("text-no-player", { word: words.join(" "), names: listWords(otherSeats().map(nameOf)) }));
  };
}

/** @param {boolean} yes @returns {Answer} */
export function voting(yes) {
  const open = proposal.value;
  const mine = open && (asksMe() || (!yes && open.by !== undefined && isMe(open.by)));
  return mine ? { run: () => vote(open.id, yes) } : say(proposalWords());
}

/** @param {number} number @returns {Answer} */
function remind(number) {
  const awaited = seat.value !== null && !isBot(number) && !isAway(number) && !halted.value && waiting.value?.[number] !== undefined;
  return awaited ? { run: () => nudge(number), say: [t("seat-reminded", { name: nameOf(number) })] } : say(t("text-cannot-remind", { name: nameOf(number) }));
}

/** @returns {Answer} */
function back() {
  const to = latestTarget();
  return to === undefined ? say(t("matter-nothing-back")) : proposing({ table: "rewind", to });
}

/** What rolls brought everybody, and what they bring on average. @returns {Answer} */
function lucky() {
  if (!luck.value?.rolls) return say(t("text-no-luck"));
  const { expected, received } = luck.value;
  return say(...received.map((cards, number) => t("luck-row", { name: lobby.value.seats[number].name, received: cards, expected: Math.round(expected[number]) })));
}

/** @type {import("./commands.js").Command[]} */
export const TOGETHER = [
  { name: "proposal", short: [], usage: "proposal", run: () => say(proposalWords()) },
  { name: "agree", short: [], usage: "agree", run: () => voting(true) },
  { name: "disagree", short: [], usage: "disagree, decline", run: () => voting(false) },
  { name: "undo", short: ["z"], usage: "undo", run: () => (undoable.value === null ? say(t("refused-nothing_to_undo")) : { run: takeBack }) },
  { name: "pause", short: [], usage: "pause", run: () => proposing({ table: "pause" }) },
  { name: "continue", short: [], usage: "continue", run: () => (standing.value.paused ? { run: endPause } : say(t("text-not-paused"))) },
  { name: "back", short: [], usage: "back", run: back },
  { name: "concede", short: [], usage: "concede ben", run: about((to) => proposing({ table: "concede", to })) },
  { name: "abort", short: [], usage: "abort", run: () => proposing({ table: "abort" }) },
  { name: "bot", short: [], usage: "bot ben", run: about((number) => (isAway(number) ? proposing({ table: "stand_in", seat: number }) : say(t("text-not-away", { name: nameOf(number) })))) },
  { name: "remind", short: [], usage: "remind ben", run: about(remind) },
];

/** What everybody's rolls brought. @type {import("./commands.js").Command} */
export const LUCK = { name: "luck", short: [], usage: "luck", run: lucky };

/**
 * The command that shows the table what I want and have: `want ore, have wool`; alone it takes that back.
 * @param {{kindOf: (word: string) => string | undefined, wordsOf: (kinds: string[]) => string}} goods
 * @returns {import("./commands.js").Command}
 */
export function wishes({ kindOf, wordsOf }) {
  /** @param {string[]} words */
  const run = (words) => {
    if (seat.value === null) return say(t("hint-watching"));
    const lists = { want: /** @type {string[]} */ ([]), have: /** @type {string[]} */ ([]), quiet: false };
    let list = /** @type {"want" | "have"} */ ("want");
    for (const word of words) {
      if (word === "have" || word === "want") list = word;
      else if (word === "quiet") lists.quiet = true;
      else {
        const kind = kindOf(word);
        if (kind === undefined) return say(t("text-no-kind", { word }));
        if (!lists[list].includes(kind)) lists[list].push(kind);
      }
    }
    /** @param {string[]} kinds */
    const told = (kinds) => wordsOf(kinds) || t("text-nothing");
    return { run: () => pin(lists.want, lists.have, lists.quiet), say: [t("text-wishes", { want: told(lists.want), have: told(lists.have) })] };
  };
  return { name: "want", short: [], usage: "want ore, want ore have wool, want quiet", run };
}

/** Everybody's wishes, for those who show any. @param {(number: number) => string} wordsFor */
export function wishLines(wordsFor) {
  return Object.keys(wants.value).map((number) => [nameOf(number), wordsFor(Number(number))]).filter(([, words]) => words).map(([name, pins]) => t("pins-of", { name, pins }));
}

/** Words for why the table's answer was no. @param {any} error */
export const refusedWords = (error) => refusalWords(error);
