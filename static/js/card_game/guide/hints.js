/** What the guide points at: a suggestion from public information. */
import { seat } from "../../core/store.js";
import { phone } from "../../table/layout.js";
import { answering } from "../acting/answering.js";
import { above, actionsWith, listOf, myRealm, pickedCard } from "../acting/choices.js";
import { chosenDepth, looking } from "../acting/looking.js";
import { bill } from "../acting/paying.js";
import { GOODS, middleOf } from "../cards.js";
import { ownSeatNumber, view } from "../seen.js";
import { builtInRow } from "./happened.js";

/** The cards for the first hand: an attack to try, a cheap knight, and the answer to an attack on him. */
const FIRST_HAND = ["raid", "knight-conrad", "herb-witch"];
/** The pieces to build in the middle row before cities, in the order of the lessons. */
const AIMS = ["road", "settlement"];

/** Places of a realm. @param {number} owner @param {number[]} places */
export function placesIn(owner, places) {
  return places.length > 0 ? [places.map((place) => `[data-realm="${owner}"] [data-place="${place}"]`).join()] : [];
}

/** The card of a stack that is good to start with; then the button that takes it. */
export function firstCard() {
  if (chosenDepth.value !== null) return [phone.value ? ".cpanel .pay-it" : '.next[data-step="take"]'];
  const held = (myRealm.value?.hand ?? []).map(({ card }) => card);
  const wanted = FIRST_HAND.find((card) => !held.includes(card) && looking.value?.includes(card));
  return [`[data-look="${wanted ? looking.value.indexOf(wanted) : 0}"]`];
}

/** The goods that the next building needs; brick last, because the other realm has some to take in an attack. */
function lacking() {
  const aim = AIMS.find((kind) => builtInRow(kind) === 0) ?? "city";
  const { cost } = middleOf(aim);
  return [...GOODS.filter((good) => good !== "brick"), "brick"].filter((good) => (cost[good] ?? 0) > (myRealm.value?.goods[good] ?? 0));
}

/** Where the gain helps most. */
export function goodGain() {
  const { regions } = view.value.realms[ownSeatNumber()];
  const places = listOf("Gain").map(({ place }) => place);
  const wanted = lacking().map((good) => places.find((place) => regions[place].good === good)).find((place) => place !== undefined);
  const [emptiest] = [...places].sort((one, other) => regions[one].stored - regions[other].stored);
  return placesIn(ownSeatNumber(), [wanted ?? emptiest].filter((place) => place !== undefined));
}

/** Which of the other's goods helps most. */
export function goodToTake() {
  const goods = listOf("Take").map(({ good }) => good);
  return [...lacking().filter((good) => goods.includes(good)), ...goods].map((good) => `.taking [data-take="${good}"]`);
}

/** Requests on the way: places to press, a bill to pay, a panel to choose from. */
export function requestSpots() {
  if (bill.value) return [".bill .pay-it"];
  if (listOf("Gain").length > 0) return goodGain();
  if (listOf("Take").length > 0) return goodToTake();
  if (listOf("Return").length > 0) return [`[data-realm="${above.value}"] .sq.target`, ".swap"];
  if (["Lose", "GiveBack", "Swap"].some((type) => listOf(type).length > 0)) return [`[data-realm="${seat.value}"] .sq.target`];
  return [".laying .reg", ".naming .stp", ".lks button:not([aria-disabled])", ".draw-choice .btn", ".stack.lit"];
}

/** A card of my hand that answers the attack I am asked about. */
export function counterCard() {
  return (myRealm.value?.hand ?? []).map(({ card }) => card).find((card) => actionsWith(card).answers.length > 0);
}

/** The way to an answer: the counter, if I have one, or none. */
export function answer() {
  if (answering.value === "choosing") return fromHand((card) => card === counterCard(), () => ['.next[data-step="answer"]']);
  if (answering.value === "given") return [];
  return [counterCard() ? ".attack .answers .btn:last-child" : ".attack .answers .btn"];
}

/** The sites for what is picked up, and what is paid. */
export function realmSpots() {
  return bill.value ? [".bill .pay-it"] : [`[data-realm="${seat.value}"] .sq.target`];
}

/** What is built in the middle row: its tile, then the place, then the bill. @param {string} kind */
export function builds(kind) {
  const what = pickedCard.value;
  return what && "build" in what && what.build === kind ? realmSpots() : [`[data-tile="${kind}"]`];
}

/** A card of the hand: the card, then what is done with it. @param {(card: string) => boolean} fits @param {() => string[]} next */
export function fromHand(fits, next) {
  const what = pickedCard.value;
  if (what && "index" in what && fits(what.card)) return next();
  return (myRealm.value?.hand ?? []).map(({ card }) => card).filter(fits).slice(0, 1).map((card) => `.hcs [data-card="${card}"]`);
}
