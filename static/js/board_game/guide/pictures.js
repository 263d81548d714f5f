/** What the guide shows besides words; every figure comes from the server. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { getBaseRules } from "../../core/api.js";
import { html, Icon } from "../../parts/index.js";
import { lobby } from "../../core/store.js";
import { t } from "../../core/text.js";
import { developmentName } from "../hand/cards.js";
import { harborName } from "../names.js";
import { begunView } from "../seen.js";

/** Which land of this island brings which good. */
export function Lands() {
  const { board, goods } = begunView();
  /** @type {Set<string>} */
  const there = new Set(Object.values(board.hexes).map(({ terrain }) => terrain));
  return html`<ul class="guide-row">${Object.entries(goods).filter(([land]) => there.has(land)).map(([land, good]) => html`<li key=${land}>
    <${Icon} id="hex-${land}" size=${48} label=${t(`table-terrain-${land}`)} />
    <${Icon} id="res-${good}" size=${26} />
    <b>${t(`card-face-${good}`)}</b>
  </li>`)}</ul>`;
}

/** The kinds of harbors of this island. */
export function Harbors() {
  const kinds = [...new Set(Object.values(begunView().board.harbors))];
  const general = kinds.filter((kind) => kind === "any");
  const special = kinds.filter((kind) => kind !== "any");
  return html`<ul class="guide-row">${[...general, ...special].map((kind) => html`<li key=${kind}><${Icon} id="harbor-${kind}" size=${42} label=${harborName(kind)} /></li>`)}</ul>`;
}

/** What is in a full deck, and what each card does. */
export function Deck() {
  const [deck, know] = useState(/** @type {Record<string, number>} */ ({}));
  useEffect(() => {
    let gone = false;
    getBaseRules(lobby.value?.config).then((figures) => gone || know(figures.deck), () => {}); // without it, the words alone do
    return () => void (gone = true);
  }, []);
  return html`<ul class="guide-deck">${Object.entries(deck).map(([card, count]) => html`<li key=${card}>
    <b>${count}</b><${Icon} id="dev-${card.replaceAll("_", "-")}" size=${28} />
    <span><b>${developmentName(card)}</b> ${t(`card-text-${card}`)}</span>
  </li>`)}</ul>`;
}

/** The smallest hand that is too large, and the half of it that goes. */
export function Seven() {
  const total = begunView().hand_limit + 1;
  const gone = Math.floor(total / 2);
  return html`<p class="guide-half" role="img" aria-label=${t("guide-half", { total, count: gone })}>
    ${Array.from({ length: total }, (_, place) => html`<span key=${place} class=${place < total - gone ? "" : "gone"}><${Icon} id="res-card" size=${26} /></span>`)}
  </p>`;
}
