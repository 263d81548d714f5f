/** Whether the result of a finished game is put aside to look at the board. */
import { signal } from "../../../vendor/signals.js";
import { html } from "../../core/html.js";
import { Button } from "../../parts/button.js";
import { t } from "../../core/text.js";

export const resultsHidden = signal(false);

export function ShowResults() {
  return html`<div class="show-results">
    <${Button} kind="primary" icon="crown" onClick=${() => (resultsHidden.value = false)}>${t("show-results")}<//>
  </div>`;
}
