/** The rules of a table to look up: edition, map and options in force, and all there are. */
import { useEffect, useState } from "../../vendor/hooks.js";
import { getCatalog } from "../api.js";
import { boardOf, isRefused, leftOut, valueOf } from "../lobby/config.js";
import { Preview } from "../lobby/preview.js";
import { summaryOf, titleOf, valueName } from "../parts/catalogwords.js";
import { html, Icon, IconButton, Modal } from "../parts/index.js";
import { catalog, lobby } from "../store.js";
import { hasText, listWords, t } from "../text.js";
import { editionOf, isInForce, source, told } from "./inforce.js";

/** @param {{onClose: () => void}} props */
export function Reference({ onClose }) {
  const [failed, fail] = useState(false);
  useEffect(() => {
    if (!catalog.value) getCatalog().then((found) => (catalog.value = found), () => fail(true));
  }, []);
  return html`<${Modal} label=${t("rules-of-table")} class="reference" onClose=${onClose}>
    <header><h2>${t("rules-of-table")}</h2><${IconButton} icon="no" label=${t("close")} onClick=${onClose} /></header>
    ${catalog.value && lobby.value ? html`<${Here} /><${All} />` : html`<p role="status">${t(failed ? "load-failed" : "loading")}</p>`}
  <//>`;
}

/** What is played at this table. */
function Here() {
  const { config } = lobby.value;
  const known = catalog.value;
  const edition = editionOf(config, known);
  const board = boardOf(config, known);
  return html`<section aria-labelledby="reference-here">
    <h3 id="reference-here">${t("reference-here")}</h3>
    <ul class="rule-rows pair">
      ${edition && html`<${Row} kind="edition" row=${edition} label=${t("edition")} />`}
      ${board && html`<${Row} kind="board" row=${board} label=${t("map")} tags=${[t("reference-players", { players: players(board) })]} />`}
    </ul>
    <h3>${t("reference-in-force")}</h3>
    <ul class="rule-rows in-force">${told(config, known).map((option) => {
      const value = valueOf(config, known, option);
      return html`<${Row} key=${option.key} kind="option" row=${option} value=${option.parameter || value === false ? valueName(option, value) : ""}
        tags=${[t(`reference-from-${source(config, known, option)}`)]} />`;
    })}</ul>
    <p class="otherwise">${t("reference-otherwise")}</p>
  </section>`;
}

/** Everything in the catalog, under its headings; a word that is looked for opens them. */
function All() {
  const [wanted, want] = useState("");
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const found = sections().map((section) => ({ ...section, rows: section.rows.filter((row) => words.every((word) => said(section.kind, row).includes(word))) }))
    .filter(({ rows }) => rows.length > 0);
  const count = found.reduce((sum, { rows }) => sum + rows.length, 0);
  const searching = words.length > 0;
  return html`<section class="all-rules" aria-labelledby="reference-all">
    <h3 id="reference-all">${t("reference-all")}</h3>
    <input type="search" class="field" aria-label=${t("reference-find")} placeholder=${t("reference-find")} value=${wanted} onInput=${(event) => want(event.target.value)} />
    <p class="small mut" role="status">${searching && t("reference-found", { count })}</p>
    ${found.map(({ key, title, kind, rows }) => html`<details key=${`${key} ${searching}`} open=${searching}>
      <summary><h4>${title}</h4><span class="small mut">${rows.length}</span><${Icon} id="i-down" size=${18} /></summary>
      <ul class="rule-rows">${rows.map((row) => html`<${Row} key=${row.key} kind=${kind} row=${row} heading="h5" value=${values(row)} tags=${marks(kind, row)} />`)}</ul>
    </details>`)}
  </section>`;
}

/** One edition, map or option, with all that is said about it. */
function Row({ kind, row, label = "", value = "", tags = [], heading = "h4" }) {
  const more = moreOf(kind, row);
  return html`<li class="rule-row ${kind}">
    ${row.preview && html`<${Preview} hexes=${row.preview} />`}
    <div class="grow">
      ${label && html`<span class="small mut">${label}</span>`}
      <div class="rule-head"><${heading}>${titleOf(kind, row)}<//>${value && html`<span class="value">${value}</span>`}
        ${tags.map((tag) => html`<span class="tag" key=${tag}>${tag}</span>`)}</div>
      <p>${summaryOf(kind, row)}</p>
      ${more && html`<p class="more">${more}</p>`}
    </div>
  </li>`;
}

function sections() {
  const { editions, groups, options, boards } = catalog.value;
  return [
    ...groups.map((group) => ({ key: group.key, title: titleOf("group", group), kind: "option", rows: options.filter((option) => option.group === group.key) })),
    { key: "editions", title: t("reference-editions"), kind: "edition", rows: editions },
    { key: "boards", title: t("reference-boards"), kind: "board", rows: boards },
  ];
}

/** What is to be known about a row besides its words: whether it is played here, whether it can be, for how many it is. */
function marks(kind, row) {
  const { config } = lobby.value;
  if (kind === "option") {
    if (isRefused(config, catalog.value, row)) return [t("option-refused")];
    return isInForce(config, catalog.value, row) ? [t("reference-is-here")] : [];
  }
  const own = kind === "board" ? [t("reference-players", { players: players(row) })] : [];
  return row.key === config[kind] ? [...own, t("reference-is-here")] : own;
}

function values(row) {
  const { parameter } = row;
  if (parameter?.kind !== "range" && parameter?.kind !== "choice") return "";
  const names = parameter.kind === "range" ? `${parameter.minimum}–${parameter.maximum}` : listWords(parameter.values.map((value) => valueName(row, value)), "disjunction");
  return t("reference-values", { values: names, usual: valueName(row, leftOut(row)) });
}

function players({ seats }) {
  return seats.length > 1 ? `${Math.min(...seats)}–${Math.max(...seats)}` : String(seats[0]);
}

function moreOf(kind, { key }) {
  const id = `${kind}-${key}-more`;
  return hasText(id) ? t(id) : "";
}

/** The words of a row, for looking up. */
function said(kind, row) {
  return plain([titleOf(kind, row), summaryOf(kind, row), moreOf(kind, row)].join(" "));
}

/** Without capitals and accents. */
function plain(text) {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
