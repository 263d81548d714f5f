/** Somebody is not let in, to a table or to the whole server: say so kindly, and nothing else. */
import { html } from "../html.js";
import { t } from "../text.js";
import { NotFound } from "./notfound.js";

/** @param {{why: "kept_out" | "banned"}} props as the server says it (docs/protocol.md §1) */
export function Shut({ why }) {
  return why === "banned"
    ? html`<${NotFound} title=${t("banned")} text=${t("banned-text")} home=${false} />`
    : html`<${NotFound} title=${t("kept-out")} text=${t("kept-out-text")} />`;
}
