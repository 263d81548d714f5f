/** What the host of the card game has changed, as the lobby's chat tells it. */
import { catalog } from "../../core/store.js";
import { t } from "../../core/text.js";
import { titleOf } from "../../parts/catalogwords.js";
import { bring } from "../../table/game.js";
import { furtherSets, realmPresetOf, profileOf, nameOfSet, setsOf, settingValueName, settingOf } from "../settings.js";

/** @typedef {import("../settings.js").Config} Config */

/**
 * Another preset or set of rules in one line, with what it brings; otherwise a line for each setting; and a line for each set of cards.
 * @param {Config} was
 * @param {Config} now
 */
function changed(was, now) {
  const known = /** @type {import("../settings.js").Catalog} */ (catalog.value);
  const sets = furtherSets(known).filter(({ key }) => setsOf(was, known).includes(key) !== setsOf(now, known).includes(key));
  return [...changedRules(was, now, known), ...sets.map((set) => ({ rule: () => nameOfSet(set), value: () => t(setsOf(now, known).includes(set.key) ? "on" : "off") }))];
}

/** @param {Config} was @param {Config} now @param {import("../settings.js").Catalog} known */
function changedRules(was, now, known) {
  const [before, preset] = [was, now].map((config) => realmPresetOf(config, known));
  if (preset && preset !== before) return [{ rule: () => t("cards-profiles"), value: () => titleOf("cards-preset", preset) }];
  const profile = profileOf(now, known);
  if (was.profile !== now.profile || (before && Object.keys(now.settings).length === 0)) return [{ rule: () => t("cards-profiles"), value: () => titleOf("profile", profile) }];
  const settings = known.settings.filter(({ key }) => settingOf(was, known, key) !== settingOf(now, known, key));
  return settings.map((setting) => ({ rule: () => titleOf("cards-setting", setting), value: () => settingValueName(setting, settingOf(now, known, setting.key)) }));
}

bring("cards", { changed });
