/** A map that is drawn and kept: every stroke is sent to the server a moment later, which answers with what is to be said of it. */
import { useEffect, useRef, useState } from "../../../vendor/hooks.js";
import { drawnMaps } from "../../core/api/maprequests.js";
import { wordsFor } from "../../parts/problem.js";
import { centered, doneAgain, firstStroke, stroked, takenBack } from "./mapdraft.js";

/** Milliseconds from a stroke until it is kept, so that a drag is kept once. */
const KEEP_AFTER_MS = 500;

/**
 * @typedef {import("../../../protocol.js").DrawnMap} DrawnMap
 * @typedef {import("./mapdraft.js").DraftMap} DraftMap
 * @typedef {import("./mapdraft.js").Strokes} Strokes
 */

/**
 * @param {DrawnMap} first as the server has it
 */
export function useKeeping(first) {
  const [kept, setKept] = useState(first);
  const [strokes, setStrokes] = useState(() => firstStroke(centered(/** @type {DraftMap} */ (first.map))));
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  const latest = useRef({ strokes, kept, sending: false });
  latest.current.strokes = strokes;
  const draft = strokes.now;
  const isKept = useRef(draft);

  const keep = async () => {
    const { current } = latest;
    if (current.sending || isKept.current === current.strokes.now) return;
    current.sending = true;
    const sent = current.strokes.now;
    try {
      const answer = await drawnMaps.save(current.kept.id, sent, current.kept.updated);
      current.kept = answer;
      isKept.current = sent;
      setKept(answer);
      setProblem(null);
    } catch (error) {
      setProblem(wordsFor(error));
      current.sending = false;
      return;
    }
    current.sending = false;
    if (isKept.current !== current.strokes.now) await keep();
  };
  useEffect(() => {
    if (draft === isKept.current) return undefined;
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => {
    /** @param {BeforeUnloadEvent} event */
    const asking = (event) => isKept.current !== latest.current.strokes.now && event.preventDefault();
    addEventListener("beforeunload", asking);
    return () => {
      removeEventListener("beforeunload", asking);
      keep();
    };
  }, []);
  return {
    draft, kept, problem,
    waiting: draft !== isKept.current,
    canUndo: strokes.past.length > 0,
    canRedo: strokes.future.length > 0,
    /** @param {(map: DraftMap) => DraftMap} change */
    draw: (change) => setStrokes((/** @type {Strokes} */ now) => stroked(now, change(now.now))),
    /** Several places of one drag are one stroke. @param {(map: DraftMap) => DraftMap} change */
    drawOn: (change) => setStrokes((/** @type {Strokes} */ now) => ({ ...now, now: change(now.now) })),
    undo: () => setStrokes(takenBack),
    redo: () => setStrokes(doneAgain),
    /** Send what is drawn at once; resolves when it is kept, or cannot be. */
    keepNow: keep,
    /** Something else about the map was changed on the server. @param {DrawnMap} answer */
    took: (answer) => {
      latest.current.kept = answer;
      setKept(answer);
    },
  };
}
