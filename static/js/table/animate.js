/** Short movements that explain what changed: dice, pieces, cards. They never hold anybody up. */
import { useLayoutEffect, useRef } from "../../vendor/hooks.js";
import { inItsFrame } from "../late.js";
import { preferences, still } from "../preferences.js";
import { lastEvents, geometry, view } from "../store.js";
import { html } from "../parts/index.js";
import { picture } from "../sprite.js";
import { camera } from "./board.js";
import { planOf } from "./geometry.js";
import { kindsOf } from "./rich.js";
import { play } from "./sound.js";

const DROPS = { RoadBuilt: ["path", "path"], BridgeBuilt: ["path", "path"], SettlementBuilt: ["intersection", "intersection"], CityBuilt: ["intersection", "intersection"] };

/** @typedef {{from: {x: number, y: number} | null, to: {x: number, y: number} | null, kind: string, delay: number}} Flight in pixels of the window; delay in ms */

const FLIGHT = 420;
const CARD = 34; // pixels
const VOLLEY = 180; // the last card starts no later than this
const BUMP = 2000;

/** Follows the updates. Cards fly in a layer of their own, so that nothing else is laid out for them. */
export function Animations() {
  const entry = lastEvents.value;
  const sky = useRef(null);
  useLayoutEffect(() => {
    if (!entry) return;
    for (const event of entry.events) play(event);
    if (document.hidden) return;
    if (still.value) bumpCounters(entry.events);
    else requestAnimationFrame(() => show(entry.events, sky));
  }, [entry]);
  return html`<div class="flights" ref=${sky} aria-hidden="true" />`;
}

/** Dice move at once, pieces as soon as they are drawn; cards once the players are: the page is laid out then, and measuring costs nothing. */
function show(events, sky) {
  if (events.some(({ type }) => type === "DiceRolled")) rollDice();
  inItsFrame("board", () => requestAnimationFrame(() => events.forEach(dropPiece)));
  inItsFrame("flights", () => {
    for (const each of events.flatMap((event) => flightsFor(event, events))) fly(each, sky.current);
  });
}

function dropPiece(event) {
  if (DROPS[event.type]) drop(`${DROPS[event.type][0]}-${event[DROPS[event.type][1]]}`);
  else if (["RobberMoved", "RobberMovedToHarbor"].includes(event.type)) drop("robber");
}

/** @returns {Flight[]} the cards that change hands */
function flightsFor(event, all) {
  if (event.type === "CardsProduced") return cardsProduced(event, all.find(({ type }) => type === "HexesProduced")?.hexes ?? []);
  if (event.type === "CardStolen") return [flight(middleOf(placeOf(event.victim)), placeOf(event.thief), event.card ?? "card")];
  if (event.type === "CardsDrawn" || event.type === "CardsReturned") return passed(event);
  if (event.type === "Traded") return swap(event.seat, event.partner, event.give, event.get);
  return [];
}

function pace() {
  return preferences.value.speed === "fast" ? 0.6 : 1;
}

function rollDice() {
  document.querySelectorAll("[data-dice] .die").forEach((die, index) => {
    const turn = index ? -1 : 1;
    die.animate([
      { transform: `translate(${turn * -14}px, -22px) rotate(${turn * -220}deg) scale(.8)` },
      { transform: `translate(${turn * 4}px, 3px) rotate(${turn * 20}deg)`, offset: 0.7 },
      { transform: "none" },
    ], { duration: 420, easing: "cubic-bezier(.2,.8,.2,1)" });
  });
}

function drop(name) {
  const piece = document.querySelector(`.b-pieces [data-piece="${name}"]`);
  // the element may carry a transform of its own, so only the additional one is animated
  piece?.animate([{ translate: "0 -14px", opacity: 0 }, { translate: "0 0", opacity: 1 }], { duration: 260 * pace(), easing: "cubic-bezier(.3,1.5,.5,1)" });
}

function cardsProduced({ seat, cards }, hexes) {
  const goal = placeOf(seat);
  if (!goal || !camera.current) return [];
  const kinds = kindsOf(cards).flatMap(([kind, count]) => Array(Math.min(count, 4)).fill(kind));
  return kinds.map((kind, index) => flight(sourceOf(kind, hexes) ?? middleOf(camera.current.svg), goal, kind, Math.min(index * 40, VOLLEY)));
}

function sourceOf(kind, hexes) {
  const { board, goods } = view.value;
  const hex = hexes.find((each) => goods[board.hexes[each]?.terrain] === kind) ?? hexes[0];
  if (hex === undefined) return null;
  const { left, top } = camera.current.svg.getBoundingClientRect();
  const { x, y } = camera.current.toElement(planOf(geometry.value).hexes[hex]);
  return { x: left + x, y: top + y };
}

/** Cards of a forced trade, face down to those who may not see them. */
function passed({ type, seat, partner, count, cards }) {
  const [from, to] = (type === "CardsDrawn" ? [partner, seat] : [seat, partner]).map(placeOf);
  const kinds = cards ? kindsOf(cards).flatMap(([kind, number]) => Array(number).fill(kind)) : Array(count).fill("card");
  return kinds.map((kind, index) => flight(middleOf(from), to, kind, index * 40));
}

function swap(one, other, give, get) {
  const [a, b] = [placeOf(one), placeOf(other)];
  if (!a || !b) return [];
  const there = kindsOf(give).map(([kind], index) => flight(middleOf(a), b, kind, index * 40));
  const back = kindsOf(get).map(([kind], index) => flight(middleOf(b), a, kind, index * 40));
  return [...there, ...back];
}

/** @returns {HTMLElement | null} */
function placeOf(seat) {
  return document.querySelector(`.table [data-seat="${seat}"]`);
}

function middleOf(element) {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + Math.min(width / 2, 120), y: top + height / 2 };
}

function flight(from, goal, kind, delay = 0) {
  return { from, to: middleOf(goal), kind, delay };
}

function fly({ from, to, kind, delay }, sky) {
  if (!sky || !from || !to) return;
  const card = Object.assign(new Image(CARD, CARD), { className: "flying", alt: "", src: picture(`res-${kind}`) });
  sky.append(card);
  const at = ({ x, y }, scale) => `translate(${x - CARD / 2}px, ${y - CARD / 2}px) scale(${scale})`;
  const flight = card.animate([{ transform: at(from, 0.6), opacity: 0 }, { transform: at(from, 1.1), opacity: 1, offset: 0.2 }, { transform: at(to, 0.7), opacity: 0.9 }],
    { duration: FLIGHT * pace(), delay, easing: "cubic-bezier(.5,0,.4,1)", fill: "backwards" });
  flight.onfinish = flight.oncancel = () => card.remove();
}

/** Without motion, the counters say what came. */
function bumpCounters(events) {
  for (const { type, seat, cards } of events) {
    if (type !== "CardsProduced") continue;
    const row = placeOf(seat);
    if (!row) continue;
    row.dataset.gain = `+${kindsOf(cards).reduce((sum, [, count]) => sum + count, 0)}`;
    setTimeout(() => delete row.dataset.gain, BUMP);
  }
}
