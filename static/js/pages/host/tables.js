/** The tables of the server: which there are, and what the host can do with each. */
import { useState } from "../../../vendor/hooks.js";
import { host } from "../../core/api/hostrequests.js";
import { html } from "../../core/html.js";
import { go } from "../../core/router.js";
import { ago, bytes, t } from "../../core/text.js";
import { Button } from "../../parts/button.js";
import { variantName } from "../../parts/catalogwords.js";
import { Icon } from "../../parts/icon.js";
import { Ask } from "./ask.js";
import { RowMenu } from "./rowmenu.js";

/** @typedef {import("../../../protocol.js").HostTable} Table */
/** Which tables are shown, by the name of the choice. @type {Record<string, (table: Table) => boolean>} */
const CHOICES = {
  all: () => true,
  playing: ({ state, idle }) => state === "playing" && !idle,
  idle: ({ idle }) => idle,
};

/** @param {{page: import("./host.js").Page, run: import("./host.js").Run, tell: (table: Table) => void}} props */
export function Tables({ page: { tables }, run, tell }) {
  const [choice, choose] = useState("all");
  const [asked, ask] = useState(/** @type {any} */ (null));
  const shown = tables.filter(CHOICES[choice]);
  const idle = tables.filter(CHOICES.idle).length;
  const archiveIdle = () => ask({ question: t("host-archive-idle-ask", { count: idle }), more: t("host-archive-more"), yes: t("host-archive"), onYes: () => run(host.archiveIdle) });
  return html`<section class="panel host-tables" aria-labelledby="host-tables">
    <header><h2 id="host-tables">${t("host-tables")}</h2>
      ${idle > 0 && html`<${Button} onClick=${archiveIdle}>${t("host-archive-idle", { count: idle })}<//>`}
      <div class="host-choice" role="group" aria-label=${t("host-show")}>
        ${Object.keys(CHOICES).map((key) => html`<button key=${key} type="button" aria-pressed=${String(key === choice)} onClick=${() => choose(key)}>${t(`host-show-${key}`, { count: tables.length })}</button>`)}
      </div>
    </header>
    ${shown.length > 0 ? html`<table>
      <thead><tr>${["name", "people", "size", "state", "move"].map((key) => html`<th key=${key} scope="col">${t(`host-column-${key}`)}</th>`)}<th><span class="unseen">${t("host-column-actions")}</span></th></tr></thead>
      <tbody>${shown.map((table) => html`<${Row} key=${table.id} table=${table} run=${run} tell=${tell} ask=${ask} />`)}</tbody>
    </table>` : html`<p class="mut host-none">${t("host-no-tables")}</p>`}
    ${asked && html`<${Ask} ...${asked} onClose=${() => ask(null)} />`}
  </section>`;
}

function Row({ table, run, tell, ask }) {
  const { id, name, people, seats, size, age } = table;
  const state = table.idle ? "idle" : table.state;
  const began = table.state !== "open";
  const watch = () => run(() => host.watch(id).then(({ code }) => go(`t/${code}`)));
  const close = () => ask({ question: t("host-close-ask", { table: name }), more: t("host-close-more"), yes: t("host-close"), onYes: () => run(() => host.close(id)) });
  const archive = () => ask({ question: t("host-archive-ask", { table: name }), more: t("host-archive-more"), yes: t("host-archive"), onYes: () => run(() => host.archive(id)) });
  const verbs = [
    ...(began ? [{ name: t("host-watch"), act: watch }, { name: t("host-archive"), act: archive }] : [{ name: t("host-close"), act: close }]),
    { name: t("host-message"), act: () => tell(table) },
  ];
  return html`<tr>
    <th scope="row"><b title=${name}>${name}</b><span class="mut host-about">${t("host-about", { board: variantName(table), ago: ago(age) })}</span></th>
    <td><${Icon} id="i-person" size=${18} />${t("host-seated", { people, seats })}</td>
    <td class="mut">${t("host-size", { size: bytes(size) })}</td>
    <td><span class="tag ${{ playing: "good", paused: "warn", idle: "warn" }[state] ?? ""}">${t(`host-state-${state}`)}</span></td>
    <td class="mut">${ago(age)}</td>
    <td><${RowMenu} label=${t("host-actions", { table: name })} verbs=${verbs} /></td>
  </tr>`;
}
