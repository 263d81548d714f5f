/** The moment of the win: from the last move until the result is asked for. Whoever opens a finished game sees its result at once. */
import { effect, signal } from "../../../vendor/signals.js";
import { game } from "../game.js";
import { begun, lobby, over, view } from "../../core/store.js";

/** Whether the board celebrates the winner. */
export const winning = signal(false);

/** @returns {() => void} stops it */
export function watchWin() {
  let played = ""; // the table whose game was seen going on
  const stop = effect(() => {
    const code = lobby.value?.code ?? "";
    if (begun.value && !over.value) played = code;
    winning.value = view.value?.winner !== undefined && played === code && !game.value.plain; // not where the others gave up
  });
  return () => {
    stop();
    winning.value = false;
  };
}
