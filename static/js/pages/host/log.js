/** The last lines of the server's log. */
import { useState } from "../../../vendor/hooks.js";
import { host } from "../../core/api/hostrequests.js";
import { html } from "../../core/html.js";
import { t } from "../../core/text.js";
import { Modal } from "../../parts/modal.js";
import { IconButton } from "../../parts/button.js";

/** @param {{page: import("./host.js").Page}} props */
export function ServerLog({ page: { log, server } }) {
  const [all, showAll] = useState(/** @type {any[] | null} */ (null));
  const open = () => host.log().then(({ lines }) => showAll(lines), () => {});
  return html`<section class="panel host-log" aria-labelledby="host-log">
    <header><h2 id="host-log">${t("host-log")}</h2>
      <span class="mut">${t(server.others ? "host-log-own" : "host-log-note")}</span>
      <button type="button" class="host-all" onClick=${open}>${t("host-log-all")}</button></header>
    <${Lines} lines=${log} />
    ${all && html`<${Modal} label=${t("host-log")} class="host-whole-log" onClose=${() => showAll(null)}>
      <header><h2>${t("host-log")}</h2><${IconButton} icon="no" label=${t("close")} onClick=${() => showAll(null)} /></header>
      <${Lines} lines=${all} />
    <//>`}
  </section>`;
}

function Lines({ lines }) {
  return html`<ol class="host-lines" tabindex="0" aria-label=${t("host-log")}>
    ${lines.map((line, index) => html`<li key=${`${line.at} ${index}`} class=${["warning", "error", "critical"].includes(line.level) ? "warn" : undefined}>
      <time datetime=${line.at} title=${new Date(line.at).toLocaleString()}>${new Date(line.at).toTimeString().slice(0, 8)}</time><span>${line.event}</span><span>${[line.table, line.about].filter(Boolean).join(", ")}</span>
    </li>`)}
  </ol>`;
}
