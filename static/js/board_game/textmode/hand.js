/** Your hand as a table, with what each resource is worth at the bank. */
import { html, Icon, RESOURCES } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { mine } from "../actions/choices.js";
import { developmentWords, piecesLeft } from "./answers.js";
import { Section, WordsTable } from "../../table/textmode/parts.js";
import { begunView } from "../seen.js";

export function HandSection() {
  if (!mine.value) return null;
  const { hand, rates, left } = mine.value;
  const { supply, deck } = begunView();
  const columns = ["text-resource", "text-you-have", "text-rate-column", ...(supply ? ["text-in-bank"] : [])].map((id) => t(id));
  const name = (kind) => html`<span class="row"><${Icon} id="res-${kind}" size=${22} />${t("resource", { kind })}</span>`;
  const rows = RESOURCES.map((kind) => ({ key: kind, cells: [name(kind), hand[kind], t("text-rate-short", { rate: rates[kind] }), ...(supply ? [supply[kind]] : [])] }));
  return html`<${Section} id="hand" title=${t("hand")}>
    <${WordsTable} caption=${t("text-resources")} heading columns=${columns} rows=${rows} />
    <p>${t("text-hand-development", { cards: developmentWords() || t("text-no-cards") })}</p>
    <p class="mut">${t("text-hand-left", { pieces: piecesLeft(left) })}. ${t("bank-deck", { count: deck })}.</p>
  <//>`;
}
