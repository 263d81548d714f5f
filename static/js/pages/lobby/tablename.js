/** The table's name: the host may write another one over it. */
import { useState } from "../../../vendor/hooks.js";
import { changeTable } from "../../core/api.js";
import { html } from "../../core/html.js";
import { lobby } from "../../core/store.js";
import { t } from "../../core/text.js";
import { useRequest } from "../../parts/requests.js";

const LONGEST = 40;

export function TableName() {
  const { name, host, code } = lobby.value;
  const [draft, setDraft] = useState(/** @type {string | null} */ (null));
  const { problem, run } = useRequest();
  if (!host) return html`<h1 class="table-name read">${name}</h1>`;
  const keep = () => {
    const next = draft?.trim();
    setDraft(null);
    if (next && next !== name) run("name", () => changeTable(code, { name: next }));
  };
  const shown = draft ?? name;
  return html`<h1 class="table-name">
    <input type="text" aria-label=${t("table-name")} title=${problem ?? t("table-name-change")} maxlength=${LONGEST} value=${shown}
      size=${Math.max(6, shown.length)} aria-invalid=${problem ? "true" : undefined}
      onInput=${(event) => setDraft(event.target.value)} onBlur=${keep}
      onKeyDown=${(event) => event.key === "Enter" && event.target.blur()} />
  </h1>`;
}
