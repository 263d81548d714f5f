/** The link that lets people into a group. */
import { html } from "../../core/html.js";
import { linkOfGroup } from "../../core/router.js";
import { t } from "../../core/text.js";
import { Button } from "../../parts/button.js";
import { LinkField, useCopying } from "../../parts/linkfield.js";
import { Modal } from "../../parts/modal.js";

/** @param {{token: string, onClose: () => void}} props */
export function InviteToGroup({ token, onClose }) {
  const link = linkOfGroup(token);
  const copying = useCopying(link);
  return html`<${Modal} class="season-dialog" label=${t("season-invite")} onClose=${onClose}>
    <h2>${t("season-invite")}</h2>
    <p>${t("season-invite-text")}</p>
    <${LinkField} link=${link} label=${t("season-link")} copying=${copying} />
    <div class="season-answers">
      ${"share" in navigator && html`<${Button} icon="share" onClick=${copying.onShare}>${t("season-send")}<//>`}
      <${Button} onClick=${onClose}>${t("season-close")}<//>
    </div>
  <//>`;
}
