/** Development cards: what each one does, and the choices that playing it asks for. */
import { useEffect, useRef } from "../../../vendor/hooks.js";
import { Button, html, Icon } from "../../parts/index.js";
import { hasText, t } from "../../core/text.js";
import { ACTIONS, PLAYS } from "../actions/rows.js";
import { actions, closeCard, may, mine, send } from "../actions/choices.js";
import { useLead } from "../../table/focus.js";
import { submit } from "../../table/selection.js";
import { chosenGoods, chosenAction, countFor, mostOf, noteOf } from "./choosing.js";
import { GoodsRow } from "./goods.js";
import { reasonWords, whyNone } from "../actions/whynot.js";
import { countOf } from "../rich.js";
import { begunView } from "../seen.js";

/** Whether such a card is played at all; one that is not counts by itself. */
export function isPlayed(card) {
  return begunView().plays.includes(card);
}

/** @param {string} card */
export function canPlay(card) {
  return PLAYS[card] !== undefined && may(PLAYS[card]);
}

/** The card's name, as this table's edition prints it. */
export function developmentName(card) {
  return t(`card-${card}`);
}

/** Why a card of mine cannot be played now; a `fresh` card waits while an older one may be played. Null if it can. */
export function whyNotPlay(card, fresh) {
  if (!isPlayed(card)) return t("card-counts");
  return whyNone(PLAYS[card]) ?? (fresh ? reasonWords({ code: "bought_this_turn", facts: { card } }) : null);
}

/** What a card does; one that counts by itself in most games says so where it does not. */
function cardText(card) {
  const id = `card-text-${card}-played`;
  return t(isPlayed(card) && hasText(id) ? id : `card-text-${card}`);
}

export function CardPanel({ card }) {
  const type = PLAYS[card];
  const names = ACTIONS[type]?.goods !== undefined;
  const playable = canPlay(card);
  const close = () => closeCard(card);
  const couldPlay = useRef(playable);
  useEffect(() => {
    const played = (mine.value?.unplayed?.[card] ?? 0) === 0;
    const tooLate = couldPlay.current && !playable;
    if (played || tooLate) close();
    couldPlay.current = playable;
  }, [mine.value, playable]);
  useLead(".card-panel [data-good]", ".card-panel .play-card");
  const choice = names ? chosenAction(type) : actions.value.get(type)?.[0];
  const play = () => submit(send(choice));
  const why = !playable ? whyNotPlay(card, allNew(card)) : choice ? undefined : t("card-name-more", { count: countFor(type) - countOf(chosenGoods.value) });
  return html`<section class=${`picker card-panel ${names ? "naming" : ""}`} aria-label=${developmentName(card)} data-card-panel=${card}>
    <div class="card-say"><span class="pic"><${Icon} id="dev-${card.replaceAll("_", "-")}" size=${46} /></span>
      <p><strong>${developmentName(card)}</strong><small>${cardText(card)}</small>${!playable && html`<small class="not-now">${why}</small>`}</p></div>
    ${names && playable && html`<${GoodsRow} label=${t(`card-text-${card}`)} counts=${chosenGoods.value} onChange=${(cards) => (chosenGoods.value = cards)}
      most=${(kind) => mostOf(type, kind)} note=${(kind) => noteOf(type, kind)} />`}
    <div class="picker-acts">
      <${Button} onClick=${close}>${t("card-back")}<//>
      ${isPlayed(card) && html`<${Button} kind="primary" class="play-card" why=${why} onClick=${play}>${t("card-play")}<//>`}
    </div>
  </section>`;
}

function allNew(card) {
  return (mine.value?.new?.[card] ?? 0) >= (mine.value?.unplayed?.[card] ?? 0);
}
