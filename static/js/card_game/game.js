/** The card game, as a table's common parts know it. */
import { t } from "../core/text.js";
import { bring } from "../table/game.js";
import { isMe } from "../table/people/people.js";
import { below } from "./acting/choices.js";
import { cardName, goodName, placeName, stackName } from "./names.js";
import { log } from "./seen.js";
import { isDetail, merged, realmEvents, realmSentence, realmWhereabouts } from "./events.js";

const placeWords = (place) => placeName(below.value, place);
/** What a field of an action holds, in words; places are those of my own realm. @type {Record<string, (value: any) => string>} */
const VALUES = { card: cardName, good: goodName, give: goodName, get: goodName, stack: stackName, place: placeWords, into: placeWords };

/** @param {string} field @param {any} value */
function valueWords(field, value) {
  return VALUES[field] && ["string", "number"].includes(typeof value) ? VALUES[field](value) : undefined;
}

/** @type {Record<string, string>} */
const CALLED = { road: "cards-tile-road", settlement: "cards-tile-settlement", city: "cards-tile-city", exchange: "cards-tile-exchange", realm: "cards-key-realm", inspect: "cards-key-inspect" };

/** The card that my last move built or took out of the game. @param {string} kind */
function undoing(kind) {
  const type = { BuildUpgrade: "UpgradeBuilt", Demolish: "Demolished" }[kind];
  const done = type && log.value.flatMap(({ events }) => /** @type {any[]} */ (events)).findLast((event) => event.type === type && isMe(event.seat));
  return done ? cardName(done.card) : "";
}

bring("cards", {
  undoing,
  sentence: realmSentence,
  ...realmEvents,
  isDetail,
  merged,
  whereabouts: realmWhereabouts,
  remark: () => "",
  keys: { road: "r", settlement: "s", city: "c", trade: "t", exchange: "x", realm: "o", inspect: "i", accept: "a", decline: "d" },
  keyWords: (command) => (CALLED[command] ? t(CALLED[command]) : ""),
  keyLines: () => [
    [["road", "settlement", "city", "trade", "exchange"], [], t("cards-key-tiles")], [["realm"], [], t("cards-key-realm")], [["inspect"], [], t("cards-key-inspect")],
    [[], ["1 – 5"], t("cards-key-stacks")], [["accept", "decline"], [], t("cards-key-answer")],
  ],
  isDoneAlready: () => false,
  valueWords,
  habits: () => ({ turn: [], table: [{ name: "turnedCards", icon: "replay", label: t("cards-turned"), text: t("cards-turned-text") }] }),
});
