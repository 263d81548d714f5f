import { html } from "../html.js";

export function Home() {
  return html`<main></main>`;
}
