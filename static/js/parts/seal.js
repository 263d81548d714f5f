/** The seal of the dice: its first digits, and the whole with its meaning on demand. */
import { html } from "../core/html.js";
import { follow } from "../core/router.js";
import { lobby } from "../core/store.js";
import { t } from "../core/text.js";
import { Icon } from "./icon.js";

/** @param {string} seal */
function digitsOf(seal) {
  return `${seal.slice(0, 4)} ${seal.slice(4, 8)} …`;
}

export function Seal() {
  const { code, seal, state } = lobby.value;
  return html`<details class="fold seal">
    <summary><${Icon} id="i-lock" size=${16} /><b>${t("seal")}</b> <code>${digitsOf(seal)}</code><${Icon} id="i-down" size=${14} /></summary>
    <p>${t("seal-text")}</p>
    <p><code>${seal}</code></p>
    ${state === "finished" && html`<p><a href="t/${code}/verify" onClick=${follow}>${t("seal-check")}</a></p>`}
  </details>`;
}
