/** Going back to a line of the log: which lines the table can go back to, and how one is chosen. */
import { Button, html, Icon } from "../../parts/index.js";
import { counted, over, seat } from "../../core/store.js";
import { t } from "../../core/text.js";
import { nameOf } from "../people/people.js";
import { lineAt } from "./acts.js";
import { openMenu } from "../menu/opening.js";

/** How many turns the list has; to go further back, players use the log. */
const TURNS = 12;

/**
 * Whether the table could go back to this version: a move that counts, and not the last one.
 * @param {number} version
 */
export function isTarget(version) {
  const { moves } = counted.value;
  return seat.value !== null && !over.value && version < (moves.at(-1)?.version ?? 0) && moves.some((entry) => entry.version === version);
}

/** The last version to go back to, which is before the last move. */
export function latestTarget() {
  return counted.value.moves.at(-2)?.version;
}

/** In the log: from this line on everything is played again, if everybody agrees. @param {{version: number}} props */
export function BackHere({ version }) {
  /** @param {Event} event */
  const press = (event) => {
    event.stopPropagation();
    openMenu({ table: "rewind", to: version });
  };
  return html`<${Button} class="back-here" icon="undo" onClick=${press}>${t("back-here")}<//>`;
}

/** The lines of the last turns, to choose from without a pointer. @param {{value?: number, onChange: (version: number) => void}} props */
export function LineChoice({ value, onChange }) {
  const turns = recentTurns();
  const known = turns.some(({ lines }) => lines.some(({ version }) => version === value));
  return html`<label class="matter-choice"><span>${t("matter-back-to")}</span>
    <span class="select"><select onChange=${(/** @type {{target: HTMLSelectElement}} */ { target }) => onChange(Number(target.value))}>
      ${!known && value !== undefined && html`<option value=${value} selected>${lineAt(value) || t("matter-line", { version: value })}</option>`}
      ${turns.map(({ title, lines }) => html`<optgroup key=${title} label=${title}>
        ${lines.map(({ version, words }) => html`<option key=${version} value=${version} selected=${version === value}>${words}</option>`)}
      </optgroup>`)}
    </select><${Icon} id="i-down" size=${14} /></span>
  </label>`;
}

/** The newest first. @returns {{title: string, lines: {version: number, words: string}[]}[]} */
function recentTurns() {
  const turns = [{ title: t("log-set-up"), lines: /** @type {{version: number, words: string}[]} */ ([]) }];
  for (const { version, events } of counted.value.moves) {
    const began = events.find(({ type }) => type === "TurnBegan");
    const rolled = events.find(({ type }) => type === "DiceRolled");
    if (began) turns.push({ title: t("log-turn", { number: began.number, name: nameOf(began.seat) }), lines: [] });
    const words = began ? t("matter-turn-begins") : rolled?.dice ? t("matter-after-roll", { sum: rolled.dice[0] + rolled.dice[1] }) : lineAt(version);
    if (words && isTarget(version)) turns.at(-1)?.lines.push({ version, words });
  }
  return turns.filter(({ lines }) => lines.length > 0).slice(-TURNS).reverse().map(({ title, lines }) => ({ title, lines: lines.reverse() }));
}
