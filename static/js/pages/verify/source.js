/** Another record than this table's: a file that is dropped or chosen, or pasted text. */
import { useRef, useState } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { Button } from "../../parts/button.js";
import { t } from "../../core/text.js";

/**
 * @param {{onText: (text: string, name: string) => void, onBack?: () => void}} props `onBack`: to this table's own record
 */
export function OtherRecord({ onText, onBack }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [over, setOver] = useState(false);
  const [text, setText] = useState("");
  const take = async (file) => file && onText(await file.text(), file.name);
  const drag = (event) => {
    event.preventDefault();
    setOver(event.type === "dragover");
  };
  const drop = (event) => {
    drag(event);
    take(event.dataTransfer.files[0]);
  };
  const choose = (event) => {
    take(event.target.files[0]);
    event.target.value = ""; // so that the same file, changed, can be chosen again
  };
  return html`<section class="panel">
    <h2>${t("other-record")}</h2>
    <p class="mut">${t("other-record-text")}</p>
    <div class=${`drop ${over ? "over" : ""}`} onDragOver=${drag} onDragLeave=${drag} onDrop=${drop}>
      <p>${t("drop-here")}</p>
      <input class="unseen" type="file" accept=".json,application/json" tabindex="-1" aria-hidden="true" ref=${field} onChange=${choose} />
      <${Button} icon="plus" onClick=${() => field.current?.click()}>${t("choose-file")}<//>
      ${onBack && html`<${Button} icon="replay" onClick=${onBack}>${t("own-record")}<//>`}
    </div>
    <label class="paste"><span>${t("paste-record")}</span>
      <textarea class="field" rows="4" spellcheck="false" value=${text} onInput=${(event) => setText(event.target.value)}></textarea></label>
    <${Button} why=${text.trim() ? undefined : t("paste-nothing")} onClick=${() => onText(text, t("pasted-record"))}>${t("check-paste")}<//>
  </section>`;
}
