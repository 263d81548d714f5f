/** What the reader may do now, as commands: one for every legal action, and the beginning of those that are filled in. */
import { computed } from "../../../vendor/signals.js";
import { view } from "../../core/store.js";
import { hasText, t } from "../../core/text.js";
import { RESOURCES } from "../../parts/index.js";
import { cardName } from "../hand/cards.js";
import { actions, formOf, mine, placeOf, PLACES } from "../choices/choices.js";
import { isPlain, plainTypes } from "../choices/plain.js";
import { PIECES } from "../pieces.js";
import { withCount } from "../hand/goods.js";
import { isMe, nameOf } from "../../table/people/people.js";
import { differences, kindOfField, valueWords } from "../../table/plain/fields.js";
import { actionWords } from "../../table/plainwords.js";
import { cardWords, kindsOf } from "../rich.js";
import { numbered, numberOf } from "./places.js";
import { wordFor, wordForKind, wordForNeutral } from "./reading.js";

/**
 * @typedef {{command: string, words: string, offer?: number, partner?: number, open: boolean}} Choice
 *   `offer`: the one it answers; `partner`: with whom; `open`: the command is only begun, its rest is to be typed
 * @typedef {{type: string, title: string, choices: Choice[]}} Group
 */

/**
 * The command of every legal action, in the order in which they are told; for a form how it begins.
 * @type {{[Type in import("../../../protocol.js").Action["type"]]?: (action: Extract<import("../../../protocol.js").Action, {type: Type}>) => string}}
 */
const COMMANDS = {
  Discard: () => "discard ",
  ...Object.fromEntries(PIECES.flatMap(({ place, placedBy }) => placedBy.map((type) => [type, placeCommand(place)]))),
  GiveInReturn: ({ cards }) => `give ${kindsOf(cards).map(([kind, count]) => `${count} ${wordForKind(kind)}`).join(" ")}`,
  MoveRobber: ({ hex, victim }) => `robber ${numberOf(hex)}${isSeat(victim) ? ` ${wordFor(victim)}` : ""}`,
  MoveRobberToHarbor: ({ harbor, victim }) => `robber harbor ${numberOf(harbor, "harbor")}${isSeat(victim) ? ` ${wordFor(victim)}` : ""}`,
  LeaveRobber: () => "pass",
  LetRobberStand: () => "pass",
  DeclineFreeRoad: () => "pass",
  RollDice: () => "roll",
  ForceTrade: () => "force",
  SendRobberToDesert: () => "desert",
  DiscardKnight: () => "knight",
  ConfirmTrade: ({ offer, partner }) => `choose ${wordFor(partner)} ${offer}`,
  AcceptOffer: ({ offer }) => `accept ${offer}`,
  DeclineOffer: ({ offer }) => `no ${offer}`,
  CounterOffer: ({ offer }) => `counter ${offer} `,
  WithdrawOffer: ({ offer }) => `withdraw ${offer}`,
  ...Object.fromEntries(PIECES.toReversed().map(({ id, action, place }) => [action, (way) => `build ${id} ${numberOf(way[place])}`])),
  BuyDevelopmentCard: () => "buy",
  PlayKnight: () => "play knight",
  PlayRoadBuilding: () => "play roads",
  PlayYearOfPlenty: ({ first, second }) => `play plenty ${wordForKind(first)} ${wordForKind(second)}`,
  PlayVictoryPoint: () => "play point",
  PlayMonopoly: ({ resource }) => `play monopoly ${wordForKind(resource)}`,
  TradeWithSupply: ({ give, get }) => `trade ${mine.value.rates[give]} ${wordForKind(give)} for ${wordForKind(get)}`,
  OfferTrade: () => "offer ",
  EndTurn: () => "end",
  Pass: () => "pass",
  RaiseFlag: () => "flag",
  LowerFlag: () => "flag",
};

/** @param {"path" | "intersection"} place */
function placeCommand(place) {
  return (/** @type {any} */ { [place]: at, neutral }) => `place ${numberOf(at)}${neutral === undefined ? "" : ` ${wordForNeutral(neutral)}`}`;
}

/**
 * What a choice says, where the title of its group is not enough.
 * @type {{[Type in import("../../../protocol.js").Action["type"]]?: (action: Extract<import("../../../protocol.js").Action, {type: Type}>) => string}}
 */
const WORDS = {
  MoveRobber: ({ hex, victim }) => robberWords(numbered("hex", hex), victim),
  MoveRobberToHarbor: ({ harbor, victim }) => robberWords(numbered("harbor", harbor), victim),
  PlaceNeutralRoad: ({ path, neutral }) => t("neutral-for", { place: numbered("path", path), names: nameOf(neutral) }),
  PlaceNeutralSettlement: ({ intersection, neutral }) => t("neutral-for", { place: numbered("intersection", intersection), names: nameOf(neutral) }),
  GiveInReturn: ({ cards }) => cardWords(cards),
  ConfirmTrade: ({ offer, partner }) => t("text-with", { name: nameOf(partner), offer: offerWords(offer) }),
  AcceptOffer: ({ offer }) => offerWords(offer),
  DeclineOffer: ({ offer }) => offerWords(offer),
  CounterOffer: ({ offer }) => offerWords(offer),
  WithdrawOffer: ({ offer }) => offerWords(offer),
  PlayYearOfPlenty: ({ first, second }) => cardWords(withCount({ [first]: 1 }, second, first === second ? 2 : 1)),
  PlayMonopoly: ({ resource }) => t("resource", { kind: resource }),
  TradeWithSupply: ({ give, get }) => t("text-swap", { give: cardWords({ [give]: mine.value.rates[give] }), get: cardWords({ [get]: 1 }) }),
};

/** The kinds of action that answer an offer. */
export const REPLIES = ["ConfirmTrade", "AcceptOffer", "DeclineOffer", "CounterOffer", "WithdrawOffer"];

/** The cards that some titles name. */
const CARDS = { PlayKnight: "knight", PlayRoadBuilding: "road_building", PlayYearOfPlenty: "year_of_plenty", PlayMonopoly: "monopoly", PlayVictoryPoint: "victory_point" };

/** The types of actions that text mode has a command for. */
export const COVERED = Object.keys(COMMANDS);

function isSeat(victim) {
  return victim !== null && victim !== undefined;
}

/** "5: hills 6; steal from Ben (3 cards)" */
function robberWords(place, victim) {
  return isSeat(victim) ? t("text-rob", { hex: place, name: nameOf(victim), count: view.value.seats[victim].cards }) : place;
}

/** "do move-ship 12 14": what has no command of its own, with what tells it apart from the others of its type. */
function plainCommand(action) {
  const values = differences(actions.value.get(action.type)).map((field) => wordForValue(field, action[field]));
  return ["do", plainName(action.type), ...values].join(" ");
}

/** "move-ship" for `MoveShip`. @param {string} type */
export function plainName(type) {
  return type.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();
}

/** @returns {string} a single word */
function wordForValue(field, value) {
  const kind = kindOfField(field);
  if (value === null || value === undefined) return "none";
  if (Array.isArray(value)) return value.map((each) => wordForValue(field.replace(/s$/, ""), each)).join("+");
  if (typeof value === "object") return kindsOf(value).map(([each, count]) => `${count}-${wordForKind(each)}`).join("+");
  if (RESOURCES.includes(value)) return wordForKind(value);
  if (kind in PLACES) return String(numberOf(value, /** @type {import("./places.js").Place} */ (kind)));
  if (kind === "neutral") return wordForNeutral(value);
  return ["seat", "player", "victim", "partner"].includes(kind) ? wordFor(value) : String(value).toLowerCase().replaceAll(/\s+/g, "-");
}

/** @param {Record<string, any>} action a legal one */
export function commandOf(action) {
  return (COMMANDS[action.type] ?? plainCommand)(action);
}

/** @param {Record<string, any>} action a legal one */
export function wordsOfAction(action) {
  const place = /** @type {import("./places.js").Place} */ (placeOf(action));
  if (WORDS[action.type]) return WORDS[action.type](action);
  if (isPlain(action.type)) return plainAction(action);
  return place ? numbered(place, action[place]) : titleOf(action.type);
}

/** What tells it apart from the others of its type; places by their numbers. */
function plainAction(action) {
  const words = differences(actions.value.get(action.type)).map((field) => {
    const place = /** @type {import("./places.js").Place | undefined} */ (PLACES[kindOfField(field)]);
    return place && typeof action[field] === "number" ? numbered(place, action[field]) : valueWords(field, action[field]);
  });
  return words.join("; ") || actionWords(action.type);
}

/** @param {string} type */
export function titleOf(type) {
  if (!hasText(`text-do-${type}`)) return actionWords(type);
  return t(`text-do-${type}`, { card: CARDS[type] ? cardName(CARDS[type]) : "", count: formOf("Discard")?.count ?? 0 });
}

/** Everything that is possible now, by type. @type {import("../../../vendor/signals.js").ReadonlySignal<Group[]>} */
export const possible = computed(() => [...COVERED, ...plainTypes.value]
  .map((type) => ({ type, title: titleOf(type), choices: choicesOf(type) }))
  .filter(({ choices }) => choices.length > 0));

/** @returns {Choice[]} */
function choicesOf(type) {
  const form = formOf(type);
  const open = form !== undefined;
  const ways = form?.offer?.map((offer) => ({ type, offer })) ?? (form ? [form] : actions.value.get(type) ?? []);
  return ways.map((way) => ({ command: commandOf(way), words: wordsOfAction(way), offer: way.offer, partner: way.partner, open }));
}

/** "3: Ben gives you 1 brick, you give 1 wool", from the reader's side. */
export function offerWords(id) {
  const { from, to, give, get } = view.value.offers[id];
  const terms = { number: id, name: nameOf(from), give: cardWords(give), get: cardWords(get) };
  if (isMe(from)) return t("text-offer-mine", terms);
  return t(to.some(isMe) ? "text-offer-to-you" : "text-offer-other", terms);
}
