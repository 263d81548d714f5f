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
import { realmPresetOf, profileOf, settingValueName, settingOf, withSetting } from "../settings.js";

/** The settings that nearly everybody looks at; the others are folded. */
const FIRST = ["victory-points", "region-stack"];

export function RealmsRules() {
  const { config, host } = lobby.value;
  const [open, setOpen] = useState(false);
  const { problem, run } = useRequest();
  const known = catalog.value;
  const change = (next) => run("rules", () => choose({ config: next }));
  const [first, others] = [true, false].map((early) => known.settings.filter(({ key }) => FIRST.includes(key) === early));
  const chosen = realmPresetOf(config, known);
  const row = (setting) => html`<${Setting} key=${setting.key} setting=${setting} config=${config} host=${host} change=${change} />`;
  return html`<div class="play ${open ? "open" : ""}">
    <${Summary} config=${config} open=${open} onToggle=${() => setOpen(!open)} />
    <section class="panel rules">
      <div class="panel-head"><h2>${t("rules")} ${!host && html`<span class="small mut">${t("host-chooses")}</span>`}</h2><div class="rules-ways"><${RulesButton} /></div></div>
      <div class="presets" role="group" aria-label=${t("cards-profiles")}>
        ${known.presets.map((preset) => html`<${Choice} key=${preset.key} kind="cards-preset" row=${preset} on=${preset === chosen} host=${host} onClick=${() => change(preset.config)} />`)}
        ${known.profiles.map((profile) => html`<${Choice} key=${profile.key} kind="profile" row=${profile} on=${!chosen && profile.key === config.profile} host=${host} onClick=${() => change({ ...config, profile: profile.key, settings: {} })} />`)}
      </div>
      <${Problem} text=${problem} />
      <div class="options">${first.map(row)}</div>
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

/** A preset, or a set of rules. */
function Choice({ kind, row, on, host, onClick }) {
  return html`<button type="button" class="preset" aria-pressed=${String(on)} disabled=${!host} onClick=${onClick}><b>${titleOf(kind, row)}</b><small>${summaryOf(kind, row)}</small></button>`;
}

/** Rules and goal in one line, for a phone; a tap unfolds them. */
function Summary({ config, open, onToggle }) {
  const preset = realmPresetOf(config, catalog.value);
  const goal = settingOf(config, catalog.value, "victory-points");
  return html`<button type="button" class="panel play-summary" aria-expanded=${String(open)} onClick=${onToggle}>
    <span class="grow"><b>${preset ? titleOf("cards-preset", preset) : titleOf("profile", profileOf(config, catalog.value))}</b><small>${[t("cards-to-points", { goal }), !preset && changedWords(config)].filter(Boolean).join(" · ")}</small></span>
    <${Icon} id=${open ? "i-up" : "i-down"} size=${20} />
  </button>`;
}

function changedWords({ settings }) {
  const count = Object.keys(settings).length;
  return count > 0 ? t("cards-changed", { count }) : "";
}

function Setting({ setting, config, host, change }) {
  const { key } = setting;
  const value = settingOf(config, catalog.value, key);
  const set = (next) => change(withSetting(config, catalog.value, key, next));
  return html`<div class="option" id="option-${key}">
    <div class="grow"><b>${titleOf("cards-setting", setting)}</b><small>${summaryOf("cards-setting", setting)}</small></div>
    ${host ? html`<${Control} setting=${setting} value=${value} onChange=${set} />` : html`<output class="value">${settingValueName(setting, value)}</output>`}
  </div>`;
}

function Control({ setting, value, onChange }) {
  const { kind, values, minimum, maximum } = setting.parameter;
  const label = titleOf("cards-setting", setting);
  if (kind === "switch") return html`<${Switch} label=${label} on=${value} onChange=${onChange} />`;
  if (kind === "choice") return html`<${Select} label=${label} value=${value} values=${values} name=${(each) => settingValueName(setting, each)} onChange=${onChange} />`;
  return html`<${Stepper} label=${label} value=${value} values=${Array.from({ length: maximum - minimum + 1 }, (_, step) => minimum + step)} onChange=${onChange} />`;
}
