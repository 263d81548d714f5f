/** The status line of a plain table. */
import { html } from "../../parts/index.js";
import { refusalWords } from "../../parts/problem.js";
import { dedupedSignal } from "../../core/deduped.js";
import { halted, seat, waiting } from "../../core/store.js";
import { hasText, t } from "../../core/text.js";
import { awaitedNames, StatusLine, statusOf } from "../dock/status.js";
import { actionWords } from "../plainwords.js";

/** What I must decide; undefined while nothing waits for me. */
const decision = dedupedSignal(() => (seat.value === null || halted.value ? undefined : waiting.value?.[seat.value]));

/** The status of a game that the client has never seen. */
export const plainStatus = dedupedSignal(() => statusOf({
  own: () => (decision.value === undefined ? null : { say: mySentence(kindOf(decision.value)), hint: "" }),
  others: (awaited) => t(awaited.length === 1 ? "status-other" : "status-others", { name: awaitedNames(awaited), names: awaitedNames(awaited) }),
}));

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
  return html`<${StatusLine} status=${plainStatus.value} refused=${refusalWords} />`;
}
