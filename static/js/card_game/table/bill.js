/** Which regions pay, and where received goods go: asked only for goods for which it makes a difference. */
import { useState } from "../../../vendor/hooks.js";
import { Button, html, Icon } from "../../parts/index.js";
import { factWords, listWords, t } from "../../core/text.js";
import { phone } from "../../table/layout.js";
import { dropAsked } from "../../table/selection.js";
import { ownSeatNumber, view } from "../seen.js";
import { settle } from "../acting/choices.js";
import { bill, billed, paidBy, payFrom, receiveAt } from "../acting/paying.js";
import { cardName, goodName, shapeOfCard } from "../cards.js";
import { Drawing } from "../faces/signs.js";
import { RegionSquare } from "../realm/squares.js";
import { regionName } from "../realm/words.js";
import { ChoicePanel } from "./panel.js";

/** @typedef {import("../acting/paying.js").Bill} Bill */

const regionAt = (place) => view.value.realms[ownSeatNumber()].regions[place];

/** What is paid for, in words. */
function purposeOf({ action }) {
  if (action.card) return cardName(action.card);
  return t(`cards-purpose-${action.type}`);
}

function PurposePicture({ action }) {
  if (!action.card) return null;
  return html`<svg width="46" height="46" viewBox="0 0 64 64" aria-hidden="true"><use href="#kind-${shapeOfCard(action.card)}" width="64" height="64" /><${Drawing} card=${action.card} x=${13} y=${9} width=${38} /></svg>`;
}

export function BillPanel() {
  const [all, showAll] = useState(false);
  const now = bill.value;
  if (!now) return null;
  const { need, any, units, asks, payers, gets, choices, from } = now;
  const rest = need.map(([good]) => good).filter((good) => !asks.includes(good));
  const amounts = Object.fromEntries(need);
  const shown = all ? need.map(([good]) => good) : asks;
  const receiving = gets !== null && choices.length > 0;
  const title = any > 0 || asks.length > 0 || gets === null ? t("cards-bill", { purpose: purposeOf(now) }) : t("cards-bill-gains", { good: goodName(gets) });
  return html`<${ChoicePanel} title=${title} hint=${rest.length > 0 && asks.length > 0 ? t("cards-bill-filled", { goods: listWords(rest.map(goodName)) }) : ""} picture=${html`<${PurposePicture} action=${now.action} />`} class="bill" lead=".bill .pay-it" aside=${!phone.value && html`<${Pay} now=${now} />`} onClose=${dropAsked}>
    <div class="lanes">
      ${any > 0 && html`<${Lane} good="any" count=${any} places=${[...new Set(units)]} />`}
      ${shown.map((good) => html`<${Lane} key=${good} good=${good} count=${amounts[good]} places=${payers[good]} />`)}
      ${receiving && html`<${Receiving} good=${gets} places=${choices} />`}
    </div>
    ${rest.length > 0 && !all && html`<p class="also"><b>${t("cards-also")}</b>${rest.map((good) => html`<span key=${good}><${Icon} id="res-${good}" size=${18} />${listWords([...new Set(from[good])].map((place) => regionName(regionAt(place))), "unit")}</span>`)}
      <button type="button" class="change" onClick=${() => showAll(true)}>${t("cards-change")}</button></p>`}
    ${phone.value && html`<${Pay} now=${now} />`}
  <//>`;
}

/** @param {{now: Bill}} props */
function Pay({ now }) {
  const { asks, any } = now;
  return html`<${Button} kind="primary" icon="yes" class="pay-it" onClick=${() => settle(billed(now))}>${t(asks.length + any > 0 ? "cards-pay" : "cards-receive")}<//>`;
}

function Lane({ good, count, places }) {
  return html`<fieldset class="lane"><legend><span>${good === "any" ? html`<${Icon} id="res-any" size=${18} />${t("cards-any-goods", { count })}` : html`<${Icon} id="res-${good}" size=${18} />${t("cards-amount", { count, kind: good })}`}</span><small>${t("cards-tap-payer", { count })}</small></legend>
    <div class="pay">${places.map((place, order) => html`<${Payer} key=${place} place=${place} takes=${paidBy(place)} first=${order === 0 && good !== "any"} onPress=${() => payFrom(good, place)} />`)}</div></fieldset>`;
}

function Payer({ place, takes, first, onPress }) {
  const region = regionAt(place);
  const notes = [region.hidden && t("cards-beside-warehouse"), region.stored - takes === 0 && takes > 0 && t("cards-would-be-empty"), !region.hidden && !(region.stored - takes === 0 && takes > 0) && t("cards-stores", { count: region.stored })].filter(Boolean);
  return html`<button type="button" class=${`payr ${takes > 0 ? "sel" : ""}`} aria-pressed=${String(takes > 0)} data-pays=${place} aria-label=${factWords([regionName(region), ...notes, takes > 0 && t("cards-pays-count", { count: takes })])} onClick=${onPress}>
    <svg width="64" height="64" viewBox="0 0 100 100" aria-hidden="true"><${RegionSquare} region=${region} /></svg><span><b>${regionName(region)}</b><small>${notes[0]}</small></span>
    ${takes > 0 && html`<span class="take">${t("cards-pays-count", { count: takes })}</span>`}${first && html`<span class="sug">${t("cards-suggested")}</span>`}</button>`;
}

function Receiving({ good, places }) {
  return html`<fieldset class="lane"><legend><span><${Icon} id="res-${good}" size=${18} />${t("cards-amount", { count: 1, kind: good })}</span><small>${t("cards-tap-receiver")}</small></legend>
    <div class="pay">${places.map((place, order) => {
      const region = regionAt(place);
      const on = bill.value?.into === place;
      return html`<button type="button" key=${place} class=${`payr ${on ? "sel" : ""}`} aria-pressed=${String(on)} data-gains=${place} onClick=${() => receiveAt(place)}>
        <svg width="64" height="64" viewBox="0 0 100 100" aria-hidden="true"><${RegionSquare} region=${region} /></svg><span><b>${regionName(region)}</b><small>${t("cards-stores", { count: region.stored })}</small></span>${order === 0 && html`<span class="sug">${t("cards-suggested")}</span>`}</button>`;
    })}</div></fieldset>`;
}
