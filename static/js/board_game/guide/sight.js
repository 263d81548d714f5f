/** On a phone the board is looked at closely: what the guide points at comes into sight. */
import { camera, sight } from "../board/camera.js";
import { stopAt } from "../board/targets.js";

let brought = /** @type {string | null} */ (null);

/**
 * Once for each spot: if the player moves the picture afterwards, it stays.
 * @param {string | null} key of the spot that is ringed
 */
export function bringIntoSight(key) {
  const seen = sight.value; // read in any case, so that an effect that calls this runs again after each move
  const spot = key === null ? null : stopAt(key);
  if (!spot) brought = null;
  else if (seen && key !== brought && camera.current?.bring(spot)) brought = key;
}
