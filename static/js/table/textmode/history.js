/** What happened, turn by turn, the last turn first. */
import { useState } from "../../../vendor/hooks.js";
import { Button, html } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { turns } from "../log/log.js";
import { nameOf } from "../people/people.js";
import { words } from "./game.js";
import { Section } from "./parts.js";

const SHOWN = 3;

export function GameHistory() {
  const [all, showAll] = useState(false);
  const known = turns.value;
  const shown = all ? known : known.slice(-SHOWN);
  return html`<${Section} id="history" title=${t("text-history")} class="history">
    ${[...shown].reverse().map((turn) => html`<${Turn} key=${turn.key} turn=${turn} />`)}
    ${known.length > SHOWN && html`<${Button} onClick=${() => showAll(!all)}>${all ? t("text-fewer-turns") : t("text-all-turns", { count: known.length })}<//>`}
  <//>`;
}

/** @param {{turn: {number: number, seat: number, lines: {back?: boolean, event: Record<string, any>}[]}}} props */
function Turn({ turn: { number, seat, lines } }) {
  return html`<h3>${number === 0 ? t("log-set-up") : t("log-turn", { number, name: nameOf(seat) })}</h3>
    <ul>${words().tellAll(lines.filter(({ back }) => !back).map(({ event }) => event)).map((sentence, index) => html`<li key=${index}>${sentence}</li>`)}</ul>`;
}
