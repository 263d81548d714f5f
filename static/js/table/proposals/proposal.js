/** The open proposal, as a card beside the game: who wants what, who has agreed, who is still asked. */
import { useEffect } from "../../../vendor/hooks.js";
import { Button, Chip, html, Icon } from "../../parts/index.js";
import { announce } from "../../parts/announcer.js";
import { vote } from "../../core/outbox.js";
import { me, proposal, seat, verdict } from "../../core/store.js";
import { t } from "../../core/text.js";
import { isMe, nameOf, signOf } from "../people/people.js";
import { meansWords, proposesWords, verdictWords } from "./acts.js";
import { toast } from "../notices/toasts.js";

export function ProposalCard() {
  const open = proposal.value;
  const asksMe = open?.waiting.some(isMe) ?? false;
  useEffect(() => {
    if (open) announce(t("proposal-said", { proposal: proposesWords(open), means: meansWords(open.act) }), { now: asksMe });
  }, [open?.id]);
  if (!open) return null;
  const { id, act, by, name, yes, waiting } = open;
  const own = by === undefined ? seat.value === null && name === me.value.name : isMe(by);
  return html`<section class=${`proposal ${asksMe ? "asks" : ""}`} aria-label=${t("proposal")} data-proposal=${act.table}>
    <header>${by === undefined ? html`<span class="guest"><${Icon} id="i-person" size=${20} /></span>` : html`<${Chip} ...${signOf(by)} size=${28} />`}
      <strong>${proposesWords(open)}</strong></header>
    <p>${meansWords(act)}</p>
    <ul class="votes">
      ${yes.map((/** @type {number} */ number) => html`<${Vote} key=${number} number=${number} word=${t("vote-yes")} icon="yes" />`)}
      ${waiting.map((/** @type {number} */ number) => html`<${Vote} key=${number} number=${number} word=${t("vote-waiting")} icon="clock" />`)}
    </ul>
    ${asksMe && html`<div class="acts"><${Button} kind="good" icon="yes" onClick=${() => vote(id, true)}>${t("vote-agree")}<//><${Button} icon="no" onClick=${() => vote(id, false)}>${t("vote-no")}<//></div>`}
    ${own && by !== undefined && html`<div class="acts"><${Button} icon="no" onClick=${() => vote(id, false)}>${t("vote-withdraw")}<//></div>`}
  </section>`;
}

/** @param {{number: number, word: string, icon: string}} props */
function Vote({ number, word, icon }) {
  return html`<li class=${icon}><${Chip} ...${signOf(number)} size=${20} /><b>${isMe(number) ? t("me") : nameOf(number)}</b><${Icon} id="i-${icon}" size=${14} /><span>${word}</span></li>`;
}

/** Says how a proposal ended, unless the log does. @returns {null} */
export function VerdictToast() {
  const ended = verdict.value;
  useEffect(() => {
    const words = ended ? verdictWords(ended) : "";
    if (words) toast(words, { icon: "no" });
  }, [ended]);
  return null;
}
