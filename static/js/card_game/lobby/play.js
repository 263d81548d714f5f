/** What is played, in the lobby of the card game: a set of rules and its settings; folded into one line on a phone. */
import { useState } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { catalog, lobby } from "../../core/store.js";
import { t } from "../../core/text.js";
import { summaryOf, titleOf } from "../../parts/catalogwords.js";
import { Icon } from "../../parts/icon.js";
import { Select } from "../../parts/option.js";
import { Problem } from "../../parts/problem.js";
import { choose, useRequest } from "../../parts/requests.js";
import { Seal } from "../../parts/seal.js";
import { Stepper } from "../../parts/stepper.js";
import { Switch } from "../../parts/switch.js";
import { TableRules } from "../../table/menu/tablerules.js";
import { RulesButton } from "../../table/reference.js";
import "./changed.js";
import { furtherSets, realmPresetOf, profileOf, nameOfSet, setsOf, settingValueName, settingOf, withSet, withSetting } from "../settings.js";

/**
 * @typedef {import("../settings.js").Config} Config
 * @typedef {import("../settings.js").Catalog} Catalog
 * @typedef {import("../settings.js").Row} Row
 * @typedef {import("../settings.js").Setting} SettingRow
 * @typedef {import("../settings.js").Value} Value
 * @typedef {(next: Config) => unknown} Change
 */

/** The settings that nearly everybody looks at; the others are folded. */
const FIRST = ["victory-points", "region-stack"];

export function RealmsRules() {
  const { config, host } = lobby.value;
  const [open, setOpen] = useState(false);
  const { problem, run } = useRequest();
  const known = /** @type {Catalog} */ (catalog.value);
  /** @type {Change} */
  const change = (next) => run("rules", () => choose({ config: next }));
  const [first, others] = [true, false].map((early) => known.settings.filter(({ key }) => FIRST.includes(key) === early));
  const chosen = realmPresetOf(config, known);
  /** @param {SettingRow} setting */
  const row = (setting) => html`<${Setting} key=${setting.key} setting=${setting} config=${config} host=${host} change=${change} />`;
  return html`<div class="play ${open ? "open" : ""}">
    <${Summary} config=${config} open=${open} onToggle=${() => setOpen(!open)} />
    <section class="panel rules">
      <div class="panel-head"><h2>${t("rules")} ${!host && html`<span class="small mut">${t("host-chooses")}</span>`}</h2><div class="rules-ways"><${RulesButton} /></div></div>
      <div class="presets" role="group" aria-label=${t("cards-profiles")}>
        ${known.presets.map((preset) => html`<${Choice} key=${preset.key} kind="cards-preset" row=${preset} on=${preset === chosen} host=${host} onClick=${() => change({ ...preset.config, sets: setsOf(config, known) })} />`)}
        ${known.profiles.map((profile) => html`<${Choice} key=${profile.key} kind="profile" row=${profile} on=${!chosen && profile.key === config.profile} host=${host} onClick=${() => change({ ...config, profile: profile.key, settings: {} })} />`)}
      </div>
      <${Problem} text=${problem} />
      <div class="options">${first.map(row)}${furtherSets(known).map((set) => html`<${CardSet} key=${set.key} set=${set} config=${config} host=${host} change=${change} />`)}</div>
      <${Seal} />
    </section>
    <details class="panel house-rules">
      <summary><h2>${t("cards-settings")}</h2><small>${changedWords(config)}</small><${Icon} id="i-down" size=${16} /></summary>
      <div class="options">${others.map(row)}</div>
      <h3>${t("rules-table")}</h3>
      <${TableRules} run=${run} />
    </details>
  </div>`;
}

/**
 * A preset, or a set of rules.
 * @param {{kind: "cards-preset" | "profile", row: Row, on: boolean, host: boolean, onClick: () => unknown}} props
 */
function Choice({ kind, row, on, host, onClick }) {
  return html`<button type="button" class="preset" aria-pressed=${String(on)} disabled=${!host} onClick=${onClick}><b>${titleOf(kind, row)}</b><small>${summaryOf(kind, row)}</small></button>`;
}

/** Rules and goal in one line, for a phone; a tap unfolds them. @param {{config: Config, open: boolean, onToggle: () => void}} props */
function Summary({ config, open, onToggle }) {
  const preset = realmPresetOf(config, catalog.value);
  const goal = Number(settingOf(config, catalog.value, "victory-points"));
  return html`<button type="button" class="panel play-summary" aria-expanded=${String(open)} onClick=${onToggle}>
    <span class="grow"><b>${preset ? titleOf("cards-preset", preset) : titleOf("profile", profileOf(config, catalog.value))}</b><small>${[t("cards-to-points", { goal }), !preset && changedWords(config), ...furtherSets(catalog.value).filter(({ key }) => setsOf(config, catalog.value).includes(key)).map(nameOfSet)].filter(Boolean).join(" · ")}</small></span>
    <${Icon} id=${open ? "i-up" : "i-down"} size=${20} />
  </button>`;
}

/** @param {Config} config */
function changedWords({ settings }) {
  const count = Object.keys(settings).length;
  return count > 0 ? t("cards-changed", { count }) : "";
}

/** @param {{setting: SettingRow, config: Config, host: boolean, change: Change}} props */
function Setting({ setting, config, host, change }) {
  const { key } = setting;
  const value = settingOf(config, catalog.value, key);
  /** @param {Value} next */
  const set = (next) => change(withSetting(config, catalog.value, key, next));
  return html`<div class="option" id="option-${key}">
    <div class="grow"><b>${titleOf("cards-setting", setting)}</b><small>${summaryOf("cards-setting", setting)}</small></div>
    ${host ? html`<${Control} setting=${setting} value=${value} onChange=${set} />` : html`<output class="value">${settingValueName(setting, value)}</output>`}
  </div>`;
}

/**
 * A set of cards that can be played with besides the printed one.
 * @param {{set: Row, config: Config, host: boolean, change: Change}} props
 */
function CardSet({ set, config, host, change }) {
  const on = setsOf(config, catalog.value).includes(set.key);
  /** @param {boolean} next */
  const flip = (next) => change(withSet(config, catalog.value, set.key, next));
  return html`<div class="option" id="card-set-${set.key}">
    <div class="grow"><b>${nameOfSet(set)}</b><small>${summaryOf("card-set", set)}</small></div>
    ${host ? html`<${Switch} label=${nameOfSet(set)} on=${on} onChange=${flip} />` : html`<output class="value">${t(on ? "on" : "off")}</output>`}
  </div>`;
}

/** @param {{setting: SettingRow, value: Value, onChange: (next: Value) => unknown}} props */
function Control({ setting, value, onChange }) {
  const { kind, values, minimum = 0, maximum = 0 } = setting.parameter;
  const label = titleOf("cards-setting", setting);
  if (kind === "switch") return html`<${Switch} label=${label} on=${value} onChange=${onChange} />`;
  if (kind === "choice") return html`<${Select} label=${label} value=${value} values=${values} name=${(/** @type {string} */ each) => settingValueName(setting, each)} onChange=${onChange} />`;
  return html`<${Stepper} label=${label} value=${value} values=${Array.from({ length: maximum - minimum + 1 }, (_, step) => minimum + step)} onChange=${onChange} />`;
}
