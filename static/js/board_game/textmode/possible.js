/** What the reader may do now, as commands: one for every legal action, and the beginning of each that has to be filled in. */
import { computed } from "../../../vendor/signals.js";
import { apartAtCapitals } from "../../core/capitals.js";
import { factWords, hasText, t } from "../../core/text.js";
import { RESOURCES } from "../../parts/index.js";
import { ACTIONS, offeredAt, typesOf } from "../actions/rows.js";
import { routeWords, uncovers } from "../board/targetnames.js";
import { developmentName } from "../hand/cards.js";
import { actions, formOf, may, ownSeat, placeOf, PLACES } from "../actions/choices.js";
import { isPlain, rowlessTypes } from "../actions/plain.js";
import { goodsOf } from "../hand/choosing.js";
import { isMe, nameOf } from "../../table/people/people.js";
import { differences, kindOfField, valueWords } from "../../table/plain/fields.js";
import { actionWords } from "../../table/plainwords.js";
import { courseName } from "../names.js";
import { pieceOf } from "../pieces.js";
import { cardWords, kindsOf } from "../rich.js";
import { numbered, numberOf } from "./places.js";
import { wordFor, wordForKind, wordForNeutral } from "./reading.js";
import { begunPlan, begunView } from "../seen.js";

/**
 * @typedef {import("../../table/textmode/game.js").Choice} Choice
 * @typedef {import("../../table/textmode/game.js").Group} Group
 */

/** The kinds of action that answer an offer. */
export const REPLIES = offeredAt("offer");

/** The command of an action that places something without a price. */
export const PLACE = "place";

/** The types of actions that text mode has a command for. */
export const COVERED = Object.keys(ACTIONS);

/** "do move-ship 12 14": what has no command of its own, with what tells it apart from the others of its type. */
function plainCommand(action) {
  const values = differences(actions.value.get(action.type) ?? []).map((field) => wordForValue(field, action[field]));
  return ["do", plainName(action.type), ...values].join(" ");
}

/** "move-ship" for `MoveShip`. @param {string} type */
export function plainName(type) {
  return apartAtCapitals(type, "-").toLowerCase();
}

/** @returns {string} a single word */
function wordForValue(field, value) {
  const kind = kindOfField(field) ?? "";
  if (value === null || value === undefined) return "none";
  if (Array.isArray(value)) return value.map((each) => wordForValue(field.replace(/s$/, ""), each)).join("+");
  if (typeof value === "object") return kindsOf(value).map(([each, count]) => `${count}-${wordForKind(each)}`).join("+");
  if (RESOURCES.includes(value)) return wordForKind(value);
  if (kind in PLACES) return String(numberOf(value, /** @type {import("./places.js").Place} */ (kind)));
  if (kind === "neutral") return wordForNeutral(value);
  return ["seat", "player", "victim", "partner"].includes(kind) ? wordFor(value) : String(value).toLowerCase().replaceAll(/\s+/g, "-");
}

/**
 * The command of a legal action; for a form how it begins.
 * @param {Record<string, any>} action
 */
export function commandOf(action) {
  if (isPlain(action.type)) return plainCommand(action);
  const { fields = [] } = ACTIONS[action.type];
  const command = commandNamed(action.type);
  const { give, get } = action;
  if (give) return `${command} ${ownSeat().rates[give]} ${wordForKind(give)} for ${wordForKind(get)}`;
  return [command, ...fields.filter((field) => isThere(action[field])).map((field) => wordsForValue(field, action[field]))].join(" ");
}

/** "place road", where a road is not the only thing that may be placed. @param {string} type */
function commandNamed(type) {
  const { command } = ACTIONS[type];
  const pieces = new Set(typesOf(command).filter(may).map(pieceOf));
  return command === PLACE && pieces.size > 1 ? `${command} ${pieceOf(type)}` : command;
}

function isThere(value) {
  return value !== null && value !== undefined;
}

/** Cards as they are typed, "2 wool 1 ore"; any other value as one word. */
function wordsForValue(field, value) {
  return field === "cards" ? kindsOf(value).map(([kind, count]) => `${count} ${wordForKind(kind)}`).join(" ") : wordForValue(field, value);
}

/**
 * What tells a choice apart from others of its group; the title of the group if nothing does.
 * @param {Record<string, any>} action a legal one
 */
export function wordsOfAction(action) {
  const { type, victim, neutral, offer, partner, give, get, resource } = action;
  if (isPlain(type)) return plainAction(action);
  const at = /** @type {import("./places.js").Place} */ (placeOf(action));
  const place = at && factWords([whereTo(at, action), ...(at === "path" && pieceOf(type) ? [uncovers(action.path), routeWords([action])] : [])]);
  if (offer !== undefined) return partner === undefined ? offerWords(offer) : t("text-with", { name: nameOf(partner), offer: offerWords(offer) });
  if (neutral !== undefined) return t("neutral-for", { place, names: nameOf(neutral) });
  if (isThere(victim)) return t("text-rob", { hex: place, name: nameOf(victim), count: begunView().seats[victim].cards });
  if (give) return t("text-swap", { give: cardWords({ [give]: ownSeat().rates[give] }), get: cardWords({ [get]: 1 }) });
  if (resource) return t("resource", { kind: resource });
  return place || (ACTIONS[type].goods && !action.count ? cardWords(goodsOf(action)) : titleOfAction(type));
}

/** "14: coast of brick 6, north-east, from corner 4 to 12"; for a move, also where from. */
function whereTo(place, action) {
  const { from_path: from } = action;
  const to = numbered(place, action[place]);
  return from === undefined ? to : t("text-from-to", { from: t("text-numbered", { number: numberOf(from), place: courseName(begunPlan(), begunView(), from) }), to });
}

/** What tells it apart from the others of its type; places by their numbers. */
function plainAction(action) {
  const words = differences(actions.value.get(action.type) ?? []).map((field) => {
    const place = /** @type {import("./places.js").Place | undefined} */ (PLACES[kindOfField(field)]);
    return place && typeof action[field] === "number" ? numbered(place, action[field]) : valueWords(field, action[field]);
  });
  return factWords(words) || actionWords(action.type);
}

/** @param {string} type */
export function titleOfAction(type) {
  if (!hasText(`text-do-${type}`)) return actionWords(type);
  const card = ACTIONS[type]?.card;
  return t(`text-do-${type}`, { card: card ? developmentName(card) : "", count: formOf("Discard")?.count ?? 0 });
}

/** Everything that is possible now, by type. @type {import("../../../vendor/signals.js").ReadonlySignal<Group[]>} */
export const possible = computed(() => [...COVERED, ...rowlessTypes.value]
  .map((type) => ({ type, title: titleOfAction(type), choices: choicesOf(type) }))
  .filter(({ choices }) => choices.length > 0));

/** @returns {Choice[]} */
function choicesOf(type) {
  const form = formOf(type);
  const open = form !== undefined;
  const ways = form?.offer?.map((offer) => ({ type, offer })) ?? (form ? [form] : actions.value.get(type) ?? []);
  return ways.map((way) => ({ command: open ? `${commandOf(way)} ` : commandOf(way), words: wordsOfAction(way), offer: way.offer, partner: way.partner, open }));
}

/** "3: Ben gives you 1 brick, you give 1 wool", from the reader's side. */
export function offerWords(id) {
  const { from, to, give, get } = begunView().offers[id];
  const terms = { number: id, name: nameOf(from), give: cardWords(give), get: cardWords(get) };
  if (isMe(from)) return t("text-offer-mine", terms);
  return t(to.some(isMe) ? "text-offer-to-you" : "text-offer-other", terms);
}
