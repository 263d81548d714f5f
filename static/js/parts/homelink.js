/** The wordmark in a page's header, which leads to the first page. */
import { html } from "../core/html.js";
import { follow } from "../core/router.js";
import { t } from "../core/text.js";
import { Wordmark } from "./wordmark.js";

export function HomeLink() {
  return html`<a class="home-link" href="." aria-label=${t("to-home")} onClick=${follow}><${Wordmark} /></a>`;
}
