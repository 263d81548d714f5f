/** The answers to commands that only ask, line by line. */
import { halted, seat } from "../../core/store.js";
import { factWords, listWords, t } from "../../core/text.js";
import { developmentName } from "../hand/cards.js";
import { mine, ownSeat } from "../actions/choices.js";
import { pointsOnBoard } from "../board/chips.js";
import { rolls, SUMS } from "../board/dice.js";
import { wishLines } from "../../table/textmode/together.js";
import { pinWords } from "../trade/wants.js";
import { fogLines } from "../board/inspect.js";
import { neutralWords } from "../players/neutral.js";
import { seatStatus } from "../players/opponents.js";
import { botLevel, everySeat, isBot, isMe, nameOf, neutralSeats, subject, whose } from "../../table/people/people.js";
import { provenSentence } from "../players/proven.js";
import { hasTokens, tokensOf } from "../actions/tokens.js";
import { alongPaths, PIECES } from "../pieces.js";
import { cardWords, kindsOf } from "../rich.js";
import { whyNothing } from "../actions/whynot.js";
import { RESOURCES } from "../../parts/index.js";
import { owned } from "../names.js";
import { hexWords, isOnBoard, named, numberOf, placeOfNumber } from "./places.js";
import { offerWords } from "./possible.js";
import { neutralOf, seatsNamed } from "./reading.js";
import { begunGeometry, begunPlan, begunView } from "../seen.js";

/** All hexes and the reader's own pieces; or a place by its number, or somebody's pieces. */
export function boardAnswer(words) {
  if (words.length === 0) return [...hexesToTell().map(hexLine), ...otherHexes(), ...routes(), ...(mine.value ? piecesOf(seat.value) : [])];
  if (/^\d+$/.test(words[0])) return placesNumbered(Number(words[0]));
  const neutral = neutralOf(words);
  if (neutral !== undefined) return piecesOf(neutral);
  const { seats, unknown } = seatsNamed(words);
  return unknown === undefined ? seats.flatMap(piecesOf) : [t("text-no-player", { word: unknown, names: listWords(everySeat().map(nameOf)) })];
}

/** @returns {number[]} */
export function hexesOnBoard() {
  return Object.keys(begunView().board.hexes).map(Number);
}

/** The hexes to describe: land, and sea with something on it; the other hexes are only listed by number. */
export function hexesToTell() {
  const bare = new Set(bareHexes().flatMap(({ hexes }) => hexes));
  return hexesOnBoard().filter((hex) => !bare.has(hex));
}

/** Of which there are many alike, with nothing to tell of one: open sea, and fog. @returns {{terrain: string, hexes: number[]}[]} */
function bareHexes() {
  const { board, pirate } = begunView();
  const isBare = (hex, terrain) => board.hexes[hex].terrain === terrain && hex !== pirate && !buildingsBeside(hex) && !hexHasHarbor(hex);
  return ["sea", "fog"].map((terrain) => ({ terrain, hexes: hexesOnBoard().filter((hex) => isBare(hex, terrain)) })).filter(({ hexes }) => hexes.length > 0);
}

function hexHasHarbor(hex) {
  return Object.keys(begunView().board.harbors).some((path) => begunPlan().paths[path].hexes.includes(hex));
}

/** "sea: 1, 2, 3", "fog: 37, 38", and what is left under it. */
export function otherHexes() {
  const lines = bareHexes().map(({ terrain, hexes }) => t("text-hexes-of", { terrain: t(`table-terrain-${terrain}`), numbers: hexes.map((hex) => numberOf(hex)).join(", ") }));
  return begunView().fog ? [...lines, ...fogLines()] : lines;
}

/** "Ben’s trade route: paths 56, 85" */
function routes() {
  const { lines = [] } = pointsOnBoard(begunView());
  return lines.map(({ seat: owner, paths }) => t("text-route", { who: subject(owner), whose: whose(owner), numbers: paths.map((path) => numberOf(path)).join(", ") }));
}

function hexLine(hex) {
  const beside = buildingsBeside(hex);
  const line = t("text-numbered", { number: numberOf(hex), place: hexWords(hex) });
  return beside ? `${line}; ${beside}` : line;
}

/** "Ben’s city (corner 14), your settlement (corner 3)" */
export function buildingsBeside(hex) {
  return begunGeometry().corners[hex].filter((corner) => begunView().buildings[corner]).map((corner) => {
    const { kind, seat: owner } = begunView().buildings[corner];
    return t("text-piece-at", { piece: owned(kind, owner), number: numberOf(corner) });
  }).join(", ");
}

/** @returns {string[]} */
function placesNumbered(number) {
  const at = placeOfNumber(number);
  const lines = PLACES.filter((place) => isOnBoard(place, at)).map((place) => factWords([named(place, at), NEIGHBORS[place](at)]));
  return lines.length > 0 ? lines : [t("text-no-place", { number })];
}

/** @type {import("./places.js").Place[]} */
const PLACES = ["hex", "intersection", "path"];

/** What else to say about a place: a hex's corners and who builds there, a corner's paths. */
const NEIGHBORS = {
  hex: (at) => factWords([t("text-hex-corners", { numbers: cornersOf(at) }), buildingsBeside(at)]),
  intersection: (at) => t("text-corner-paths", { numbers: begunPlan().intersections[at].paths.map((at) => numberOf(at)).join(", ") }),
  path: () => "",
};

/** "3, 7, 12, 16, 11, 6", clockwise from the north. */
export function cornersOf(hex) {
  return begunGeometry().corners[hex].map((at) => numberOf(at)).join(", ");
}

function piecesOf(owner) {
  const { buildings } = begunView();
  const corners = Object.keys(buildings).filter((at) => buildings[at].seat === owner).map((at) => named("intersection", Number(at)));
  const paths = alongPaths(begunView()).flatMap(({ owners }) => Object.keys(owners).filter((at) => owners[at] === owner)).map((at) => named("path", Number(at)));
  return corners.length + paths.length > 0 ? [...corners, ...paths] : [t("text-no-pieces", { who: subject(owner), whose: whose(owner) })];
}

export function handAnswer() {
  if (!mine.value) return [whyNothing()];
  const { hand: cards, left, rates } = mine.value;
  return [
    t("text-hand-cards", { cards: cardWords(cards) }),
    t("text-hand-development", { cards: developmentWords() || t("text-no-cards") }),
    pointsWords(seat.value),
    t("text-hand-left", { pieces: piecesLeft(left) }),
    t("text-hand-rates", { rates: countsOf(rates) }),
  ];
}

/** "12 roads, 3 settlements, 4 cities" @param {Record<string, number>} left */
export function piecesLeft(left) {
  return listWords(PIECES.filter(({ id }) => left[id] !== undefined).map(({ id }) => t(`text-left-${id}`, { count: left[id] })), "unit");
}

/** All five resources, "4 brick, 0 wool …" */
export function countsOf(counts) {
  return listWords(RESOURCES.map((kind) => t("table-cards", { count: counts[kind], kind })), "unit");
}

/** "2 knights (1 new), victory point" */
export function developmentWords() {
  const { unplayed, new: fresh = {} } = ownSeat();
  return kindsOf(unplayed).map(([card, count]) => {
    const name = count > 1 ? t("hand-several", { count, name: developmentName(card) }) : developmentName(card);
    return fresh[card] ? t("text-card-new", { name, count: fresh[card] }) : name;
  }).join(", ");
}

function pointsWords(owner) {
  const { points, total } = begunView().seats[owner];
  const { goal } = begunView();
  return total === undefined || total === points ? t("text-points", { points, goal }) : t("text-points-hidden", { points, total, goal });
}

export function playersAnswer() {
  return [...everySeat().map(playerLine), ...neutralSeats().map(neutralWords)];
}

function playerLine(number) {
  const { points, total, cards, development, played, road, proven } = begunView().seats[number];
  const { longest_road, largest_army, turn } = begunView();
  const words = t("row-label", {
    name: subject(number), points: begunView().winner === undefined ? points : total ?? points, cards, development, knights: played?.knight ?? 0, road,
    army: String(largest_army === number), longest: String(longest_road === number),
  });
  return factWords([words, ...atSea(number), hasTokens() && t("tokens-count", { count: tokensOf(number) }), provenSentence(proven), isBot(number) && t("row-bot", { level: botLevel(number) }), turn.seat === number && !halted.value && t("text-their-turn")]);
}

/** "4 ships", "1 island point", "2 trade routes": what a map with sea adds. @returns {string[]} */
export function atSea(number) {
  const { ships, earned } = seatStatus(number);
  return [...(ships === undefined ? [] : [t("row-ships", { count: ships })]), ...Object.entries(earned).filter(([, points]) => points > 0).map(([icon, points]) => t(`row-${icon}`, { points }))];
}

export function bankAnswer() {
  const { supply, deck } = begunView();
  return [supply ? t("text-bank", { cards: countsOf(supply) }) : t("bank-hidden"), t("bank-deck", { count: deck })];
}

export function offersAnswer() {
  const open = Object.entries(begunView().offers ?? {});
  return open.length > 0 ? open.flatMap(([id, offer]) => [offerWords(Number(id)), ...answersTo(offer)]) : [t("text-no-offers")];
}

/** "Ben: accepts, Cem: thinks …" */
export function answersTo({ from, to, answers = {} }) {
  if (!isMe(from)) return [];
  return [to.map((number) => t("text-answer", { name: nameOf(number), answer: t(`offer-${answers[number] ?? "thinking"}`) })).join(", ")];
}

/** How often each sum fell, and the last ten rolls. */
export function dice() {
  const sums = rolls.value.map(({ dice: [one, other] }) => one + other);
  if (sums.length === 0) return [t("dice-none")];
  const counts = SUMS.map((sum) => `${sum}: ${sums.filter((each) => each === sum).length}`).join(", ");
  return [t("dice-rolls", { total: sums.length }), t("dice-counts", { counts }), `${t("dice-last")} ${sums.slice(-10).join(", ")}`];
}

/** What everybody wants and has. */
export function wishesAnswer() {
  const lines = wishLines(pinWords);
  return lines.length > 0 ? lines : [t("text-no-wishes")];
}
