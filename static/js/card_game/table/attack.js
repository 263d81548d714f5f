/** The window for an answer: the same with or without a counter in the hand, with two equal buttons and a clock that always runs out. */
import { useEffect } from "../../../vendor/hooks.js";
import { Button, html, Icon } from "../../parts/index.js";
import { announce } from "../../parts/announcer.js";
import { openWindow } from "../../core/store.js";
import { turn } from "../seen.js";
import { hasText, t } from "../../core/text.js";
import { WindowClock } from "../../table/clock/window.js";
import { lead } from "../../table/focus.js";
import { nameOf } from "../../table/people/people.js";
import { clearSelection } from "../../table/selection.js";
import { answering, attack, awaited, closeHand, openHand } from "../acting/answering.js";
import { listOf, myRealm, send } from "../acting/choices.js";
import { cardName, cardText, shapeOfCard } from "../cards.js";
import { SmallFace } from "../faces/card.js";
import { ChoicePanel } from "./panel.js";

const FACES = [1, 2, 3, 4, 5, 6];

/** What an attack does, as whoever is attacked reads it; the card itself speaks to whoever plays it. */
function attackText(card, name, most) {
  const own = `cards-attack-on-you-${card}`;
  return hasText(own) ? t(own, { name, most }) : cardText(card);
}

export function AttackPanel() {
  const { attack: card, succeeds, succeeds_countered: countered } = attack.value;
  const name = nameOf(turn.value.seat);
  const seconds = openWindow.value && t("cards-seconds-in-all", { count: Math.round(openWindow.value.length / 1000) });
  useEffect(() => announce([t("cards-attack-aloud", { name, card: cardName(card) }), seconds].filter(Boolean).join(" "), { now: true }), [card, seconds]);
  const state = answering.value;
  useEffect(() => {
    if (state === "choosing") lead(".hcs .hc.play");
  }, [state]);
  const none = listOf("AnswerAttack").find(({ card: answer }) => (answer ?? null) === null);
  const decline = () => {
    clearSelection();
    closeHand();
    if (none) send(none);
  };
  const given = myRealm.value.answer;
  return html`<${ChoicePanel} title=${t("cards-attack", { name, card: cardName(card) })} hint=${attackText(card, name, succeeds)} class=${`attack ${state}`} lead=".attack .answers button"
      picture=${html`<span class=${`hc k-${shapeOfCard(card)}`}><${SmallFace} card=${card} /></span>`}>
    <div class="oddsrow" role="img" aria-label=${t("cards-odds", { most: succeeds })}>${FACES.map((number) => html`<span key=${number} class=${number <= succeeds ? "o bad" : "o good"}><${Icon} id="die-${number}" size=${30} /><b>${number <= succeeds ? "✗" : "✓"}</b></span>`)}<span class="say">${t("cards-odds-say")}</span></div>
    <div class="lane ask"><${Icon} id="i-clock" size=${20} /><span class="grow"><b>${t("cards-counter-it")}</b> ${t("cards-counter-odds", { most: countered })}</span><${WindowClock} bar /></div>
    ${state === "choosing" ? html`<p class="foot" role="status">${t("cards-counter-fits")} <button type="button" class="change" onClick=${closeHand}>${t("cards-back")}</button></p>`
      : html`<div class="answers two"><${Button} icon="no" aria-pressed=${String(given === "none")} onClick=${decline}>${t("cards-no-counter")}<//><${Button} icon="cards" aria-pressed=${String(given !== undefined && given !== "none")} onClick=${openHand}>${t("cards-play-counter")}<//></div>`}
    <p class="foot">${given !== undefined ? t("cards-answer-given", { answer: given === "none" ? "none" : "card", card: given === "none" ? "" : cardName(given) }) : t("cards-same-clock", { name })}</p>
  <//>`;
}

/** What the attacker sees of it: the card that was played, and the clock. */
export function AttackWaits() {
  const { attack: card } = awaited.value;
  const number = 1 - turn.value.seat;
  return html`<${ChoicePanel} title=${t("cards-attack-waits", { name: nameOf(number) })} hint=${t("cards-attack-waits-hint", { card: cardName(card) })} class="attack waits" narrow picture=${html`<span class=${`hc k-${shapeOfCard(card)}`}><${SmallFace} card=${card} /></span>`}>
    <div class="lane ask"><${Icon} id="i-clock" size=${20} /><span class="grow"></span><${WindowClock} bar /></div>
  <//>`;
}
