/** Which game to open a table for, on a server that has several. */
import { html } from "../../core/html.js";
import { Icon, symbol } from "../../parts/icon.js";
import { hasText, t } from "../../core/text.js";

/** The picture of a game: symbols of the sprite, each with its place and size; a ground of rounded squares below. */
const PICTURES = {
  board: {
    hexes: [["forest", 40, 0], ["pasture", 88, 0], ["hills", 16, 41], ["fields", 64, 41], ["mountains", 112, 41]],
    squares: [],
  },
  cards: {
    hexes: [],
    squares: [["grain", 18, 0], ["settlement", 50, 0, "town"], ["ore", 82, 0], ["gold", 114, 0, "gold"], ["settlement", 34, 32, "middle"], ["road", 66, 32, "middle"], ["city", 98, 32, "middle"],
      ["lumber", 18, 64], ["wool", 50, 64], ["brick", 82, 64], ["wool", 114, 64]],
  },
};

/**
 * Cards to press, one for each game; arrow keys move along them as in any group of radio buttons.
 * @param {{games: string[], value: string, onChange: (game: string) => void}} props keys of games
 */
export function GameChoice({ games, value, onChange }) {
  return html`<fieldset class="game-choice"><legend>${t("game")}</legend>
    ${games.map((key) => html`<label key=${key} class="game">
      <input type="radio" name="game" value=${key} checked=${key === value} onChange=${() => onChange(key)} />
      <${Picture} of=${key} />
      <span class="game-words"><b>${nameOf(key)}</b>${hasText(`game-${key}-text`) && html`<small>${t(`game-${key}-text`)}</small>`}
        ${hasText(`game-${key}-players`) && html`<span class="tags"><span class="tag"><${Icon} id="i-person" size=${13} />${t(`game-${key}-players`)}</span><span class="tag"><${Icon} id="i-clock" size=${13} />${t(`game-${key}-time`)}</span></span>`}</span>
    </label>`)}
  </fieldset>`;
}

function Picture({ of }) {
  const { hexes = [], squares = [] } = PICTURES[of] ?? {};
  return html`<svg class="game-picture" viewBox="-4 -10 176 116" aria-hidden="true">
    ${hexes.map(([terrain, x, y]) => html`<use key=${`${x} ${y}`} href=${symbol(`hex-${terrain}`)} x=${x} y=${y} width="56" height="56" />`)}
    ${squares.map(([what, x, y, kind = what]) => html`<g key=${`${x} ${y}`}><path class="ground ${kind}" d=${`M${x} ${y}h29v29h-29z`} />
      <use href=${symbol(kind === "middle" || kind === "town" ? what : kind === "gold" ? "hex-gold" : `res-${what}`)} x=${x + 4} y=${y + 4} width="21" height="21" /></g>`)}
  </svg>`;
}

/** A game without a name in the reader's language is called by its key, in words. */
function nameOf(key) {
  const id = `game-${key}`;
  return hasText(id) ? t(id) : key.charAt(0).toUpperCase() + key.slice(1).replaceAll("_", " ");
}
