/** What cards, goods and places of the card game are called. */
import { computed } from "../../vendor/signals.js";
import { hasText, listWords, serverText, t } from "../core/text.js";
import { catalog, lobby, view } from "../core/store.js";
import { isMe, nameOf } from "../table/people/people.js";
import { factsOf } from "./settings.js";

/** The order of goods and of the regions that make them. */
export const GOODS = ["brick", "lumber", "wool", "grain", "ore", "gold"];
/** Which terrain makes a good. */
export const TERRAIN_OF = { brick: "hills", lumber: "forest", wool: "pasture", grain: "fields", ore: "mountains", gold: "river" };
const LETTERS = "ABCDE";

/** What this table plays, for the words of rules and cards; empty until the catalog is here. */
export const settingsInForce = computed(() => (catalog.value?.settings ? factsOf(lobby.value?.config ?? usualConfig(catalog.value), catalog.value) : {}));

/** The configuration that is played unless something else is chosen. @param {import("./settings.js").Catalog} known */
function usualConfig({ presets }) {
  return presets.find(({ key }) => key === "standard")?.config ?? presets[0].config;
}

/** The rows of cards in the catalog: those of sets that are not ours have no words of the reader's language. */
const printed = computed(() => {
  const { cards = [], events = [] } = /** @type {Partial<import("./settings.js").Catalog>} */ (catalog.value ?? {});
  return new Map([...cards, ...events].map((row) => [row.key, row]));
});

/** @param {string} id @param {string} key of a card @param {"name" | "text"} field @returns {string} */
function saidOf(id, key, field) {
  const row = printed.value.get(key);
  return row && !hasText(id) ? serverText(row[field]) : t(id, field === "text" ? settingsInForce.value : undefined);
}

/** @param {string} key of a draw card, or "road", "settlement", "city" */
export function cardName(key) {
  return saidOf(`card-${key}`, key, "name");
}

/** What a card does at this table, in a sentence or two. @param {string} key */
export function cardText(key) {
  return saidOf(`card-${key}-text`, key, "text");
}

/** @param {string} key of an event card */
export function eventCardName(key) {
  return saidOf(`event-card-${key}`, key, "name");
}

/** @param {string} key of an event card */
export function eventCardText(key) {
  return saidOf(`event-card-${key}-text`, key, "text");
}

/** @param {string} good */
export function goodName(good) {
  return t("cards-good", { kind: good });
}

/** "1 brick, 2 gold" @param {Record<string, number>} goods */
export function goodsWords(goods) {
  const held = GOODS.filter((good) => goods[good] > 0);
  return held.length === 0 ? t("cards-no-goods") : listWords(held.map((good) => t("cards-amount", { count: goods[good], kind: good })), "unit");
}

/** @param {string} terrain */
export function terrainName(terrain) {
  return t(terrain === "river" ? "terrain-river" : `table-terrain-${terrain}`);
}

/** What every region does. @param {string} good that it makes */
export function regionText(good) {
  return t("region-text", { kind: good });
}

/** @param {number} stack of draw cards, from 0 */
export function stackLetterOf(stack) {
  return LETTERS[stack];
}

/** "Stack A" @param {number} stack of draw cards, from 0 */
export function stackName(stack) {
  return t("stack-draw", { letter: stackLetterOf(stack) });
}

/** A stack of the middle row, of regions or of event cards. @param {"roads" | "settlements" | "cities" | "regions" | "events"} stack */
export function pileName(stack) {
  return t(`stack-${stack}`);
}

/** "Ben’s realm" @param {number} seat */
export function realmName(seat) {
  return isMe(seat) ? t("cards-own-realm") : t("cards-realm-of", { name: nameOf(seat) });
}

/** What a card is, as its own line says. @param {{family: string, kind: string}} card a row of the catalog */
export function kindName({ family, kind }) {
  return t(`kind-${family === "city" ? "city-building" : kind === "neutral" ? "action" : kind}`);
}

/** Where or when a card can be used. @param {{family: string, kind: string}} card a row of the catalog */
export function whereName({ family, kind }) {
  return t(`family-${kind === "counter" ? kind : family}`);
}

/** "2 commerce points" @param {"victory" | "commerce" | "strength" | "tournament"} kind @param {number} count */
export function pointsWords(kind, count) {
  return t(`points-${kind}`, { count });
}

/** @param {"victory" | "commerce" | "strength" | "tournament"} kind */
export function pointsName(kind) {
  return t(`name-${kind}`);
}

/** @param {"knight" | "mill"} token */
export function tokenName(token) {
  return t(`token-${token}`);
}

/** Who holds a token, and what it is worth. @param {"knight" | "mill"} token */
export function tokenText(token) {
  return t(`token-${token}-text`);
}

/** What the event die shows. @param {string} face */
export function faceName(face) {
  return t(`face-${face}`);
}

/** What that brings. @param {string} face */
export function faceText(face) {
  return t(`face-${face}-text`);
}

/** What a die is called. @param {"event" | "production"} die */
export function dieName(die) {
  return t(`die-${die}`);
}

const ROWS = 5;
const SIDES = ["outer-above", "above", "row", "below", "outer-below"];

/**
 * Where a place of a realm is: "above, between settlement 1 and city 2", "below city 3", "road 2"; counted from the left, as its owner sees it.
 * @param {number} seat
 * @param {number} place
 */
export function placeName(seat, place) {
  const { row } = /** @type {any} */ (view.value).realms[seat];
  const [column, side] = [Math.floor(place / ROWS), SIDES[place % ROWS]];
  const kindAt = (at) => row[ROWS * at + 2];
  const numbered = (road) => Object.entries(row).filter(([at, kind]) => (kind === "road") === road && Math.floor(Number(at) / ROWS) <= column).length;
  const kind = kindAt(column);
  if (side === "row") return t("cards-place-row", { kind: kind ?? "road", number: numbered(kind === "road") });
  if (kind && kind !== "road") return t("cards-place-site", { side, kind, number: numbered(false) });
  const [before, after] = [kindAt(column - 1), kindAt(column + 1)];
  if (!before) return t("cards-place-first", { side });
  if (!after) return t("cards-place-last", { side });
  const left = numbered(false);
  return t("cards-place-between", { side, pair: `${before}-${after}`, left, right: left + 1 });
}
