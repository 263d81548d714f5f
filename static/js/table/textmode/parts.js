/** What the sections of the page are made of. */
import { useLayoutEffect, useRef, useState } from "../../../vendor/hooks.js";
import { html } from "../../parts/index.js";

/**
 * A heading and what belongs to it.
 * @param {{id: string, title: string, class?: string, children?: any}} props
 */
export function Section({ id, title, class: name = "", children }) {
  return html`<section class=${`panel ${name}`} aria-labelledby="text-${id}">
    <h2 id="text-${id}" tabindex="-1">${title}</h2>
    ${children}
  </section>`;
}

/**
 * A table of words whose first column names the row. If it is wider than the page, it scrolls by itself, and by keyboard.
 * @param {{caption: string, heading?: boolean, columns: string[], rows: {key: string | number, cells: any[]}[]}} props
 *   `heading`: the heading above says the same as the caption, which is not shown then
 */
export function WordsTable({ caption, heading = false, columns, rows }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [wide, setWide] = useState(false);
  useLayoutEffect(() => {
    const element = /** @type {HTMLElement} */ (box.current);
    const measure = () => setWide(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scrolls = wide ? { role: "group", "aria-label": caption, tabindex: 0 } : {};
  return html`<div class="wide" ref=${box} ...${scrolls}><table>
    <caption class=${heading ? "unseen" : undefined}>${caption}</caption>
    <thead><tr>${columns.map((column) => html`<th key=${column} scope="col">${column}</th>`)}</tr></thead>
    <tbody>${rows.map(({ key, cells: [first, ...more] }) => html`<tr key=${key}><th scope="row">${first}</th>${more.map((cell, index) => html`<td key=${index}>${cell}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}
