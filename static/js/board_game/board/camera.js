/** The camera of the board on the screen, for buttons and animation. */
import { signal } from "../../../vendor/signals.js";

/** Null while there is no board. */
export const camera = { current: /** @type {import("./panzoom.js").Camera | null} */ (null) };
/** Whether the picture is zoomed in, so that *fit* has something to do. */
export const zoomed = signal(false);
/**
 * The part of the board that is in view, in board units; null while there is none.
 * @type {import("../../../vendor/signals.js").Signal<import("./panzoom.js").Box | null>}
 */
export const sight = signal(null);
/** Whether hexes are too small for a finger while the whole board is shown. */
export const tooSmall = signal(false);
