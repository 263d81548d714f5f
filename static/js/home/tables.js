/** Tables on this server that one may join, and one's own to go on with. */
import { html } from "../html.js";
import { titleOf } from "../parts/catalogwords.js";
import { Chip } from "../parts/chip.js";
import { letterOf } from "../parts/looks.js";
import { follow } from "../router.js";
import { listWords, t } from "../text.js";

/**
 * @param {{tables: any[]}} props Summaries of docs/protocol.md §1
 */
export function TableList({ tables }) {
  if (tables.length === 0) return null;
  const ownFirst = [...tables].sort((a, b) => Number(b.yours) - Number(a.yours));
  return html`<section class="panel tables">
    <h2>${t("on-this-server")}</h2>
    <ul>${ownFirst.map((table) => html`<${Row} key=${table.code} table=${table} />`)}</ul>
  </section>`;
}

function Row({ table }) {
  const taken = table.seats.filter(({ kind }) => kind !== "free");
  const free = table.seats.length > taken.length && table.state === "open";
  const word = table.yours ? "resume" : free ? "join" : "watch";
  return html`<li>
    <div class="grow">
      <b>${table.name}</b>
      <span class="small mut">${describe(table, taken.length)}</span>
    </div>
    <span class="chips" aria-label=${listWords(taken.map(({ name }) => name))} role="img">
      ${taken.map(({ look, name }) => html`<${Chip} key=${look} look=${look} letter=${letterOf(name)} size=${24} />`)}
    </span>
    <a class="btn" href="t/${table.code}" onClick=${follow} aria-label=${t("table-link", { action: t(word), table: table.name })}>${t(word)}</a>
  </li>`;
}

function describe(table, taken) {
  if (table.state === "playing" && table.turn !== undefined) return t("table-playing", { turn: table.turn, yours: String(table.yours) });
  return t("table-open", { taken, seats: table.seats.length, board: titleOf("board", { key: table.board, title: table.board }) });
}
