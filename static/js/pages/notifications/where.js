/** The tables of which a player is notified: all of them, and those for which it is different. */
import { notifications } from "../../core/api/noticerequests.js";
import { html } from "../../core/html.js";
import { t } from "../../core/text.js";
import { Chip } from "../../parts/chip.js";
import { Icon } from "../../parts/icon.js";
import { letterOf } from "../../parts/looks.js";
import { Problem } from "../../parts/problem.js";
import { Switch } from "../../parts/switch.js";

/** @typedef {import("./notifications.js").Summary} Summary */

/** @param {{list: import("./notifications.js").NotificationList, tables: Summary[], run: import("./notifications.js").Run, problem: string}} props */
export function Where({ list, tables, run, problem }) {
  const choose = (/** @type {object} */ choices) => run("where", () => notifications.choose(choices));
  return html`<section aria-labelledby="notices-where">
    <h3 id="notices-where">${t("notices-where")}</h3>
    <ul>
      <li>
        <${Icon} id="i-copy" size=${24} />
        <div class="grow"><b>${t("notices-all")}</b><span class="mut">${t("notices-games", { count: tables.length })}</span></div>
        <${Switch} label=${t("notices-all")} on=${list.all_tables} onChange=${(/** @type {boolean} */ on) => choose({ all_tables: on })} />
      </li>
      ${tables.map((table) => html`<${TableRow} key=${table.code} table=${table} on=${list.tables[table.code] ?? list.all_tables} choose=${choose} />`)}
    </ul>
    <${Problem} text=${problem} />
  </section>`;
}

/** @param {{table: Summary, on: boolean, choose: (choices: object) => unknown}} props */
function TableRow({ table: { code, name, seats }, on, choose }) {
  const [first] = seats;
  return html`<li>
    <${Chip} look=${first.look} letter=${letterOf(first.name ?? "")} size=${24} />
    <div class="grow"><b dir="auto">${name || code}</b><span class="mut">${t(on ? "notices-table-on" : "notices-table-off")}</span></div>
    <${Switch} label=${name || code} on=${on} onChange=${(/** @type {boolean} */ wanted) => choose({ tables: { [code]: wanted } })} />
  </li>`;
}
