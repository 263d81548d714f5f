/** The backups: one now, one every night, and how to bring one back. */
import { useState } from "../../../vendor/hooks.js";
import { host } from "../../core/api/hostrequests.js";
import { html } from "../../core/html.js";
import { bytes, t } from "../../core/text.js";
import { Button } from "../../parts/button.js";
import { Icon } from "../../parts/icon.js";
import { Switch } from "../../parts/switch.js";
import { Ask } from "./ask.js";

/** Backups that are shown before somebody asks for all. */
const FIRST = 4;

/** @param {{page: import("./host.js").Page, run: import("./host.js").Run}} props */
export function Backups({ page: { backups, troubles }, run }) {
  const [all, showAll] = useState(false);
  const [asked, ask] = useState(/** @type {any} */ (null));
  const failed = troubles.find(({ kind }) => kind === "backup");
  const why = backups.fixed ? t("host-nightly-fixed") : undefined;
  const restore = (backup) => ask({ question: t("host-restore-ask", { backup: nameOf(backup) }), more: t("host-restore-more"), yes: t("host-restore"), onYes: () => run(() => host.restore(backup.name)) });
  if (!backups.possible) {
    return html`<section class="panel host-backups" aria-labelledby="host-backups"><header><h2 id="host-backups">${t("host-backups")}</h2></header>
      <p>${t("host-backups-postgresql")}</p><p><code>pg_dump --format=custom</code></p></section>`;
  }
  const shown = all ? backups.there : backups.there.slice(0, FIRST);
  return html`<section class="panel host-backups" aria-labelledby="host-backups">
    <header><h2 id="host-backups">${t("host-backups")}</h2>
      <${Button} icon="download" busy=${backups.running} onClick=${() => run(host.backUp)}>${t("host-back-up")}<//></header>
    ${failed && html`<p class="error"><${Icon} id="i-warn" size=${16} /><span>${t("host-backup-failed")} ${failed.why}</span></p>`}
    <ul>
      ${shown.map((backup) => html`<li key=${backup.name}>
        <span class=${`host-sign ${backup.verified ? "good" : ""}`}>${backup.verified && html`<${Icon} id="i-yes" size=${20} label=${t("host-verified")} />`}</span>
        <b class="grow">${nameOf(backup)}</b>
        <span class="mut">${t("host-size", { size: bytes(backup.size) })}</span>
        <${Button} aria-label=${t("host-restore-what", { backup: nameOf(backup) })} onClick=${() => restore(backup)}>${t("host-restore")}<//>
      </li>`)}
      ${shown.length === 0 && html`<li class="mut">${t("host-no-backups")}</li>`}
      ${backups.there.length > FIRST && html`<li><button type="button" class="host-all" aria-expanded=${String(all)} onClick=${() => showAll(!all)}>${t("host-all-backups", { count: backups.there.length })}</button></li>`}
      <li><span class="grow">${t("host-nightly", { time: backups.time })}</span><${Switch} label=${t("host-nightly", { time: backups.time })} on=${backups.nightly} why=${why} onChange=${(on) => run(() => host.setNightly(on))} /></li>
    </ul>
    ${backups.restored && html`<${Restored} restored=${backups.restored} />`}
    <p class="mut">${t("host-restore-note")}</p>
    ${asked && html`<${Ask} ...${asked} onClose=${() => ask(null)} />`}
  </section>`;
}

function Restored({ restored: { directory, lines, damaged } }) {
  return html`<div class="host-restored" role="status">
    <p>${t("host-restored", { directory })}</p>
    <pre>${lines.join("\n")}</pre>
    ${damaged.length > 0 && html`<p class="error">${t("host-restored-damaged", { count: damaged.length })}</p>`}
  </div>`;
}

const DAY_MS = 86_400_000;

/** A name for a backup: when it was made, or before what. */
function nameOf({ kind, at }) {
  const date = new Date(at);
  if (kind === "upgrade") return t("host-backup-upgrade", { at: date });
  const midnight = new Date().setHours(0, 0, 0, 0);
  if (at >= midnight) return t("host-backup-today", { at: date });
  return t(at >= midnight - DAY_MS ? "host-backup-yesterday" : "host-backup-day", { at: date });
}
