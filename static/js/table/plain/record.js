/** What a game says of itself, whatever it is: names and values as a list to read, records within records below each other. */
import { html } from "../../core/html.js";
import { isSeatField } from "./fields.js";
import { fieldWords, isDeep, isRecord, lineWords, oneOf } from "./words.js";

/** @typedef {Record<string, unknown>} Row */

/** A table with this many columns still fits on a phone. */
const WIDEST = 5;

/**
 * @param {{record: Record<string, any>}} props
 */
export function PlainRecord({ record }) {
  return html`<dl class="plain-record">${Object.entries(record).map(([field, value]) => html`<div key=${field} class=${isDeep(value) ? "deep" : ""}>
    <dt>${fieldWords(field)}</dt><dd><${Value} field=${field} value=${value} /></dd>
  </div>`)}</dl>`;
}

/** @param {{field: string, value: unknown}} props */
function Value({ field, value }) {
  if (!isDeep(value)) return html`<span class=${typeof value === "number" && !isSeatField(field) ? "figure" : ""}>${lineWords(field, value)}</span>`;
  if (isRecord(value)) return html`<${PlainRecord} record=${value} />`;
  const list = /** @type {unknown[]} */ (value);
  const columns = columnsOf(list);
  if (columns) return html`<${Table} rows=${list} columns=${columns} />`;
  return html`<ol class="plain-list">${list.map((each, place) => html`<li key=${place}><${Value} field=${oneOf(field)} value=${each} /></li>`)}</ol>`;
}

/** @param {{rows: Row[], columns: string[]}} props */
function Table({ rows, columns }) {
  return html`<table class="plain-table">
    <thead><tr>${columns.map((column) => html`<th key=${column} scope="col">${fieldWords(column)}</th>`)}</tr></thead>
    <tbody>${rows.map((row, place) => html`<tr key=${place}>${columns.map((column) => html`<td key=${column}>${lineWords(column, row[column])}</td>`)}</tr>`)}</tbody>
  </table>`;
}

/** The fields of records that make a table: few, and none of them deep. @param {unknown[]} list */
function columnsOf(list) {
  if (!list.every(isRecord)) return null;
  const rows = /** @type {Row[]} */ (list);
  const columns = [...new Set(rows.flatMap(Object.keys))];
  return columns.length <= WIDEST && rows.every((row) => Object.values(row).every((value) => !isDeep(value))) ? columns : null;
}
