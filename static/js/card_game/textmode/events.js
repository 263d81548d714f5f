/** What happened, as sentences that name every place by its number. */
import { t } from "../../core/text.js";
import { isMe, nameOf } from "../../table/people/people.js";
import { sentenceOf, spoken } from "../../table/log/sentences.js";
import { realmWhereabouts } from "../events.js";

/** @param {Record<string, any> & {type: string}} event @returns {string} empty for what needs no sentence */
function tell(event) {
  if (event.type === "TurnBegan") return isMe(event.seat) ? t("text-my-turn", { number: event.number }) : t("log-turn", { number: event.number, name: nameOf(event.seat) });
  const sentence = sentenceOf(event);
  if (!sentence) return "";
  const { place } = sentence;
  return place ? t("text-sentence-at", { sentence: spoken(sentence), place: t("text-numbered", { number: place.at, place: realmWhereabouts(place) }) }) : spoken(sentence);
}

/** The sentences of one update. @param {any[]} events @returns {string[]} */
export function tellRealmEvents(events) {
  return events.map(tell).filter(Boolean);
}
