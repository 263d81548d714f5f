/** The answers to commands that only ask, line by line. */
import { halted, seat } from "../../core/store.js";
import { factWords, listWords, t } from "../../core/text.js";
import { botLevel, everySeat, isBot, nameOf, subject } from "../../table/people/people.js";
import { seatsNamed } from "../../table/textmode/reading.js";
import { actionsWith, below, myRealm } from "../acting/choices.js";
import { whatItIs } from "../cards.js";
import { cardName, eventCardName, eventCardText, goodsWords, pileName, realmName, tokenName } from "../names.js";
import { placesOf } from "../realm/grid.js";
import { realmReasonWords } from "../sentences.js";
import { goal, turn, view } from "../seen.js";
import { standingOf } from "../table/players.js";
import { isNumber, realmOf } from "./actions.js";
import { faces, numberedSquare, realmOfferWords, pile } from "./possible.js";

/** My realm, or another one; or a place of both by its number. @param {string[]} words */
export function realm(words) {
  if (words.length > 0 && isNumber(words[0])) return placeNumbered(Number(words[0]));
  const { seats, unknown } = seatsNamed(words);
  if (unknown !== undefined) return [t("text-no-player", { word: unknown, names: listWords(everySeat().map(nameOf)) })];
  return (seats.length > 0 ? seats : [below.value]).flatMap(realmLines);
}

/** @param {number} owner @returns {string[]} */
function realmLines(owner) {
  const lines = placesOf(realmOf(owner)).map((place) => numberedSquare(owner, place));
  return [t("cards-text-realm", { realm: realmName(owner), count: lines.length }), ...lines, ...tokensAt(owner), ...(owner === seat.value ? faces() : [])];
}

/** "57: Knight" @returns {string[]} */
function tokensAt(owner) {
  const { tokens } = view.value;
  return Object.entries(tokens).filter(([, token]) => token.seat === owner)
    .map(([name, { place }]) => t("text-numbered", { number: place, place: tokenName(/** @type {any} */ (name)) }));
}

function placeNumbered(place) {
  const owners = everySeat().filter((owner) => placesOf(realmOf(owner)).includes(place));
  return owners.length > 0 ? owners.map((owner) => `${realmName(owner)}. ${numberedSquare(owner, place)}`) : [t("text-no-place", { number: place })];
}

export function realmHandAnswer() {
  if (!myRealm.value) return [t("hint-watching")];
  const { goods, counted, points, rates } = myRealm.value;
  return [
    ...handLines(),
    t("cards-text-goods", { goods: goodsWords(goods), counted }),
    t("cards-text-rates", { rates: listWords(Object.entries(rates ?? {}).map(([good, count]) => t("cards-amount", { count, kind: good })), "unit") }),
    t("text-points", { points, goal: goal.value }),
  ];
}

function handLines() {
  const { hand: entries, cards, limit } = myRealm.value;
  return [t("cards-in-hand", { count: cards, limit }), ...entries.map((entry) => `${whatItIs(entry.card)} ${whetherNow(entry)}`.trim())];
}

/** "Can be built: 2 sites.", "Not now: 1 wool short." @param {{card: string, rests?: any, new?: boolean}} entry */
export function whetherNow({ card, rests, new: fresh }) {
  const { builds, ...others } = actionsWith(card);
  const uses = Object.values(others).flat();
  const now = builds.length > 0 ? t("cards-can-build", { count: builds.length }) : uses.length > 0 ? t("cards-can-use") : rests ? t("cards-not-now", { why: realmReasonWords(rests) }) : "";
  return [fresh && t("cards-is-new"), now].filter(Boolean).join(" ");
}

/** What is printed on the cards whose names begin so. @param {string[]} words @param {string[]} keys all draw cards @param {string[]} events */
export function cards(words, keys, events) {
  const said = words.join(" ").replaceAll("-", " ");
  const fits = (name) => said !== "" && name.toLowerCase().replaceAll(/[-_]/g, " ").startsWith(said);
  const found = [
    ...keys.filter((key) => [key, cardName(key)].some(fits)).map(whatItIs),
    ...events.filter((key) => [key, eventCardName(key)].some(fits)).map((key) => t("text-numbered", { number: eventCardName(key), place: eventCardText(key) })),
  ];
  return found.length > 0 ? found : [said ? t("text-no-card", { word: said }) : t("text-usage", { usage: "card library" })];
}

export function stacks() {
  const { draw, row, regions, events } = view.value.supply;
  const others = [["roads", row.road ?? 0], ["settlements", row.settlement ?? 0], ["cities", row.city ?? 0], ["regions", regions], ["events", events]];
  return [...draw.map((_, stack) => pile(stack)), ...others.map(([name, count]) => t("cards-pile", { name: pileName(/** @type {any} */ (name)), count }))];
}

export function realmPlayersAnswer() {
  return everySeat().map(playerLine);
}

function playerLine(number) {
  const player = standingOf(number);
  return factWords([
    t("cards-row", { name: subject(number), points: player.points, goal: goal.value, commerce: player.commerce, strength: player.strength, tournament: player.tournament, cards: player.cards }),
    goodsWords(player.goods), ...notesOf(number),
  ]);
}

/** What else is to be said of a player. @param {number} number @returns {string[]} */
export function notesOf(number) {
  const player = standingOf(number);
  return [
    player.mill && t("cards-has-mill"), player.knight && t("cards-has-knight"), t("cards-robbers-tag", { count: player.counted }),
    isBot(number) && t("row-bot", { level: botLevel(number) }), turn.value.seat === number && !halted.value && t("text-their-turn"),
  ].filter(Boolean);
}

export function realmOffersAnswer() {
  const open = view.value.offers ?? [];
  return open.length > 0 ? open.map(realmOfferWords) : [t("text-no-offers")];
}
