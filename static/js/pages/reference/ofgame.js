/** The rules of a game to look up where no table is open. */
import { html } from "../../core/html.js";
import { gameOf } from "../../games.js";

/** @param {{game: string, onClose: () => void}} props */
export function RulesOfGame({ game, onClose }) {
  const { Reference } = gameOf(game);
  return html`<${Reference} onClose=${onClose} />`;
}
