/** What is played, in the lobby of a game that has no page of its own: what its catalog offers, and what of it the host may choose. */
import { html } from "../../core/html.js";
import { Select } from "../../parts/option.js";
import { Problem } from "../../parts/problem.js";
import { choose, useRequest } from "../../parts/requests.js";
import { Seal } from "../../parts/seal.js";
import { catalog, lobby } from "../../core/store.js";
import { t } from "../../core/text.js";
import { TableRules } from "../menu/tablerules.js";
import { RulesButton } from "../reference.js";
import { PlainRecord } from "./record.js";
import { fieldWords, lineWords, oneWords } from "./words.js";

/** The panel of the seats has a place for it. */
const SEATS = "seats";

export function PlainPlay() {
  const { config, host } = lobby.value;
  const { problem, run } = useRequest();
  const offered = Object.keys(catalog.value).filter((field) => isChoice(field, config));
  const others = Object.fromEntries(Object.entries(catalog.value).filter(([field]) => field !== SEATS && !offered.includes(field)));
  return html`<div class="play open">
    <section class="panel plain-play">
      <div class="panel-head"><h2>${t("rules")} ${!host && html`<span class="small mut">${t("host-chooses")}</span>`}</h2><div class="rules-ways"><${RulesButton} /></div></div>
      <${Problem} text=${problem} />
      ${offered.length > 0 && html`<div class="options">${offered.map((field) => html`<${Choice} key=${field} field=${field} config=${config} host=${host} run=${run} />`)}</div>`}
      ${Object.keys(others).length > 0 && html`<${PlainRecord} record=${others} />`}
      <${Seal} />
    </section>
    <section class="panel"><h2>${t("rules-table")}</h2><${TableRules} run=${run} /></section>
  </div>`;
}

/** True if the catalog lists the values of this field of the configuration. @param {string} field @param {Record<string, unknown>} config */
function isChoice(field, config) {
  const values = catalog.value[field];
  return field !== SEATS && Array.isArray(values) && values.every((value) => typeof value !== "object") && config[field] !== undefined;
}

/** @param {{field: string, config: Record<string, unknown>, host: boolean, run: (what: string, act: () => Promise<unknown>) => unknown}} props */
function Choice({ field, config, host, run }) {
  const title = fieldWords(field);
  return html`<div class="option" id="option-${field}">
    <div class="grow"><b class="plain-title">${title}</b></div>
    ${host
      ? html`<${Select} label=${title} value=${config[field]} values=${catalog.value[field]} name=${(/** @type {unknown} */ value) => oneWords(field, value)}
          onChange=${(/** @type {unknown} */ value) => run(field, () => choose({ config: /** @type {{seats: number}} */ ({ ...config, [field]: value }) }))} />`
      : html`<output class="value">${lineWords(field, config[field])}</output>`}
  </div>`;
}
