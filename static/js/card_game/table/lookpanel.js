/** Looking through a stack, or into a hand that was shown: the cards in a row, one of which is chosen. */
import { Button, html } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { phone } from "../../table/layout.js";
import { nameOf } from "../../table/people/people.js";
import { above, decision, listOf, mine, send } from "../acting/choices.js";
import { chosen, looking } from "../acting/looking.js";
import { burying } from "../acting/shown.js";
import { cardName, cardText, pointsOf, cardOf, shapeOfCard, stackLetter, kindName } from "../cards.js";
import { Back, FullCard, SmallFace } from "../faces/card.js";
import { Points } from "../faces/signs.js";
import { handWords } from "./hand.js";
import { Panel } from "./panel.js";
import { nextStep } from "./primary.js";

/**
 * Where a card is first chosen and then taken: arrow keys choose as they move, and Enter on the chosen card takes it.
 * @param {KeyboardEvent} event
 * @param {() => void} [act]
 */
function walk(event, act) {
  const focused = /** @type {HTMLElement} */ (event.target);
  if (event.key === "Enter" && act && focused.getAttribute("aria-pressed") === "true") {
    event.preventDefault();
    return void (event.repeat || act());
  }
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return undefined;
  const cards = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button")];
  const to = cards[cards.findIndex((card) => card === document.activeElement) + step];
  to?.focus();
  if (act) to?.click();
  return event.preventDefault();
}

/**
 * @param {{
 *   cards: string[], on: number | null, onChoose: (index: number) => void, may?: (index: number) => boolean, numbered?: boolean, act?: () => void,
 * }} props `act`: takes the chosen one; without it choosing is all
 */
function Row({ cards, on, onChoose, may = () => true, numbered = false, act }) {
  return html`<ol class=${`lks ${cards.length > 9 ? "many" : ""}`} style=${{ "--count": cards.length }} onKeyDown=${(event) => walk(event, act)}>${cards.map((card, index) => html`<li key=${index}><button type="button" class=${`hc k-${shapeOfCard(card)} ${on === index ? "on" : ""} ${may(index) ? "" : "poor"}`} data-look=${index} aria-pressed=${String(on === index)} aria-disabled=${may(index) ? undefined : "true"}
      aria-label=${[numbered && t("cards-order", { order: index + 1 }), handWords({ card }, null)].filter(Boolean).join(": ")} onClick=${() => may(index) && onChoose(index)}><${SmallFace} card=${card} /></button>${numbered && html`<small aria-hidden="true">${index + 1}</small>`}</li>`)}</ol>`;
}

/** The chosen card: in full on a desk, in a line on a phone. */
function Chosen({ card }) {
  if (!card) return null;
  if (!phone.value) return html`<div class="insp"><${FullCard} card=${card} /></div>`;
  return html`<div class="lane inspected"><svg width="40" height="40" viewBox="0 0 64 64" aria-hidden="true"><use href="#kind-${shapeOfCard(card)}" width="64" height="64" /><use href="#card-${card}" x="13" y="9" width="38" height="38" /></svg><span><b>${cardName(card)}</b> · ${kindName(card)}<br />${cardText(card)}</span><${Points} points=${pointsOf(cardOf(card))} size=${15} /></div>`;
}

export function LookPanel() {
  const cards = looking.value;
  const { stack, may_pass: mayPass } = decision.value;
  const card = chosen.value === null ? null : cards[chosen.value];
  const { press, label } = nextStep.value;
  return html`<${Panel} class=${card ? "with-card" : ""} lead=".lks button" title=${t("cards-looking", { letter: stackLetter(stack), count: cards.length })} hint=${phone.value && card ? "" : t("cards-looking-hint", { name: nameOf(above.value), letter: stackLetter(stack) })} picture=${html`<${Back} width=${30} />`}>
    <${Row} cards=${cards} on=${chosen.value} numbered act=${press} onChoose=${(index) => (chosen.value = chosen.value === index ? null : index)} />
    ${!phone.value && html`<p class="foot">${t(mayPass ? "cards-looking-pass" : "cards-looking-foot")}</p>`}
    <${Chosen} card=${card} />
    ${phone.value && html`<${Button} kind=${card ? "primary" : "plain"} icon=${card ? "yes" : "eye"} class="pay-it" why=${press ? undefined : label} onClick=${press}>${label}<//>`}
  <//>`;
}

/** The opponent's hand: the Spy takes a card of it, Conflict puts two under a stack. */
export function ShownPanel() {
  const cards = mine.value.shown;
  const { kind, left } = decision.value;
  const takes = kind === "Spy";
  const actionOf = (card) => listOf(takes ? "TakeFromHand" : "Bury").find((action) => action.card === card);
  const on = takes ? null : cards.indexOf(burying.value);
  const press = (index) => (takes ? send(actionOf(cards[index])) : (burying.value = cards[index]));
  return html`<${Panel} lead=".lks button" title=${t("cards-shown", { name: nameOf(above.value), count: cards.length })} hint=${t(takes ? "cards-shown-spy" : "cards-shown-bury", { count: left ?? 1 })}>
    <${Row} cards=${cards} on=${on} may=${(index) => Boolean(actionOf(cards[index]))} onChoose=${press} />
    ${!takes && burying.value && html`<div class="stack-row" role="group" aria-label=${t("cards-which-stack")}>${listOf("Bury").filter(({ card }) => card === burying.value).map((action) => html`<${Button} key=${action.stack} onClick=${() => send(action)}>${t("stack-draw", { letter: stackLetter(action.stack) })}<//>`)}</div>`}
  <//>`;
}
