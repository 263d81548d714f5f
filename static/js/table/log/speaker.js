/** Speaks the log to those who listen: what people do as it happens, a bot's turn in one utterance, in the detail that the listener chose. */
import { useEffect } from "../../../vendor/hooks.js";
import { effect, untracked } from "../../../vendor/signals.js";
import { announce, sentences } from "../../parts/announcer.js";
import { preferences } from "../../core/preferences.js";
import { lastEvents, over, turn, waiting } from "../../core/store.js";
import { game } from "../game.js";
import { isBot, isMe } from "../people/people.js";
import { aloud, briefly, concernsMe, isForAll } from "./sentences.js";

/** How much is spoken: everything as it happens, a bot's turn at its end, or besides the rolls only what concerns the listener. */
export const DETAILS = ["all", "turns", "mine"];

/** What a bot's turn has brought so far. @type {string[]} */
let untold = [];
/** Who acts: in the set-up, where no turn has begun, the seat that the game waits for. @type {number | undefined} */
let acting;

/** Draws nothing. @returns {null} */
export function LogSpeaker() {
  useEffect(() => {
    const stop = effect(() => {
      const entry = lastEvents.value;
      if (entry) untracked(() => hear(entry.events));
    });
    return () => {
      stop();
      untold = [];
    };
  }, []);
  return null;
}

/**
 * Announce the status sentence; before it, what it follows from. Bots that act are not waited for in words, as their turn is spoken.
 * @param {{say: string, mine: boolean}} status
 */
export function useSpokenStatus({ say, mine }) {
  useEffect(() => {
    if (mine || over.value) tell();
    if (mine || !botsAct()) announce(say, { now: mine, as: "status" });
  }, [say, mine]);
}

/** @param {any[]} events of one update */
function hear(events) {
  for (const event of preferences.value.spoken === "all" ? events : game.value.merged(events)) {
    const by = event.type === "TurnBegan" ? event.seat : acting ?? event.seat;
    if (by !== acting) tell();
    acting = by;
    const words = wordsOf(event);
    if (words) untold.push(words);
  }
  if (!isCondensed(acting) || over.value) tell();
  const next = actor();
  if (next !== acting) tell();
  acting = next;
}

function tell() {
  if (untold.length > 0) announce(sentences(untold), { as: "event" });
  untold = [];
}

/** @returns {number | undefined} */
function actor() {
  if (turn.value && turn.value.number > 0) return turn.value.seat;
  const [first] = Object.keys(waiting.value ?? {});
  return first === undefined ? undefined : Number(first);
}

/** @param {number | undefined} by */
function isCondensed(by) {
  return preferences.value.spoken !== "all" && by !== undefined && isBot(by);
}

function botsAct() {
  const awaited = Object.keys(waiting.value ?? {});
  return !over.value && preferences.value.spoken !== "all" && awaited.length > 0 && awaited.every(isBot);
}

/** @param {Record<string, any>} event */
function wordsOf(event) {
  const { spoken } = preferences.value;
  if (spoken === "all") return aloud(event);
  if (event.type === "TurnBegan") return "";
  if (spoken === "mine" && !concernsMe(event) && !isForAll(event)) return "";
  if (isCondensed(acting) || spoken === "mine") return briefly(event);
  return aloud(event, { places: !isMe(event.seat ?? acting) }); // where I built I know
}
