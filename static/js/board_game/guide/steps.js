/** The guides of the board game, by the name that the table gives them. */
import { html } from "../../parts/index.js";
import { GuidePanel } from "../../table/guide/panel.js";
import { guide } from "../../table/guide/progress.js";
import { always } from "../../table/guide/steps.js";
import { may } from "../actions/choices.js";
import { FIRST } from "./first.js";
import { boardSpots } from "./lesson.js";
import { SEA } from "./sea.js";
import { bringIntoSight } from "./sight.js";

/** @type {import("../../table/guide/steps.js").Step} */
const pause = { id: "wait", when: always, say: () => (may("RollDice") ? "wait-roll" : "wait"), ring: () => (may("RollDice") ? [".next"] : boardSpots(() => [".target"])) };

/** @type {Record<string, import("../../table/guide/steps.js").Guide>} */
export const GUIDES = {
  first: { ...FIRST, pause, learned: "learned", bring: bringIntoSight },
  sea: { ...SEA, pause, learned: "learnedSea", bring: bringIntoSight },
};

export function BoardGuide() {
  return html`<${GuidePanel} guide=${GUIDES[guide.value] ?? GUIDES.first} />`;
}
