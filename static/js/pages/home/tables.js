/** Tables on this server that can be joined, and the visitor's own to go on with. */
import { deleteTable } from "../../core/api.js";
import { html } from "../../core/html.js";
import { useRequest } from "../../parts/requests.js";
import { IconButton } from "../../parts/button.js";
import { variantName } from "../../parts/catalogwords.js";
import { Chip } from "../../parts/chip.js";
import { Icon } from "../../parts/icon.js";
import { letterOf } from "../../parts/looks.js";
import { Problem } from "../../parts/problem.js";
import { follow } from "../../core/router.js";
import { listWords, t } from "../../core/text.js";

const HOUR_SECONDS = 3600;
/** Before that, the name of a day could mean two of them. */
const DAYS_BY_NAME = 6;

/**
 * @param {{tables: any[], title: string, reload: () => void}} props `tables`: Summaries of docs/protocol.md §1; `title`: the heading
 */
export function TableList({ tables, title, reload }) {
  if (tables.length === 0) return null;
  return html`<section class="panel tables">
    <h2>${title}</h2>
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
      <span class="small mut">${progressOf(table) || describe(table, taken.length)}</span>
      <span class="small mut about"><span class="name">${listWords(taken.map(({ name }) => name))}</span>${" · "}<span>${table.waiting ? variantName(table) : ageOf(table.age)}</span></span>
      ${table.left !== undefined && html`<${TimeLeft} seconds=${table.left} />`}
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

/**
 * Whose turn it is in a running game of the visitor's, and since when.
 * @param {import("../../../protocol.js").Summary} table
 */
function progressOf({ called, waiting, seats, since }) {
  if (!waiting) return null;
  const names = waiting.map((seat) => seats[seat]?.name ?? "").filter(Boolean);
  const who = called ? t("your-turn-there") : names.length > 0 && t("home-waiting-for", { names: listWords(names) });
  return who && html`<b class=${called ? "called" : ""}>${who}</b>${since !== undefined && ` ${sinceWhen(since)}`}`;
}

/** The time at which something began, as short as it is clear. @param {number} seconds */
function sinceWhen(seconds) {
  const at = new Date(Date.now() - seconds * 1000);
  if (at.toDateString() === new Date().toDateString()) return t("since-today", { at });
  return t(seconds < DAYS_BY_NAME * 24 * HOUR_SECONDS ? "since-day" : "since-date", { at });
}

/** @param {{seconds: number}} props */
function TimeLeft({ seconds }) {
  const hours = Math.floor(seconds / HOUR_SECONDS);
  const words = hours === 0 ? t("clock-minutes-left", { count: Math.ceil(seconds / 60) })
    : hours < 48 ? t("clock-hours-left", { count: hours }) : t("clock-days-left", { count: Math.floor(hours / 24) });
  return html`<span class=${`tag large ${hours < 24 ? "warn" : ""}`}><${Icon} id="i-clock" size=${14} />${words}</span>`;
}

/** Age of a table in words, in the largest unit that fits. @param {number} seconds */
function ageOf(seconds) {
  if (seconds < HOUR_SECONDS) return t("age-minutes", { count: Math.floor(seconds / 60) });
  if (seconds < 24 * HOUR_SECONDS) return t("age-hours", { count: Math.floor(seconds / HOUR_SECONDS) });
  return t("age-days", { count: Math.floor(seconds / (24 * HOUR_SECONDS)) });
}

function describe(table, taken) {
  if (table.state === "playing" && table.turn !== undefined) return t("table-playing", { turn: table.turn, yours: String(table.yours) });
  return t("table-open", { taken, seats: table.seats.length, board: variantName(table) });
}
