/** Open offers, who answered, and what you can reply. */
import { html } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { nameOf } from "../../table/people/people.js";
import { answersTo } from "./answers.js";
import { ChoiceButton } from "../../table/textmode/choices.js";
import { Section } from "../../table/textmode/parts.js";
import { offerWords, possible, REPLIES } from "./possible.js";
import { begunView } from "../seen.js";

const REPLY_WORDS = { AcceptOffer: "offer-accept", DeclineOffer: "offer-decline", CounterOffer: "offer-counter", WithdrawOffer: "offer-withdraw" };
/** Replies that carry out the trade. */
const GOOD = ["ConfirmTrade", "AcceptOffer"];

export function OffersSection() {
  const open = Object.entries(begunView().offers ?? {});
  return html`<${Section} id="offers" title=${t("text-offers")}>
    ${open.length === 0 ? html`<p class="none-yet">${t("text-no-offers")}</p>` : html`<ul class="offer-list">
      ${open.map(([id, offer]) => html`<${Offer} key=${id} id=${Number(id)} offer=${offer} />`)}
    </ul>`}
  <//>`;
}

function Offer({ id, offer }) {
  const replies = possible.value.filter(({ type }) => REPLIES.includes(type))
    .flatMap(({ type, choices }) => choices.filter((choice) => choice.offer === id).map((choice) => ({ type, choice })));
  return html`<li>
    <p>${offerWords(id)}</p>
    ${answersTo(offer).map((line) => html`<p class="mut" key=${line}>${line}</p>`)}
    ${replies.length > 0 && html`<ul class="buttons">${replies.map(({ type, choice }) => html`<li key=${choice.command}>
      <${ChoiceButton} choice=${choice} kind=${GOOD.includes(type) ? "good" : "plain"} label=${replyWords(type, choice)} />
    </li>`)}</ul>`}
  </li>`;
}

function replyWords(type, choice) {
  const { partner } = choice;
  return type === "ConfirmTrade" ? t("offer-trade-with", { name: nameOf(partner) }) : t(REPLY_WORDS[type]);
}
