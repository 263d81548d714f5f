/** A table that does not open, to this guest or to anybody: say so kindly, and what can be done. */
import { html } from "../core/html.js";
import { t } from "../core/text.js";
import { NotFound } from "./notfound.js";

/** The server's reasons for not opening a table that have a page of their own (docs/protocol.md §1). */
export const SHUTTING = ["kept_out", "banned", "damaged", "archived", "login_needed", "not_installed"];

/** @param {{why: string, code?: string}} props `why`: one of those */
export function Shut({ why, code }) {
  if (why === "damaged") return html`<${NotFound} title=${t("damaged")} text=${t("damaged-text", { code: code ?? "" })} />`;
  if (why === "archived") return html`<${NotFound} title=${t("archived")} text=${t("archived-text", { code: code ?? "" })} />`;
  if (why === "not_installed") return html`<${NotFound} title=${t("damaged")} text=${t("not-installed-text", { code: code ?? "" })} />`;
  if (why === "login_needed") return html`<${NotFound} title=${t("login-needed")} text=${t("login-needed-text")} home=${false} />`;
  return why === "banned"
    ? html`<${NotFound} title=${t("banned")} text=${t("banned-text")} home=${false} />`
    : html`<${NotFound} title=${t("kept-out")} text=${t("kept-out-text")} />`;
}
