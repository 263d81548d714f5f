/** Where somebody's points come from, as they are printed on what lies in front of them. */
import { cardOf, middleOf } from "../cards.js";
import { view } from "../seen.js";

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * @param {number} number of the seat
 * @returns {{settlements: number, cities: number, cards: number, tokens: number}} `tokens`: what is printed on no card
 */
export function partsOf(number) {
  const { row, upgrades } = view.value.realms[number];
  const inRow = (kind) => sum(Object.values(row).filter((each) => each === kind).map((each) => middleOf(each).points ?? 0));
  const [settlements, cities] = [inRow("settlement"), inRow("city")];
  const cards = sum(Object.values(upgrades).map((card) => cardOf(card).points ?? 0));
  return { settlements, cities, cards, tokens: view.value.seats[number].points - settlements - cities - cards };
}
