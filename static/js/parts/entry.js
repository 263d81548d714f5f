/** A server with a password lets nobody look in before it is given. */
import { useState } from "../../vendor/hooks.js";
import { html } from "../core/html.js";
import { t } from "../core/text.js";
import { Button } from "./button.js";
import { keepName, NameField, nameProblem } from "./namefield.js";
import { wordsFor } from "./problem.js";
import { Wordmark } from "./wordmark.js";

/**
 * @param {{onEntered: () => void}} props
 */
export function Entry({ onEntered }) {
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  const enter = async () => {
    const wrong = nameProblem();
    setProblem(wrong);
    if (wrong) return;
    try {
      await keepName();
      onEntered();
    } catch (error) {
      setProblem(wordsFor(error));
    }
  };
  return html`<main class="sea lost">
    <form class="panel entry" onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
      <h1>${t("entry-title")}</h1>
      <${NameField} problem=${problem} />
      <${Button} kind="primary" type="submit" class="big" icon="next" onClick=${enter}>${t("enter")}<//>
    </form>
    <span class="entry-mark"><${Wordmark} /></span>
  </main>`;
}
