/** The squares of a realm in words, for those who listen. */
import { listWords, t } from "../../core/text.js";
import { cardName, cardOf, goodName, pointsOnCard, terrainName, kindOfCardName } from "../cards.js";
import { placeName } from "../names.js";
import { columnOf, MIDDLE, placeAt, rowOf } from "./grid.js";

/** A region without its place: "Fields, number 5" @param {Record<string, any>} region */
export function regionName({ terrain, number }) {
  return t("cards-region", { terrain: terrainName(terrain), number });
}

/** "mountains 2 and hills 5" for the regions that a site touches. */
function touched(realm, place) {
  const row = rowOf(place) < MIDDLE ? MIDDLE - 1 : MIDDLE + 1;
  return listWords([-1, 1].map((step) => realm.regions[placeAt(columnOf(place) + step, row)]).filter(Boolean).map(regionName));
}

/** A square, in a sentence or two. @param {Record<string, any>} realm @param {number} owner @param {number} place */
export function squareWords(realm, owner, place) {
  const region = realm.regions[place];
  if (region) return regionWords(realm, owner, place, region);
  if (realm.row[place]) return where(owner, place);
  const card = realm.upgrades[place];
  if (card) return [upgradeWords(card), where(owner, place)].join(" ");
  if (Math.abs(rowOf(place) - MIDDLE) === 1 && !realm.row[placeAt(columnOf(place), MIDDLE)]) return where(owner, place); // of a region to come
  if (rowOf(place) === MIDDLE) return t("cards-free-end", { side: Object.keys(realm.row).every((each) => columnOf(Number(each)) > columnOf(place)) ? "left" : "right" });
  return t("cards-free-site", { where: placeName(owner, place), regions: touched(realm, place) });
}

function regionWords(realm, owner, place, { twice = [], hidden = [], good, stored, ...region }) {
  return [
    begun(t("cards-region-stored", { region: t("cards-region-said", { terrain: terrainName(region.terrain), number: region.number }), stored, good: goodName(good) })),
    twice.length > 0 && t("cards-doubled", { cards: listWords(twice.map((each) => cardName(realm.upgrades[each]))) }),
    hidden.length > 0 && t("cards-hidden"),
    where(owner, place),
  ].filter(Boolean).join(" ");
}

/** Where a square is, as a sentence: "Above, between settlements 1 and 2." */
function where(owner, place) {
  return `${begun(placeName(owner, place))}.`;
}

/** As a sentence begins. @param {string} words */
function begun(words) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "Library, city building. 1 victory point." @param {string} card */
export function upgradeWords(card) {
  const points = listWords(pointsOnCard(cardOf(card)).map(([sign, count]) => t(`points-${sign}`, { count })), "unit");
  return [t("cards-what", { name: cardName(card), kind: kindOfCardName(card) }), points && `${points}.`].filter(Boolean).join(" ");
}
