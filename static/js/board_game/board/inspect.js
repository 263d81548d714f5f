/** What pointing at the board shows: odds of a hex, what a corner touches, whose piece it is, what the robber would do. */
import { signal } from "../../../vendor/signals.js";
import { html } from "../../parts/index.js";
import { listWords, percent, t } from "../../core/text.js";
import { decision, mode, staying } from "../actions/choices.js";
import { reasonWords } from "../actions/whynot.js";
import { closedWords, harborName, hexName, intersectionName, pathName } from "../names.js";
import { isMe, nameOf } from "../../table/people/people.js";
import { alongPaths, movesFigure, pieceOf } from "../pieces.js";
import { camera } from "./camera.js";
import { harborPlace } from "./drawing.js";
import { begunView } from "../seen.js";

const DELAY_MS = 300;
const LINGER_MS = 2600;
const TALLEST = 150;
/** @typedef {string | {warning: string}} Line */

const tip = signal(/** @type {(import("./geometry.js").Point & {key: string, lines: Line[]}) | null} */ (null));
let timer = 0;
let pending = null;

/**
 * Show what is at this point, after a moment; with `touch` at once, and briefly unless it is a choice that waits.
 * @param {import("./geometry.js").Plan} plan
 * @param {{x: number, y: number} | null} point
 * @param {{touch?: boolean, target?: import("./targets.js").Target | null}} [how] `target`: the spot that the point means
 */
export function inspect(plan, point, { touch = false, target = null } = {}) {
  const found = target ? spotAt(plan, target) : point && pieceAt(plan, point);
  if (found?.key === pending && !touch) return;
  pending = found?.key ?? null;
  clearTimeout(timer);
  tip.value = null;
  if (!found) return;
  timer = setTimeout(() => {
    tip.value = found;
    if (touch && !target) timer = setTimeout(() => inspect(plan, null), LINGER_MS);
  }, touch ? 0 : DELAY_MS);
}

/** A press closes it; it comes back once the pointer has been elsewhere. */
export function closeTip() {
  clearTimeout(timer);
  tip.value = null;
}

/**
 * What pointing at a place shows, for those who hear it.
 * @param {import("./geometry.js").Plan} plan
 * @param {"hex" | "intersection" | "path"} place
 * @param {number} at
 * @returns {string[]}
 */
export function spokenLines(plan, place, at) {
  const lines = { hex: hexLines, intersection: intersectionLines, path: pieceLines }[place](plan, at);
  const robbed = place === "path" && begunView().robber_harbor === at ? [t("tip-robber")] : [];
  return [...lines, ...robbed].map((line) => (typeof line === "string" ? line : line.warning));
}

/**
 * What would be shown at a legal spot.
 * @param {import("./geometry.js").Plan} plan
 * @param {import("./targets.js").Target} target
 * @returns {Line[]}
 */
export function linesOfSpot(plan, target) {
  return spotAt(plan, target)?.lines ?? pieceLines(plan, target.at);
}

/** @param {import("./geometry.js").Plan} plan @param {import("./targets.js").Target} target */
function spotAt(plan, { place, at, x, y, actions }) {
  if (place === "intersection") return { key: `i${at}`, x, y, lines: intersectionLines(plan, at) };
  if (place === "path" && actions.length > 0) return null; // its ghost says enough
  if (place === "path") return { key: `p${at}`, x, y, lines: pieceLines(plan, at) };
  const victims = actions.map(({ victim }) => victim).filter((victim) => victim !== null && victim !== undefined);
  if (place === "harbor") return { key: `p${at}`, x, y, lines: harborLines(plan, at, victims) };
  const lines = actions.length === 0 || !movesFigure(actions[0].type) ? hexLines(plan, at) : pieceOf(actions[0].type) === "pirate" ? pirateLines(plan, at, victims) : robberLines(plan, at, victims);
  return { key: `r${at}`, ...plan.hexes[at], lines };
}

function pieceAt(plan, point) {
  const near = (list, reach) => list.findIndex(({ x, y }) => Math.hypot(x - point.x, y - point.y) < reach);
  const intersection = near(plan.intersections, 26);
  if (intersection >= 0) return { key: `i${intersection}`, ...plan.intersections[intersection], lines: intersectionLines(plan, intersection) };
  const path = near(plan.paths, 20);
  if (path >= 0 && alongPaths(begunView()).some(({ owners }) => owners[path] !== undefined)) return { key: `p${path}`, ...plan.paths[path], lines: pieceLines(plan, path) };
  const harbors = Object.keys(begunView().board.harbors).map(Number);
  const places = harbors.map((at) => harborPlace(plan, begunView().board, at));
  const harbor = near(places, 44);
  if (harbor >= 0) return { key: `d${harbors[harbor]}`, ...places[harbor], lines: rateLines(harbors[harbor]) };
  const hex = near(plan.hexes, 80);
  if (hex >= 0 && begunView().board.hexes[hex]) return { key: `h${hex}`, ...plan.hexes[hex], lines: hexLines(plan, hex) };
  return null;
}

/** Lines about a piece on a path, with the reason why one of mine stays. @param {import("./geometry.js").Plan} plan @param {number} path @returns {Line[]} */
function pieceLines(plan, path) {
  const code = staying.value[path];
  return [pathName(plan, begunView(), path), ...(code ? [{ warning: reasonWords({ code }) }] : [])];
}

/** @param {import("./geometry.js").Plan} plan @param {number} intersection @returns {Line[]} */
function intersectionLines(plan, intersection) {
  const cards = plan.intersections[intersection].hexes.map((hex) => pipsOf(begunView().board.hexes[hex]?.number)).reduce((sum, pips) => sum + pips, 0);
  const free = begunView().buildings[intersection] === undefined;
  return [intersectionName(plan, begunView(), intersection), ...(free && cards > 0 ? [t("tip-corner", { cards })] : [])];
}

/** Pips of a number: the rolls of 36 in which it comes up. @param {number | undefined} number */
function pipsOf(number) {
  return number ? 6 - Math.abs(7 - number) : 0;
}

/** What players have built there; neutral ones get nothing from hexes and trade with nobody. */
function ofPlayers(corners) {
  return corners.map((corner) => begunView().buildings[corner]).filter((building) => begunView().seats[building?.seat]);
}

/**
 * What the robber would block there, and what its victims hold.
 * @returns {Line[]}
 */
function robberLines(plan, hex, victims) {
  const buildings = ofPlayers(plan.hexes[hex].corners);
  const theirs = buildings.filter(({ seat }) => !isMe(seat));
  const pips = pipsOf(begunView().board.hexes[hex].number);
  /** @type {Line[]} */
  const lines = [hexName(begunView(), hex)];
  if (pips > 0 && theirs.length > 0) lines.push(t("robber-blocks", { pips, buildings: listWords(ownedWords(theirs), "unit") }));
  else if (pips === 0 || buildings.length === 0) lines.push(t("robber-blocks-nobody"));
  for (const victim of victims) lines.push(t("robber-holds", { name: nameOf(victim), count: begunView().seats[victim].cards }));
  if (pips > 0 && theirs.length < buildings.length) lines.push({ warning: t("robber-own") });
  return lines;
}

/** "Birch’s 2 settlements", for each player and kind of building. */
function ownedWords(buildings) {
  const like = (one) => buildings.filter(({ kind, seat }) => kind === one.kind && seat === one.seat);
  return buildings.filter((one) => like(one)[0] === one).map((one) => t(`robber-blocks-${one.kind}`, { name: nameOf(one.seat), count: like(one).length }));
}

/**
 * What the pirate would close there, and what its victims hold.
 * @returns {Line[]}
 */
function pirateLines(plan, hex, victims) {
  const { ships = {}, seats } = begunView();
  const sides = sidesOf(plan, hex).filter((path) => ships[path] !== undefined);
  const theirs = [...new Set(sides.map((path) => ships[path]))].filter((seat) => !isMe(seat));
  /** @type {Line[]} */
  const lines = [t("figure-pirate")];
  lines.push(theirs.length > 0 ? t("pirate-holds-ships", { names: listWords(theirs.map(nameOf)) }) : t("pirate-closes"));
  for (const victim of victims) lines.push(t("robber-holds", { name: nameOf(victim), count: seats[victim].cards }));
  if (sides.some((path) => isMe(ships[path]))) lines.push({ warning: t("pirate-own") });
  return lines;
}

function sidesOf(plan, hex) {
  return [...new Set(plan.hexes[hex].corners.flatMap((corner) => plan.intersections[corner].paths))].filter((path) => plan.paths[path].hexes.includes(hex));
}

/**
 * Who could not trade with a harbor at which the robber stood, and what its victims hold.
 * @returns {Line[]}
 */
function harborLines(plan, harbor, victims) {
  const buildings = ofPlayers(plan.paths[harbor].ends);
  const theirs = buildings.filter(({ seat }) => !isMe(seat));
  /** @type {Line[]} */
  const lines = [harborName(begunView().board.harbors[harbor])];
  lines.push(theirs.length > 0 ? t("robber-closes", { names: listWords(theirs.map(({ seat }) => nameOf(seat))), count: theirs.length }) : t("robber-blocks-nobody"));
  for (const victim of victims) lines.push(t("robber-holds", { name: nameOf(victim), count: begunView().seats[victim].cards }));
  if (theirs.length < buildings.length) lines.push({ warning: t("robber-own") });
  return lines;
}

/** @returns {Line[]} */
function rateLines(harbor) {
  const kind = begunView().board.harbors[harbor];
  return [harborName(kind), kind === "any" ? t("tip-harbor-any") : t("tip-harbor-one", { kind })];
}

/** @returns {Line[]} */
function hexLines(plan, hex) {
  const { number } = begunView().board.hexes[hex];
  /** @type {Line[]} */
  const lines = [hexName(begunView(), hex)];
  const reason = mode.value && decision.value?.closed?.[hex];
  if (reason) lines.push({ warning: closedWords(reason) });
  if (number) {
    const ways = pipsOf(number);
    lines.push(t("tip-odds", { ways, share: percent(ways / 36) }));
  }
  if (begunView().robber === hex) lines.push(t("tip-robber"));
  if (begunView().pirate === hex) lines.push(t("tip-pirate"));
  if (begunView().board.hexes[hex].terrain === "fog") lines.push(...fogLines());
  return number ? [...lines, ...incomeLines(plan, hex)] : lines;
}

/** Cards that a player gets of the hex. @returns {Line[]} */
function incomeLines(plan, hex) {
  const income = new Map();
  for (const corner of plan.hexes[hex].corners) {
    const building = begunView().buildings[corner];
    if (begunView().seats[building?.seat]) income.set(building.seat, (income.get(building.seat) ?? 0) + begunView().yields[building.kind]);
  }
  return [...income].map(([seat, count]) => t("tip-income", { name: nameOf(seat), count }));
}

/** What is left under the fog, which everybody can count. */
export function fogLines() {
  const { fog } = begunView();
  if (!fog) return [];
  const { terrain, tokens } = fog;
  const count = Object.values(terrain).reduce((sum, number) => sum + number, 0);
  const kinds = Object.entries(terrain).map(([kind, number]) => t("fog-kind", { count: number, terrain: t(`table-terrain-${kind}`) }));
  return [t("fog-left", { count, kinds: listWords(kinds, "unit") }), ...(tokens.length > 0 ? [t("fog-tokens", { tokens: listWords(tokens.map(String), "unit") })] : [])];
}

export function Tip() {
  if (!tip.value || !camera.current) return null;
  const { x, y } = camera.current.toElement(tip.value);
  const [first, ...more] = tip.value.lines;
  const inside = `clamp(var(--tip-half), ${x}px, 100% - var(--tip-half))`;
  return html`<div class=${`tip ${y < TALLEST ? "below" : ""}`} role="tooltip" style=${{ left: inside, top: `${y}px` }}><strong>${first}</strong>
    ${more.map((line) => (typeof line === "string" ? html`<span key=${line}>${line}</span>` : html`<span key=${line.warning} class="amber"><i aria-hidden="true">⚠</i>${line.warning}</span>`))}</div>`;
}
