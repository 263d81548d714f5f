/** The tiles: what is built in the middle row, trade, and the exchange; each with its key, its cost, and why not now. */
import { html, Icon, onceRead, Piece, unheld, useUnread } from "../../parts/index.js";
import { refusal } from "../../core/store.js";
import { ownSeatNumber, view } from "../seen.js";
import { factWords, t } from "../../core/text.js";
import { lead } from "../../table/focus.js";
import { open, phone } from "../../table/layout.js";
import { lookOf } from "../../table/people/people.js";
import { clearSelection, select } from "../../table/selection.js";
import { TileName } from "../../table/dock/tilename.js";
import { Key } from "../../table/topbar/bindings.js";
import { BUILDS, listOf, mayInRealm, myRealm, pickedCard } from "../acting/choices.js";
import { whyNot } from "../acting/rests.js";
import { realmReasonWords } from "../sentences.js";
import { goodsInOrder, goodsWords, middleOf } from "../cards.js";
import { mayOffer } from "./trade.js";

/** Show why not, where refusals are shown. */
function explain(reason) {
  refusal.value = { ...reason, text: realmReasonWords(reason) };
}

/** Pick the piece up, or put it back, or say why not. @param {string} kind */
export function pressBuild(kind) {
  const what = pickedCard.value;
  const on = what !== null && "build" in what && what.build === kind;
  open.value = null;
  if (on) return void clearSelection();
  if (!mayInRealm(BUILDS[kind])) return explain(whyNot(BUILDS[kind]) ?? { code: "not_legal" });
  select({ build: kind });
  return undefined;
}

/** What the trade panel is for. */
const TRADES = ["TradeWithSupply", "OfferTrade"];

export function pressRealmTrade() {
  if (open.value === "trade") return void (open.value = null);
  if (!mayInRealm("TradeWithSupply") && !mayOffer()) return explain(whyNot(TRADES[0]) ?? { code: "not_legal" });
  clearSelection();
  open.value = "trade";
  return undefined;
}

export function pressExchange() {
  const what = pickedCard.value;
  open.value = null;
  if (what && "exchange" in what) return void clearSelection();
  if (!mayInRealm("Exchange")) return explain(whyNot("Exchange") ?? { code: "not_legal" });
  select({ exchange: true });
  requestAnimationFrame(() => lead(".hcs button:not([aria-disabled])"));
  return undefined;
}

export function RealmTiles() {
  return html`${["road", "settlement", "city"].map((kind) => html`<${BuildTile} key=${kind} kind=${kind} />`)}<${TradeTile} />${(!phone.value || mayInRealm("Exchange")) && html`<${ExchangeTile} />`}`;
}

function Tile({ id, on, why, label, left, picture, name, children, onPress, class: more = "" }) {
  const box = useUnread(on);
  const words = factWords([label, left !== undefined && t("tile-left", { left }), why && realmReasonWords(why)]);
  return html`<button type="button" ref=${box} class=${`tile ${more} ${on ? "on" : ""} ${why ? "off" : ""}`} data-tile=${id} aria-label=${words} title=${why ? realmReasonWords(why) : undefined} aria-disabled=${why ? "true" : undefined} aria-pressed=${String(on)}
      onClick=${onceRead(onPress)} onKeyDown=${unheld}>
    <${Key} of=${id} />${left !== undefined && html`<span class="left">${left}</span>`}<span class="pic">${picture}</span><${TileName} name=${name} />${!phone.value && children}
  </button>`;
}

function BuildTile({ kind }) {
  const can = mayInRealm(BUILDS[kind]);
  const why = can ? null : whyNot(BUILDS[kind]) ?? { code: "not_legal" };
  const lacking = why?.facts?.needs ?? {};
  const { cost } = middleOf(kind);
  const what = pickedCard.value;
  const goods = goodsInOrder(cost).flatMap(([good, count]) => Array.from({ length: count }, (_, unit) => (
    { good, lacks: unit >= count - (lacking[good] ?? 0) }
  )));
  return html`<${Tile} id=${kind} on=${what !== null && "build" in what && what.build === kind} why=${why} left=${view.value.supply.row[kind] ?? 0} name=${t(`cards-tile-${kind}`)}
      label=${t("tile-label", { name: t(`card-${kind}`), cost: goodsWords(cost) })} onPress=${() => pressBuild(kind)} picture=${html`<${Piece} kind=${kind} look=${lookOf(ownSeatNumber())} size=${phone.value ? 34 : 46} />`}>
    <span class=${`cost ${goods.length > 4 ? "long" : ""}`}>${goods.map(({ good, lacks }, unit) => html`<span key=${unit} class=${lacks ? "miss" : ""}><${Icon} id="res-${good}" size=${17} /></span>`)}</span><//>`;
}

/** The goods that are traded at the best rate, and that rate. */
function bestRate() {
  const rates = Object.entries(myRealm.value.rates ?? {});
  const best = Math.min(...rates.map(([, rate]) => rate));
  return { best, goods: rates.filter(([, rate]) => rate === best).map(([good]) => good) };
}

function TradeTile() {
  const can = mayInRealm("TradeWithSupply") || mayOffer();
  const { best, goods } = bestRate();
  return html`<${Tile} id="trade" class="trade" on=${open.value === "trade"} why=${can ? null : whyNot(TRADES[0]) ?? { code: "not_legal" }} name=${t("cards-tile-trade")} label=${t("cards-tile-trade")} onPress=${pressRealmTrade} picture=${html`<${Icon} id="i-trade" size=${phone.value ? 30 : 34} />`}>
    <span class="cost">${goods.length < 3 && goods.map((good) => html`<${Icon} key=${good} id="res-${good}" size=${15} />`)}<b class="rate">${best}:1</b></span><//>`;
}

function ExchangeTile() {
  const what = pickedCard.value;
  const can = listOf("Exchange").length > 0;
  return html`<${Tile} id="exchange" class="trade" on=${what !== null && "exchange" in what} why=${can ? null : whyNot("Exchange") ?? { code: "not_legal" }} name=${t("cards-tile-exchange")} label=${t("cards-tile-exchange")} onPress=${pressExchange} picture=${html`<${Icon} id="i-counter" size=${32} />`}>
    <span class="cost"><small>${t("cards-at-the-end")}</small></span><//>`;
}
