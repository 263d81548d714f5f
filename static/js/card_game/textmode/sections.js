/** The sections of the page: hand, offers, players, both realms, stacks, and what the game came to. */
import { Chip, html } from "../../parts/index.js";
import { lazy } from "../../core/lazy.js";
import { clock, lobby, seat, winner } from "../../core/store.js";
import { t } from "../../core/text.js";
import { CellClock } from "../../table/clock/rowclock.js";
import { useStatistics } from "../../table/end/statistics.js";
import { endTitle } from "../../table/end/title.js";
import { everySeat, isAway, isMe, nameOf, signOf } from "../../table/people/people.js";
import { ChoiceButton } from "../../table/textmode/choices.js";
import { Section, WordsTable } from "../../table/textmode/parts.js";
import { above, below, myRealm } from "../acting/choices.js";
import { whatItIs } from "../cards.js";
import { goodsWords, realmName } from "../names.js";
import { placesOf } from "../realm/grid.js";
import { squareWords } from "../realm/words.js";
import { goal, view } from "../seen.js";
import { standingOf } from "../table/players.js";
import { realmOf } from "./actions.js";
import { notesOf, stacks, whetherNow } from "./answers.js";
import { faces, realmOfferWords, possibleInRealm, REALM_REPLIES } from "./possible.js";

export function RealmHandSection() {
  if (!myRealm.value) return null;
  const { hand, cards, limit, goods, counted } = myRealm.value;
  const rows = hand.map((entry, index) => ({ key: index, cells: [index + 1, whatItIs(entry.card), whetherNow(entry)] }));
  return html`<${Section} id="hand" title=${t("hand")}>
    <p>${t("cards-in-hand", { count: cards, limit })}</p>
    ${rows.length > 0 && html`<${WordsTable} caption=${t("hand")} heading columns=${["text-number", "cards-text-card", "text-notes"].map((id) => t(id))} rows=${rows} />`}
    ${faces().map((line) => html`<p key=${line}>${line}</p>`)}
    <p>${t("cards-text-goods", { goods: goodsWords(goods), counted })}</p>
  <//>`;
}

const REPLY_WORDS = { AcceptOffer: "cards-offer-accept", DeclineOffer: "cards-offer-decline", WithdrawOffer: "cards-offer-withdraw" };

export function RealmOffersSection() {
  const open = view.value.offers ?? [];
  return html`<${Section} id="offers" title=${t("text-offers")}>
    ${open.length === 0 ? html`<p class="none-yet">${t("text-no-offers")}</p>` : html`<ul class="offer-list">${open.map((offer) => html`<li key=${offer.id}><p>${realmOfferWords(offer)}</p><${Replies} id=${offer.id} /></li>`)}</ul>`}
  <//>`;
}

function Replies({ id }) {
  const replies = possibleInRealm.value.filter(({ type }) => REALM_REPLIES.includes(type))
    .flatMap(({ type, choices }) => choices.filter((choice) => choice.offer === id).map((choice) => ({ type, choice })));
  return replies.length > 0 && html`<ul class="buttons">${replies.map(({ type, choice }) => html`<li key=${type}><${ChoiceButton} choice=${choice} kind=${type === "AcceptOffer" ? "good" : "plain"} label=${t(REPLY_WORDS[type])} /></li>`)}</ul>`;
}

export function RealmPlayersSection() {
  const columns = ["player", "points", "name-commerce", "name-strength", "name-tournament", "sheet-hand", "cards-goods", "text-notes", ...(clock.value ? ["clock-column"] : [])].map((id) => t(id));
  return html`<${Section} id="players" title=${t("players")} class="people"><${WordsTable} caption=${t("players")} heading columns=${columns} rows=${everySeat().map((number) => ({ key: number, cells: cellsOf(number) }))} /><//>`;
}

function cellsOf(number) {
  const { points, commerce, strength, tournament, cards, limit, goods } = standingOf(number);
  const notes = [isMe(number) && t("me"), ...notesOf(number), isAway(number) && t("row-away")].filter(Boolean).join(", ");
  return [html`<${Name} number=${number} />`, `${points} ${t("vp-of", { goal: goal.value })}`, commerce, strength, tournament, t("cards-of", { count: cards, limit }), goodsWords(goods), notes, ...(clock.value ? [html`<${CellClock} number=${number} />`] : [])];
}

function Name({ number }) {
  return html`<span class="row"><${Chip} ...${signOf(number)} size=${24} />${nameOf(number)}</span>`;
}

/** Both realms as tables, by the numbers of their places. */
export function Realms() {
  return html`<${Section} id="realms" title=${t("cards-text-realms")}>${[below.value, above.value].map((owner) => html`<${Squares} key=${owner} owner=${owner} />`)}<//>`;
}

function Squares({ owner }) {
  const rows = placesOf(realmOf(owner)).map((place) => ({ key: place, cells: [place, squareWords(realmOf(owner), owner, place)] }));
  const table = html`<${WordsTable} caption=${realmName(owner)} columns=${[t("text-number"), t("text-there")]} rows=${rows} />`;
  return owner === seat.value ? table : html`<details><summary>${realmName(owner)}</summary>${table}</details>`;
}

export function Stacks() {
  return html`<${Section} id="stacks" title=${t("cards-text-stacks")}><ul>${stacks().map((line) => html`<li key=${line}>${line}</li>`)}</ul><//>`;
}

const MomentLines = lazy(() => import("../../table/end/gamemoments.js").then((module) => module.MomentLines), [], ["end"], () => null);

/** The winner, everybody's points, and the moments of the game. */
export function RealmStandingsSection() {
  const { figures } = useStatistics(lobby.value.code);
  const ranked = everySeat().sort((one, other) => Number(other === winner.value) - Number(one === winner.value));
  const columns = ["player", "points", "name-commerce", "name-strength", "name-tournament"].map((id) => t(id));
  const rows = ranked.map((number) => {
    const { points, commerce, strength, tournament } = standingOf(number);
    return { key: number, cells: [html`<${Name} number=${number} />`, points, commerce, strength, tournament] };
  });
  return html`<${Section} id="standings" title=${endTitle()} class="won"><${WordsTable} caption=${t("standings")} columns=${columns} rows=${rows} />${figures && html`<${MomentLines} moments=${figures.moments} loot="goods" />`}<//>`;
}
