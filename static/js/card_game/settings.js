/** What a table of the card game plays, as pure functions over its configuration and the catalog. */
import { t } from "../core/text.js";
import { titleOf } from "../parts/catalogwords.js";

/**
 * @typedef {boolean | number | string} Value of a setting
 * @typedef {{profile: string, seats: number, settings: Record<string, Value>, sets?: string[]}} Config
 * @typedef {{key: string, title: string, summary: string}} Row of the catalog: a set of cards, for example
 * @typedef {{document: "booklet" | "facts", section: string}} Source
 * @typedef {Row & {sources: Source[], parameter: {kind: "switch" | "choice" | "range", values?: string[], minimum?: number, maximum?: number}}} Setting
 * @typedef {{
 *   key: string, name: string, text: string, set: string, family: "territory" | "city" | "action", kind: string, copies: number,
 *   cost: Record<string, number>, points: number, commerce: number, strength: number, tournament: number, confidence: string, source: string[],
 * }} DrawCard
 * @typedef {{key: string, name: string, text: string, set: string, copies: number, confidence: string, source: string[]}} EventCard
 * @typedef {{
 *   key: string, name: string, cost: Record<string, number>, points: number, start: number, stack: number, confidence: string, source: string[],
 * }} MiddleCard
 * @typedef {{key: string, sources: Source[]}} Paragraph
 * @typedef {{
 *   profiles: (Row & {settings: Record<string, Value>})[], presets: (Row & {config: Config})[], settings: Setting[], sets: Row[],
 *   cards: DrawCard[], events: EventCard[], row: MiddleCard[], rules: Paragraph[], decisions: Paragraph[],
 * }} Catalog
 */

/**
 * @param {Config} config
 * @param {Catalog} catalog
 */
export function profileOf(config, catalog) {
  return catalog.profiles.find(({ key }) => key === config.profile) ?? catalog.profiles[0];
}

/**
 * The preset that is being played; undefined when something was changed.
 * @param {Config} config
 * @param {Catalog} catalog
 */
export function realmPresetOf(config, catalog) {
  const own = JSON.stringify(config.settings);
  return catalog.presets.find((preset) => preset.config.profile === config.profile && JSON.stringify(preset.config.settings) === own);
}

/**
 * The value a setting has: its own, or the profile's.
 * @param {Config} config
 * @param {Catalog} catalog
 * @param {string} key
 */
export function settingOf(config, catalog, key) {
  return config.settings[key] ?? profileOf(config, catalog).settings[key];
}

/**
 * The sets of cards that are played with, by key.
 * @param {Config} config
 * @param {Catalog} catalog
 * @returns {string[]}
 */
export function setsOf(config, catalog) {
  return config.sets ?? [catalog.sets[0].key];
}

/**
 * The sets that a table may play with besides the printed one, which is the first of the catalog; rows of the catalog.
 * @param {Catalog} catalog
 * @returns {Row[]}
 */
export function furtherSets(catalog) {
  return catalog.sets.slice(1);
}

/**
 * The configuration with or without a set of cards.
 * @param {Config} config
 * @param {Catalog} catalog
 * @param {string} key
 * @param {boolean} on
 * @returns {Config}
 */
export function withSet(config, catalog, key, on) {
  const others = setsOf(config, catalog).filter((each) => each !== key);
  return { ...config, sets: on ? [...others, key] : others };
}

/** "Cards: Harvest" @param {Row} set */
export function nameOfSet(set) {
  return t("cards-set", { title: titleOf("card-set", set) });
}

/**
 * What a table plays, as facts for the words of rules and cards: every setting by its key, switches as "on" or "off".
 * @param {Config} config
 * @param {Catalog} catalog
 * @returns {Record<string, string | number>}
 */
export function factsOf(config, catalog) {
  return Object.fromEntries(catalog.settings.map(({ key }) => [key, factOf(settingOf(config, catalog, key))]));
}

/** @param {Value} value */
function factOf(value) {
  return typeof value === "boolean" ? (value ? "on" : "off") : value;
}

/**
 * The configuration with one setting changed; what the profile brings anyway is left out.
 * @param {Config} config
 * @param {Catalog} catalog
 * @param {string} key
 * @param {Value} value
 * @returns {Config}
 */
export function withSetting(config, catalog, key, value) {
  const { [key]: _, ...others } = config.settings;
  const usual = profileOf(config, catalog).settings[key] === value;
  return { ...config, settings: usual ? others : { ...others, [key]: value } };
}

/**
 * A value as a reader calls it.
 * @param {Setting} setting
 * @param {Value} value
 */
export function settingValueName({ key, parameter }, value) {
  if (parameter.kind === "switch") return t(value ? "on" : "off");
  if (parameter.kind === "choice") return t(`cards-choice-${key}-${value}`);
  return key === "window-seconds" ? t("cards-window-seconds", { count: Number(value) }) : String(value);
}
