/** The squares of a realm in words, for those who listen. */
import { listWords, t } from "../../core/text.js";
import { isMe, nameOf } from "../../table/people/people.js";
import { cardName, cardOf, goodName, pointsOf, shapeOfCard, terrainName, kindName } from "../cards.js";
import { columnOf, MIDDLE, placeAt, rowOf } from "./grid.js";

/** Settlements and cities, from their owner's left, as columns. */
function settled({ row }) {
  return Object.entries(row).filter(([, kind]) => kind !== "road").map(([place]) => columnOf(Number(place))).sort((a, b) => a - b);
}

const sideOf = (place) => (rowOf(place) < MIDDLE ? "above" : "below");

/** "your second city" */
function settlementWords(realm, owner, column) {
  return t("cards-its", { whose: isMe(owner) ? "you" : "other", name: nameOf(owner), number: settled(realm).indexOf(column) + 1, kind: realm.row[placeAt(column, MIDDLE)] ?? "settlement" });
}

/** Where a region lies: between two settlements, or beyond the last. */
function regionPlace(realm, owner, place) {
  const column = columnOf(place);
  const near = [column - 1, column + 1].filter((each) => settled(realm).includes(each));
  const names = near.map((each) => settlementWords(realm, owner, each));
  if (names.length === 0) return "";
  return t(names.length > 1 ? "cards-between" : "cards-beyond", { side: sideOf(place), first: names[0], second: names[1] ?? "" });
}

/** A region without its place: "Fields, number 5" @param {Record<string, any>} region */
export function regionName({ terrain, number }) {
  return t("cards-region", { terrain: terrainName(terrain), number });
}

/** "mountains 2 and hills 5" for the regions that a site touches. */
function touched(realm, place) {
  const row = rowOf(place) < MIDDLE ? MIDDLE - 1 : MIDDLE + 1;
  const regions = [-1, 1].map((step) => realm.regions[placeAt(columnOf(place) + step, row)]).filter(Boolean);
  return listWords(regions.map(({ terrain, number }) => t("cards-region-short", { terrain: terrainName(terrain), number })));
}

/** A square, in a sentence or two. @param {Record<string, any>} realm @param {number} owner @param {number} place */
export function squareWords(realm, owner, place) {
  const region = realm.regions[place];
  if (region) return regionWords(realm, owner, place, region);
  const kind = realm.row[place];
  if (kind === "road") return t("card-road");
  if (kind) return settlementWords(realm, owner, columnOf(place));
  const card = realm.upgrades[place];
  if (card) return [upgradeWords(card), siteWords(realm, owner, place)].join(" ");
  if (rowOf(place) === MIDDLE) return t("cards-free-end", { side: columnOf(place) < Math.min(...settled(realm)) ? "left" : "right" });
  return t("cards-free-site", { where: siteWords(realm, owner, place), regions: touched(realm, place) });
}

function regionWords(realm, owner, place, { twice = [], hidden = [], good, stored, ...region }) {
  return [
    t("cards-region-stored", { region: regionName(region), stored, good: goodName(good) }),
    twice.length > 0 && t("cards-doubled", { cards: listWords(twice.map((each) => cardName(realm.upgrades[each]))) }),
    hidden.length > 0 && t("cards-hidden"),
    regionPlace(realm, owner, place),
  ].filter(Boolean).join(" ");
}

/** "Library, city building. 1 victory point." @param {string} card */
export function upgradeWords(card) {
  const points = listWords(pointsOf(cardOf(card)).map(([sign, count]) => t(`points-${sign}`, { count })), "unit");
  return [t("cards-what", { name: cardName(card), kind: kindName(card) }), points && `${points}.`].filter(Boolean).join(" ");
}

/** "second above your second city" */
function siteWords(realm, owner, place) {
  const outer = [0, 4].includes(rowOf(place));
  return t("cards-site", { side: sideOf(place), order: outer ? "second" : "first", settlement: settlementWords(realm, owner, columnOf(place)) });
}
