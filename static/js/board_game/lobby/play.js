/** What is played, in the lobby of the board game: rules and map; folded into one line on a phone. */
import { useState } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { Maps } from "../maps/maps.js";
import { PlaySummary } from "./playsummary.js";
import { HouseRules, Rules } from "./rules.js";

export function Play() {
  const [open, setOpen] = useState(false);
  return html`<div class="play ${open ? "open" : ""}">
    <${PlaySummary} open=${open} onToggle=${() => setOpen(!open)} />
    <${Rules} /><${Maps} /><${HouseRules} />
  </div>`;
}
