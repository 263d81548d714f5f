/** What a table of the card game plays, as pure functions over its configuration and the catalog. */
import { t } from "../core/text.js";

/** @typedef {{profile: string, seats: number, settings: Record<string, any>}} Config */

/**
 * @param {Config} config
 * @param {any} catalog
 */
export function profileOf(config, catalog) {
  return catalog.profiles.find(({ key }) => key === config.profile);
}

/**
 * The preset that is being played; undefined when something was changed.
 * @param {Config} config
 * @param {any} catalog
 */
export function realmPresetOf(config, catalog) {
  const own = JSON.stringify(config.settings);
  return catalog.presets.find((preset) => preset.config.profile === config.profile && JSON.stringify(preset.config.settings) === own);
}

/**
 * The value a setting has: its own, or the profile's.
 * @param {Config} config
 * @param {any} catalog
 * @param {string} key
 */
export function settingOf(config, catalog, key) {
  return config.settings[key] ?? profileOf(config, catalog).settings[key];
}

/**
 * What a table plays, as facts for the words of rules and cards: every setting by its key, switches as "on" or "off".
 * @param {Config} config
 * @param {any} catalog
 * @returns {Record<string, string | number>}
 */
export function factsOf(config, catalog) {
  return Object.fromEntries(catalog.settings.map(({ key }) => [key, factOf(settingOf(config, catalog, key))]));
}

/** @param {string | number | boolean} value */
function factOf(value) {
  return typeof value === "boolean" ? (value ? "on" : "off") : value;
}

/**
 * The configuration with one setting changed; what the profile brings anyway is left out.
 * @param {Config} config
 * @param {any} catalog
 * @param {string} key
 * @param {any} value
 * @returns {Config}
 */
export function withSetting(config, catalog, key, value) {
  const { [key]: _, ...others } = config.settings;
  const usual = profileOf(config, catalog).settings[key] === value;
  return { ...config, settings: usual ? others : { ...others, [key]: value } };
}

/**
 * A value as a reader calls it.
 * @param {{key: string, parameter: {kind: string}}} setting a row of the catalog
 * @param {any} value
 */
export function settingValueName({ key, parameter }, value) {
  if (parameter.kind === "switch") return t(value ? "on" : "off");
  if (parameter.kind === "choice") return t(`cards-choice-${key}-${value}`);
  return key === "window-seconds" ? t("cards-window-seconds", { count: value }) : String(value);
}
