/** Trade: with the supply at the player's rates, or an offer to the opponent; one panel, two buttons. */
import { computed, effect, signal } from "../../../vendor/signals.js";
import { Button, html, Icon } from "../../parts/index.js";
import { forms, view } from "../seen.js";
import { t } from "../../core/text.js";
import { open } from "../../table/layout.js";
import { toast } from "../../table/notices/toasts.js";
import { nameOf } from "../../table/people/people.js";
import { above, commit, listOf, mayInRealm, myRealm } from "../acting/choices.js";
import { whyNot } from "../acting/rests.js";
import { countOfGoods, GOODS, goodName, goodsInOrder, goodsWords } from "../cards.js";
import { realmReasonWords } from "../sentences.js";
import { ChoicePanel } from "./panel.js";

/** What is being put together. */
export const realmTradeDraft = signal(/** @type {{give: Record<string, number>, get: Record<string, number>}} */ ({ give: {}, get: {} }));

const offerForm = () => /** @type {any} */ (forms.value.find(({ type }) => type === "OfferTrade"));

/** Whether an offer can be made, also in the opponent's turn. */
export const mayOffer = () => offerForm() !== undefined;

/**
 * One more or less of a good, on one side; a good stands on one side only. One comes from the supply, more only from the opponent.
 * @param {"give" | "get"} side
 */
function change(side, good, step) {
  const other = side === "give" ? "get" : "give";
  const most = side === "give" ? myRealm.value.goods[good] ?? 0 : Math.max(1, offerForm()?.get[good] ?? 0);
  const count = Math.min(most, Math.max(0, (realmTradeDraft.value[side][good] ?? 0) + step));
  const before = realmTradeDraft.value;
  realmTradeDraft.value = { ...before, [side]: { ...before[side], [good]: count }, [other]: { ...before[other], ...(count > 0 && { [good]: 0 }) } };
}

/** Whether the draft is what the supply trades. */
function atItsRate() {
  const [given, wanted] = [goodsInOrder(realmTradeDraft.value.give), goodsInOrder(realmTradeDraft.value.get)];
  return given.length === 1 && wanted.length === 1 && wanted[0][1] === 1 && given[0][1] === myRealm.value.rates?.[given[0][0]];
}

/** The trade with the supply that the draft means, if any. */
function supplyTrade() {
  if (!atItsRate()) return undefined;
  const [given, wanted] = [goodsInOrder(realmTradeDraft.value.give), goodsInOrder(realmTradeDraft.value.get)];
  return listOf("TradeWithSupply").find(({ give, get }) => give === given[0][0] && get === wanted[0][0]);
}

export function closeRealmTrade() {
  open.value = null;
  realmTradeDraft.value = { give: {}, get: {} };
}

/** Whether the panel has anything to do. */
export const mayTrade = computed(() => mayInRealm("EndTurn") || mayInRealm("TradeWithSupply") || mayOffer());

// A draft is dropped when its turn ends.
effect(() => {
  if (!view.value?.realms || mayTrade.value || open.peek() !== "trade") return;
  const { give, get } = realmTradeDraft.peek();
  if (countOfGoods(give) + countOfGoods(get) > 0) toast(t("trade-dropped"), { icon: "trade" });
  closeRealmTrade();
});

function Side({ side }) {
  const amounts = realmTradeDraft.value[side];
  const stock = side === "give" ? myRealm.value.goods : view.value.seats[above.value].goods;
  return html`<fieldset class="lane"><legend><span>${t(`cards-trade-${side}`)}</span><small>${t(`cards-trade-${side}-hint`, { name: nameOf(above.value) })}</small></legend>
    <div class="five six">${GOODS.map((good) => {
      const count = amounts[good] ?? 0;
      const rate = myRealm.value.rates?.[good];
      return html`<span key=${good} class="good-box"><button type="button" class=${`stp ${count > 0 ? "on" : ""} ${side === "give" && !stock[good] ? "no" : ""}`} data-trade="${side}-${good}" aria-label=${t("cards-trade-good", { good: goodName(good), count, stock: stock[good] ?? 0, side })} onClick=${() => change(side, good, 1)}>
        <${Icon} id="res-${good}" size=${30} /><small>${side === "give" ? `${stock[good] ?? 0} · ${rate}:1` : stock[good] ?? 0}</small>${count > 0 && html`<span class="q">${count}</span>`}</button>
        ${count > 0 && html`<button type="button" class="minus" aria-label=${t("cards-trade-less", { good: goodName(good) })} onClick=${() => change(side, good, -1)}><${Icon} id="i-minus" size=${13} /></button>`}</span>`;
    })}</div></fieldset>`;
}

export function RealmTradePanel() {
  const { give, get } = realmTradeDraft.value;
  const supply = supplyTrade();
  const empty = countOfGoods(give) + countOfGoods(get) === 0;
  const amounts = (side) => Object.fromEntries(goodsInOrder(side));
  const done = (action) => {
    const before = realmTradeDraft.value;
    commit(action, () => open.value === "trade" && realmTradeDraft.value === before && closeRealmTrade());
  };
  const deal = { give: goodsWords(give), get: goodsWords(get) };
  const { best, goods } = bestOf(myRealm.value.rates);
  return html`<${ChoicePanel} title=${t("cards-trade")} hint=${t("cards-trade-rates", { best, goods })} class="trading" lead=".trading .stp" onClose=${closeRealmTrade}>
    <div class="lanes two-sides"><${Side} side="give" /><${Side} side="get" /></div>
    <div class="answers two">
      <${Button} kind=${supply ? "primary" : "plain"} icon="cards" class="do-supply" why=${supply ? undefined : noSupply()} onClick=${() => done(supply)}>${supply ? t("cards-trade-supply-deal", deal) : t("cards-trade-supply")}<//>
      ${mayOffer() && html`<${Button} kind=${supply || empty ? "plain" : "primary"} icon="trade" class="do-offer" why=${empty ? t("cards-trade-empty") : undefined} onClick=${() => done({ type: "OfferTrade", give: amounts(give), get: amounts(get) })}>${t("cards-trade-offer", { name: nameOf(above.value) })}<//>`}
    </div>
  <//>`;
}

/** Why the draft is not a trade with the supply. */
function noSupply() {
  if (!mayInRealm("EndTurn") && !mayInRealm("TradeWithSupply")) return realmReasonWords(whyNot("TradeWithSupply") ?? { code: "not_your_turn" });
  return t(atItsRate() ? "cards-offer-cannot" : "cards-trade-no-supply");
}

function bestOf(rates = {}) {
  const best = Math.min(...Object.values(rates));
  return { best, goods: Object.entries(rates).filter(([, rate]) => rate === best).map(([good]) => goodName(good)).join(", ") };
}
