/** What you can do: every legal action as a button, by kind. */
import { Button, html } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { begin } from "./console.js";
import { words } from "./game.js";
import { Section } from "./parts.js";
import { obey } from "./transcript.js";

/** @typedef {{title: string, choices: {command: string, words: string}[]}} Kind of legal actions */

/** More buttons than this are folded away. */
const OPEN = 8;

export function Choices() {
  const { possible, replies, leading, status } = words();
  const groups = possible.value.filter(({ type }) => !replies.includes(type));
  const single = groups.filter(isSingle);
  return html`<${Section} id="choices" title=${t("actions")} class="choices">
    ${groups.length === 0 && html`<p class="none-yet">${status.value.say}</p>`}
    ${single.length > 0 && html`<ul class="buttons">${single.map(({ type, choices: [choice] }) => html`<li key=${type}>
      <${ChoiceButton} choice=${choice} kind=${leading.has(type) ? "primary" : "plain"} />
    </li>`)}</ul>`}
    ${groups.filter((group) => !isSingle(group)).map((group) => html`<${Group} key=${group.type} group=${group} />`)}
  <//>`;
}

/** True if a button with the title says it all. @param {Kind} kind */
function isSingle({ title, choices }) {
  return choices.length === 1 && choices[0].words === title;
}

/** @param {{group: Kind}} props */
function Group({ group: { title, choices } }) {
  const list = html`<ul class="buttons">${choices.map((choice) => html`<li key=${choice.command}><${ChoiceButton} choice=${choice} /></li>`)}</ul>`;
  if (choices.length > OPEN) return html`<details><summary><h3>${title}</h3> <span class="mut">${choices.length}</span></summary>${list}</details>`;
  return html`<h3>${title}</h3>${list}`;
}

/** @param {{choice: import("./game.js").Choice, kind?: string, label?: string}} props */
export function ChoiceButton({ choice: { command, words: what, open }, kind = "plain", label = what }) {
  return html`<${Button} kind=${kind} onClick=${() => (open ? begin(command) : obey(command))}>${label}${open && " …"}<//>`;
}
