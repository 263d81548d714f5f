/** The status line of any game: the sentence that says whom the table waits for and for what, or why the last action was refused. */
import { html, Icon } from "../../parts/index.js";
import { over, paused, refusal, seat, sending, standing, waiting, winner } from "../../core/store.js";
import { listWords, t } from "../../core/text.js";
import { useSpokenStatus } from "../log/speaker.js";
import { AwayFor, missed } from "../people/absent.js";
import { nameOf } from "../people/people.js";
import { useRefusalLapse } from "../refused.js";

/**
 * @typedef {{say: string, hint: string, mine: boolean, aloud?: string}} Status
 *   `say`: the sentence; `hint`: the smaller one below it; `mine`: it is about the reader; `aloud`: the sentence for listeners, where it differs
 * @typedef {ReturnType<typeof html> | string | false} Drawn something on the page, or nothing
 * @typedef {[seat: string, due: {kind: string, count?: number}][]} Awaited the seats that have something to decide, with their decisions
 */

/**
 * The status of the table: the end, a pause, the reader's decision, a player who is away, or the decisions of others.
 * @param {{
 *   own: () => Omit<Status, "mine"> | null, meanwhile?: () => Status | null,
 *   others: (awaited: Awaited) => string, why?: (awaited: Awaited) => string,
 * }} game `own`: what the reader has to decide, if anything; `meanwhile`: what comes before the decisions of others; `others`: the sentence
 *   about those; `why`: the reason for their decision, if it needs one
 * @returns {Status}
 */
export function statusOf({ own, others, meanwhile = () => null, why = () => "" }) {
  if (over.value) return { say: ending(), hint: "", mine: false };
  if (paused.value) return { say: t("status-paused"), hint: t("status-paused-hint"), mine: false };
  const mine = own();
  if (mine) return { ...mine, mine: true };
  const now = meanwhile();
  if (now) return now;
  if (missed.value !== null) return { say: t("status-away", { name: nameOf(missed.value) }), hint: "", mine: false };
  const awaited = Object.entries(waiting.value ?? {});
  const hint = why(awaited) || (seat.value === null ? t("hint-watching") : "");
  return { say: awaited.length === 0 ? t("status-wait") : others(awaited), hint, mine: false };
}

function ending() {
  if (winner.value === undefined) return t("status-aborted");
  return t(standing.value.ended ? "status-conceded" : "status-over", { name: nameOf(winner.value) });
}

/** The names of the seats that decide, as a list. @param {Awaited} awaited */
export function awaitedNames(awaited) {
  return listWords(awaited.map(([number]) => nameOf(number)));
}

/**
 * The sentence, and below it the words of a refusal or else the hint.
 * @param {{
 *   status: Status, refused: (refusal: {code: string, facts?: Record<string, unknown>}) => string, refusedMs?: number, hint?: Drawn, children?: Drawn,
 * }} props `refusedMs`: for how long a refusal is shown; `hint`: drawn in place of the status's own; `children`: below both
 */
export function StatusLine({ status, refused, refusedMs, hint = status.hint && html`<small>${status.hint}</small>`, children }) {
  const { say, mine, aloud = say } = status;
  useSpokenStatus({ say: aloud, mine });
  useRefusalLapse(refusedMs);
  return html`<div class=${`sentence ${mine ? "mine" : ""}`}>
    <strong><span>${say}${missed.value !== null && html`<${AwayFor} number=${missed.value} />`}</span>${sending.value.size > 0 && html`<span class="sending" aria-hidden="true"></span>`}</strong>
    ${refusal.value ? html`<small class="refused" role="alert"><${Icon} id="i-no" size=${12} />${refused(refusal.value)}</small>` : hint}
    ${children}
  </div>`;
}
