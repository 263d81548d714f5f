/** The rules of a table to look up: edition, map and options in force, and everything else there is. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { boardOf, isRefused, leftOut, valueOf } from "../../core/config.js";
import { plain, wordsOf } from "../../core/finding.js";
import { Preview } from "../maps/preview.js";
import { catalogOf, summaryOf, titleOf, valueName } from "../../parts/catalogwords.js";
import { Button, html, Icon, IconButton, Modal } from "../../parts/index.js";
import { catalog, gameKey, lobby } from "../../core/store.js";
import { hasText, listWords, t } from "../../core/text.js";
import { showRulebook } from "../../table/reference.js";
import { Changes, goToParagraph, headingOf, Jump, Rulebook, sentencesOfRule, show, useFigures } from "./rulebook.js";
import { broughtBy, minutesOf, pointsToWin } from "../maps/facts.js";
import { editionOf, isInForce, source, optionsShown } from "./inforce.js";

/**
 * @param {{onClose: () => void, at?: string, find?: string, only?: string}} props
 *   `at`: the section it is opened at; `find`: a word that is looked for; `only`: the one map it is about
 */
export function Reference({ onClose, at, find = "", only }) {
  const figures = useFigures(lobby.value?.config);
  const ready = Boolean(catalog.value) && figures !== null;
  const [failed, fail] = useState(false);
  useEffect(() => {
    catalogOf(gameKey.value).catch(() => fail(true));
  }, []);
  useEffect(() => void (ready && at && show(document.getElementById(at))), [ready]);
  const title = t(only ? "map-rules" : at ? "rules-of-table" : "rulebook");
  return html`<${Modal} label=${title} class="reference" onClose=${onClose}>
    <header><h2>${title}</h2><${IconButton} icon="no" label=${t("close")} onClick=${onClose} /></header>
    ${ready && only ? html`<${OneMap} of=${only} />` : ready ? html`<${Whole} figures=${figures} find=${find} />` : html`<p role="status">${t(failed ? "load-failed" : "loading")}</p>`}
  <//>`;
}

/** A map, and in full the rules that it brings. */
function OneMap({ of }) {
  const { boards, options } = catalog.value;
  const board = boards.find(({ key }) => key === of);
  const brought = broughtBy(board).filter(({ isOption }) => isOption).map(({ key }) => options.find((option) => option.key === key));
  return html`<ul class="rule-rows only-map"><${Row} kind="board" row=${board} id=${`reference-board-${board.key}`} heading="h3" tags=${marks("board", board)} />
    ${brought.map((option) => html`<${Row} key=${option.key} kind="option" row=${option} id=${`reference-option-${option.key}`} heading="h3" value=${values(option)} />`)}</ul>
    <p><${Button} icon="log" onClick=${() => showRulebook()}>${t("reference-all")}<//></p>`;
}

/** How the game goes, what is played here and everything there is; while searching, whatever contains the words. */
function Whole({ figures, find }) {
  const [wanted, want] = useState(find);
  const words = wordsOf(wanted);
  const searching = words.length > 0;
  return html`<div class="find-rule">
      <input type="search" class="field" aria-label=${t("reference-find")} placeholder=${t("reference-find")} value=${wanted} onInput=${(event) => want(event.target.value)} />
      ${!searching && lobby.value && html`<nav class="jumps" aria-label=${t("rules")}><${Jump} to="top">${t("rulebook")}<//><${Jump} to="here">${t("reference-here")}<//><${Jump} to="all">${t("reference-all")}<//></nav>`}
    </div>
    ${!searching && (figures ? html`<${Rulebook} figures=${figures} config=${lobby.value?.config} catalog=${catalog.value} />` : html`<p role="alert">${t("rulebook-loading-failed")}</p>`)}
    ${!searching && lobby.value && html`<${Here} figures=${figures} />`}
    <${All} words=${words} figures=${figures} onOpen=${(key) => { want(""); setTimeout(() => goToParagraph(key)); }} />`;
}

/** What is played at this table. */
function Here({ figures }) {
  const { config } = lobby.value;
  const known = catalog.value;
  const edition = editionOf(config, known);
  const board = boardOf(config, known);
  return html`<section aria-labelledby="reference-here">
    <h3 id="reference-here" tabindex="-1">${t("reference-here")}</h3>
    <ul class="rule-rows pair">
      ${edition && html`<${Row} kind="edition" row=${edition} label=${t("edition")} />`}
      ${board && html`<${Row} kind="board" row=${board} label=${t("map")} tags=${[t("reference-players", { players: players(board) })]} />`}
    </ul>
    <h3>${t("reference-in-force")}</h3>
    <ul class="rule-rows in-force">${optionsShown(config, known).map((option) => {
      const value = valueOf(config, known, option);
      return html`<${Row} key=${option.key} kind="option" row=${option} figures=${figures} id="rulebook-option-${option.key}" value=${option.parameter || value === false ? valueName(option, value) : ""}
        tags=${[t(`reference-from-${source(config, known, option)}`)]} />`;
    })}</ul>
    <p class="otherwise">${t("reference-otherwise")} <${Jump} to="top">${t("rulebook-base")}<//></p>
  </section>`;
}

/** Everything in the catalog, under its headings; a search opens them. */
function All({ words, figures, onOpen }) {
  const found = sections().map((section) => ({ ...section, rows: section.rows.filter((row) => words.every((word) => said(section.kind, row).includes(word))) }))
    .filter(({ rows }) => rows.length > 0);
  const searching = words.length > 0;
  const paragraphs = searching && figures ? figures.paragraphs.filter((key) => words.every((word) => plain([headingOf(key, figures), ...sentencesOfRule(key, figures)].join(" ")).includes(word))) : [];
  const count = found.reduce((sum, { rows }) => sum + rows.length, paragraphs.length);
  return html`<section class="all-rules" aria-labelledby="reference-all">
    <h3 id="reference-all" tabindex="-1">${t("reference-all")}</h3>
    <p class="small mut" role="status">${searching && t("reference-found", { count })}</p>
    ${paragraphs.length > 0 && html`<h4>${t("rulebook")}</h4><ul class="rule-rows found-paragraphs">${paragraphs.map((key) => html`<li class="rule-row" key=${key}><div class="grow">
      <h5><button type="button" class="jump" onClick=${() => onOpen(key)}>${headingOf(key, figures)}</button></h5>${sentencesOfRule(key, figures).map((sentence) => html`<p key=${sentence}>${sentence}</p>`)}</div></li>`)}</ul>`}
    ${found.map(({ key, title, kind, rows }) => html`<details key=${`${key} ${searching}`} open=${searching}>
      <summary><h4>${title}</h4><span class="small mut">${rows.length}</span><${Icon} id="i-down" size=${18} /></summary>
      <ul class="rule-rows">${rows.map((row) => html`<${Row} key=${row.key} id="reference-${kind}-${row.key}" kind=${kind} row=${row} figures=${!searching && figures} heading="h5" value=${values(row)} tags=${marks(kind, row)} />`)}</ul>
    </details>`)}
  </section>`;
}

/** One edition, map or option, with all that is said about it. */
function Row({ kind, row, id, figures, label = "", value = "", tags = [], heading = "h4" }) {
  const more = moreOf(kind, row);
  return html`<li class="rule-row ${kind}" id=${id} tabindex=${id && -1}>
    ${row.preview && html`<${Preview} hexes=${row.preview} />`}
    <div class="grow">
      ${label && html`<span class="small mut">${label}</span>`}
      <div class="rule-head"><${heading}>${titleOf(kind, row)}<//>${value && html`<span class="value">${value}</span>`}
        ${tags.map((tag) => html`<span class="tag" key=${tag}>${tag}</span>`)}</div>
      <p>${summaryOf(kind, row)}</p>
      ${more && html`<p class="more">${more}</p>`}
      ${kind === "board" && html`<${AboutMap} board=${row} />`}
      ${figures && kind === "option" && html`<${Changes} option=${row} figures=${figures} />`}
    </div>
  </li>`;
}

/** To how many points and how long a map is played, the rules that it brings, and those that are not played on it. */
function AboutMap({ board }) {
  const known = catalog.value;
  const edition = lobby.value?.config.edition ?? known.editions[0].key;
  const minutes = minutesOf(board, Math.max(...board.seats));
  const facts = [t("map-points", { count: pointsToWin({ edition, board: board.key, seats: Math.max(...board.seats), options: {} }) }), ...(minutes ? [t("map-minutes", { count: minutes })] : [])];
  const options = known.options.filter(({ key }) => board.refuses.includes(key)).map((option) => titleOf("option", option));
  return html`<p class="small map-facts">${facts.join(" · ")}</p>
    <ul class="map-rules" aria-label=${t("map-brings")}>${broughtBy(board).map(({ key, icon, title, value, always, isOption }) => html`<li key=${key}><${Icon} id=${icon} size=${18} />
      ${isOption ? html`<${Jump} to="option-${key}">${title}<//>` : html`<b>${title}</b>`}${value && html`<span class="value">${value}</span>`}${always && html`<span class="tag">${t("map-always")}</span>`}</li>`)}</ul>
    ${options.length > 0 && html`<p class="small mut">${t("map-refuses", { options: listWords(options) })}</p>`}`;
}

function sections() {
  const { editions, groups, options, boards } = catalog.value;
  return [
    ...groups.map((group) => ({ key: group.key, title: titleOf("group", group), kind: "option", rows: options.filter((option) => option.group === group.key) })),
    { key: "editions", title: t("reference-editions"), kind: "edition", rows: editions },
    { key: "boards", title: t("reference-boards"), kind: "board", rows: boards },
  ];
}

/** Facts about a row besides its words: whether it is played here, whether it can be, and for how many. */
function marks(kind, row) {
  if (!lobby.value) return kind === "board" ? [t("reference-players", { players: players(row) })] : [];
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

/** The searchable words of a row. */
function said(kind, row) {
  return plain([titleOf(kind, row), summaryOf(kind, row), moreOf(kind, row)].join(" "));
}
