/** The current scene over the sea: the card at the left, its consequences at the right; on a phone a sheet in place of the drawer. */
import { useEffect, useLayoutEffect, useState } from "../../../vendor/hooks.js";
import { effect, signal } from "../../../vendor/signals.js";
import { Button, Chip, html, Icon, IconButton } from "../../parts/index.js";
import { Modal } from "../../parts/modal.js";
import { still } from "../../core/preferences.js";
import { t } from "../../core/text.js";
import { phone } from "../../table/layout.js";
import { rollDice } from "../../table/motion.js";
import { nameOf, signOf, whose } from "../../table/people/people.js";
import { asksForAPlace } from "../acting/choices.js";
import { cardName, countOfGoods, eventName, eventText, shapeOfCard } from "../cards.js";
import { Goods } from "../faces/signs.js";
import { FullCard, FullEvent, FullMiddle, SmallFace } from "../faces/card.js";
import { RealmDice } from "../table/dice.js";
import { spokenEvent } from "../events.js";
import { ChoicePanel } from "../table/panel.js";
import { view } from "../seen.js";
import { nextScene, namedBuilding, currentScene, sceneMs, shownCard, undecided } from "./scenes.js";

/** How long a number takes to run up. */
const RUN_MS = 900;
const STEP_MS = 60;
/** Scenes with something to read beside their card. */
const READ = ["event", "robbers", "result"];

/** The scene that waits for "Go on". */
export const toBeRead = () => (currentScene.value && READ.includes(currentScene.value.kind) ? currentScene.value : null);

/** True while the event card that asks for a choice is read in full. */
export const readingEvent = signal(false);
effect(() => {
  if (undecided.value === null) readingEvent.value = false;
});

/** The event card that asks for a choice, in full: a press on its name opens it, whatever covers the sea. */
export function EventRead() {
  if (!readingEvent.value) return null;
  const card = undecided.value;
  const close = () => (readingEvent.value = false);
  return html`<${Modal} label=${eventName(card)} class="event-read" onClose=${close}><${FullEvent} card=${card} /><${IconButton} icon="no" label=${t("close")} onClick=${close} /><//>`;
}

/** What happened, over the sea. @param {{aside?: boolean}} props `aside`: at the right, where the stacks are needed */
export function Highlight({ aside }) {
  return html`<${HighlightedCard} aside=${aside} /><${HighlightedBuilding} />`;
}

/** The card; on a phone it is not in the way of places to be pressed. */
function HighlightedCard({ aside = false }) {
  const what = shownCard.value;
  if (!what || (phone.value && (toBeRead() || asksForAPlace.value))) return null;
  const { event, card } = what;
  const place = `told-card ${aside ? "aside" : ""}`;
  if (phone.value && event && event === undecided.value) return html`<button type="button" class=${`${place} opens`} aria-label=${eventName(event)} aria-haspopup="dialog" onClick=${() => (readingEvent.value = true)}><${Small} event=${event} /></button>`;
  if (phone.value) return html`<div class=${place} aria-hidden="true"><${Small} event=${event} card=${card} /></div>`;
  return html`<div class=${place} key=${event ?? card} aria-hidden="true">${event ? html`<${FullEvent} card=${event} />` : html`<${FullCard} card=${card} />`}</div>`;
}

function Small({ event, card }) {
  return html`<span class=${`hc k-${event ? "event" : shapeOfCard(card)}`}><${SmallFace} card=${event ?? card} event=${Boolean(event)} /></span>`;
}

/** "Alder built the Abbey", large in the middle, with its picture; where it stands is marked in the realm. */
function HighlightedBuilding() {
  const now = namedBuilding.value;
  if (!now) return null;
  const { seat, card, kind } = now.what;
  return html`<div class="told-built" key=${`${seat} ${now.place}`} aria-hidden="true">
    ${card ? html`<${Small} card=${card} />` : html`<${FullMiddle} kind=${kind} owner=${seat} />`}
    <b>${spokenEvent(now.what)}</b>
  </div>`;
}

/** The consequences, beside the opponent's realm of a desk. */
export function HighlightEffects() {
  const now = toBeRead();
  if (!now || !hasLines(now)) return null;
  return html`<section class="told-sum" aria-label=${titleOf(now)}><header><h2>${titleOf(now)}</h2>${now.kind !== "result" && html`<${RealmDice} size=${38} />`}</header><${Lines} now=${now} /></section>`;
}

/** The same on a phone, with the card and its text. */
export function HighlightSheet() {
  const now = toBeRead();
  if (!now) return null;
  const { event, card, kind } = now;
  return html`<${ChoicePanel} class="told-sheet" title=${event ? eventName(event) : titleOf(now)} hint=${event ? eventText(event) : ""} lead=".told-sheet .pay-it" picture=${(event || card) && html`<${Small} event=${event} card=${card} />`}
      aside=${kind !== "result" && html`<${RealmDice} size=${34} />`}>
    ${hasLines(now) && html`<${Lines} now=${now} />`}
    <${Button} kind="primary" icon="end" class="pay-it" onClick=${nextScene}>${t("cards-go-on")}<${Lapse} /><//>
  <//>`;
}

/** How long the scene still lasts by itself, at the foot of the button that ends it. */
export function Lapse() {
  return html`<i class="lapse" key=${currentScene.value?.kind} style=${{ animationDuration: `${sceneMs.value}ms` }}></i>`;
}

/** @param {import("./story.js").Scene} now */
function titleOf({ kind, event, card, seat }) {
  if (kind === "robbers" || seat === undefined) return t("cards-tell-robbers");
  return event ? t("cards-tell-event", { card: eventName(event) }) : t("cards-tell-result", { whose: whose(seat), name: nameOf(seat), card: card ? cardName(card) : "" });
}

/** An event without figures is told by its card alone. @param {import("./story.js").Scene} now */
function hasLines({ kind, idle, marks = {} }) {
  return kind !== "event" || idle || Object.keys(marks).length > 0;
}

function Lines({ now }) {
  if (now.kind === "result") return html`<${Result} now=${now} />`;
  if (now.idle) return html`<p class="told-line">${t("cards-tell-idle")}</p>`;
  return html`<ul class="told-lines">${now.sums.map((sum) => html`<li key=${sum.seat} data-sum=${sum.seat}><${Chip} ...${signOf(sum.seat)} size=${26} />
    <span class="grow"><b>${sumWords(sum)}</b>${sum.counted !== undefined && html`<${Counted} count=${sum.counted} />`}
      ${countOfGoods(sum.lost) + countOfGoods(sum.gained) > 0 && html`<${Goods} goods=${{ ...sum.lost, ...sum.gained }} size=${20} />`}
      ${sum.spared.length > 0 && html`<small>${t("cards-tell-spared", { count: sum.spared.length })}</small>`}</span></li>`)}</ul>`;
}

function sumWords({ seat, lost, gained }) {
  const who = { whose: whose(seat), name: nameOf(seat) };
  const gains = countOfGoods(gained);
  return gains > 0 ? t("cards-tell-gains", { ...who, count: gains }) : t("cards-tell-loses", { ...who, count: countOfGoods(lost) });
}

/** "11 of at most 7": the number runs up. */
function Counted({ count }) {
  const [shown, show] = useState(still.value ? count : 0);
  useEffect(() => {
    if (shown >= count) return undefined;
    const timer = setTimeout(() => show(shown + 1), Math.min(STEP_MS, RUN_MS / count));
    return () => clearTimeout(timer);
  }, [shown]);
  const { robbers } = view.value;
  return html`<small class=${`counted ${shown > robbers ? "over" : ""}`} role="img" aria-label=${t("cards-tell-counted", { count, most: robbers })}>${t("cards-tell-counted", { count: shown, most: robbers })}</small>`;
}

/** The answer, the die, and who won. */
function Result({ now: { seat, number, winner, counter } }) {
  const defender = 1 - seat;
  useLayoutEffect(() => {
    if (!document.hidden && !still.value) rollDice(".attack-die");
  }, []);
  return html`<ul class="told-lines">
    ${counter !== undefined && html`<li><${Chip} ...${signOf(defender)} size=${26} /><span class="grow"><b>${t("cards-tell-answer", { whose: whose(defender), name: nameOf(defender), answer: counter ? "card" : "none", card: counter ? cardName(counter) : "" })}</b></span>${counter && !phone.value && html`<${Small} card=${counter} />`}</li>`}
    <li><span class="attack-die"><${Icon} id="die-${number}" size=${64} label=${t("cards-tell-die", { number })} /></span><span class="grow"><b>${t(winner === seat ? "cards-tell-hits" : "cards-tell-fails", { whose: whose(winner), name: nameOf(winner) })}</b></span></li>
  </ul>`;
}
