/** The rules of the card game to look up: how it goes, what this table plays, and every card with its source. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { plain, wordsOf } from "../../core/finding.js";
import { catalog, gameKey, lobby } from "../../core/store.js";
import { listWords, t } from "../../core/text.js";
import { catalogOf, summaryOf, titleOf } from "../../parts/catalogwords.js";
import { html, Icon, IconButton, Modal } from "../../parts/index.js";
import { cardName, cardText, eventCardName, eventCardText, goodsWords, kindName, pointsWords, settingsInForce, whereName } from "../names.js";
import { profileOf, settingValueName, settingOf } from "../settings.js";

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

/** All of it, or whatever contains the words of a search. */
function Whole({ find }) {
  const [wanted, want] = useState(find);
  const words = wordsOf(wanted);
  const searching = words.length > 0;
  const found = sections().map((section) => ({ ...section, rows: section.rows.filter((row) => words.every((word) => said(row).includes(word))) }))
    .filter(({ rows }) => rows.length > 0);
  const count = found.reduce((sum, { rows }) => sum + rows.length, 0);
  return html`<div class="find-rule">
      <input type="search" class="field" aria-label=${t("reference-find")} placeholder=${t("reference-find")} value=${wanted} onInput=${(event) => want(event.target.value)} />
    </div>
    <p class="small mut" role="status">${searching && t("reference-found", { count })}</p>
    ${found.map((section) => html`<${Section} key=${`${section.key} ${searching}`} section=${section} open=${searching || section.open} />`)}`;
}

function Section({ section: { key, title, rows }, open }) {
  return html`<section class="all-rules"><details open=${open}>
    <summary><h3 id=${key}>${title}</h3><span class="small mut">${rows.length}</span><${Icon} id="i-down" size=${18} /></summary>
    <ul class="rule-rows">${rows.map((row) => html`<li class="rule-row" key=${row.key} id=${`reference-${row.key}`}><div class="grow">
      <div class="rule-head"><h4>${row.title}</h4></div><p>${row.text}</p>
      ${row.facts.length > 0 && html`<p class="small mut">${row.facts.join(" · ")}</p>`}
    </div></li>`)}</ul>
  </details></section>`;
}

/** @returns {{key: string, title: string, open: boolean, rows: Entry[]}[]} */
function sections() {
  const { cards, events, row, rules: paragraphs, decisions } = catalog.value;
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

/** Where a rule comes from. @param {{document: "booklet" | "facts", section: string}[]} sources */
function from(sources) {
  return t("cards-reference-source", { sources: listWords([...new Set(sources.map(({ document, section }) => t(`cards-source-${document}`, { section })))], "unit") });
}

/** What this table plays, with what either profile has, and where each question comes from. */
function settings(config) {
  const known = catalog.value;
  const profile = profileOf(config, known);
  return [
    { key: `profile-${profile.key}`, title: titleOf("profile", profile), text: summaryOf("profile", profile), facts: [] },
    ...known.settings.map((setting) => ({
      key: setting.key,
      title: `${titleOf("cards-setting", setting)}: ${settingValueName(setting, settingOf(config, known, setting.key))}`,
      text: summaryOf("cards-setting", setting),
      facts: [usual(setting), from(setting.sources)],
    })),
  ];
}

/** What either profile has. */
function usual(setting) {
  const [first, second] = catalog.value.profiles.map(({ settings: values }) => settingValueName(setting, values[setting.key]));
  return t("cards-reference-usual", { first, second });
}

/** A road, a settlement or a city. @returns {Entry} */
function middleEntry(card) {
  const points = card.points > 0 ? [pointsWords("victory", card.points)] : [];
  return { key: `row-${card.key}`, title: cardName(card.key), text: cardText(card.key), facts: [t("cards-reference-costs", { goods: goodsWords(card.cost) }), ...points, ...sureness({ copies: card.start + card.stack, ...card })] };
}

/** @returns {Entry} */
function cardEntry(card) {
  const points = Object.entries(POINTS).filter(([field]) => card[field] > 0).map(([field, kind]) => pointsWords(kind, card[field]));
  const costs = Object.keys(card.cost).length > 0 ? [t("cards-reference-costs", { goods: goodsWords(card.cost) })] : [];
  const facts = [kindName(card), whereName(card), ...costs, ...points, ...sureness(card)];
  return { key: card.key, title: cardName(card.key), text: cardText(card.key), facts };
}

/** How many copies of a card there are, and how certain the facts about it are. */
function sureness({ copies, source, confidence }) {
  return [t("cards-reference-copies", { count: copies }), t("cards-reference-sure", { sources: listWords(source, "unit"), confidence })];
}

/** The words of a row, for looking up. @param {Entry} row */
function said({ title, text, facts }) {
  return plain([title, text, ...facts].join(" "));
}
