/** What stands on the board and what it points at, one frame late: the sentence, the hand and the legal spots come first. */
import { computed } from "../../../vendor/signals.js";
import { deferred } from "../../core/deferred.js";
import { geometry } from "../../core/store.js";
import { discovered, lastMove, production, sinceMyTurn } from "./marks.js";
import { view } from "../seen.js";

const now = computed(() => ({
  lattice: /** @type {import("../../../protocol.js").BoardGame.Geometry | null} */ (geometry.value),
  view: view.value,
  production: production.value, discovered: discovered.value, last: lastMove.value, since: sinceMyTurn.value,
}));
const followed = deferred(now, "board");

/** `{lattice, view, production, discovered, last, since}`; what belongs to another board than the one on the screen is never shown on it. */
export const scene = computed(() => (followed.value.lattice === geometry.value ? followed.value : now.value));
/** The same of a game that has begun. */
export function begunScene() {
  const { lattice, view: seen, ...rest } = scene.value;
  if (lattice === null || seen === null) throw new Error("the game has not begun");
  return { lattice, view: seen, ...rest };
}
