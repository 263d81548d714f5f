/**
 * The actions of players, one row for each kind: where it is offered, and its command in text mode. A new action is a row and its words:
 * docs/adding-a-house-rule.md has the list. Rows say how things look; the server says what is legal.
 */
import { PIECES } from "../pieces.js";

/**
 * @typedef {"next" | "board" | "tile" | "card" | "goods" | "tokens" | "trade" | "offer" | "flag" | "plain"} Place
 *   `next`: the large button, as the next step; `board`: a place is chosen there; `tile`: beside the pieces that are built; `card`: a
 *   development card in the hand; `goods`: a panel of resources, which takes the place of the tiles while it is legal; `tokens`: what trade
 *   tokens pay for; `trade`: the trade panel; `offer`: an answer to an open offer; `flag`: the button of those who wait;
 *   `plain`: a button below the tiles
 * @typedef {{
 *   place: Place, command: string, short?: string[], usage?: string, fields?: string[],
 *   spot?: string, ghost?: string, icon?: string, waives?: boolean, card?: string, goods?: "give" | "take" | "name", pays?: boolean,
 * }} Row
 *   `command`: in text mode, followed by the values of `fields`; `short`: what else it is called; `usage`: an example for the help;
 *   `spot`: on the board, the symbol of a place, and `ghost`: of what would be there, where no piece is placed;
 *   `icon`: its picture on a button; `waives`: it forgoes what one might do, and stands beside the choice that is asked for;
 *   `card`: the development card that is played; `goods`: resources are chosen for it, out of the hand, from the bank, or by name only;
 *   `pays`: trade tokens pay for it
 */

/** By type, in the order in which text mode tells them. @type {Record<string, Row>} */
export const ACTIONS = {
  Discard: { place: "goods", goods: "give", command: "discard", short: ["d"], usage: "discard 2 wool 1 ore" },
  ...Object.fromEntries(PIECES.flatMap(({ place, placedBy }) => placedBy.map((type) => [type, { place: "board", command: "place", fields: [place, "neutral"] }]))),
  MoveRobber: { place: "board", command: "robber", fields: ["hex", "victim"] },
  MoveRobberToHarbor: { place: "board", command: "robber harbor", fields: ["harbor", "victim"] },
  MovePirate: { place: "board", command: "pirate", fields: ["hex", "victim"] },
  FetchToken: { place: "board", command: "token", fields: ["hex"], spot: "token-ring", ghost: "token-lift" },
  LayHarbor: { place: "board", command: "harbor", fields: ["path"], spot: "spot-harbor", ghost: "harbor-ghost" },
  LeaveRobber: { place: "next", icon: "no", waives: true, command: "pass" },
  LetRobberStand: { place: "next", icon: "no", waives: true, command: "pass" },
  DeclineFreeRoad: { place: "next", icon: "no", waives: true, command: "pass" },
  RollDice: { place: "next", icon: "dice", command: "roll", short: ["r"] },
  ForceTrade: { place: "tokens", icon: "trade", pays: true, command: "force" },
  TakeGold: { place: "goods", goods: "take", command: "gold", usage: "gold 1 ore 1 grain", fields: ["cards"] },
  GiveInReturn: { place: "goods", goods: "give", command: "give", usage: "give 2 wool", fields: ["cards"] },
  SendRobberToDesert: { place: "tokens", icon: "end", pays: true, command: "desert" },
  DiscardKnight: { place: "tokens", icon: "army", command: "knight" },
  ConfirmTrade: { place: "offer", command: "choose", fields: ["partner", "offer"] },
  AcceptOffer: { place: "offer", command: "accept", fields: ["offer"] },
  DeclineOffer: { place: "offer", command: "no", fields: ["offer"] },
  CounterOffer: { place: "offer", command: "counter", fields: ["offer"] },
  WithdrawOffer: { place: "offer", command: "withdraw", fields: ["offer"] },
  ...Object.fromEntries([...PIECES].reverse().map(({ id, action, place }) => [action, { place: "board", command: `build ${id}`, fields: [place] }])),
  ...Object.fromEntries(PIECES.filter(({ move }) => move).map(({ id, move, place }) => [move, { place: "board", command: `move ${id}`, usage: `move ${id} 41 58`, fields: [`from_${place}`, place] }])),
  BuyDevelopmentCard: { place: "tile", command: "buy" },
  PlayKnight: { place: "card", card: "knight", command: "play knight" },
  PlayRoadBuilding: { place: "card", card: "road_building", command: "play roads" },
  PlayYearOfPlenty: { place: "card", card: "year_of_plenty", goods: "take", command: "play plenty", fields: ["first", "second"] },
  PlayVictoryPoint: { place: "card", card: "victory_point", command: "play point" },
  PlayMonopoly: { place: "card", card: "monopoly", goods: "name", command: "play monopoly", fields: ["resource"] },
  TradeWithSupply: { place: "trade", command: "trade" },
  OfferTrade: { place: "trade", command: "offer" },
  EndTurn: { place: "next", icon: "end", command: "end", short: ["e"] },
  Pass: { place: "next", icon: "end", command: "pass" },
  RaiseFlag: { place: "flag", command: "flag", short: ["f"] },
  LowerFlag: { place: "flag", command: "flag", short: ["f"] },
};

/**
 * The types of the actions that are offered in a place.
 * @param {Place} place
 */
export function offeredAt(place) {
  return Object.keys(ACTIONS).filter((type) => ACTIONS[type].place === place);
}

/** The types of the actions with this command. @param {string} command */
export function typesOf(command) {
  return Object.keys(ACTIONS).filter((type) => ACTIONS[type].command === command);
}

/** By development card, the action that plays it. @type {Record<string, string>} */
export const PLAYS = Object.fromEntries(offeredAt("card").map((type) => [ACTIONS[type].card, type]));
