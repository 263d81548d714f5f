/** A message to everyone, or to one table; the first proposal says that the server restarts soon. */
import { useState } from "../../../vendor/hooks.js";
import { host } from "../../core/api/hostrequests.js";
import { html } from "../../core/html.js";
import { t } from "../../core/text.js";
import { Button } from "../../parts/button.js";
import { Modal } from "../../parts/modal.js";
import { Select } from "../../parts/option.js";
import { Problem } from "../../parts/problem.js";

const LONGEST = 300;
const MINUTES = [1, 2, 5, 10, 15, 30, 60];

/** @param {{page: import("./host.js").Page, table?: {id: string, name: string}, run: import("./host.js").Run, onClose: () => void}} props */
export function Message({ page, table, run, onClose }) {
  const [minutes, setMinutes] = useState(5);
  const [written, write] = useState(/** @type {string | null} */ (table ? "" : null));
  const proposal = t("host-proposal", { count: minutes });
  const text = written ?? proposal;
  const letters = [...text.trim()].length;
  const why = letters === 0 ? t("host-message-empty") : letters > LONGEST ? t("host-message-long", { count: letters, most: LONGEST }) : undefined;
  const send = async () => {
    const own = table || text.trim() !== proposal ? { text: text.trim() } : {};
    if (await run(() => host.tell({ ...own, minutes, ...(table && { table: table.id }) }))) onClose();
  };
  const end = () => run(host.endNotice).then((done) => done && onClose());
  const label = table ? t("host-message-table", { table: table.name }) : t("host-message-all");
  return html`<${Modal} label=${label} class="host-ask host-message" onClose=${onClose}>
    <h2>${label}</h2>
    <p class="mut">${t(table ? "host-message-table-text" : "host-message-all-text")}</p>
    <textarea class="field" rows="4" aria-label=${t("host-message-text")} aria-invalid=${letters > LONGEST ? "true" : undefined} value=${text} onInput=${(event) => write(event.target.value)}></textarea>
    <p class="small mut host-letters">${t("host-letters", { count: letters, most: LONGEST })}</p>
    <${Problem} text=${letters > LONGEST ? why : null} />
    <label class="host-minutes"><span>${t("host-minutes")}</span>
      <${Select} label=${t("host-minutes")} value=${minutes} values=${MINUTES} name=${(count) => t("host-minutes-count", { count: Number(count) })} onChange=${(value) => setMinutes(Number(value))} /></label>
    <div class="host-answers">
      ${!table && page.notice && html`<${Button} onClick=${end}>${t("host-message-end")}<//>`}
      <span class="grow"></span>
      <${Button} onClick=${onClose}>${t("host-cancel")}<//>
      <${Button} kind="primary" why=${why} onClick=${send}>${t("host-send")}<//>
    </div>
  <//>`;
}
