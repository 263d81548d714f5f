/** Downloads of a group: its games as a table, or everything as data. */
import { query } from "../../core/api/grouprequests.js";
import { html } from "../../core/html.js";
import { t } from "../../core/text.js";
import { Button } from "../../parts/button.js";
import { Icon } from "../../parts/icon.js";
import { Modal } from "../../parts/modal.js";

/** @param {{token: string, wanted: {season?: string, game?: string, map?: string}, onClose: () => void}} props */
export function Export({ token, wanted, onClose }) {
  return html`<${Modal} class="season-dialog" label=${t("season-export")} onClose=${onClose}>
    <h2>${t("season-export")}</h2>
    <p>${t("season-export-text")}</p>
    <div class="season-answers">
      ${["csv", "json"].map((kind) => html`<a key=${kind} class="btn" href="api/groups/${token}/games.${kind}${query(wanted)}" download="hexhaven-${wanted.season}.${kind}"><${Icon} id="i-download" size=${20} />${t(`season-export-${kind}`)}</a>`)}
      <${Button} onClick=${onClose}>${t("season-close")}<//>
    </div>
  <//>`;
}
