/** The camera of the board on the screen, for buttons and animation. */
import { signal } from "../../../vendor/signals.js";

/** Null while there is no board. */
export const camera = { current: /** @type {import("./panzoom.js").Camera | null} */ (null) };
/** Whether the picture is zoomed in, so that *fit* has something to do. */
export const zoomed = signal(false);
