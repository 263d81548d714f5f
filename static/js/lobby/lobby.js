import { html } from "../html.js";

export function Lobby() {
  return html`<main></main>`;
}
