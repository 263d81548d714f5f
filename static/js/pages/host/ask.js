/** Asks before something is done that somebody will miss: a sentence with the name in it, and two buttons. */
import { html } from "../../core/html.js";
import { t } from "../../core/text.js";
import { Button } from "../../parts/button.js";
import { Modal } from "../../parts/modal.js";

/**
 * @param {{question: string, more?: string, yes: string, onYes: () => Promise<any>, onClose: () => void}} props
 */
export function Ask({ question, more, yes, onYes, onClose }) {
  const done = () => {
    onClose();
    onYes();
  };
  return html`<${Modal} label=${question} class="host-ask" onClose=${onClose}>
    <h2>${question}</h2>
    ${more && html`<p>${more}</p>`}
    <div class="host-answers">
      <${Button} onClick=${onClose}>${t("host-cancel")}<//>
      <${Button} kind="primary" onClick=${done}>${yes}<//>
    </div>
  <//>`;
}
