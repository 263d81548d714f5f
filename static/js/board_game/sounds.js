/** Which of the table's tunes an event of the board game has for me. */
import { isMe } from "../table/people/people.js";
import { MOVED, PIECES } from "./pieces.js";

/** @type {Record<string, (event: any) => string | false>} */
export const SOUNDS = {
  DiceRolled: () => "roll",
  CardsProduced: ({ seat: whose }) => isMe(whose) && "gain",
  ...Object.fromEntries(PIECES.map(({ event }) => [event, () => "build"])),
  ...Object.fromEntries(Object.keys(MOVED.robber.events).map((event) => [event, () => "robber"])),
  CardStolen: ({ victim }) => isMe(victim) && "stolen",
  OfferMade: ({ to }) => to.some(isMe) && "offer",
  CardsDrawn: ({ partner }) => isMe(partner) && "stolen",
  Traded: () => "traded",
  TradedWithSupply: ({ seat: whose }) => isMe(whose) && "traded",
  GameWon: () => "won",
};
