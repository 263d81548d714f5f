/** What a command means among the legal actions and forms that the server sent. Nothing here decides a rule. */
import { listWords, t } from "../../core/text.js";
import { ACTIONS, PLAYS, typesOf } from "../actions/rows.js";
import { developmentName, whyNotPlay } from "../hand/cards.js";
import { goodsOf, same } from "../hand/choosing.js";
import { directionOf } from "../board/geometry.js";
import { actions, decision, forcedMode, formOf, mine, MOVES, ownSeat, placeOf } from "../actions/choices.js";
import { rowlessTypes } from "../actions/plain.js";
import { closedWords } from "../names.js";
import { figureOf, FIGURES, pieceCalled, pieceOf } from "../pieces.js";
import { everySeat, nameOf } from "../../table/people/people.js";
import { kindsOf } from "../rich.js";
import { sold, TILES } from "../actions/tiles.js";
import { whyNone, whyNothing } from "../actions/whynot.js";
import { supplyTrades } from "../trade/trade.js";
import { inShort, linesOf } from "../../table/textmode/lines.js";
import { isOnBoard, named, placeOfNumber } from "./places.js";
import { commandOf, PLACE, plainName, wordsOfAction } from "./possible.js";
import { cardsOf, developmentOf, kindOf, neutralOf, seatOf, seatsNamed, swapOf } from "./reading.js";
import { begunPlan, begunView } from "../seen.js";

/**
 * @typedef {{say: string[]} | {actions: Record<string, any>[]}} Meaning words, or what is to be sent
 */

/** @returns {Meaning} */
function ask(...lines) {
  return { say: lines };
}

/** Not possible, why, and what is. @returns {Meaning} */
function refuse(reason) {
  return ask(reason, ...inShort());
}

/** Why a command is not possible now, if there is nothing better to say. */
function notNow(command) {
  return whyNothing() ?? t("text-not-now", { command });
}

/** The legal actions of these types. */
function legalOf(...types) {
  return types.flatMap((type) => actions.value.get(type) ?? []);
}

/**
 * The action if it is the only one that fits, else which ones there are.
 * @param {Record<string, any>[]} fits
 * @param {Record<string, any>[]} list all those that the command could have meant
 * @returns {Meaning}
 */
function only(fits, list) {
  if (fits.length === 1) return { actions: fits };
  const choices = fits.length > 0 ? fits : list;
  return ask(t("text-which"), ...choices.map(choiceLine));
}

function choiceLine(action) {
  return t("text-choice", { command: commandOf(action), words: wordsOfAction(action) });
}

/**
 * The command of a row, or of several rows of which only one is legal at a time: `roll`, `discard 2 wool 1 ore`.
 * @param {string} command
 */
export function ofRows(command) {
  const types = typesOf(command);
  const [first] = types;
  const { goods, place } = ACTIONS[first];
  const reason = () => (SOLD.includes(place) ? whyNone(first) : notNow(command));
  return (words) => {
    const list = legalOf(...types);
    if (list.length === 0 && !formOf(/** @type {any} */ (first))) return refuse(reason());
    if (goods) return chosenBy(first, list, words);
    return list.length === 1 ? { actions: list } : only(list.filter((action) => words.every((word, at) => commandOf(action).split(" ")[at + 1] === word)), list);
  };
}

/** Where actions are offered that the server explains when they are not possible. */
const SOLD = ["tile", "tokens"];

export const buy = ofRows("buy");

/** The cards that are named; how many they must be the server knows. @returns {Meaning} */
function chosenBy(type, list, words) {
  const { cards, unknown } = cardsOf(words);
  if (unknown !== undefined) return ask(t("text-no-kind", { word: unknown }));
  if (words.length === 0) return ask(...linesOf(type));
  if (list.every((action) => action.cards)) return { actions: [{ type, cards }] };
  return only(list.filter((action) => same(goodsOf(action), cards)), list);
}

/** `do move-ship 12 14`: an action that has no command of its own. */
export function perform([name = "", ...words]) {
  const types = rowlessTypes.value.filter((type) => plainName(type).startsWith(name));
  const list = legalOf(...types);
  if (list.length === 0) return refuse(notNow("do"));
  const fits = list.filter((action) => words.every((word, at) => commandOf(action).split(" ")[at + 2] === word));
  return only(fits, list);
}

// --- the board

/** `place 7`, `place ship 7`: what must be placed now. */
export function placeCommand(words) {
  if (!forcedMode.value) return refuse(notNow("place"));
  const figure = figureOf(forcedMode.value);
  if (figure) return figureCommand(figure)(words);
  const types = typesOf(PLACE).filter((type) => actions.value.has(type));
  const named = types.filter((type) => words.some((word) => pieceOf(type)?.startsWith(word)));
  return placed(named.length > 0 ? named : types.length > 0 ? types : [forcedMode.value], words, "");
}

/** `token 9`: the hex whose number is taken away. */
export function token(words) {
  return placed(["FetchToken"], words, notNow("token"));
}

/** `harbor 30`: on a path; `harbor 14 east`: on that side of a hex. */
export function harbor(words) {
  const types = ["LayHarbor"];
  const number = words.find(isNumber);
  const side = words.filter((word) => !isNumber(word)).join("-");
  if (number === undefined || side === "") return placed(types, words, notNow("harbor"));
  const list = legalOf(...types);
  if (list.length === 0) return refuse(notNow("harbor"));
  const hex = placeOfNumber(Number(number));
  const fits = list.filter(({ path }) => isOnSide(path, hex, side));
  return fits.length > 0 ? only(fits, list) : ask(notThere("hex", hex, number), ...linesOf(...types));
}

/** Whether a path is the side of a hex with this name: "east", "se", or in the reader's words. */
function isOnSide(path, hex, side) {
  const { hexes, paths } = begunPlan();
  if (!paths[path].hexes.includes(hex)) return false;
  const direction = directionOf(hexes[hex], paths[path]);
  const initials = direction.split("-").map(([letter]) => letter).join("");
  return initials === side || [direction, t(`table-direction-${direction}`).toLowerCase()].some((name) => name.startsWith(side));
}

function isNumber(word) {
  return /^\d+$/.test(word);
}

/** `build road 14`, `build s 14` @param {string[]} typed */
export function build([kind, ...words]) {
  const tile = kind && tileCalled(kind);
  if (!tile) return ask(t("text-build-what"), ...linesOf(...TILES.map(({ action }) => action)));
  return tile.piece ? buildPiece(tile.id)(words) : buy();
}

/** What a word means among all that is built: by its short name, or as what this table sells begins. @param {string} word */
function tileCalled(word) {
  const begun = ({ id }) => id.startsWith(word);
  return TILES.find(({ id }) => pieceCalled(id)?.short.includes(word)) ?? sold.value.find(begun) ?? TILES.find(begun);
}

/** `road 14` */
export function buildPiece(id) {
  const tile = TILES.find((each) => each.id === id);
  return (words) => {
    const types = [...actions.value.keys()].filter((type) => pieceOf(type) === id && !MOVES.has(type));
    return placed(types, words, tile ? whyNone(tile.action) : notNow("build"));
  };
}

/** @returns {Meaning} */
function placed(types, words, reason) {
  const list = legalOf(...types);
  if (list.length === 0) return refuse(reason);
  const number = words.find(isNumber);
  if (number === undefined) return list.length === 1 ? { actions: list } : ask(t("text-which-place"), ...linesOf(...types));
  const where = /** @type {import("./places.js").Place} */ (placeOf(list[0]));
  const at = placeOfNumber(Number(number));
  const neutral = neutralOf(words);
  const fits = list.filter((action) => action[where] === at && (neutral === undefined || action.neutral === neutral));
  return fits.length > 0 ? only(fits, list) : ask(notThere(where, at, number), ...linesOf(...types));
}

function notThere(where, at, number) {
  if (!isOnBoard(where, at)) return t("text-no-place", { number });
  const closed = where === "hex" && decision.value?.closed?.[at];
  return t("text-not-there", { place: closed ? t("table-closed", { hex: named(where, at), why: closedWords(closed) }) : named(where, at) });
}

/**
 * `robber 5 ana`, `robber harbor 3`, `pirate 12 from ben`
 * @param {string} id of the figure
 */
export function figureCommand(id) {
  return (words) => {
    const atHarbor = words.find((word) => /^harbou?r$/.test(word));
    const place = /** @type {import("./places.js").Place} */ (atHarbor ? "harbor" : "hex");
    const types = FIGURES[id].actions.filter((type) => ACTIONS[type].fields?.[0] === place);
    const list = legalOf(...types);
    if (list.length === 0) return refuse(notNow(id));
    const number = words.find(isNumber);
    const { seats, unknown } = seatsNamed(words.filter((word) => ![number, atHarbor, "from"].includes(word)));
    if (unknown !== undefined) return nobody(unknown);
    const at = placeOfNumber(Number(number), place);
    const there = list.filter((action) => number === undefined || action[place] === at);
    if (there.length === 0) return ask(notThere(place, at, number), ...linesOf(...types));
    const fits = there.filter(({ victim }) => seats.length === 0 || seats.includes(victim));
    return only(fits, there);
  };
}

/** `move ship 41 58`: from the first path to the second; without one of them, it lists the possible ones. */
export function move(words) {
  const tile = TILES.find(({ id, move: type }) => type && words.some((word) => id.startsWith(word)));
  const types = tile?.move ? [tile.move] : TILES.flatMap(({ move: type }) => type ?? []);
  const list = legalOf(...types);
  if (list.length === 0) return refuse(whyNone(...types));
  const numbers = words.filter(isNumber);
  const [from, to] = numbers.map((number) => placeOfNumber(Number(number)));
  const there = list.filter((action) => action.from_path === from);
  if (from === undefined) return only(list, list);
  if (there.length === 0) return ask(notThere("path", from, numbers[0]), ...linesOf(...types));
  const fits = there.filter((action) => to === undefined || action.path === to);
  return fits.length > 0 ? only(fits, there) : ask(notThere("path", to, numbers[1]), ...there.map(choiceLine));
}

/** @returns {Meaning} */
function nobody(word) {
  return ask(t("text-no-player", { word, names: listWords(everySeat().map(nameOf)) }));
}

// --- cards

/** `play knight`, `play monopoly ore`, `play plenty ore grain` */
export function playCommand(words) {
  const { card, rest } = developmentOf(words);
  if (!card) return refuse(words.length > 0 ? t("text-no-card", { word: words.join(" ") }) : t("text-play-what"));
  const type = PLAYS[card];
  const list = legalOf(type);
  if (list.length === 0) return refuse(whyNoCard(card));
  if (!ACTIONS[type].goods) return { actions: list };
  const { cards, unknown } = cardsOf(rest);
  if (unknown !== undefined) return ask(t("text-no-kind", { word: unknown }));
  return only(list.filter((action) => same(goodsOf(action), cards)), list);
}

function whyNoCard(card) {
  const held = mine.value?.unplayed?.[card] ?? 0;
  if (held === 0) return mine.value ? t("text-not-held", { card: developmentName(card) }) : notNow("play");
  return whyNotPlay(card, (mine.value?.new?.[card] ?? 0) >= held);
}

// --- trade

/** `trade 4 wool for ore`: with the supply. */
export function trade(words) {
  if (legalOf("TradeWithSupply").length === 0) return refuse(whyNone("TradeWithSupply"));
  const swap = swapOf(words);
  if (!swap) return ask(t("text-usage", { usage: "trade 4 wool for ore" }), ...linesOf("TradeWithSupply"));
  if (swap.unknown !== undefined) return ask(t("text-no-kind", { word: swap.unknown }));
  const [[kind]] = kindsOf(swap.give);
  const { rates } = ownSeat();
  const times = kindsOf(swap.get).reduce((sum, [, count]) => sum + count, 0);
  const trades = supplyTrades({ give: swap.counted ? swap.give : { [kind]: rates[kind] * times }, get: swap.get });
  return trades ? { actions: trades } : ask(t("trade-bank-rate", { count: rates[kind], kind }), ...linesOf("TradeWithSupply"));
}

/** `offer 1 brick for 1 wool to ana` */
export function offer(words) {
  const form = formOf("OfferTrade");
  if (!form) return refuse(whyNone("OfferTrade"));
  const end = words.lastIndexOf("to");
  const swap = swapOf(end < 0 ? words : words.slice(0, end));
  if (!swap) return ask(t("text-usage", { usage: "offer 1 brick for 1 wool" }));
  if (swap.unknown !== undefined) return ask(t("text-no-kind", { word: swap.unknown }));
  const { seats, unknown } = seatsNamed(end < 0 ? [] : words.slice(end + 1));
  if (unknown !== undefined) return nobody(unknown);
  return { actions: [{ type: "OfferTrade", give: swap.give, get: swap.get, to: seats.length > 0 ? seats : form.to }] };
}

/** `counter 3 1 ore for 1 wool` */
export function counterCommand(words) {
  const ids = formOf("CounterOffer")?.offer ?? [];
  if (ids.length === 0) return refuse(notNow("counter"));
  const named = words.length > 1 && kindOf(words[1]) === undefined && /^\d+$/.test(words[0]);
  const by = named ? undefined : kindOf(words[0] ?? "") === undefined ? seatOf(words[0] ?? "") : undefined;
  const fits = ids.filter((id) => (named ? id === Number(words[0]) : by === undefined || begunView().offers[id].from === by));
  if (fits.length !== 1) return ask(t("text-which"), ...linesOf("CounterOffer"));
  const swap = swapOf(named || by !== undefined ? words.slice(1) : words);
  if (!swap) return ask(t("text-usage", { usage: "counter 3 1 ore for 1 wool" }));
  if (swap.unknown !== undefined) return ask(t("text-no-kind", { word: swap.unknown }));
  return { actions: [{ type: "CounterOffer", offer: fits[0], give: swap.give, get: swap.get }] };
}

/**
 * `yes ana`, `accept 3`, `no`, `choose ben`, `withdraw`: one of these actions, by the number of its offer or by the player's name.
 * @param {string} command
 * @param {...string} types
 */
export function answerOffer(command, ...types) {
  return (words) => {
    const list = legalOf(...types);
    if (list.length === 0) return refuse(notNow(command));
    const numbers = words.filter(isNumber).map(Number);
    const { seats, unknown } = seatsNamed(words.filter((word) => !isNumber(word)));
    if (unknown !== undefined) return nobody(unknown);
    const other = ({ offer: id, partner }) => partner ?? begunView().offers[id].from;
    const fits = list.filter((action) => (numbers.length === 0 || numbers.includes(action.offer)) && (seats.length === 0 || seats.includes(other(action))));
    return only(fits, list);
  };
}
