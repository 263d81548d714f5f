/** What is played: presets and edition; and every option of the catalog with its sentence. */
import { useEffect, useRef, useState } from "../../../vendor/hooks.js";
import { signal } from "../../../vendor/signals.js";
import { paceOf, withClock } from "../../table/clock/rules.js";
import { html } from "../../core/html.js";
import { lastGame } from "../../core/lastgame.js";
import { summaryOf, titleOf } from "../../parts/catalogwords.js";
import { Icon } from "../../parts/icon.js";
import { Problem } from "../../parts/problem.js";
import { Seal } from "../../parts/seal.js";
import { RulebookButton, RulesButton } from "../../table/reference.js";
import { catalog, lobby } from "../../core/store.js";
import { phone } from "../../table/layout.js";
import { t } from "../../core/text.js";
import { isAlways, isRefused, presetOf, samePlay, valueOf, withOption, withPreset } from "../../core/config.js";
import { choose, useRequest } from "../../parts/requests.js";
import { TableRules } from "../../table/menu/tablerules.js";
import { OptionControl, OptionValue, Select } from "../../parts/option.js";
import { changedWords, playWords } from "./playsummary.js";

/** How many presets are shown at first; the others are for other numbers of players. */
const FEW = 4;

export function Rules() {
  const { config, host } = lobby.value;
  const { problem, run } = useRequest();
  const change = (next) => run("rules", () => choose({ config: next }));
  const preset = presetOf(config, catalog.value);
  return html`<section class="panel rules">
    <div class="panel-head"><h2>${t("rules")} ${!host && html`<span class="tag">${preset ? titleOf("preset", preset) : t("custom")}</span>
      <span class="small mut">${t("host-chooses")}</span>`}</h2><div class="rules-ways"><${RulebookButton} /><${RulesButton} /></div></div>
    ${host && html`<${Presets} config=${config} change=${change} run=${run} />`}
    <${Problem} text=${problem} />
    <div class="options">
      <${Edition} config=${config} host=${host} change=${change} />
    </div>
    <${Seal} />
  </section>`;
}

/** Whether the house rules are unfolded; null: unfolded unless a preset is played. */
const unfolded = signal(/** @type {boolean | null} */ (null));

/** Every option of the catalog, under headings that say what differs from the usual, folded into one line while ready-made rules
    are played. On a phone each heading but the first is folded instead. */
export function HouseRules() {
  const { config, host } = lobby.value;
  const { problem, run } = useRequest();
  const change = (next) => run("rules", () => choose({ config: next }));
  const open = phone.value || (unfolded.value ?? !presetOf(config, catalog.value));
  useEffect(() => () => (unfolded.value = null), []);
  const toggle = ({ currentTarget }) => currentTarget.open !== open && (unfolded.value = currentTarget.open);
  return html`<details class="panel house-rules" open=${open} onToggle=${toggle}>
    <summary><h2>${t("house-rules")}</h2><small>${changedWords(config, catalog.value.options).join(" · ")}</small><${Icon} id="i-down" size=${16} /></summary>
    <${Problem} text=${useWhile(config, problem)} />
    ${catalog.value.groups.map((group, place) => html`<${Group} key=${group.key} group=${group} open=${place === 0} config=${config} host=${host} change=${change} />`)}
    <${Heading} title=${t("rules-table")}>
      <${TableRules} run=${run} />
    <//>
  </details>`;
}

/** The problem, until these rules are other ones. */
function useWhile(config, problem) {
  const rules = JSON.stringify(config);
  const had = useRef({ problem, rules });
  if (had.current.problem !== problem) had.current = { problem, rules };
  return had.current.rules === rules ? problem : null;
}

/** The options under a heading; in a few words while it is folded. */
function Heading({ title, words = "", open = false, children }) {
  return html`<details class="rule-group" open=${open || !phone.value}>
    <summary><h3>${title}</h3><small>${words}</small><${Icon} id="i-down" size=${14} /></summary>
    ${children}
  </details>`;
}

/** The options under one heading. */
function Group({ group, open, config, host, change }) {
  const known = catalog.value;
  const options = known.options.filter((option) => option.group === group.key && option.parameter?.kind !== "map");
  return options.length > 0 && html`<${Heading} title=${titleOf("group", group)} open=${open} words=${changedWords(config, options).join(" · ")}>
    <div class="options">${options.map((option) => {
      const value = valueOf(config, known, option);
      const always = isAlways(config, known, option) ? t("map-always") : undefined;
      return html`<${Row} key=${option.key} id="option-${option.key}" title=${titleOf("option", option)} summary=${summaryOf("option", option)} always=${always}>
        ${isRefused(config, known, option) ? html`<output class="value mut">${t("option-refused")}</output>` : host
          ? html`<${OptionControl} option=${option} value=${value} always=${always} onChange=${(next) => change(withOption(config, known, option, next))} />`
          : html`<${OptionValue} option=${option} value=${value} />`}
      <//>`;
    })}</div>
  <//>`;
}

function Presets({ config, change, run }) {
  const [more, setMore] = useState(false);
  const { settings } = lobby.value;
  const known = catalog.value;
  const last = lastGame(known);
  const again = last && samePlay(config, last.config, known) && paceOf(settings.clock) === paceOf(last.clock);
  const chosen = again ? last : presetOf(config, known);
  const playLast = () => run("rules", () => choose({ config: withPreset(config, last, known), settings: withClock(settings, last.clock) }));
  const shown = more || (chosen !== last && known.presets.indexOf(chosen) >= FEW);
  const card = (preset) => html`<button key=${preset.key} type="button" class="preset" aria-pressed=${String(preset === chosen)}
      onClick=${() => change(withPreset(config, preset, known))}>
    <b>${titleOf("preset", preset)}</b><small>${summaryOf("preset", preset)}</small>
  </button>`;
  return html`<div class="presets" role="group" aria-label=${t("presets")}>
    ${known.presets.slice(0, FEW).map(card)}
    ${shown ? known.presets.slice(FEW).map(card) : html`<button type="button" class="preset" aria-expanded="false" onClick=${() => setMore(true)}>
      <b>${t("more-presets")}</b><small>${t("more-presets-text")}</small>
    </button>`}
    ${last && html`<button type="button" class="preset last-game" aria-pressed=${String(again)} onClick=${playLast}>
      <b>${t("last-time")}</b><small>${playWords(last.config, last.clock)}</small>
    </button>`}
    <button type="button" class="preset" aria-pressed=${String(!chosen)} onClick=${firstOption}>
      <b>${t("custom")}</b><small>${t("custom-text")}</small>
    </button>
  </div>`;
}

function Edition({ config, host, change }) {
  const { editions } = catalog.value;
  const chosen = editions.find(({ key }) => key === config.edition);
  return html`<${Row} id="option-edition" title=${t("edition")} summary=${chosen && summaryOf("edition", chosen)}>
    ${host
      ? html`<${Select} label=${t("edition")} value=${config.edition} values=${editions.map(({ key }) => key)}
          name=${(key) => titleOf("edition", editions.find((edition) => edition.key === key))}
          onChange=${(edition) => change({ ...config, edition })} />`
      : html`<output class="value">${chosen && titleOf("edition", chosen)}</output>`}
  <//>`;
}

function Row({ id, title, summary, always, children }) {
  return html`<div class="option" id=${id}>
    <div class="grow"><b>${title}</b><small>${summary}</small>${always && html`<small class="always"><${Icon} id="i-lock" size=${13} />${always}</small>`}</div>
    ${children}
  </div>`;
}

/** "Custom" is reached by changing something, so show where. */
async function firstOption() {
  unfolded.value = true;
  await new Promise(requestAnimationFrame);
  const group = document.querySelector(".rule-group");
  group?.setAttribute("open", "");
  /** @type {HTMLElement | null | undefined} */ (group?.querySelector("button, select"))?.focus();
}
