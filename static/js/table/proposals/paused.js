/** The game is paused: who paused it, and the way on. */
import { Button, html, Icon } from "../../parts/index.js";
import { log, seat, standing } from "../../core/store.js";
import { t } from "../../core/text.js";
import { subject, whose } from "../people/people.js";
import { endPause } from "../menu/menu.js";

export function PausedBanner() {
  if (!standing.value.paused) return null;
  const by = pausedBy();
  return html`<section class="paused-bar" aria-label=${t("status-paused")}>
    <${Icon} id="i-pause" size=${20} /><strong>${by === undefined ? t("status-paused") : t("paused-by", { who: subject(by), whose: whose(by) })}</strong>
    ${seat.value !== null && html`<${Button} kind="primary" icon="next" onClick=${endPause}>${t("paused-continue")}<//>`}
  </section>`;
}

/** The seat that asked for the pause, if the log still has it. */
function pausedBy() {
  return log.value.findLast(({ events }) => events[0]?.type === "TablePause")?.events[0].seat;
}
