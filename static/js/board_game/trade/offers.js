/** Open offers: those waiting for my answer, mine with everybody's answers, and for spectators all of them. */
import { computed } from "../../../vendor/signals.js";
import { useEffect, useState } from "../../../vendor/hooks.js";
import { Button, Chip, html, Icon, secondHalves } from "../../parts/index.js";
import { HiddenOffers, isHidden } from "./quiet.js";
import { announce } from "../../parts/announcer.js";
import { seat } from "../../core/store.js";
import { t } from "../../core/text.js";
import { Key } from "../../table/topbar/bindings.js";
import { actions, formOf, mine, send } from "../actions/choices.js";
import { isWriting, PatienceBar } from "./patience.js";
import { isAway, isMe, nameOf, signOf } from "../../table/people/people.js";
import { reasonWords } from "../actions/whynot.js";
import { cardWords, kindsOf } from "../rich.js";
import { openCounterOffer, tradeDraft } from "./trade.js";
import { begunView, view } from "../seen.js";

/** @typedef {typeof shownOffers.value[number]} ShownOffer */

/** Offers that concern the viewer: `{id, from, to, give, get, answers, counters}`, newest last. */
export const shownOffers = computed(() => Object.entries(view.value?.offers ?? {})
  .map(([id, offer]) => ({ id: Number(id), ...offer, answers: offer.answers ?? {} }))
  .filter(({ from, to, get, counters, answers }) => seat.value === null || from === seat.value || (to.includes(seat.value) && answers[seat.value] !== "declined" && !isHidden({ from, to, get, counters }))));

/** What I can do with an offer. */
function choicesOf(id) {
  const find = (type) => (actions.value.get(type) ?? []).find((action) => action.offer === id);
  return {
    accept: find("AcceptOffer"),
    decline: find("DeclineOffer"),
    withdraw: find("WithdrawOffer"),
    confirm: (actions.value.get("ConfirmTrade") ?? []).filter((action) => action.offer === id),
    counter: formOf("CounterOffer")?.offer.includes(id) ?? false,
  };
}

/** The only offer that waits for my answer, for the keys; null if there is none or more than one. */
export const onlyOffer = computed(() => {
  const asking = shownOffers.value.filter(({ id, from }) => !isMe(from) && (choicesOf(id).accept || choicesOf(id).decline));
  return asking.length === 1 ? { ...asking[0], ...choicesOf(asking[0].id) } : null;
});

/** True while an offer is shown that waits for my answer. */
export const isAskedMe = computed(() => shownOffers.value.some(({ id, from }) => !isMe(from) && (choicesOf(id).accept || choicesOf(id).decline)));

const isSecondHalf = secondHalves();

/** An answered offer goes, and the next one moves up: the second half of a double click does not answer that. */
function pressOnce(event) {
  const offer = event.target.closest("[data-offer]")?.dataset.offer ?? "";
  if (isSecondHalf(offer, event)) event.stopPropagation();
}

/** @param {{compact?: boolean, alerting?: boolean}} props `compact`: strips instead of cards; `alerting`: an offer to me is an alert, which takes no focus */
export function Offers({ compact = false, alerting = false }) {
  return html`<div class=${`offers ${compact ? "strips" : ""}`} onClickCapture=${pressOnce}>
    ${shownOffers.value.map((offer) => html`<${Offer} key=${offer.id} offer=${offer} compact=${compact} alerting=${alerting} />`)}
    <${HiddenOffers} />
  </div>`;
}

/** @param {{offer: ShownOffer, compact: boolean, alerting: boolean}} props */
function Offer({ offer, compact, alerting }) {
  const own = isMe(offer.from);
  const watching = seat.value === null || (!own && !offer.to.includes(seat.value));
  useEffect(() => {
    if (!own && !watching) announce(t("offer-announce", { name: nameOf(offer.from), give: cardWords(offer.give), get: cardWords(offer.get) }));
  }, []);
  if (tradeDraft.value.counters === offer.id) return null;
  if (own || watching) return html`<${OpenOffer} offer=${offer} own=${own} compact=${compact} />`;
  return html`<${Incoming} offer=${offer} compact=${compact} alerting=${alerting} />`;
}

/** @param {{offer: ShownOffer, compact: boolean, alerting: boolean}} props */
function Incoming({ offer, compact, alerting }) {
  const { id, from, give, get } = offer;
  const name = nameOf(from);
  const { accept, decline, counter: canCounter } = choicesOf(id);
  const accepted = offer.answers[seat.value ?? -1] === "accepted";
  const hotkeys = onlyOffer.value?.id === id && !compact;
  const title = t("offer-title", { name, count: offer.counters === undefined ? 0 : 1 });
  return html`<section class="offer incoming" role=${alerting ? "alertdialog" : undefined} aria-label=${title} data-offer=${id}>
    ${compact ? html`<${Chip} ...${signOf(from)} size=${30} />` : html`<header><${Chip} ...${signOf(from)} size=${26} /><span class="grow">${title}</span></header>`}
    <${PatienceBar} from=${from} />
    <div class="swap">
      <span class="half"><small>${t("offer-gives-you", { name })}</small><${Amounts} cards=${give} /></span>
      <span class="arrows"><${Icon} id="i-trade" size=${20} /></span>
      <span class="half"><small>${t("offer-you-give", { name })}</small><${Amounts} cards=${get} /></span>
    </div>
    ${accepted && html`<p class="answered">${t("offer-you-accepted", { name })}</p>`}
    ${!accepted && !accept && html`<p class="answered cannot">${cannotPay(get)}</p>`}
    <div class="replies">
      ${!accepted && html`<${Button} kind="good" icon="yes" class="accept" why=${accept ? undefined : cannotPay(get)} aria-label=${t("offer-accept")} onClick=${() => send(accept)}><span class="word">${t("offer-accept")}</span>${hotkeys && html`<${Key} of="accept" />`}<//>`}
      ${decline && html`<${Button} icon="no" class="decline" aria-label=${t("offer-decline")} onClick=${() => send(decline)}><span class="word">${t("offer-no")}</span>${hotkeys && html`<${Key} of="decline" />`}<//>`}
      ${canCounter && html`<${Button} icon="counter" class="counter" aria-label=${t("offer-counter")} title=${t("offer-counter")} onClick=${() => openCounterOffer(id)}>${hotkeys && html`<${Key} of="counter" />`}<//>`}
    </div>
  </section>`;
}

function cannotPay(get) {
  const hand = mine.value?.hand ?? {};
  const lacking = Object.fromEntries(kindsOf(get).map(([kind, count]) => [kind, count - (hand[kind] ?? 0)]));
  return kindsOf(lacking).length > 0 ? reasonWords({ code: "not_enough_cards", facts: { needs: lacking } }) : reasonWords({ code: "not_legal" });
}

const DECLINED_STAYS_MS = 3000;

/** My own offer, or one that I only watch, with everyone's answers. Once all have declined, it disappears from the page by itself. */
function OpenOffer({ offer, own, compact }) {
  const { id, from, to, give, get, answers } = offer;
  const allDeclined = to.every((number) => answerOf(offer, number, answers) === "declined");
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const timer = allDeclined && setTimeout(() => setGone(true), DECLINED_STAYS_MS);
    return () => {
      clearTimeout(timer);
      setGone(false);
    };
  }, [allDeclined]);
  if (allDeclined && gone) return null;
  const name = nameOf(from);
  const { withdraw, confirm } = choicesOf(id);
  const title = own ? t("offer-yours") : t("offer-title", { name, count: 0 });
  return html`<section class=${`offer open-offer ${allDeclined ? "all-declined" : ""}`} aria-label=${title} data-offer=${id}>
    ${!compact && html`<header><${Chip} ...${signOf(from)} size=${26} /><span class="grow">${title}</span>
      ${withdraw && html`<${Button} kind="quiet" class="withdraw" onClick=${() => send(withdraw)}>${t("offer-withdraw")}<//>`}</header>`}
    <${PatienceBar} from=${from} />
    <div class="swap">
      <span class="half"><small>${own ? t("offer-you-give-short") : t("offer-gives", { name })}</small><${Amounts} cards=${give} /></span>
      <span class="arrows"><${Icon} id="i-trade" size=${20} /></span>
      <span class="half"><small>${own ? t("offer-you-get-short") : t("offer-wants", { name })}</small><${Amounts} cards=${get} /></span>
    </div>
    <ul class="answers">
      ${to.map((number) => html`<${Answer} key=${number} number=${number} answer=${answerOf(offer, number, answers)} confirm=${confirm.find(({ partner }) => partner === number)} />`)}
    </ul>
    ${compact && withdraw && html`<${Button} icon="no" class="withdraw" aria-label=${t("offer-withdraw")} onClick=${() => send(withdraw)} />`}
  </section>`;
}

function answerOf({ id }, number, answers) {
  if (Object.values(begunView().offers).some(({ from, counters }) => from === number && counters === id)) return "counter";
  return answers[number] ?? (isAway(number) ? "away" : isWriting(number, id) ? "writing" : "thinking");
}

function Answer({ number, answer, confirm }) {
  const name = nameOf(number);
  const chip = html`<${Chip} ...${signOf(number)} size=${22} />`;
  if (confirm) return html`<li><${Button} kind="good" icon="yes" class="confirm" onClick=${() => send(confirm)}>${chip}${t("offer-trade-with", { name })}<//></li>`;
  const icon = { accepted: "yes", declined: "no", counter: "counter", writing: "counter" }[answer];
  return html`<li class=${`answer ${answer}`}>${chip}<span>${name}</span>${icon && html`<${Icon} id="i-${icon}" size=${14} />`}<span>${t(answer === "away" ? "row-away" : `offer-${answer}`)}</span></li>`;
}

function Amounts({ cards }) {
  return html`<span class="amounts" role="img" aria-label=${cardWords(cards)}>
    ${kindsOf(cards).map(([kind, count]) => html`<span key=${kind}>${count} <${Icon} id="res-${kind}" size=${28} /></span>`)}
  </span>`;
}
