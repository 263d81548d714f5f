/** What happened, as sentences that name every place by its number. */
import { t } from "../../core/text.js";
import { isMe, nameOf, subject, whose } from "../../table/people/people.js";
import { sentenceOf, spoken } from "../../table/log/sentences.js";
import { remark } from "../events.js";
import { begunView } from "../seen.js";
import { located, numberOf } from "./places.js";

/**
 * @param {Record<string, any> & {type: string}} event
 * @returns {string} empty for what needs no sentence
 */
export function tell(event) {
  if (event.type === "DiceRolled") return t("text-rolled", { who: subject(event.seat), whose: whose(event.seat), sum: event.dice[0] + event.dice[1], one: event.dice[0], other: event.dice[1] });
  if (event.type === "TurnBegan") return isMe(event.seat) ? t("text-my-turn", { number: event.number }) : t("log-turn", { number: event.number, name: nameOf(event.seat) });
  const sentence = sentenceOf(event);
  if (!sentence) return "";
  const { place } = sentence;
  if (place?.place === "hex") return t("text-sentence-hex", { sentence: spoken(sentence), number: numberOf(place.at) });
  return place && ["intersection", "path"].includes(place.place) ? t("text-sentence-at", { sentence: spoken(sentence), place: located(/** @type {any} */ (place.place), place.at) }) : spoken(sentence);
}

/**
 * The sentences of one update, or of a whole turn; after a roll that paid nobody, that it did.
 * @param {(Record<string, any> & {type: string})[]} events
 * @returns {string[]}
 */
export function tellAll(events) {
  const number = events.find(({ type }) => type === "TurnBegan")?.number ?? begunView().turn.number;
  const nobody = remark(/** @type {any} */ ({ number, lines: events.map((event) => ({ event })) }));
  const roll = events.findLastIndex(({ type }) => type === "HexesProduced");
  return events.flatMap((event, index) => [tell(event), index === roll ? nobody : ""]).filter(Boolean);
}
