/** The board as tables: the places that are mine or legal, all hexes, everybody else's pieces. */
import { html } from "../../parts/index.js";
import { seat } from "../../core/store.js";
import { factWords, hasText, t } from "../../core/text.js";
import { actions, MOVES, placeOf } from "../actions/choices.js";
import { alongPaths, movesFigure, pieceOf } from "../pieces.js";
import { nameOf } from "../../table/people/people.js";
import { buildingsBeside, cornersOf, hexesToTell, otherHexes } from "./answers.js";
import { Section, WordsTable } from "../../table/textmode/parts.js";
import { along, buildingAt, harborOf, hexWords, numberOf, standsAlong, touching } from "./places.js";
import { begunView } from "../seen.js";

export function BoardSection() {
  const free = legalPlaces();
  const owner = ([, piece]) => piece.seat ?? piece;
  const own = (entry) => owner(entry) === seat.value;
  const { buildings } = begunView();
  const long = alongPaths(begunView()).flatMap(({ owners }) => Object.entries(owners));
  const at = (list) => list.map(([place]) => Number(place));
  const corners = sorted([...at(Object.entries(buildings).filter(own)), ...free.intersection.keys()]);
  const paths = sorted([...at(long.filter(own)), ...free.path.keys()]);
  const others = (entry) => !own(entry);
  return html`<${Section} id="board" title=${t("table-board")}>
    ${corners.length + paths.length > 0 && html`<${Places} caption=${t("text-places")} corners=${corners} paths=${paths} free=${free} />`}
    <${WordsTable} caption=${t("text-hexes")} columns=${[t("text-number"), t("text-land"), t("text-corners"), t("text-beside")]} rows=${hexesToTell().map(hexRow)} />
    ${otherHexes().map((line) => html`<p key=${line} class="mut">${line}</p>`)}
    <details><summary>${t("text-others-pieces")}</summary>
      <${Places} caption=${t("text-others-pieces")} corners=${at(Object.entries(buildings).filter(others))} paths=${sorted(at(long.filter(others)))} free=${NOTHING} />
    </details>
  <//>`;
}

const NOTHING = { intersection: new Map(), path: new Map() };

/** What may be built where: for each kind of place, ids and words. */
function legalPlaces() {
  const free = { intersection: new Map(), path: new Map(), hex: new Map(), harbor: new Map() };
  for (const list of actions.value.values()) {
    const place = placeOf(list[0]);
    if (place && !MOVES.has(list[0].type)) for (const action of list) free[place].set(action[place], wordsFor(action, free[place].get(action[place])));
  }
  return free;
}

/** Words for a piece: mine, or whose; `before`: what was already said of the place. */
function wordsFor({ type, neutral }, before) {
  const what = pieceOf(type) ?? type;
  const free = neutral !== undefined ? t("neutral-free", { name: nameOf(neutral) }) : !movesFigure(type) && hasText(`text-free-${what}`) && t(`text-free-${what}`);
  return factWords([before, free]);
}

function sorted(numbers) {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

function Places({ caption, corners, paths, free }) {
  const there = (thing, free) => factWords([thing, free]);
  const rows = [
    ...corners.map((at) => ({ key: `corner-${at}`, cells: [t("text-corner", { number: numberOf(at) }), factWords([touching(at), harborOf(at)]), there(buildingAt(at), free.intersection.get(at))] })),
    ...paths.map((at) => ({ key: `path-${at}`, cells: [t("text-path", { number: numberOf(at) }), along(at), there(standsAlong(at), free.path.get(at))] })),
  ];
  return html`<${WordsTable} caption=${caption} columns=${[t("text-place"), t("text-where"), t("text-there")]} rows=${rows} />`;
}

function hexRow(hex) {
  return { key: hex, cells: [numberOf(hex), hexWords(hex), cornersOf(hex), buildingsBeside(hex)] };
}
