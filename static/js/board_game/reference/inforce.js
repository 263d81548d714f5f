/** Which options a table plays, and why, as pure functions over the config and the catalog. */
import { isRefused, LEFT_OUT, ofBoard, usualOnBoard, valueOf } from "../../core/config.js";

/** @typedef {import("../../core/config.js").Config} Config */

/**
 * The options that matter at this table, in the order of their groups: those in force, and those it turned off.
 * @param {Config} config
 * @param {any} catalog
 * @returns {any[]}
 */
export function optionsShown(config, catalog) {
  const offHere = (option) => config.options[option.key] === false && source({ ...config, options: {} }, catalog, option) !== "usual";
  const matters = catalog.options.filter((option) => isInForce(config, catalog, option) || offHere(option));
  return catalog.groups.flatMap((group) => matters.filter((option) => option.group === group.key));
}

/**
 * @param {Config} config
 * @param {any} catalog
 * @param {any} option a row of the catalog
 */
export function isInForce(config, catalog, option) {
  return !isRefused(config, catalog, option) && ![false, undefined, LEFT_OUT].includes(valueOf(config, catalog, option));
}

/**
 * Who decided an option.
 * @param {Config} config
 * @param {any} catalog
 * @param {any} option
 * @returns {"table" | "board" | "edition" | "usual"}
 */
export function source(config, catalog, option) {
  const { key } = option;
  if (key in config.options && config.options[key] !== usualOnBoard(config, catalog, option)) return "table";
  if (key in ofBoard(config, catalog)) return "board";
  return key in (editionOf(config, catalog)?.options ?? {}) ? "edition" : "usual";
}

/**
 * @param {Config} config
 * @param {any} catalog
 */
export function editionOf(config, catalog) {
  return catalog.editions.find(({ key }) => key === config.edition);
}
