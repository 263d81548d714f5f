/** The base rules on one page: the words are ours, the figures the server's, for what this table plays. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { getBaseRules } from "../../core/api.js";
import { titleOf, valueName } from "../../parts/catalogwords.js";
import { html, Icon, Piece, Resource } from "../../parts/index.js";
import { valueOf } from "../../core/config.js";
import { hasText, t } from "../../core/text.js";
import { isInForce } from "./inforce.js";

/** @typedef {Record<string, any>} Figures as the server gives them */

const PICTURES = { winning: "i-vp", "set-up": "settlement", turn: "die-5", production: "res-card", shortage: "i-bank", seven: "robber", trade: "i-trade",
  harbors: "i-harbor", building: "city", distance: "road", development: "i-dev", "longest-road": "i-longest", "largest-army": "i-army", sight: "i-eye" };

/**
 * The figures for a table, or for what is usual; null until they are here, undefined when they do not come.
 * @param {import("../../core/config.js").Config} [config]
 * @returns {Figures | null | undefined}
 */
export function useFigures(config) {
  const [figures, know] = useState(/** @type {any} */ (null));
  const wanted = JSON.stringify(config);
  useEffect(() => {
    let gone = false;
    getBaseRules(config).then((found) => gone || know(found), () => gone || know(undefined));
    return () => void (gone = true);
  }, [wanted]);
  return figures;
}

/**
 * What a paragraph says, to read and to search.
 * @param {string} key
 * @param {Figures} figures
 * @returns {string[]}
 */
export function sentencesOfRule(key, figures) {
  const way = figures.ways[key];
  const ids = [`rulebook-${key}-text`, way && `rulebook-${key}-${way}`, `rulebook-${key}-more`].filter((id) => id && hasText(id));
  return ids.map((id) => t(id, factsOf(key, figures)));
}

/**
 * @param {string} key
 * @param {Figures} figures
 */
export function headingOf(key, figures) {
  return t(`rulebook-${key}`, { edition: Number(figures.edition) });
}

/** @param {string} key of a paragraph or a row: to it, in the dialog that is open */
export function goToParagraph(key) {
  const heading = document.getElementById(`rulebook-${key}`) ?? document.getElementById(`reference-${key}`);
  show(heading);
  heading?.focus({ preventScroll: true });
}

/** Scroll there, and unfold what it is in. @param {HTMLElement | null} place */
export function show(place) {
  place?.closest("details")?.setAttribute("open", "");
  place?.scrollIntoView();
}

/** @param {{figures: Figures, config?: import("../../core/config.js").Config, catalog: any}} props without `config`: no table, what is usual */
export function Rulebook({ figures, config, catalog }) {
  return html`<section class="rulebook" aria-labelledby="rulebook-top">
    <h3 id="rulebook-top" tabindex="-1">${t("rulebook")}</h3>
    ${figures.paragraphs.map((key) => html`<article key=${key} aria-labelledby="rulebook-${key}">
      <h4 id="rulebook-${key}" tabindex="-1"><${Icon} id=${PICTURES[key]} size=${26} />${headingOf(key, figures)}</h4>
      ${sentencesOfRule(key, figures).map((sentence) => html`<p key=${sentence}>${sentence}</p>`)}
      <${Table} of=${key} figures=${figures} />
      ${config && html`<${AtThisTable} of=${key} config=${config} catalog=${catalog} />`}
    </article>`)}
  </section>`;
}

/** Links to the paragraphs that a house rule changes. */
export function Changes({ option, figures }) {
  return option.changes?.length > 0 && html`<p class="small changes">${t("rulebook-changes")} ${option.changes.map((key) => html`<${Jump} key=${key} to=${key}>${headingOf(key, figures)}<//>`)}</p>`;
}

/** A link to a paragraph; a button, so that the page's address stays the same. */
export function Jump({ to, children }) {
  return html`<button type="button" class="jump" onClick=${() => goToParagraph(to)}>${children}</button>`;
}

/** The options in force that change a paragraph. */
function AtThisTable({ of, config, catalog }) {
  const options = catalog.options.filter((option) => option.changes?.includes(of) && isInForce(config, catalog, option));
  const worth = (option) => (option.parameter && option.parameter.kind !== "map" ? `${titleOf("option", option)} (${valueName(option, valueOf(config, catalog, option))})` : titleOf("option", option));
  return options.length > 0 && html`<p class="here">${t("rulebook-here")} ${options.map((option) => html`<${Jump} key=${option.key} to=${`option-${option.key}`}>${worth(option)}<//>`)}</p>`;
}

function Table({ of, figures }) {
  if (of === "building") return html`<${Rows} of=${of} heads=${["piece", "cost"]} rows=${Object.entries(figures.costs).map(([piece, cost]) => [
    pictured(piece, nameOf(piece, figures)), html`<span class="cost">${Object.entries(cost).map(([kind, count]) => html`<${Resource} key=${kind} kind=${kind} count=${count} size=${24} />`)}</span>`])} />`;
  if (of === "winning") return html`<${Rows} of=${of} heads=${["piece", "points"]} rows=${Object.entries(figures.points).map(([what, count]) => [pictured(what, nameOf(what, figures)), count])} />`;
  if (of === "production") return html`<${Rows} of=${of} heads=${["land", "good"]} rows=${Object.entries(figures.land).map(([land, kind]) => [
    html`<${Icon} id="hex-${land}" size=${34} />${t(`rulebook-land-${land}`)}`, html`<span><${Icon} id="res-${kind}" size=${24} />${t(kind)}</span>`])} />`;
  if (of === "development") return html`<${Rows} of=${of} heads=${["card", "count", "does"]} rows=${Object.entries(figures.deck).map(([card, count]) => [
    html`<${Icon} id="dev-${card.replaceAll("_", "-")}" size=${28} />${t(`card-${card}`)}`, count, t(`card-text-${card}`)])} />`;
  return null;
}

function Rows({ of, heads, rows }) {
  return html`<table aria-labelledby="rulebook-${of}">
    <thead><tr>${heads.map((head) => html`<th key=${head} scope="col">${t(`rulebook-head-${head}`)}</th>`)}</tr></thead>
    <tbody>${rows.map(([first, ...others], place) => html`<tr key=${place}><th scope="row"><span>${first}</span></th>${others.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
  </table>`;
}

const SYMBOLS = { development_card: "i-dev", victory_point: "dev-victory-point", longest_road: "i-longest", largest_army: "i-army" };

function pictured(what, name) {
  return html`${what in SYMBOLS ? html`<${Icon} id=${SYMBOLS[what]} size=${26} />` : html`<${Piece} kind=${what} look=${0} size=${30} />`}${name}`;
}

/** What costs something, or is worth points: a piece, a card or an award. */
function nameOf(what, figures) {
  if (what === "victory_point") return t("card-victory_point");
  if (what === "development_card") return t("rulebook-development-card");
  return what in SYMBOLS ? headingOf(what.replaceAll("_", "-"), figures) : t(`tile-${what}`);
}

/**
 * What the messages may say, by name.
 * @param {string} key
 * @param {Figures} figures
 */
function factsOf(key, figures) {
  const { edition, goal, limit, bank, rates, yields, longest_road: longest, largest_army: army, points, pieces, deck } = figures;
  const award = key === "longest-road" ? points.longest_road : points.largest_army;
  const cards = Object.values(/** @type {Record<string, number>} */ (deck)).reduce((sum, count) => sum + count, 0);
  const trade = { rate: rates.bank, general: rates.general, special: rates.special };
  return { edition: Number(edition), goal, limit, bank, ...trade, ...yields, longest, army, award, ...pieces, deck: cards };
}
