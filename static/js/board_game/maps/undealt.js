/** A board before anything is dealt, as large as the room allows: printed land and numbers, and what is still to come. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { getUndealt } from "../../core/api.js";
import { html } from "../../core/html.js";
import { t } from "../../core/text.js";
import { BoardPicture } from "../board/board.js";
import { fullNameOf } from "./facts.js";
import { Preview } from "./preview.js";

/** By board; it says nothing of a game, so it stays what it is. @type {Map<string, any>} */
const known = new Map();

/** @param {{board: any, config: import("../../core/config.js").Config}} props `config`: with which the board is played */
export function Undealt({ board, config }) {
  const [, drawAgain] = useState(0);
  const { key } = board;
  useEffect(() => {
    let gone = false;
    if (!known.has(key)) {
      getUndealt({ ...config, options: {} }).then((found) => {
        known.set(key, found);
        if (!gone) drawAgain((times) => times + 1);
      }, () => {}); // the small picture stays
    }
    return () => void (gone = true);
  }, [key]);
  const found = known.get(key);
  const label = t("map-picture", { map: fullNameOf(board) });
  return html`<div class="map-large">${found
    ? html`<${BoardPicture} geometry=${found.geometry} view=${found} label=${label} />`
    : html`<${Preview} hexes=${board.preview} label=${label} />`}</div>`;
}
