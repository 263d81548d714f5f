/** Looking through a stack, or into a hand that was shown: the cards in a row, one of which is chosen. */
import { useLayoutEffect, useRef } from "../../../vendor/hooks.js";
import { Button, html } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { phone } from "../../table/layout.js";
import { nameOf } from "../../table/people/people.js";
import { above, realmDecision, listOf, send } from "../acting/choices.js";
import { chosenDepth, looking } from "../acting/looking.js";
import { burying } from "../acting/shown.js";
import { cardName, cardText, pointsOnCard, cardOf, shapeOfCard, stackLetter, kindOfCardName } from "../cards.js";
import { Back, FullCard, SmallFace } from "../faces/card.js";
import { Drawing, Points } from "../faces/signs.js";
import { handWords } from "./hand.js";
import { Longer } from "./longer.js";
import { ChoicePanel } from "./panel.js";
import { nextStep } from "./primary.js";

/** More cards than this are smaller on a desk, in as many rows as they need. */
const MANY = 7;

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
  const row = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (on !== null) row.current?.children[on]?.scrollIntoView({ block: "nearest", inline: "nearest" }); // what it does has taken some of the room
  }, [on]);
  return html`<${Longer} count=${cards.length}><ol ref=${row} class=${`lks ${cards.length > MANY ? "many" : ""}`} onKeyDown=${(event) => walk(event, act)}>${cards.map((card, index) => html`<li key=${index}><button type="button" class=${`hc k-${shapeOfCard(card)} ${on === index ? "on" : ""} ${may(index) ? "" : "poor"}`} data-look=${index} aria-pressed=${String(on === index)} aria-disabled=${may(index) ? undefined : "true"}
      aria-label=${[numbered && t("cards-order", { order: index + 1 }), handWords({ card }, null)].filter(Boolean).join(": ")} onClick=${() => may(index) && onChoose(index)}><${SmallFace} card=${card} /></button>${numbered && html`<small aria-hidden="true">${index + 1}</small>`}</li>`)}</ol><//>`;
}

/** The chosen card: in full on a desk, in a line on a phone, where the line of each has its room from the start: nothing moves under a finger. */
function Chosen({ card, cards, hint = "" }) {
  if (!phone.value) return card && html`<div class="insp"><${FullCard} card=${card} /></div>`;
  return html`<div class="look-lines">${[...new Set(cards)].map((each) => html`<${Line} key=${each} card=${each} on=${each === card} />`)}${!card && hint && html`<p class="lane">${hint}</p>`}</div>`;
}

function Line({ card, on }) {
  return html`<div class=${`lane ${on ? "inspected" : "unchosen"}`} aria-hidden=${on ? undefined : "true"}><svg width="40" height="40" viewBox="0 0 64 64" aria-hidden="true"><use href="#kind-${shapeOfCard(card)}" width="64" height="64" /><${Drawing} card=${card} x=${13} y=${9} width=${38} /></svg><span><b>${cardName(card)}</b> · ${kindOfCardName(card)}<br />${cardText(card)}</span><${Points} points=${pointsOnCard(cardOf(card))} size=${15} /></div>`;
}

/** On a phone: what is done with the chosen card. */
function NextStep({ card }) {
  const { press, label } = nextStep.value;
  return phone.value && html`<${Button} kind=${card ? "primary" : "plain"} icon=${card ? "yes" : "eye"} class="pay-it" why=${press ? undefined : label} onClick=${press}>${label}<//>`;
}

const choose = (index) => (chosenDepth.value = chosenDepth.value === index ? null : index);

export function LookThroughPanel() {
  const cards = looking.value;
  const { stack, may_pass: mayPass } = realmDecision.value;
  const card = chosenDepth.value === null ? null : cards[chosenDepth.value];
  const hint = t("cards-looking-hint", { name: nameOf(above.value), letter: stackLetter(stack) });
  return html`<${ChoicePanel} class=${`looking ${card ? "with-card" : ""}`} lead=".lks button" title=${t("cards-looking", { letter: stackLetter(stack), count: cards.length })} hint=${phone.value ? "" : hint} picture=${html`<${Back} width=${30} />`}>
    <${Row} cards=${cards} on=${chosenDepth.value} numbered act=${nextStep.value.press} onChoose=${choose} />
    ${!phone.value && html`<p class="foot">${t(mayPass ? "cards-looking-pass" : "cards-looking-foot")}</p>`}
    <${Chosen} card=${card} cards=${cards} hint=${hint} /><${NextStep} card=${card} />
  <//>`;
}

/** The opponent's hand: the Spy takes a card of it, Conflict puts two under a stack. */
export function ShownPanel() {
  return realmDecision.value.kind === "Spy" ? html`<${TakenFrom} />` : html`<${BuriedOf} />`;
}

function TakenFrom() {
  const cards = looking.value;
  const card = chosenDepth.value === null ? null : cards[chosenDepth.value];
  const takes = (index) => listOf("TakeFromHand").some((action) => action.card === cards[index]);
  return html`<${ChoicePanel} class=${`looking ${card ? "with-card" : ""}`} lead=".lks button" title=${t("cards-shown", { name: nameOf(above.value) })} hint=${t("cards-shown-spy")}>
    <${Row} cards=${cards} on=${chosenDepth.value} may=${takes} act=${nextStep.value.press} onChoose=${choose} />
    <${Chosen} card=${card} cards=${cards} /><${NextStep} card=${card} />
  <//>`;
}

function BuriedOf() {
  const cards = looking.value;
  const card = burying.value;
  const buries = (index) => listOf("Bury").some((action) => action.card === cards[index]);
  return html`<${ChoicePanel} class=${`looking ${card ? "with-card" : ""}`} lead=".lks button" title=${t("cards-shown", { name: nameOf(above.value) })} hint=${t("cards-shown-bury")}>
    <${Row} cards=${cards} on=${card === null ? null : cards.indexOf(card)} may=${buries} onChoose=${(index) => (burying.value = cards[index])} />
    <${Chosen} card=${card} cards=${cards} />
    ${card && html`<div class="stack-row" role="group" aria-label=${t("cards-which-stack")}>${listOf("Bury").filter((action) => action.card === card).map((action) => html`<${Button} key=${action.stack} onClick=${() => send(action)}>${t("stack-draw", { letter: stackLetter(action.stack) })}<//>`)}</div>`}
  <//>`;
}
