/** The guides of the board game, by the name that the table gives them. */
import { html } from "../../parts/index.js";
import { Panel } from "../../table/guide/panel.js";
import { guide } from "../../table/guide/progress.js";
import { always } from "../../table/guide/steps.js";
import { may } from "../choices/choices.js";
import { FIRST } from "./first.js";
import { ON_THE_BOARD } from "./insight.js";
import { spots } from "./lesson.js";
import { SEA } from "./sea.js";

/** @type {import("../../table/guide/steps.js").Step} */
const pause = { id: "wait", when: always, say: () => (may("RollDice") ? "wait-roll" : "wait"), ring: () => (may("RollDice") ? [".next"] : spots(() => [".target"])) };

/** @type {Record<string, import("../../table/guide/steps.js").Guide>} */
export const GUIDES = {
  first: { ...FIRST, pause, sight: ON_THE_BOARD, learned: "learned" },
  sea: { ...SEA, pause, sight: ON_THE_BOARD, learned: "learnedSea" },
};

export function BoardGuide() {
  return html`<${Panel} guide=${GUIDES[guide.value] ?? GUIDES.first} />`;
}
