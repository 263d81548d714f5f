/** What everybody, or my seat, may know of a plain game: all of its view that has no place of its own on the page. */
import { html } from "../../core/html.js";
import { begunView } from "../../core/store.js";
import { t } from "../../core/text.js";
import { PlainRecord } from "./record.js";

/** The parts of a view that the page shows elsewhere (engine/api.py). */
const ELSEWHERE = new Set(["turn", "waiting", "winner", "seats", "goal"]);

export function Shown() {
  const record = Object.fromEntries(Object.entries(begunView()).filter(([field]) => !ELSEWHERE.has(field)));
  return html`<section class="plain-shown" tabindex="0" aria-label=${t("plain-shown")}>
    ${Object.keys(record).length > 0 ? html`<${PlainRecord} record=${record} />` : html`<p class="mut">${t("plain-nothing")}</p>`}
  </section>`;
}
