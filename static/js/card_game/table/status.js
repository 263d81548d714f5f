/** The status sentence: whom the game waits for, and for what; below it, how to do it, or why the last action was refused. */
import { html, Icon } from "../../parts/index.js";
import { dedupedSignal } from "../../core/deduped.js";
import { ownSeatNumber, turn } from "../seen.js";
import { t } from "../../core/text.js";
import { awaitedNames, StatusLine, statusOf } from "../../table/dock/status.js";
import { phone, roomy } from "../../table/layout.js";
import { nameOf } from "../../table/people/people.js";
import { because } from "../acting/because.js";
import { form, lifted } from "../acting/arranging.js";
import { actionsWith, BUILDS, realmDecision, halfway, pickedCard, realmPlacing } from "../acting/choices.js";
import { bill } from "../acting/paying.js";
import { realmReasonWords, statusWords } from "../sentences.js";
import { cardName, cardOf, cardText, eventName, goodsWords, middleOf } from "../cards.js";
import { undecided } from "../tell/scenes.js";
import { readingEvent, toBeRead } from "../tell/highlights.js";
import { decliner } from "./offers.js";

/** The status of this table; listeners who have heard of the event that the sentence names hear the decision instead. */
export const realmStatus = dedupedSignal(() => statusOf({
  own: () => (realmDecision.value ? begun() ?? ofTelling() ?? asked(realmDecision.value) : null),
  meanwhile() {
    const telling = ofTelling();
    return telling && { ...telling, mine: false };
  },
  others: (awaited) => (awaited.length === 1 ? statusWords(Number(awaited[0][0]), awaited[0][1]) : t("status-others", { names: awaitedNames(awaited) })),
  why: (awaited) => because(awaited[0]?.[1]),
}));

/** The event card of the current scene. */
function ofTelling() {
  const now = toBeRead();
  if (now?.event === undefined || pickedCard.value !== null) return null;
  return { say: eventName(now.event), aloud: realmDecision.value ? asked(realmDecision.value).say : "", hint: t("cards-tell-order", { number: turn.value.dice?.number ?? 0 }) };
}

/** What the player is about to do with what is picked up. */
function begun() {
  const what = pickedCard.value;
  if (!what) return null;
  if ("build" in what) return placed(t(`status-you-${BUILDS[what.build]}`), middleOf(what.build).cost);
  if ("demolish" in what) return { say: t("cards-you-demolish"), hint: t(halfway.value === null ? "cards-you-demolish-hint" : "cards-you-demolish-sure") };
  if ("exchange" in what) return { say: t("cards-you-exchange"), hint: what.card ? t("cards-you-exchange-stack", { card: cardName(what.card) }) : t("cards-you-exchange-card") };
  const { card } = what;
  const { builds, scouts, plays, answers, puts } = actionsWith(card);
  if (puts.length > 0) return { say: t("cards-you-put", { card: cardName(card) }), hint: t("cards-hint-put") };
  if (builds.length > 0) return withText(card, placed(t("cards-you-build", { name: cardName(card), kind: cardOf(card).kind }), cardOf(card).cost ?? {}));
  if (scouts.length > 0) return { say: t("cards-you-scout"), hint: t("cards-you-scout-hint") };
  if (plays.length > 0 || answers.length > 0) return { say: t("cards-you-play", { card: cardName(card) }), hint: t("cards-you-play-hint") };
  return null;
}

/** The effect of a card, before how it is built: where fingers cannot point at it, and there is room. */
function withText(card, { say, hint }) {
  return { say, hint: roomy.value && phone.value ? `${cardText(card)} (${hint})` : hint };
}

function placed(say, cost) {
  const sites = realmPlacing.value.length;
  if (bill.value) return { say, hint: t("cards-pays", { goods: goodsWords(cost) }) };
  return { say, hint: t(phone.value ? "cards-you-build-touch" : "cards-you-build-hint", { count: sites, goods: goodsWords(cost) }) };
}

/** What I am asked, and why. @param {{kind: string, [fact: string]: any}} due */
function asked(due) {
  if (form.value) return { say: statusWords(ownSeatNumber(), due), hint: t("cards-arrange-hint", { step: lifted.value === null ? "first" : "second" }) };
  if (due.kind === "SwapGoods") return swapping(due);
  return { say: statusWords(ownSeatNumber(), due), hint: because(due) || (["Draw", "ChooseStack"].includes(due.kind) ? t("cards-hint-draw") : "") };
}

/** A swap takes two presses; each says what it chooses. */
function swapping(due) {
  const step = halfway.value === null ? "first" : "second";
  return { say: step === "first" ? statusWords(ownSeatNumber(), due) : t("cards-you-swap-into"), hint: t("cards-swap-hint", { step }) };
}

/** @param {{refusedMs?: number}} props for how long a refusal is shown */
export function RealmStatus({ refusedMs }) {
  const { hint } = realmStatus.value;
  const told = decliner.value === null ? hint : t("cards-offer-declined", { name: nameOf(decliner.value) });
  return html`<${StatusLine} status=${realmStatus.value} refused=${realmReasonWords} refusedMs=${refusedMs} hint=${html`<${Hint} words=${told} />`} />`;
}

/** The smaller sentence; while an event card asks for a choice, its name opens it. */
function Hint({ words }) {
  const card = undecided.value;
  if (card === null) return words && html`<small>${words}</small>`;
  const name = eventName(card);
  const names = words.includes(name);
  return html`<small>${!names && words}<button type="button" class="opens" aria-haspopup="dialog" onClick=${() => (readingEvent.value = true)}>${names ? words : name}<${Icon} id="i-eye" size=${14} /></button></small>`;
}
