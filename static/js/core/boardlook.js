/** The look of the board: the page's own colors, or a block of tokens in looks.css, which only those fetch who chose one. */
import { effect, signal } from "../../vendor/signals.js";
import { loadStyle } from "./lazy.js";
import { preferences } from "./preferences.js";

const CLASSIC = "classic";
export const BOARD_LOOKS = [CLASSIC, "paper", "night"];

/** The look that is seen now: the chosen one, once its colors are here. */
export const boardLook = signal(CLASSIC);

effect(() => {
  const chosen = preferences.value.boardLook;
  const show = () => { if (preferences.peek().boardLook === chosen) boardLook.value = chosen; };
  if (chosen === CLASSIC) show();
  else loadStyle("looks").then(show, () => {}); // without its colors the board stays as it is
});
