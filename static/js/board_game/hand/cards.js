/** Development cards: what each one does, and the choices that playing it asks for. */
import { signal } from "../../../vendor/signals.js";
import { useEffect, useRef } from "../../../vendor/hooks.js";
import { Button, html, Icon } from "../../parts/index.js";
import { view } from "../../core/store.js";
import { hasText, t } from "../../core/text.js";
import { actions, cardPanel, may, mine, send } from "../choices/choices.js";
import { useLead } from "../../table/focus.js";
import { GoodsRow, withCount } from "./goods.js";
import { reasonWords, whyNot } from "../choices/whynot.js";
import { countOf } from "../rich.js";

/** The action that plays a card. */
const PLAYS = { knight: "PlayKnight", road_building: "PlayRoadBuilding", year_of_plenty: "PlayYearOfPlenty", monopoly: "PlayMonopoly", victory_point: "PlayVictoryPoint" };
/** How many resources the player names. */
const NAMES = { year_of_plenty: 2, monopoly: 1 };

const chosen = signal({});

/** Whether such a card is played at all; one that is not counts by itself. */
export function isPlayed(card) {
  return view.value.plays.includes(card);
}

/** @param {string} card */
export function canPlay(card) {
  return PLAYS[card] !== undefined && may(PLAYS[card]);
}

/** The card's name, as this table's edition prints it. */
export function cardName(card) {
  return t(`card-${card}`);
}

/** Why a card of mine cannot be played now; one that is `fresh` waits while an older one may be played. Null when it can. */
export function whyNotPlay(card, fresh) {
  if (!isPlayed(card)) return t("card-counts");
  return whyNot(PLAYS[card]) ?? (fresh ? reasonWords({ code: "bought_this_turn", facts: { card } }) : null);
}

/** What a card does; one that counts by itself in most games says so where it does not. */
function cardText(card) {
  const id = `card-text-${card}-played`;
  return t(isPlayed(card) && hasText(id) ? id : `card-text-${card}`);
}

/** @param {string} card */
export function openCard(card) {
  chosen.value = {};
  cardPanel.value = card;
}

/** One more (or less) of the resources that the open card asks for. */
export function nameOneMore(kind, step = 1) {
  const card = cardPanel.value;
  const count = (chosen.value[kind] ?? 0) + step;
  if (NAMES[card] && canPlay(card) && count <= mostOf(card, kind)) chosen.value = withCount(chosen.value, kind, count);
}

export function CardPanel({ card }) {
  const names = NAMES[card] ?? 0;
  const playable = canPlay(card);
  const close = () => (cardPanel.value = null);
  const couldPlay = useRef(playable);
  useEffect(() => {
    const played = (mine.value?.unplayed?.[card] ?? 0) === 0;
    const tooLate = couldPlay.current && !playable;
    if (played || tooLate) close();
    couldPlay.current = playable;
  }, [mine.value, playable]);
  useLead(".card-panel [data-good]", ".card-panel .play-card");
  const choice = choose(card, chosen.value);
  const play = async () => {
    if (await send(choice)) close();
  };
  const why = !playable ? whyNotPlay(card, allNew(card)) : choice ? undefined : t("card-name-more", { count: names - countOf(chosen.value) });
  return html`<section class=${`picker card-panel ${names ? "naming" : ""}`} aria-label=${cardName(card)} data-card-panel=${card}>
    <div class="card-say"><span class="pic"><${Icon} id="dev-${card.replaceAll("_", "-")}" size=${46} /></span>
      <p><strong>${cardName(card)}</strong><small>${cardText(card)}</small>${!playable && html`<small class="not-now">${why}</small>`}</p></div>
    ${names > 0 && playable && html`<${GoodsRow} label=${t(`card-text-${card}`)} counts=${chosen.value} onChange=${(cards) => (chosen.value = cards)}
      most=${(kind) => mostOf(card, kind)} note=${(kind) => noteOf(card, kind)} />`}
    <div class="picker-acts">
      <${Button} onClick=${close}>${t("card-back")}<//>
      ${isPlayed(card) && html`<${Button} kind="primary" class="play-card" why=${why} onClick=${play}>${t("card-play")}<//>`}
    </div>
  </section>`;
}

/** How many the bank has left, where that is of use and shown. */
function noteOf(card, kind) {
  const { supply } = view.value;
  return card === "monopoly" || supply === undefined ? t(kind) : t("card-bank", { count: supply[kind] });
}

function allNew(card) {
  return (mine.value?.new?.[card] ?? 0) >= (mine.value?.unplayed?.[card] ?? 0);
}

/** The legal action that the chosen resources mean, if they are complete. */
function choose(card, cards) {
  const legal = actions.value.get(PLAYS[card]) ?? [];
  const [first, second] = Object.entries(cards).flatMap(([kind, count]) => Array(count).fill(kind));
  if (card === "monopoly") return legal.find((action) => action.resource === first);
  if (card !== "year_of_plenty") return legal[0];
  return legal.find((action) => (action.first === first && action.second === second) || (action.first === second && action.second === first));
}

/** Only what some legal action names; one resource more replaces nothing, it is refused by the row. */
function mostOf(card, kind) {
  const rest = NAMES[card] - countOf(chosen.value);
  const own = chosen.value[kind] ?? 0;
  if (card === "monopoly") return rest > 0 ? 1 : own;
  const pairs = (actions.value.get(PLAYS[card]) ?? []).filter(({ first, second }) => first === kind || second === kind);
  const most = pairs.some(({ first, second }) => first === second) ? 2 : pairs.length > 0 ? 1 : 0;
  return Math.min(most, own + rest);
}
