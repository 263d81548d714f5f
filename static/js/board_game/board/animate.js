/** Short movements that explain what changed: dice and cards. They never hold anybody up. Pieces move in moving.js. */
import { useLayoutEffect, useRef } from "../../../vendor/hooks.js";
import { nextFrame } from "../../core/deferred.js";
import { still } from "../../core/preferences.js";
import { lastEvents, seat } from "../../core/store.js";
import { html } from "../../parts/index.js";
import { picture } from "../../core/sprite.js";
import { camera } from "./camera.js";
import { PIECES } from "../pieces.js";
import { FLIGHT_OF } from "../events.js";
import { countOf, kindsOf } from "../rich.js";
import { pace, rollDice } from "../../table/motion.js";
import { play } from "../../table/notices/sound.js";
import { begunPlan, begunView } from "../seen.js";

/** What was paid for, by event. */
const COSTS = { ...Object.fromEntries(PIECES.map(({ id, event }) => [event, id])), DevelopmentCardBought: "development_card" };

/**
 * @typedef {{x: number, y: number}} Point in pixels of the window
 * @typedef {{from: Point | null, to: Point | null, kind: string, delay: number}} Flight delay in ms
 */

const FLIGHT_MS = 420;
const CARD = 34; // pixels
const VOLLEY_MS = 180; // the last card starts no later than this
const BUMP_MS = 2000;
const LARGE = 72; // pixels

/** Follows the updates. Cards fly in a layer of their own, so that nothing else has to be laid out again. */
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

/** Dice move at once; cards once the players are drawn: the page is laid out then, and measuring costs nothing. */
function show(events, sky) {
  const roll = events.findLast(({ type }) => type === "DiceRolled");
  if (roll) {
    rollDice("[data-dice] .die");
    showLarge(roll.dice, sky.current);
  }
  nextFrame("flights", () => {
    for (const each of events.flatMap((event) => flightsFor(event, events))) fly(each, sky.current);
  });
}

/** The ways in which cards change hands, as the rows of the events name them. @satisfies {Record<string, (event: any, all: any[]) => Flight[]>} */
export const FLIGHTS = {
  produced: (event, all) => cardsProduced(event, all.find(({ type }) => type === "HexesProduced")?.hexes ?? []),
  discovered: (event) => cardsProduced(event, [event.hex]),
  received: ({ seat: by, cards }) => received(by, cards),
  stolen: ({ thief, victim, card }) => [flight(middleOf(stackOf(victim, card)), stackOf(thief, card), card ?? "card")],
  drawn: (event) => passed(event, event.partner, event.seat),
  returned: (event) => passed(event, event.seat, event.partner),
  exchanged: ({ seat: by, give, get }) => [...paid(by, give, supplyPlace()), ...received(by, get)],
  swapped: ({ seat: by, partner, give, get }) => swap(by, partner, give, get),
};
/** Those that bring somebody cards from the supply. */
const GAINS = ["produced", "discovered", "received"];

/** @returns {Flight[]} the cards that change hands */
function flightsFor(event, all) {
  const way = FLIGHT_OF[event.type];
  if (way) return FLIGHTS[way](event, all);
  if (COSTS[event.type] && !event.free) return paid(event.seat, begunView().costs?.[COSTS[event.type]] ?? {}, supplyPlace());
  return [];
}

/** Large at the board for a second, for those who look there. */
function showLarge(dice, sky) {
  const at = camera.current && middleOf(camera.current.svg, Infinity);
  if (!sky || !at) return;
  sky.querySelector(".large-dice")?.remove();
  const box = Object.assign(document.createElement("div"), { className: "large-dice" });
  box.append(...dice.map((pips) => Object.assign(new Image(LARGE, LARGE), { alt: "", src: picture(`die-${pips}`) })));
  box.style.left = `${at.x - LARGE - 5}px`;
  box.style.top = `${at.y - LARGE / 2}px`;
  sky.append(box);
  const stay = box.animate([
    { opacity: 0, scale: 0.7 },
    { opacity: 1, scale: 1, offset: 0.15 },
    { opacity: 1, scale: 1, offset: 0.8 },
    { opacity: 0, scale: 1 },
  ], { duration: 1000 * pace() });
  stay.onfinish = stay.oncancel = () => box.remove();
}

function cardsProduced({ seat, cards }, hexes) {
  if (!camera.current) return [];
  return oneByOne(cards).map((kind, index) => flight(sourceOf(kind, hexes) ?? supplyPlace(), stackOf(seat, kind), kind, Math.min(index * 40, VOLLEY_MS)));
}

function sourceOf(kind, hexes) {
  const { board, goods } = begunView();
  const hex = hexes.find((each) => goods[board.hexes[each]?.terrain] === kind) ?? hexes[0];
  const eye = camera.current;
  if (hex === undefined || !eye) return null;
  const { left, top } = eye.svg.getBoundingClientRect();
  const { x, y } = eye.toElement(begunPlan().hexes[hex]);
  return { x: left + x, y: top + y };
}

/** Cards of a forced trade, face down to those who may not see them. */
function passed({ count, cards }, from, to) {
  const kinds = cards ? kindsOf(cards).flatMap(([kind, number]) => Array(number).fill(kind)) : Array(count).fill("card");
  return kinds.map((kind, index) => flight(middleOf(stackOf(from, kind)), stackOf(to, kind), kind, index * 40));
}

/** What a player gives to the supply. */
function paid(seat, cards, to) {
  return oneByOne(cards).map((kind, index) => ({ from: middleOf(stackOf(seat, kind)), to, kind, delay: Math.min(index * 40, VOLLEY_MS) }));
}

function received(seat, cards) {
  return oneByOne(cards).map((kind, index) => flight(supplyPlace(), stackOf(seat, kind), kind, Math.min(index * 40, VOLLEY_MS)));
}

function oneByOne(cards) {
  return kindsOf(cards).flatMap(([kind, count]) => Array(Math.min(count, 4)).fill(kind));
}

/** The supply has no place on the screen: the middle of the board stands for it. */
function supplyPlace() {
  return camera.current && middleOf(camera.current.svg, Infinity);
}

function swap(one, other, give, get) {
  const pass = (cards, from, to) => kindsOf(cards).map(([kind], index) => flight(middleOf(stackOf(from, kind)), stackOf(to, kind), kind, index * 40));
  return [...pass(give, one, other), ...pass(get, other, one)];
}

/** Where a player's cards of a kind lie: mine in the hand, at the count; those of others at their name. */
function stackOf(by, kind) {
  return (by === seat.value && document.querySelector(`.table [data-card="${kind}"]`)) || placeOf(by);
}

/** @returns {HTMLElement | null} */
function placeOf(seat) {
  return document.querySelector(`.table [data-seat="${seat}"]`);
}

/** At most `inset` from the left, where a wide row has its name. */
function middleOf(element, inset = 120) {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + Math.min(width / 2, inset), y: top + height / 2 };
}

function flight(from, goal, kind, delay = 0) {
  return { from, to: middleOf(goal), kind, delay };
}

function fly({ from, to, kind, delay }, sky) {
  if (!sky || !from || !to) return;
  const card = Object.assign(new Image(CARD, CARD), { className: "flying", alt: "", src: picture(`res-${kind}`) });
  sky.append(card);
  const at = ({ x, y }, scale) => `translate(${x - CARD / 2}px, ${y - CARD / 2}px) scale(${scale})`;
  const flight = card.animate([
    { transform: at(from, 0.6), opacity: 0 },
    { transform: at(from, 1.1), opacity: 1, offset: 0.2 },
    { transform: at(to, 0.7), opacity: 0.9 },
  ], { duration: FLIGHT_MS * pace(), delay, easing: "cubic-bezier(.5,0,.4,1)", fill: "backwards" });
  flight.onfinish = flight.oncancel = () => card.remove();
}

/** Shows at the counters what came, when motion is off. */
function bumpCounters(events) {
  for (const { type, seat, cards } of events) {
    const row = GAINS.includes(FLIGHT_OF[type]) && countOf(cards) > 0 && placeOf(seat);
    if (!row) continue;
    row.dataset.gain = `+${countOf(cards)}`;
    setTimeout(() => delete row.dataset.gain, BUMP_MS);
  }
}
