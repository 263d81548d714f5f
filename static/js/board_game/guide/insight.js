/** What the guide rings on the board comes into sight with it, once. */
import { camera, sight } from "../board/camera.js";
import { stopAt } from "../board/targets.js";

/** @type {import("../../table/guide/steps.js").Sight} */
export const ON_THE_BOARD = {
  changes: sight,
  bringer() {
    let brought = /** @type {string | null} */ (null);
    return (element) => {
      const key = element?.getAttribute("data-target") ?? null;
      const spot = key ? stopAt(key) : null;
      if (!spot || (key !== brought && camera.current?.bring(spot))) brought = spot && key;
    };
  },
};
