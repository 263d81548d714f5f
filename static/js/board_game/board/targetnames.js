/** The name of a legal spot: its place, and what a choice there would lead to. */
import { factWords, listWords, t } from "../../core/text.js";
import { routesAfter } from "../actions/choices.js";
import { pieceOf } from "../pieces.js";
import { harborName, hexAround, intersectionName, pathName, shipName } from "../names.js";
import { nameOf } from "../../table/people/people.js";
import { begunView } from "../seen.js";

/** "corner: brick 6, wool 11, ore 3", or "hills 6; steal from Ben or Cem" */
export function nameOfSpot(plan, { place, at, actions: choices, picks }) {
  if (place === "intersection") return intersectionName(plan, begunView(), at);
  if (picks) return shipName(plan, begunView(), at);
  if (place === "path") return factWords([pathName(plan, begunView(), at), uncovers(at), routeWords(choices)]);
  const victims = choices.map(({ victim }) => victim).filter((victim) => victim !== null && victim !== undefined).map(victimWords);
  const name = place === "harbor" ? harborName(begunView().board.harbors[at]) : hexAround(plan, begunView(), at);
  const hex = pieceOf(choices[0].type) === "pirate" ? t("table-pirate-here", { hex: name }) : name;
  return victims.length > 0 ? t("table-hex-with-victims", { hex, victims: listWords(victims, "disjunction") }) : hex;
}

/** "Ben (5 cards)" */
function victimWords(victim) {
  return t("table-victim", { name: nameOf(victim), count: begunView().seats[victim].cards });
}

/** The hexes that a piece on that path would turn over. @param {number} path @returns {number[]} hexes */
export function uncovered(path) {
  return begunView().fog?.reached[path] ?? [];
}

/** That in words; empty where it turns nothing over. @param {number} path */
export function uncovers(path) {
  const count = uncovered(path).length;
  return count > 0 ? t("table-uncovers", { count }) : "";
}

/** How long the route would be with a piece there; empty where the server does not say. @param {Record<string, any>[]} choices */
export function routeWords(choices) {
  const lengths = routesAfter(choices);
  return lengths.length > 0 ? t("table-route-after", { length: listWords(lengths.map(String), "disjunction") }) : "";
}

/** A spot for pieces of neutral players says whose. */
export function forWhom({ actions: choices }, name) {
  const owners = choices.filter(({ neutral }) => neutral !== undefined).map(({ neutral }) => nameOf(neutral));
  return owners.length > 0 ? t("neutral-for", { place: name, names: listWords(owners, "disjunction") }) : name;
}
