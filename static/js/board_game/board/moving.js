/** Pieces that came and figures that moved: their movement begins in the frame in which they are first drawn in their new place. */
import { useLayoutEffect, useRef } from "../../../vendor/hooks.js";
import { still } from "../../core/preferences.js";
import { pace } from "../../table/motion.js";
import { alongPaths, FIGURES } from "../pieces.js";
import { figurePlace } from "./drawing.js";

const MOVE_MS = 260;

/**
 * For what draws the pieces: compares each drawing with the one before it, before the browser paints it.
 * @param {import("./geometry.js").Plan} plan
 * @param {Record<string, any>} view
 */
export function useMovement(plan, view) {
  const before = useRef(/** @type {{plan: object, pieces: Record<string, string>, figures: Record<string, {x: number, y: number}>} | null} */ (null));
  useLayoutEffect(() => {
    const [was, now] = [before.current, { plan, pieces: piecesOf(view), figures: figuresOf(plan, view) }];
    before.current = now;
    if (was?.plan !== plan || still.value || document.hidden) return;
    for (const [name, kind] of Object.entries(now.pieces)) if (was.pieces[name] !== kind) drop(name);
    for (const [id, to] of Object.entries(now.figures)) if (was.figures[id]) glide(id, was.figures[id], to);
  }, [plan, view]);
}

/** By place, what stands there: `{"intersection-12": "city"}`. */
function piecesOf({ buildings = {}, ...view }) {
  const along = alongPaths(view).flatMap(({ id, owners }) => Object.keys(owners).map((path) => [`path-${path}`, id]));
  return Object.fromEntries([...along, ...Object.entries(buildings).map(([at, { kind }]) => [`intersection-${at}`, kind])]);
}

/**
 * Where each figure stands, in board units.
 * @param {import("./geometry.js").Plan} plan
 * @param {Record<string, any>} view
 */
function figuresOf(plan, { board, robber, robber_harbor: harbor, pirate }) {
  const places = { robber: harbor === undefined ? ["hex", robber] : ["harbor", harbor], pirate: ["hex", pirate] };
  const standing = Object.keys(FIGURES).filter((id) => places[id][1] !== undefined);
  return Object.fromEntries(standing.map((id) => [id, figurePlace(id, plan, board, places[id][0], places[id][1])]));
}

/** @param {string} name */
function pieceIn(name) {
  return document.querySelector(`.b-pieces [data-piece="${name}"]`);
}

/** The element may carry a transform of its own, so only the additional one is animated. */
function drop(name) {
  pieceIn(name)?.animate([{ translate: "0 -14px", opacity: 0 }, { translate: "0 0", opacity: 1 }], { duration: MOVE_MS * pace(), easing: "cubic-bezier(.3,1.5,.5,1)" });
}

function glide(id, from, to) {
  if (from.x === to.x && from.y === to.y) return;
  pieceIn(id)?.animate([{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, { translate: "0 0" }], { duration: MOVE_MS * pace(), easing: "ease-in-out" });
}
