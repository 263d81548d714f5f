/** Tables on this server that can be joined, and the visitor's own to go on with. */
import { deleteTable } from "../../core/api.js";
import { html } from "../../core/html.js";
import { useRequest } from "../../parts/requests.js";
import { IconButton } from "../../parts/button.js";
import { variantName } from "../../parts/catalogwords.js";
import { Chip } from "../../parts/chip.js";
import { letterOf } from "../../parts/looks.js";
import { Problem } from "../../parts/problem.js";
import { follow } from "../../core/router.js";
import { listWords, t } from "../../core/text.js";

const HOUR_SECONDS = 3600;

/**
 * @param {{tables: any[], title: string, reload: () => void}} props `tables`: Summaries of docs/protocol.md §1; `title`: the heading's message
 */
export function TableList({ tables, title, reload }) {
  if (tables.length === 0) return null;
  return html`<section class="panel tables">
    <h2>${t(title)}</h2>
    <ul>${tables.map((table) => html`<${Row} key=${table.code} table=${table} reload=${reload} />`)}</ul>
  </section>`;
}

function Row({ table, reload }) {
  const { busy, problem, run } = useRequest();
  const taken = table.seats.filter(({ kind }) => kind !== "free");
  const free = table.seats.length > taken.length && table.state === "open";
  const word = table.yours ? "resume" : free ? "join" : "watch";
  return html`<li>
    <div class="grow">
      <b>${table.name}</b>
      <span class="small mut">${table.called && html`<b class="called">${t("your-turn-there")}</b>${" · "}`}${describe(table, taken.length)}</span>
      <span class="small mut about"><span class="name">${listWords(taken.map(({ name }) => name))}</span>${" · "}<span>${ageOf(table.age)}</span></span>
      <${Problem} text=${problem} />
    </div>
    <span class="chips" aria-hidden="true">
      ${taken.map(({ look, name }) => html`<${Chip} key=${look} look=${look} letter=${letterOf(name)} size=${24} />`)}
    </span>
    <a class=${`btn ${table.called ? "primary" : ""}`} href="t/${table.code}" onClick=${follow} aria-label=${t("table-link", { action: t(word), table: table.name })}>${t(word)}</a>
    ${table.host && table.state === "open" && html`<${IconButton} icon="no" aria-disabled=${busy ? "true" : undefined} label=${t("table-close", { table: table.name })}
      onClick=${() => run("close", () => deleteTable(table.code).then(reload))} />`}
  </li>`;
}

/** How long ago it was opened, in the largest unit that fits. */
function ageOf(seconds) {
  if (seconds < HOUR_SECONDS) return t("age-minutes", { count: Math.floor(seconds / 60) });
  if (seconds < 24 * HOUR_SECONDS) return t("age-hours", { count: Math.floor(seconds / HOUR_SECONDS) });
  return t("age-days", { count: Math.floor(seconds / (24 * HOUR_SECONDS)) });
}

function describe(table, taken) {
  if (table.state === "playing" && table.turn !== undefined) return t("table-playing", { turn: table.turn, yours: String(table.yours) });
  return t("table-open", { taken, seats: table.seats.length, board: variantName(table) });
}
