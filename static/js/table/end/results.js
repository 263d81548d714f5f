/** Whether the result of a finished game is put aside to look at the board. */
import { signal } from "../../../vendor/signals.js";
import { useEffect, useRef } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { Button } from "../../parts/button.js";
import { t } from "../../core/text.js";

export const resultsHidden = signal(false);

export function ShowResults() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.querySelector("button")?.focus({ preventScroll: true });
  }, []);
  return html`<div class="show-results" ref=${box}>
    <${Button} kind="primary" icon="crown" onClick=${() => (resultsHidden.value = false)}>${t("show-results")}<//>
  </div>`;
}
