/** Open offers between the two: mine can be taken back, the other's accepted or declined. */
import { useEffect } from "../../../vendor/hooks.js";
import { computed, effect, signal } from "../../../vendor/signals.js";
import { Button, Chip, html, Icon } from "../../parts/index.js";
import { announce } from "../../parts/announcer.js";
import { lastEvents, seat } from "../../core/store.js";
import { offerToAnswer } from "../../core/title.js";
import { view } from "../seen.js";
import { t } from "../../core/text.js";
import { phone } from "../../table/layout.js";
import { isMe, nameOf, signOf } from "../../table/people/people.js";
import { Key } from "../../table/topbar/bindings.js";
import { commit, listOf, send } from "../acting/choices.js";
import { goodsWords } from "../cards.js";
import { Goods } from "../faces/signs.js";

const askingMe = computed(() => (view.value?.offers ?? []).filter(({ seat: from }) => seat.value !== null && !isMe(from)));

/** The only offer that waits for my answer, for the keys. */
export const onlyRealmOffer = computed(() => {
  const [offer, ...more] = askingMe.value;
  return offer && more.length === 0 ? offer : null;
});

/**
 * Call whoever looks elsewhere, as the tab's title does, while the other waits for my answer.
 * @returns {() => void} stops it
 */
export function callForAnswers() {
  const stop = effect(() => {
    const [offer] = askingMe.value;
    offerToAnswer.value = offer ? { name: nameOf(offer.seat) } : null;
  });
  return () => {
    stop();
    offerToAnswer.value = null;
  };
}

/** How long it is seen that an offer of mine was declined. */
const STAYS_MS = 7000;
/** Who has just declined an offer of mine. */
export const decliner = signal(/** @type {number | null} */ (null));

effect(() => {
  const told = lastEvents.value?.events.findLast(({ type, seat: by }) => seat.value !== null && by !== undefined && (isMe(by) ? type === "TradeOffered" : type === "TradeDeclined"));
  if (told?.seat !== undefined) decliner.value = isMe(told.seat) ? null : told.seat;
});
effect(() => {
  if (decliner.value === null) return undefined;
  const timer = setTimeout(() => (decliner.value = null), STAYS_MS);
  return () => clearTimeout(timer);
});

/** Take an offer: what is asked of me is paid. */
export function accept({ id, get }) {
  const action = listOf("AcceptOffer").find(({ offer }) => offer === id);
  if (action) commit({ ...action, asked: get });
}

export function decline({ id }) {
  const action = listOf("DeclineOffer").find(({ offer }) => offer === id);
  if (action) send(action);
}

/** @param {{alerting?: boolean}} props `alerting`: cards instead of strips, and one to me is an alert, which takes no focus */
export function RealmOffers({ alerting = false }) {
  const offers = /** @type {RealmOffer[]} */ (view.value.offers ?? []);
  return offers.length > 0 && html`<div class=${`offers ${phone.value && !alerting ? "strips" : ""}`}>
    ${offers.map((offer) => html`<${Offer} key=${offer.id} offer=${offer} alerting=${alerting} />`)}</div>`;
}

/** @typedef {{id: number, seat: number, give: Record<string, number>, get: Record<string, number>}} RealmOffer */

/** @param {{offer: RealmOffer, alerting: boolean}} props */
function Offer({ offer, alerting }) {
  const { id, seat: from, give, get } = offer;
  const own = isMe(from);
  const name = nameOf(from);
  const watching = seat.value === null;
  useEffect(() => {
    if (!own && !watching) announce(t("cards-offer-aloud", { name, give: goodsWords(give), get: goodsWords(get) }), { now: true });
  }, []);
  const can = listOf("AcceptOffer").some((action) => action.offer === id);
  const [withdraw] = listOf("WithdrawOffer").filter((action) => action.offer === id);
  const title = t(own ? "cards-offer-own" : "cards-offer", { name });
  return html`<section class=${`offer ${own || watching ? "" : "incoming"}`} role=${alerting && !own ? "alertdialog" : undefined} aria-label=${title} data-offer=${id}>
    <header><${Chip} ...${signOf(from)} size=${26} /><span class="grow">${title}</span></header>
    <div class="swap"><span class="half"><small>${t(own ? "cards-offer-you-give" : "cards-offer-gives", { name })}</small><span class="amounts"><${Goods} goods=${give} size=${24} /></span></span><span class="arrows"><${Icon} id="i-trade" size=${20} /></span>
      <span class="half"><small>${t(own ? "cards-offer-you-get" : "cards-offer-wants", { name })}</small><span class="amounts"><${Goods} goods=${get} size=${24} /></span></span></div>
    ${!watching && html`<div class="replies">${own ? withdraw && html`<${Button} icon="no" class="withdraw" aria-label=${t("cards-offer-withdraw")} onClick=${() => send(withdraw)}><span class="word">${t("cards-offer-withdraw")}</span><//>`
      : html`<${Button} kind="good" icon="yes" class="accept" why=${can ? undefined : t("cards-offer-cannot")} aria-label=${t("cards-offer-accept")} onClick=${() => accept(offer)}><span class="word">${t("cards-offer-accept")}</span>${!phone.value && html`<${Key} of="accept" />`}<//>
        <${Button} icon="no" class="decline" aria-label=${t("cards-offer-decline")} onClick=${() => decline(offer)}><span class="word">${t("cards-offer-decline")}</span>${!phone.value && html`<${Key} of="decline" />`}<//>`}</div>`}
  </section>`;
}
