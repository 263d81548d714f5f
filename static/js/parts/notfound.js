/** An address that leads nowhere: say so, and the way home. */
import { html } from "../core/html.js";
import { follow } from "../core/router.js";
import { t } from "../core/text.js";
import { Icon } from "./icon.js";

/**
 * @param {{title?: string, text?: string, home?: boolean}} props `home`: whether there is a way home
 */
export function NotFound({ title = t("not-found"), text = t("not-found-text"), home = true }) {
  return html`<main class="sea lost">
    <section class="panel">
      <${Icon} id="logo" size=${74} />
      <h1>${title}</h1>
      <p>${text}</p>
      ${home && html`<a class="btn primary" href="." onClick=${follow}>${t("to-home")}</a>`}
    </section>
  </main>`;
}
