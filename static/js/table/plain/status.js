/** The status sentence of a plain table: whom the game waits for, and for what; or why the last action was refused. */
import { html, Icon } from "../../parts/index.js";
import { refusalWords } from "../../parts/problem.js";
import { dedupedSignal } from "../../core/deduped.js";
import { halted, over, paused, refusal, seat, sending, standing, waiting, winner } from "../../core/store.js";
import { hasText, listWords, t } from "../../core/text.js";
import { useSpokenStatus } from "../log/speaker.js";
import { nameOf } from "../people/people.js";
import { actionWords } from "../plainwords.js";
import { useRefusalLapse } from "../refused.js";

/** What I must decide; undefined while nothing waits for me. */
const decision = dedupedSignal(() => (seat.value === null || halted.value ? undefined : waiting.value?.[seat.value]));

/** `{say, hint, mine}`: the sentence, the smaller one below it, and whether it is about me. */
export const plainStatus = dedupedSignal(() => {
  if (over.value) return { say: ending(), hint: "", mine: false };
  if (paused.value) return { say: t("status-paused"), hint: t("status-paused-hint"), mine: false };
  if (decision.value !== undefined) return { say: mySentence(kindOf(decision.value)), hint: "", mine: true };
  const names = Object.keys(waiting.value ?? {}).map(nameOf);
  const hint = seat.value === null ? t("hint-watching") : "";
  if (names.length === 0) return { say: t("status-wait"), hint, mine: false };
  return { say: names.length === 1 ? t("status-other", { name: names[0] }) : t("status-others", { names: listWords(names) }), hint, mine: false };
});

function ending() {
  if (winner.value === undefined) return t("status-aborted");
  return t(standing.value.ended ? "status-conceded" : "status-over", { name: nameOf(winner.value) });
}

/** @param {string} [kind] */
function mySentence(kind = "") {
  const id = `status-you-${kind}`;
  if (hasText(id)) return t(id, { count: 0 });
  return kind ? t("status-you-action", { action: actionWords(kind) }) : t("status-you-other");
}

/** About a decision, a game may tell nothing but its kind. @param {{kind?: string} | undefined} what */
function kindOf(what) {
  return typeof what === "string" ? what : what?.kind;
}

export function PlainStatus() {
  const { say, hint, mine } = plainStatus.value;
  useSpokenStatus(plainStatus.value);
  useRefusalLapse();
  return html`<div class=${`sentence ${mine ? "mine" : ""}`}>
    <strong>${say}${sending.value.size > 0 && html`<span class="sending" aria-hidden="true"></span>`}</strong>
    ${refusal.value ? html`<small class="refused" role="alert"><${Icon} id="i-no" size=${12} />${refusalWords(refusal.value)}</small>` : hint && html`<small>${hint}</small>`}
  </div>`;
}
