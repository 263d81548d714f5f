/** What a table plays and what its game offers, to look up, of a game that has no rules page of its own. */
import { useEffect } from "../../../vendor/hooks.js";
import { html, IconButton, Modal } from "../../parts/index.js";
import { learnCatalog } from "../../parts/catalogwords.js";
import { catalog, gameKey, lobby } from "../../core/store.js";
import { t } from "../../core/text.js";
import { PlainRecord } from "./record.js";

/** @param {{onClose: () => void}} props */
export function PlainReference({ onClose }) {
  useEffect(() => void learnCatalog(gameKey.value), []);
  const title = t("rules-of-table");
  return html`<${Modal} label=${title} class="help plain-reference" onClose=${onClose}>
    <header><h2>${title}</h2><${IconButton} icon="no" label=${t("close")} onClick=${onClose} /></header>
    <h3>${t("plain-played")}</h3>
    <${PlainRecord} record=${lobby.value?.config ?? {}} />
    ${catalog.value && html`<h3>${t("plain-offered")}</h3><${PlainRecord} record=${catalog.value} />`}
  <//>`;
}
