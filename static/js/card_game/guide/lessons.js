/** What the guide of the first game says, one thing at a time, and when the moment for it has come. */
import { html } from "../../parts/index.js";
import { openWindow } from "../../core/store.js";
import { phone } from "../../table/layout.js";
import { done } from "../../table/guide/happened.js";
import { GuidePanel } from "../../table/guide/panel.js";
import { always } from "../../table/guide/steps.js";
import { isMe, nameOf, otherSeats } from "../../table/people/people.js";
import { answering, attack, awaited } from "../acting/answering.js";
import { form } from "../acting/arranging.js";
import { actionsWith, below, realmDecision, mayInRealm, myRealm } from "../acting/choices.js";
import { bill } from "../acting/paying.js";
import { cardName, cardOf, goodsWords } from "../cards.js";
import { faceName, faceText } from "../names.js";
import { view } from "../seen.js";
import { attackRoll, builtInRow, lastRealmRoll, loot, turnIsOver } from "./happened.js";
import { answer, requestSpots, builds, counterCard, firstCard, fromHand, goodGain, placesIn, realmSpots } from "./hints.js";

/** @typedef {import("../../table/guide/steps.js").Step} Step */

/** My turn, both dice are resolved and nothing else is asked of me. */
const playing = () => realmDecision.value?.kind === "Play" && !bill.value;
const myKind = (kind) => realmDecision.value?.kind === kind;
const rival = () => nameOf(otherSeats()[0]);
const points = () => [phone.value ? ".pstat .own" : ".me .points"];
const hand = () => [phone.value ? ".drawer .cards" : ".dock .hand"];
const goal = () => view.value.goal;
const buildable = (card) => actionsWith(card).builds.length > 0;
const playable = (card) => actionsWith(card).plays.length > 0;
const heldCounter = () => (myRealm.value?.hand ?? []).map(({ card }) => card).find((card) => cardOf(card).kind === "counter");
const holds = (fits) => (myRealm.value?.hand ?? []).some(({ card }) => fits(card));

/** @returns {Step} something to build in the middle row, if one can; otherwise its words say what it needs */
function building(kind, action) {
  const id = `cards-${kind}`;
  return {
    id,
    when: () => myKind("Play"),
    done: () => builtInRow(kind) > 0,
    todo: () => mayInRealm(action),
    say: () => (mayInRealm(action) ? `${id}-now` : id),
    ring: () => builds(kind),
  };
}

/**
 * What the die of an attack came to, the first time it is so.
 * @param {string} id
 * @param {(roll: {seat: number, winner: number}) => boolean} fits
 * @returns {Step}
 */
function rolled(id, fits) {
  return { id, when: () => attackRoll(fits) !== undefined, args: () => ({ name: rival(), number: attackRoll(fits)?.number ?? 0 }), ring: hand };
}

/** @type {Step[]} */
const SURPRISES = [
  { id: "cards-gain", when: () => mayInRealm("Gain") && done("GoodGained") > 0, done: () => done("GoodGained") > 1, todo: always, ring: goodGain },
  {
    id: "cards-attacked", when: () => attack.value !== null, done: () => done("AttackAnswered") > 0, todo: () => answering.value !== "given",
    say: () => (counterCard() ? "cards-attacked-counter" : "cards-attacked"),
    args: () => ({ name: rival(), card: attack.value ? cardName(attack.value.attack) : "", counter: cardName(counterCard() ?? "herb-witch") }), ring: answer,
  },
  rolled("cards-hit", ({ seat: by, winner }) => !isMe(by) && !isMe(winner)),
  rolled("cards-warded", ({ seat: by, winner }) => !isMe(by) && isMe(winner)),
  rolled("cards-failed", ({ seat: by, winner }) => isMe(by) && !isMe(winner)),
  {
    id: "cards-awaited", when: () => awaited.value !== null, done: () => done("AttackRolled") > 0,
    args: () => ({ name: rival(), card: awaited.value ? cardName(awaited.value.attack) : "", seconds: Math.round((openWindow.value?.length ?? 0) / 1000) }), ring: () => [".attack.waits"],
  },
  { id: "cards-loot", when: () => mayInRealm("Take"), done: () => loot() > 0 && !mayInRealm("Take"), todo: always, args: () => ({ name: rival() }), ring: requestSpots },
  { id: "cards-regions", when: () => mayInRealm("LayRegions"), done: () => done("RegionLaid") > 0, todo: always, ring: () => [".laying .reg"] },
  { id: "cards-surplus", when: () => mayInRealm("PutUnder"), done: () => done("CardPutUnder") > 0, todo: always, args: () => ({ limit: myRealm.value?.limit ?? 0 }), ring: () => fromHand(always, () => [".stack.lit"]) },
];

/** @type {Step[]} */
const LESSONS = [
  { id: "cards-goal", when: always, done: () => done("ArrangementDone") > 0, args: () => ({ goal: goal(), name: rival() }), ring: points, dims: true },
  { id: "cards-arrange", when: () => form.value !== undefined, done: () => done("ArrangementDone") > 0, todo: always, ring: () => ['.next[data-step="arrange"]'] },
  { id: "cards-stack", when: () => myKind("ChooseStack"), done: () => done("StackSearched") > 0, todo: always, ring: () => ['[data-stack="0"]'] },
  { id: "cards-first-hand", when: () => mayInRealm("TakeCard"), done: () => done("CardTaken") > 2, todo: always, args: () => ({ left: realmDecision.value?.left ?? 0 }), ring: firstCard },
  { id: "cards-roll", when: () => mayInRealm("RollDice"), done: () => done("DiceRolled") > 0, todo: always, ring: () => ['.next[data-step="roll"]'] },
  {
    id: "cards-event",
    when: () => lastRealmRoll() !== null && (mayInRealm("Gain") || playing()),
    done: () => done("GoodGained") > 0,
    todo: () => mayInRealm("Gain"),
    say: () => (mayInRealm("Gain") ? "cards-event-gain" : "cards-event"),
    args: () => ({ face: faceName(lastRealmRoll()?.face ?? "event-card"), text: faceText(lastRealmRoll()?.face ?? "event-card") }),
    ring: () => (mayInRealm("Gain") ? goodGain() : [".dicebox"]),
  },
  {
    id: "cards-production", when: playing, done: () => done("TurnEnded") > 1,
    args: () => ({ number: lastRealmRoll()?.number ?? 0, goods: goodsWords(lastRealmRoll()?.goods ?? {}) }),
    ring: () => placesIn(below.value, lastRealmRoll()?.places ?? []),
  },
  { id: "cards-costs", when: playing, done: () => builtInRow("road") > 0, ring: () => ['[data-tile="road"], [data-tile="settlement"], [data-tile="city"]'] },
  building("road", "BuildRoad"),
  {
    id: "cards-upgrade", when: () => myKind("Play"), done: () => done("UpgradeBuilt") > 0, todo: () => holds(buildable),
    say: () => (holds(buildable) ? "cards-upgrade-now" : "cards-upgrade"), ring: () => (bill.value ? realmSpots() : fromHand(buildable, realmSpots).concat(hand())),
  },
  { id: "cards-tokens", when: playing, say: () => (isMe(view.value.tokens.knight?.seat ?? -1) ? "cards-tokens-knight" : "cards-tokens"), args: () => ({ name: rival() }), ring: () => [phone.value ? ".pstat .own" : '.race [data-token="knight"]'] },
  { id: "cards-end", when: () => mayInRealm("EndTurn"), done: () => done("TurnEnded") > 0 || myKind("Draw"), todo: always, ring: () => ['.next[data-step="end"]'] },
  { id: "cards-draw", when: () => myKind("Draw"), done: () => done("CardTaken") > 3 || done("TurnEnded") > 0, todo: always, args: () => ({ limit: myRealm.value?.limit ?? 0, count: myRealm.value?.look ?? 0 }), ring: () => [".draw-choice .btn", ".stack.lit"] },
  { id: "cards-other", when: always, done: () => done("DiceRolled") > 1, args: () => ({ name: rival() }), ring: () => [".opp", ".pchip"] },
  {
    id: "cards-action", when: () => myKind("Play"), done: () => done("CardPlayed") > 0, todo: () => holds(playable),
    say: () => (holds(playable) ? "cards-action-now" : "cards-action"), args: () => ({ name: rival() }), ring: () => fromHand(playable, () => ['.next[data-step="play"]']).concat(hand()),
  },
  building("settlement", "BuildSettlement"),
  { id: "cards-trade", when: playing, done: () => done("TradedWithSupply", "TradeOffered") > 0, args: () => ({ name: rival() }), ring: () => ['[data-tile="trade"]'] },
  {
    id: "cards-defense", when: () => mayInRealm("EndTurn"), done: turnIsOver, todo: always, say: () => (heldCounter() ? "cards-defense-held" : "cards-defense"),
    args: () => ({ name: rival(), card: cardName(heldCounter() ?? "herb-witch") }), ring: () => ['.next[data-step="end"]'],
  },
  building("city", "BuildCity"),
  { id: "cards-robbers", when: playing, args: () => ({ limit: view.value.robbers, counted: myRealm.value?.counted ?? 0 }), ring: () => [".dock .hand > header", ".pstat .own"] },
  { id: "cards-exchange", when: playing, done: () => done("CardPutUnder") > 0, ring: () => ['[data-tile="exchange"]', ".pst"] },
  { id: "cards-winning", when: always, args: () => ({ goal: goal() }), ring: points },
  { id: "cards-finish", when: always, say: () => (phone.value ? "cards-finish-phone" : "cards-finish"), ring: () => [], last: true },
];

/** @type {Step} */
const pause = { get id() { return realmDecision.value ? "wait" : "cards-wait-other"; }, when: always, say: () => (mayInRealm("RollDice") ? "wait-roll" : "wait"), ring: () => (mayInRealm("RollDice") ? ['.next[data-step="roll"]'] : realmDecision.value ? requestSpots() : []) };

/** @type {import("../../table/guide/steps.js").Guide} */
export const FIRST_REALMS = { surprises: SURPRISES, lessons: LESSONS, pause, learned: "learnedCards" };

export function Lessons() {
  return html`<${GuidePanel} guide=${FIRST_REALMS} />`;
}
