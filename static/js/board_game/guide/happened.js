/** What the server says has happened so far, in the words of the guide. */
import { events } from "../../table/guide/happened.js";
import { isMe } from "../../table/people/people.js";

/** The last trade that somebody made with me on my own offer, or undefined. */
export function lastTrade() {
  return events.value.findLast(({ type, seat }) => type === "Traded" && isMe(seat));
}

/** How many of my offers were declined. */
export function declined() {
  const own = events.value.filter(({ type, seat }) => type === "OfferMade" && isMe(seat)).map(({ offer }) => offer);
  return events.value.filter(({ type, seat, offer }) => type === "OfferDeclined" && !isMe(seat) && own.includes(offer)).length;
}

/** How often I built that for cards: what is placed in set-up, or by a card, is free. */
export function built(type) {
  return events.value.filter((event) => event.type === type && isMe(event.seat) && !event.free).length;
}

/** My last roll and what it brought: `{sum, hexes, cards}`; cards as `{wool: 1}`. */
export function lastRoll() {
  const at = events.value.findLastIndex(({ type, seat }) => type === "DiceRolled" && isMe(seat));
  if (at < 0) return null;
  const after = events.value.slice(at + 1);
  const paid = after.findIndex(({ type }) => type === "TurnEnded");
  const turn = paid < 0 ? after : after.slice(0, paid);
  const [one, other] = events.value[at].dice;
  return {
    sum: one + other,
    hexes: turn.find(({ type }) => type === "HexesProduced")?.hexes ?? [],
    cards: turn.find(({ type, seat }) => type === "CardsProduced" && isMe(seat))?.cards ?? {},
  };
}

/** The last theft that I had a part in: `{thief, victim, card}`, or undefined. */
export function lastTheft() {
  return events.value.findLast(({ type, thief, victim }) => type === "CardStolen" && (isMe(thief) || isMe(victim)));
}

/** The cards that my second settlement brought, or undefined. */
export function startingCards() {
  const began = events.value.findIndex(({ type }) => type === "TurnBegan");
  const setUp = began < 0 ? events.value : events.value.slice(0, began);
  return setUp.find(({ type, seat }) => type === "CardsProduced" && isMe(seat))?.cards;
}
