/** Which turn a line of the log belongs to. */
import { begunView, counted } from "../../core/store.js";

/**
 * The number of the turn at a version; 0 is the set-up.
 * @param {number} version
 */
export function turnAt(version) {
  let next = begunView().turn.number + 1;
  for (const entry of [...counted.value.moves].reverse()) {
    const began = entry.events.find(({ type }) => type === "TurnBegan");
    if (began && entry.version <= version) return began.number;
    if (began) next = began.number;
  }
  return next - 1;
}
