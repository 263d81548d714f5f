/** Lets somebody who came to a running game without a name choose one. */
import { useState } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { reconnect } from "../../core/net.js";
import { Button } from "../../parts/button.js";
import { keepName, NameField, nameProblem } from "../../parts/namefield.js";
import { wordsFor } from "../../parts/problem.js";
import { over } from "../../core/store.js";
import { t } from "../../core/text.js";

export function LateName() {
  const [asking, ask] = useState(false);
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  const tell = async () => {
    const wrong = nameProblem();
    setProblem(wrong);
    if (wrong) return;
    try {
      await keepName();
      reconnect(); // a socket keeps the guest it was opened with
    } catch (error) {
      setProblem(wordsFor(error));
    }
  };
  if (!asking) return html`<span>${over.value ? t("late-text-over") : t("late-text")}</span><${Button} icon="person" onClick=${() => ask(true)}>${t("late-tell")}<//>`;
  return html`<form class="late-name" onSubmit=${(event) => event.preventDefault()}>
    <${NameField} problem=${problem} />
    <${Button} kind="primary" type="submit" onClick=${tell}>${t("late-keep")}<//>
  </form>`;
}
