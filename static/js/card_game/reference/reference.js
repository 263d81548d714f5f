/** The rules of the card game to look up: how it goes, what this table plays, and every card with its source. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { plain, wordsOf } from "../../core/finding.js";
import { catalog, gameKey, lobby } from "../../core/store.js";
import { listWords, t } from "../../core/text.js";
import { catalogOf, summaryOf, titleOf } from "../../parts/catalogwords.js";
import { html, Icon, IconButton, Modal } from "../../parts/index.js";
import { cardName, cardText, eventCardName, eventCardText, goodsWords, kindName, pointsWords, settingsInForce, whereName } from "../names.js";
import { furtherSets, profileOf, nameOfSet, setsOf, settingValueName, settingOf } from "../settings.js";

/**
 * @typedef {import("../settings.js").Catalog} Catalog
 * @typedef {{key: string, title: string, open: boolean, rows: Entry[]}} Part
 */

/** What a card scores, by the fields of the catalog. */
const POINTS = /** @type {const} */ ({ points: "victory", commerce: "commerce", strength: "strength", tournament: "tournament" });

/** @typedef {{key: string, title: string, text: string, facts: string[]}} Entry */

/** @param {{onClose: () => void, at?: string, find?: string}} props `at`: the section it is opened at; `find`: a word that is looked for */
export function RealmsReference({ onClose, at, find = "" }) {
  const [failed, fail] = useState(false);
  const ready = catalog.value !== null;
  useEffect(() => void catalogOf(gameKey.value).catch(() => fail(true)), []);
  useEffect(() => void (ready && at && document.getElementById(at)?.scrollIntoView()), [ready]);
  const title = t("rules-of-table");
  return html`<${Modal} label=${title} class="reference" onClose=${onClose}>
    <header><h2>${title}</h2><${IconButton} icon="no" label=${t("close")} onClick=${onClose} /></header>
    ${ready ? html`<${Whole} find=${find} />` : html`<p role="status">${t(failed ? "load-failed" : "loading")}</p>`}
  <//>`;
}

/** All of it, or whatever contains the words of a search. @param {{find: string}} props */
function Whole({ find }) {
  const [wanted, want] = useState(find);
  const words = wordsOf(wanted);
  const searching = words.length > 0;
  const found = sections().map((section) => ({ ...section, rows: section.rows.filter((row) => words.every((word) => said(row).includes(word))) }))
    .filter(({ rows }) => rows.length > 0);
  const count = found.reduce((sum, { rows }) => sum + rows.length, 0);
  return html`<div class="find-rule">
      <input type="search" class="field" aria-label=${t("reference-find")} placeholder=${t("reference-find")} value=${wanted} onInput=${(/** @type {{target: HTMLInputElement}} */ { target }) => want(target.value)} />
    </div>
    <p class="small mut" role="status">${searching && t("reference-found", { count })}</p>
    ${found.map((section) => html`<${Section} key=${`${section.key} ${searching}`} section=${section} open=${searching || section.open} />`)}`;
}

/** @param {{section: Part, open: boolean}} props */
function Section({ section: { key, title, rows }, open }) {
  return html`<section class="all-rules"><details open=${open}>
    <summary><h3 id=${key}>${title}</h3><span class="small mut">${rows.length}</span><${Icon} id="i-down" size=${18} /></summary>
    <ul class="rule-rows">${rows.map((row) => html`<li class="rule-row" key=${row.key} id=${`reference-${row.key}`}><div class="grow">
      <div class="rule-head"><h4>${row.title}</h4></div><p>${row.text}</p>
      ${row.facts.length > 0 && html`<p class="small mut">${row.facts.join(" · ")}</p>`}
    </div></li>`)}</ul>
  </details></section>`;
}

/** @returns {Part[]} */
function sections() {
  const known = /** @type {Catalog} */ (catalog.value);
  const { row, rules: paragraphs, decisions } = known;
  const sets = lobby.value ? setsOf(lobby.value.config, known) : known.sets.map(({ key }) => key);
  const cards = known.cards.filter(({ set }) => sets.includes(set));
  const events = known.events.filter(({ set }) => sets.includes(set));
  const rules = paragraphs.map(({ key, sources }) => ({ key, title: t(`cardbook-${key}`), text: t(`cardbook-${key}-text`, settingsInForce.value), facts: [from(sources)] }));
  const decided = decisions.map(({ key, sources }) => ({ key: `decided-${key}`, title: t(`cards-decided-${key}`), text: t(`cards-decided-${key}-text`), facts: [from(sources)] }));
  return [
    { key: "reference-rules", title: t("rulebook-open"), open: true, rows: rules },
    ...(lobby.value ? [{ key: "reference-here", title: t("cards-reference-settings"), open: true, rows: settings(lobby.value.config) }] : []),
    { key: "reference-decided", title: t("cards-reference-decided"), open: false, rows: decided },
    { key: "reference-row", title: listWords(row.map(({ key }) => cardName(key)), "unit"), open: false, rows: row.map(middleEntry) },
    { key: "reference-cards", title: t("cards-reference-cards"), open: false, rows: cards.map(cardEntry) },
    { key: "reference-events", title: t("cards-reference-events"), open: false, rows: events.map((card) => ({ key: card.key, title: eventCardName(card.key), text: eventCardText(card.key), facts: sureness(card) })) },
    { key: "reference-sources", title: t("cards-reference-sources"), open: false, rows: [{ key: "sources", title: t("cards-reference-sources"), text: t("cards-reference-sources-text"), facts: [] }] },
  ];
}

/** The origin of a rule. @param {import("../settings.js").Source[]} sources */
function from(sources) {
  return t("cards-reference-source", { sources: listWords([...new Set(sources.map(({ document, section }) => t(`cards-source-${document}`, { section })))], "unit") });
}

/**
 * The settings of this table, with those of either profile, and the origin of each.
 * @param {import("../settings.js").Config} config
 * @returns {Entry[]}
 */
function settings(config) {
  const known = /** @type {Catalog} */ (catalog.value);
  const profile = profileOf(config, known);
  return [
    { key: `profile-${profile.key}`, title: titleOf("profile", profile), text: summaryOf("profile", profile), facts: [] },
    ...furtherSets(known).filter(({ key }) => setsOf(config, known).includes(key)).map(setEntry),
    ...known.settings.map((setting) => ({
      key: setting.key,
      title: `${titleOf("cards-setting", setting)}: ${settingValueName(setting, settingOf(config, known, setting.key))}`,
      text: summaryOf("cards-setting", setting),
      facts: [usual(setting), from(setting.sources)],
    })),
  ];
}

/** @param {import("../settings.js").Row} set @returns {Entry} */
function setEntry(set) {
  return { key: set.key, title: nameOfSet(set), text: summaryOf("card-set", set), facts: [] };
}

/** The value of a setting in either profile. @param {import("../settings.js").Setting} setting */
function usual(setting) {
  const [first, second] = /** @type {Catalog} */ (catalog.value).profiles.map(({ settings: values }) => settingValueName(setting, values[setting.key]));
  return t("cards-reference-usual", { first, second });
}

/** A road, a settlement or a city. @param {import("../settings.js").MiddleCard} card @returns {Entry} */
function middleEntry(card) {
  const points = card.points > 0 ? [pointsWords("victory", card.points)] : [];
  return { key: `row-${card.key}`, title: cardName(card.key), text: cardText(card.key), facts: [t("cards-reference-costs", { goods: goodsWords(card.cost) }), ...points, ...sureness({ copies: card.start + card.stack, ...card })] };
}

/** @param {import("../settings.js").DrawCard} card @returns {Entry} */
function cardEntry(card) {
  const fields = /** @type {(keyof typeof POINTS)[]} */ (Object.keys(POINTS));
  const points = fields.filter((field) => card[field] > 0).map((field) => pointsWords(POINTS[field], card[field]));
  const costs = Object.keys(card.cost).length > 0 ? [t("cards-reference-costs", { goods: goodsWords(card.cost) })] : [];
  const facts = [kindName(card), whereName(card), ...costs, ...points, ...sureness(card)];
  return { key: card.key, title: cardName(card.key), text: cardText(card.key), facts };
}

/** The number of copies of a card, and the certainty of the facts about it. @param {{copies: number, source: string[], confidence: string}} card */
function sureness({ copies, source, confidence }) {
  const sure = source.length > 0 ? [t("cards-reference-sure", { sources: listWords(source, "unit"), confidence })] : [];
  return [t("cards-reference-copies", { count: copies }), ...sure];
}

/** The words of a row, for looking up. @param {Entry} row */
function said({ title, text, facts }) {
  return plain([title, text, ...facts].join(" "));
}
