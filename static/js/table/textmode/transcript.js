/** What was typed, answered and heard since text mode was opened: the lines of its log region. */
import { effect, signal } from "../../../vendor/signals.js";
import { chat, connection, log, proposal, refusal, view } from "../../core/store.js";
import { phrased } from "../chat/phrases.js";
import { mayAsk } from "../../core/net.js";
import { say } from "../../core/outbox.js";
import { t } from "../../core/text.js";
import { play } from "../notices/sound.js";
import { toasts } from "../notices/toasts.js";
import { words } from "./game.js";
import { proposalWords, refusedWords } from "./together.js";

const KEPT = 300;

/** The oldest first; a `kind` is "command", "answer", "event", "chat" or "refused". */
export const said = signal(/** @type {{id: number, kind: string, text: string}[]} */ ([]));
let lastId = 0;

/** @param {string} kind @param {...string} texts */
function add(kind, ...texts) {
  if (texts.length > 0) said.value = [...said.value, ...texts.map((text) => ({ id: (lastId += 1), kind, text }))].slice(-KEPT);
}

/**
 * Tell what happens from now on.
 * @returns {() => void} stops it
 */
export function transcribe() {
  let told = log.value.at(-1)?.version ?? 0;
  let heard = chat.value.at(-1)?.id ?? 0;
  let proposed = /** @type {number | undefined} */ (undefined);
  let toasted = toasts.peek().at(-1)?.id ?? 0;
  said.value = [];
  add("answer", t("text-welcome"));
  const stops = [effect(tellNews), effect(tellChat), effect(tellProposal), effect(tellToasts)];
  return () => stops.forEach((stop) => stop());

  function tellNews() {
    const news = log.value.filter(({ version }) => version > told);
    const last = news.at(-1);
    if (!last || !view.value) return;
    told = last.version;
    const events = news.flatMap((entry) => entry.events);
    for (const event of events) play(event);
    queueMicrotask(() => add("event", ...words().tellAll(events), ...words().remark(events)));
  }

  function tellProposal() {
    const id = proposal.value?.id;
    if (id === undefined || id === proposed) return;
    proposed = id;
    queueMicrotask(() => add("event", proposalWords()));
  }

  function tellToasts() {
    const news = toasts.value.filter((one) => one.id > toasted);
    const last = news.at(-1);
    if (!last) return;
    toasted = last.id;
    queueMicrotask(() => add("event", ...news.map(({ text }) => text)));
  }

  function tellChat() {
    const news = chat.value.filter(({ id }) => id > heard);
    if (news.length === 0) return;
    heard = news.at(-1).id;
    queueMicrotask(() => add("chat", ...news.map(({ name, text }) => t("text-said", { name, text: phrased(text) }))));
  }
}

/**
 * Do what was typed.
 * @param {string} text
 */
export async function obey(text) {
  add("command", text.trim());
  const answer = words().answerTo(text);
  if ("say" in answer) add("answer", ...(answer.say ?? []));
  if ("run" in answer) await settle(answer.run);
  if ("chat" in answer) say(answer.chat);
  if ("actions" in answer) await take(answer.actions);
}

/** What is no move of the game: a proposal, an answer to one, an undo. @param {() => any} run */
async function settle(run) {
  if (connection.value.state !== "open") return add("refused", t(`connection-${connection.value.state}`));
  try {
    await run();
  } catch (error) {
    add("refused", refusedWords(error));
  }
  if (refusal.value) add("refused", words().reasonWords(refusal.value));
  refusal.value = null;
  return undefined;
}

/** @param {any[]} actions */
async function take(actions) {
  if (connection.value.state !== "open") return add("refused", t(`connection-${connection.value.state}`));
  if (!(await mayAsk(actions[0]))) return add("refused", t("text-busy"));
  for (const action of actions) {
    if (await words().send(action)) continue;
    if (refusal.value) add("refused", words().reasonWords(refusal.value));
    refusal.value = null;
    return undefined;
  }
  return undefined;
}
