import { html } from "../html.js";

export function End() {
  return html`<div></div>`;
}
