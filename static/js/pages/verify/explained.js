/** What the check proves and what it does not, and the numbers it rests on. */
import { html } from "../../core/html.js";
import { t } from "../../core/text.js";
import { hasWebCrypto } from "./hashing.js";

/**
 * @param {{record?: any, seal: string}} props without a record only the seal is known
 */
export function Explained({ record, seal }) {
  return html`<section class="panel explained">
    <h2>${t("explained")}</h2>
    <p>${t("explained-how")}</p>
    <p>${t("explained-proves")}</p>
    <p>${t("explained-not", { command: `hexhaven verify ${record?.code ?? ""}`.trim() })}</p>
    <p>${t(hasWebCrypto ? "explained-crypto" : "explained-library")}</p>
    <dl>
      <dt>${t("number-seal")}</dt><dd><code>${record?.seal ?? seal}</code></dd>
      ${record && html`<dt>${t("number-seed")}</dt><dd><code>${record.seed}</code></dd>
        <dt>${t("number-nonces")}</dt><dd><ol>${record.nonces.map((nonce, seat) => html`<li key=${seat}>${record.seats[seat]?.name}: <code>${nonce || t("nonce-none")}</code></li>`)}</ol></dd>`}
    </dl>
  </section>`;
}
