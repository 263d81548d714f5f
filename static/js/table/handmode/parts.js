/** The parts of a hand that both games share: its header, the panel of sea that gives way, the covered hand, and the dock at the thumb. */
import { computed } from "../../../vendor/signals.js";
import { connection, lobby, screens, seat } from "../../core/store.js";
import { isAsked, isMyTurn } from "../../core/title.js";
import { t } from "../../core/text.js";
import { Button, Chip, html, Icon, tellWhyNot } from "../../parts/index.js";
import { unread } from "../chat/chat.js";
import { OwnClock } from "../clock/ownclock.js";
import { open } from "../layout.js";
import { sentenceOf, pictured } from "../log/sentences.js";
import { turns } from "../log/log.js";
import { nameOf, signOf } from "../people/people.js";
import { ProposalCard } from "../proposals/proposal.js";
import { atWholeTable } from "./chosen.js";
import { faceDown } from "./cover.js";

/** @typedef {import("../dock/status.js").Drawn} Drawn */

/** Milliseconds for which the header says why an action was refused. */
export const REFUSED_MS = 4000;

/** Changes seldom, unlike the lag, which every message changes. */
export const disconnected = computed(() => (connection.value.state === "open" ? "" : connection.value.state));

/** True while the game waits for the reader. */
const called = computed(() => isMyTurn() || isAsked());

/**
 * Whom the table waits for and for what, the reader's points, and the menu.
 * @param {{mine: boolean, points: string, pointsLabel: string, children?: Drawn}} props
 *   `mine`: the sentence is about the reader; `points`: as they are shown; `pointsLabel`: the same in words; `children`: the sentence
 */
export function HandHeader({ mine, points, pointsLabel, children }) {
  const number = /** @type {number} */ (seat.value);
  const menu = unread.value > 0 ? t("hand-menu-unread", { count: unread.value }) : t("menu");
  return html`<header class=${`hand-head ${mine || called.value ? "mine" : ""} ${disconnected.value ? "lost" : ""}`} data-seat=${number} aria-label=${t("status-label")}>
    <h1 class="unseen">${lobby.value.name}</h1>
    <${Chip} ...${signOf(number)} size=${42} />
    ${disconnected.value ? html`<div class="sentence" role="alert"><strong>${t("hand-lost")}</strong><small>${t(`connection-${disconnected.value}`)}</small></div>` : children}
    <${OwnClock} />
    <button type="button" class="hand-points" aria-haspopup="dialog" aria-label=${pointsLabel} onClick=${() => (open.value = { seat: number })}><b>${points}</b><small>${t("vp")}</small></button>
    <button type="button" class="ib hand-menu" aria-label=${menu} onClick=${() => (open.value = "help")}><${Icon} id="i-menu" size=${24} />${unread.value > 0 && html`<span class="n">${unread.value}</span>`}</button>
  </header>`;
}

/** In the menu: log and chat, which have no place beside a hand. */
export function LogButton() {
  return html`<button type="button" class="btn" onClick=${() => (open.value = "log")}><${Icon} id="i-chat" size=${20} />${t("phone-log")}${unread.value > 0 && html`<span class="tag bad">${unread.value}</span>`}</button>`;
}

/** The last line of the log, of the turns that count. */
const lastLine = computed(() => turns.value.flatMap(({ back, lines }) => (back ? [] : lines)).findLast((line) => !line.back && sentenceOf(line.event))?.event);

/**
 * What happened last, and the ways to cover the hand and to the whole table. It gives way to whatever else needs the room.
 * @param {{picture?: Drawn, title: string}} props `picture`: the dice, if any lie on the table; `title`: what the roll brought
 */
export function SeaPanel({ picture, title }) {
  const line = lastLine.value && sentenceOf(lastLine.value);
  return html`<section class="sea-panel" aria-label=${t("hand-happened")}>
    <div class="sea-told">${picture || html`<${Icon} id=${screens.value > 0 ? "i-tv" : "i-island"} size=${40} />`}
      <p><b>${title}</b>${line && html`<small>${pictured(line)}</small>`}</p></div>
    <div class="sea-acts">
      <${Button} icon="lock" class="cover" onClick=${() => (faceDown.value = true)}><span class="word">${t("hand-cover")}</span><//>
      <${Button} icon="eye" class="whole" onClick=${() => { atWholeTable.value = true; }}><span class="word">${t("hand-board")}</span><//>
    </div>
  </section>`;
}

/** In place of the hand while it lies face down. @param {{cards: number}} props how many cards lie there */
export function CoveredHand({ cards }) {
  return html`<main class="hand-body covered-hand">
    <${ProposalCard} />
    <span class="card-back"><${Icon} id="dev-back" size=${122} /></span>
    <b>${t("hand-covered")}</b><p>${t("hand-covered-text", { count: cards })}</p>
  </main>
  <footer class="pdock hand-dock"><${Button} icon="eye" kind=${called.value ? "primary" : "plain"} class="big show-hand" onClick=${() => (faceDown.value = false)}>${t("hand-show")}<//></footer>`;
}

/** Nothing can be sent while the connection is lost: a press says so, but for those of the panel above the hand. @param {Event} event */
function sayLost(event) {
  const button = /** @type {HTMLElement} */ (event.target).closest("button");
  if (!button || button.closest(".sea-panel")) return;
  event.preventDefault();
  event.stopPropagation();
  tellWhyNot(button, t("hand-lost-why"));
}

/** Things to read: offers and cards, which can be pressed as well. @param {{children?: Drawn}} props */
export function HandBody({ children }) {
  return html`<main class="hand-body" onClickCapture=${disconnected.value ? sayLost : undefined}>${children}</main>`;
}

/**
 * What can be done now, at the thumb.
 * @param {{class?: string, children?: Drawn}} props
 */
export function HandDock({ class: name = "", children }) {
  const lost = disconnected.value !== "";
  return html`<footer class=${`pdock hand-dock ${name}`} aria-label=${t("dock")} onClickCapture=${lost ? sayLost : undefined}>
    <div class="hand-now" role="group" aria-label=${t("actions")} aria-disabled=${lost ? "true" : undefined} aria-describedby=${lost ? "hand-lost-why" : undefined}>${children}</div>
    ${lost && html`<span id="hand-lost-why" class="unseen">${t("hand-lost-why")}</span>`}
  </footer>`;
}

/** The player who rolls, at a moment when no dice lie on the table. @param {{seat: number, number: number}} turn */
export function beforeTheRoll({ seat: whose, number }) {
  if (number === 0) return t("hand-set-up");
  return t("hand-next-roll", { name: nameOf(whose), whose: whose === seat.value ? "you" : "other" });
}
