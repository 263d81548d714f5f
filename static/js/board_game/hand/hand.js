/** My hand: resource cards as stacks, development cards beside them, always visible. */
import { computed } from "../../../vendor/signals.js";
import { html, Icon, onceRead, RESOURCES, useUnread } from "../../parts/index.js";
import { factWords, t } from "../../core/text.js";
import { developmentName, canPlay, isPlayed, whyNotPlay } from "./cards.js";
import { cardPanel, closeCard, openCard, ownSeat } from "../actions/choices.js";
import { givesCards, oneMore, owed } from "./choosing.js";
import { canTrade, tradeDraft, giveOneMore } from "../trade/trade.js";
import { open } from "../../table/layout.js";
import { hasTokens, TokenStack } from "../actions/tokens.js";

/** In the order in which they lie in the hand. */
export const DEVELOPMENT_CARDS = ["knight", "road_building", "year_of_plenty", "monopoly", "victory_point"];

export function Hand() {
  const { hand } = ownSeat();
  const cards = developmentCards();
  return html`<div class=${`cards ${cards.length + Number(hasTokens()) > 3 ? "many" : ""}`}>
    ${RESOURCES.map((kind) => html`<${ResourceCard} key=${kind} kind=${kind} count=${hand?.[kind] ?? 0} />`)}
    ${(cards.length > 0 || hasTokens()) && html`<span class="vr"></span>`}
    ${cards.map((each) => html`<${DevelopmentCard} key="${each.card}-${each.fresh}" ...${each} />`)}
    ${hasTokens() && html`<${TokenStack} />`}
  </div>`;
}

function pressCard(kind) {
  if (givesCards.value) oneMore(kind);
  else if (!owed.value && canTrade()) giveOneMore(kind);
}

/** What a press on a resource card means now. */
const use = computed(() => (givesCards.value ? "hand-discard" : canTrade() ? "hand-trade" : "hand-card"));

/** @param {{kind: string, count: number}} props */
export function ResourceCard({ kind, count }) {
  const chosen = open.value === "trade" ? tradeDraft.value.give[kind] ?? 0 : 0;
  return html`<button type="button" class=${`rc ${kind} sp${Math.max(0, Math.min(count, 3) - 1)} ${count === 0 ? "zero" : ""} ${chosen ? "lifted" : ""}`} data-card=${kind}
      aria-label=${t(use.value, { cards: t("table-cards", { count, kind }) })} onClick=${() => pressCard(kind)}>
    ${count > 2 && html`<span class="under u2"></span>`}${count > 1 && html`<span class="under u1"></span>`}
    <span class="face"><${Icon} id="res-${kind}" size=${46} /><em>${t(`card-face-${kind}`)}</em></span>
    <span class="n">${count}</span>
  </button>`;
}

/** Kinds of development cards I hold, those bought this turn apart. */
export function developmentCards() {
  const { unplayed = {}, new: fresh = {} } = ownSeat();
  return DEVELOPMENT_CARDS.filter((card) => unplayed[card]).flatMap((card) => {
    const bought = !isPlayed(card) ? 0 : Math.min(fresh[card] ?? 0, unplayed[card]);
    return [{ card, count: unplayed[card] - bought, fresh: false }, { card, count: bought, fresh: true }].filter(({ count }) => count > 0);
  });
}

/** @param {{card: string, count: number, fresh: boolean, spelled?: boolean}} props `spelled`: with a word below its name for what can be done with it */
export function DevelopmentCard({ card, count, fresh, spelled = false }) {
  const playable = !fresh && canPlay(card);
  const why = playable ? null : whyNotPlay(card, fresh);
  const name = developmentName(card);
  const label = factWords([count > 1 ? t("hand-several", { count, name }) : name, playable ? t("card-playable") : why]);
  const on = cardPanel.value === card;
  const box = useUnread(on);
  return html`<button type="button" ref=${box} class=${`dc ${card} ${playable ? "playable" : ""} ${fresh ? "wait" : ""} ${on ? "on" : ""}`} data-development=${card} aria-label=${label} title=${why ?? undefined} aria-pressed=${String(on)}
      onClick=${onceRead(() => (on ? closeCard(card) : openCard(card)))}>
    <span class="face"><${Icon} id="dev-${card.replaceAll("_", "-")}" size=${46} /><em>${t(`card-face-${card}`)}</em></span>
    ${spelled && html`<small class="state">${t(`hand-card-${stateOf(card, playable, fresh)}`)}</small>`}
    ${playable && html`<span class="lab">${t("card-playable")}</span>`}
    ${fresh && html`<span class="lab new">${t("card-new")}</span>`}
    ${count > 1 && html`<span class="n">${count}</span>`}
  </button>`;
}

/** A word for what can be done with a card. @param {string} card @param {boolean} playable @param {boolean} fresh */
function stateOf(card, playable, fresh) {
  if (!isPlayed(card)) return "hidden";
  return playable ? "play" : fresh ? "new" : "held";
}
