/** The trade panel: one place for offers to players, counter-offers, and the supply. */
import { signal } from "../../../vendor/signals.js";
import { useEffect, useRef } from "../../../vendor/hooks.js";
import { tellWriting } from "../../core/net.js";
import { Button, Chip, html, Icon, IconButton, RESOURCES } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { actions, formOf, may, mine, myTurn, ownSeat, send } from "../actions/choices.js";
import { useLead } from "../../table/focus.js";
import { toast } from "../../table/notices/toasts.js";
import { GoodsRow, withCount } from "../hand/goods.js";
import { open } from "../../table/layout.js";
import { isAway, nameOf, signOf } from "../../table/people/people.js";
import { clearSelection } from "../../table/selection.js";
import { CardRow, cardWords, countOf, kindsOf } from "../rich.js";
import { begunView } from "../seen.js";

/**
 * @typedef {{give: Record<string, number>, get: Record<string, number>, only: number[], counters: number | null}} Draft
 *   a trade being put together; `only`: the seats that it is offered to, empty for everybody; `counters`: the offer that it answers
 */

/** @type {Draft} */
const EMPTY = { give: {}, get: {}, only: [], counters: null };
export const tradeDraft = signal(EMPTY);

/**
 * Open the panel, filled in or empty; close it when it is open and nothing new is asked for.
 * @param {Partial<Draft>} [filled]
 */
export function toggleTrade(filled) {
  clearSelection();
  if (open.value === "trade" && !filled) return closeTrade();
  tradeDraft.value = { ...EMPTY, ...filled };
  open.value = "trade";
}

export function closeTrade() {
  open.value = null;
  tradeDraft.value = EMPTY;
}

/** Open the panel on somebody's offer, seen from my side: as many of the cards they want as I have. */
export function openCounterOffer(id) {
  const { give, get } = begunView().offers[id];
  const mineOf = (kind, count) => Math.min(count, mine.value?.hand?.[kind] ?? 0);
  toggleTrade({ give: Object.fromEntries(kindsOf(get).map(([kind, count]) => [kind, mineOf(kind, count)])), get: { ...give }, counters: Number(id) });
}

/** True for a counter-offer that is the very offer it answers. */
function isTheirs({ give, get, counters }) {
  const theirs = counters === null ? undefined : begunView().offers?.[counters];
  return theirs !== undefined && hasSameCards(give, theirs.get) && hasSameCards(get, theirs.give);
}

function hasSameCards(one, other) {
  return RESOURCES.every((kind) => (one[kind] ?? 0) === (other[kind] ?? 0));
}

/** One more (or less) of that card on my side of the trade. */
export function giveOneMore(kind, step = 1) {
  if (open.value !== "trade") toggleTrade({});
  const count = (tradeDraft.value.give[kind] ?? 0) + step;
  if (count <= (mine.value?.hand?.[kind] ?? 0) && !tradeDraft.value.get[kind]) change("give", withCount(tradeDraft.value.give, kind, count));
}

/** One more (or less) of that resource on the other side. */
export function getOneMore(kind, step = 1) {
  if (open.value !== "trade") toggleTrade({});
  if (!tradeDraft.value.give[kind]) change("get", withCount(tradeDraft.value.get, kind, (tradeDraft.value.get[kind] ?? 0) + step));
}

function change(side, cards) {
  tradeDraft.value = { ...tradeDraft.value, [side]: cards };
}

/** Whether the panel may be used at all now. */
export function canTrade() {
  return formOf("OfferTrade") !== undefined || may("TradeWithSupply") || formOf("CounterOffer") !== undefined;
}

/**
 * The supply trades that the draft means, or null.
 * @param {{give: Record<string, number>, get: Record<string, number>, counters?: number | null}} draft
 */
export function supplyTrades({ give, get, counters = null }) {
  const [[kind, count] = [], ...more] = kindsOf(give);
  const wanted = kindsOf(get).flatMap(([good, times]) => Array(times).fill(good));
  if (!kind || more.length > 0 || counters !== null || wanted.length === 0 || count !== ownSeat().rates[kind] * wanted.length) return null;
  const legal = actions.value.get("TradeWithSupply") ?? [];
  return wanted.every((good) => legal.some((action) => action.give === kind && action.get === good)) ? wanted.map((good) => ({ type: "TradeWithSupply", give: kind, get: good })) : null;
}

/** Those to whom the offer would go. */
function recipients() {
  const form = formOf("OfferTrade");
  const { only } = tradeDraft.value;
  return (form?.to ?? []).filter((number) => only.length === 0 || only.includes(number));
}

/** Close the panel unless it has gone on to something else while the trade was stored. */
function closeIfStill(before) {
  if (open.value === "trade" && tradeDraft.value === before) closeTrade();
}

async function tradeWithSupply(trades) {
  const before = tradeDraft.value;
  for (const trade of trades) if (!(await send(trade))) return;
  closeIfStill(before);
}

async function offer() {
  const before = tradeDraft.value;
  const { give, get, counters } = before;
  /** @type {import("../../../protocol.js").Action} */
  const action = counters === null ? { type: "OfferTrade", give, get, to: recipients() } : { type: "CounterOffer", offer: counters, give, get };
  if (await send(action)) closeIfStill(before);
}

const TOLD_EVERY_MS = 1000; // every change is a sign of life, but not all need to be sent

/** While a counter-offer is written, the table sees it, and bots have patience. */
function useTellWriting(counters) {
  const told = useRef(0);
  useEffect(() => {
    if (counters === null || performance.now() - told.current < TOLD_EVERY_MS) return;
    told.current = performance.now();
    tellWriting(counters);
  }, [tradeDraft.value]);
  useEffect(() => (counters === null ? undefined : () => tellWriting()), [counters]);
}

export function TradePanel() {
  const { give, get, counters } = tradeDraft.value;
  useTellWriting(counters);
  const answered = counters === null ? null : begunView().offers?.[counters];
  const gone = !canTrade() || (counters !== null && !answered);
  useEffect(() => {
    if (!gone) return;
    if (countOf(give) + countOf(get) > 0) toast(t("trade-dropped"), { icon: "trade" });
    closeTrade();
  }, [gone]);
  useLead("section.trade .give [data-good]");
  if (gone) return null;
  const { hand, rates } = ownSeat();
  const { supply, bank } = begunView();
  const proposing = !myTurn.value && !may("TradeWithSupply"); // to whoever has the turn
  const title = answered ? t("trade-counter", { name: nameOf(answered.from) }) : t(proposing ? "trade-propose" : "trade", { name: nameOf(begunView().turn.seat) });
  return html`<section class="trade" aria-label=${title}>
    <header><h2>${title}</h2>
      ${answered && html`<${TheirOffer} id=${counters} offer=${answered} />`}
      <${IconButton} icon="no" label=${t("trade-close")} size=${18} onClick=${closeTrade} />
    </header>
    <div class="lane"><h3><span>${t("trade-give")}</span><small>${t("trade-hold")}</small></h3>
      <${GoodsRow} label=${t("trade-give")} class="give" counts=${give} most=${(kind) => hand[kind]} onChange=${(cards) => change("give", cards)}
        note=${(kind) => (!proposing && counters === null ? t("trade-have-rate", { count: hand[kind], rate: rates[kind] }) : t("trade-have", { count: hand[kind] }))}
        why=${(kind) => (get[kind] ? t("trade-both-sides") : hand[kind] === 0 ? t("trade-none", { kind }) : null)} />
    </div>
    <div class="lane"><h3><span>${t("trade-get")}</span>${supply && counters === null && html`<small>${t("trade-bank-left")}</small>`}</h3>
      <${GoodsRow} label=${t("trade-get")} class="get" counts=${get} most=${() => bank} onChange=${(cards) => change("get", cards)}
        note=${(kind) => (supply ? t("trade-bank", { count: supply[kind] }) : t(kind))} why=${(kind) => (give[kind] ? t("trade-both-sides") : null)} />
    </div>
    <div class="deal"><${HandAfter} />${counters === null && html`<${Recipients} />`}<${DealButtons} /></div>
  </section>`;
}

function TheirOffer({ id, offer: { from, give, get } }) {
  const accept = (actions.value.get("AcceptOffer") ?? []).find((action) => action.offer === id);
  const take = async () => {
    const before = tradeDraft.value;
    if (await send(accept)) closeIfStill(before);
  };
  return html`<p class="theirs"><span>${t("offer-gives-you", { name: nameOf(from) })}</span> <${CardRow} cards=${give} /> <span>${t("offer-you-give", { name: nameOf(from) })}</span> <${CardRow} cards=${get} />
    ${accept && html`<${Button} kind="quiet" icon="yes" onClick=${take}>${t("trade-accept-theirs")}<//>`}
  </p>`;
}

function HandAfter() {
  const { give, get } = tradeDraft.value;
  const { hand } = ownSeat();
  return html`<p class="after"><span class="mut">${t("trade-after")}</span>
    ${RESOURCES.map((kind) => {
      const step = (get[kind] ?? 0) - (give[kind] ?? 0);
      return html`<span key=${kind} class=${step > 0 ? "up" : step < 0 ? "dn" : ""}><${Icon} id="res-${kind}" size=${20} label=${t(kind)} />${hand[kind] + step}${step > 0 ? "▲" : step < 0 ? "▼" : ""}</span>`;
    })}
  </p>`;
}

/** To everybody, until somebody is chosen. */
function Recipients() {
  const form = formOf("OfferTrade");
  if (!form || form.to.length < 2) return null;
  const { only } = tradeDraft.value;
  const toggle = (number) => {
    const now = only.includes(number) ? only.filter((each) => each !== number) : [...only, number];
    tradeDraft.value = { ...tradeDraft.value, only: now.length === form.to.length ? [] : now };
  };
  return html`<div class="partners" role="group" aria-label=${t("trade-to")}>
    ${form.to.map((number) => html`<button type="button" key=${number} class=${`wchip ${only.length > 0 && !only.includes(number) ? "offd" : ""}`} aria-pressed=${String(only.includes(number))} onClick=${() => toggle(number)}>
      <${Chip} ...${signOf(number)} size=${26} /><span>${nameOf(number)}</span>${only.includes(number) && html`<${Icon} id="i-yes" size=${16} />`}${isAway(number) && html`<span class="dot gone"></span><span class="unseen">${t("row-away")}</span>`}
    </button>`)}
  </div>`;
}

function DealButtons() {
  const { give, get, counters } = tradeDraft.value;
  const trades = supplyTrades(tradeDraft.value);
  const toBank = counters === null && (may("TradeWithSupply") || myTurn.value);
  const players = counters !== null || formOf("OfferTrade") !== undefined;
  return html`<div class="go">
    ${players && html`<${Button} kind=${trades || whyNoOffer() ? "plain" : "primary"} icon="person" class="do-offer" why=${whyNoOffer()} onClick=${offer}>${offerLabel()}<//>`}
    ${toBank && html`<${Button} kind=${trades ? "primary" : "plain"} icon="bank" class="do-bank" why=${trades ? undefined : whyNoBank()} aria-label=${trades ? t("trade-with-bank", { give: cardWords(give), get: cardWords(get) }) : undefined} onClick=${() => tradeWithSupply(trades)}>
      <span>${t("trade-with-bank-none")}${trades && html`<span class="deal-cards"><${Amounts} cards=${give} /> → <${Amounts} cards=${get} /></span>`}</span><//>`}
  </div>`;
}

/** "4 wool" with a picture for the word. */
function Amounts({ cards }) {
  return kindsOf(cards).map(([kind, count]) => html`<span class="res" key=${kind}>${count}<${Icon} id="res-${kind}" size=${18} /></span>`);
}

function offerLabel() {
  const { counters } = tradeDraft.value;
  if (counters !== null) return t("trade-send-counter");
  const to = recipients();
  return to.length === 1 ? t("trade-offer-one", { name: nameOf(to[0]) }) : t("trade-offer", { count: to.length, whom: to.length === formOf("OfferTrade")?.to.length ? "all" : "some" });
}

function whyNoOffer() {
  const { give, get } = tradeDraft.value;
  if (countOf(give) === 0 || countOf(get) === 0) return t("trade-need-both");
  if (isTheirs(tradeDraft.value)) return t("trade-need-change");
  return undefined;
}

function whyNoBank() {
  const [[kind] = []] = kindsOf(tradeDraft.value.give);
  return kind ? t("trade-bank-rate", { count: ownSeat().rates[kind], kind }) : t("trade-bank-choose");
}
