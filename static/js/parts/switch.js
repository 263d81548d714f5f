/** A setting that is on or off, in words. */
import { html } from "../html.js";
import { t } from "../text.js";
import { Button } from "./button.js";
import { Icon } from "./icon.js";

/** @param {{on: boolean, onToggle: () => void, icon: string, label: string, text?: string}} props `text`: what it means */
export function Switch({ on, onToggle, icon, label, text }) {
  return html`<div class="setting">
    <span><b><${Icon} id="i-${icon}" size=${20} />${label}</b>${text && html`<small>${text}</small>`}</span>
    <${Button} role="switch" aria-checked=${String(on)} aria-label=${label} onClick=${onToggle}>${t(on ? "on" : "off")}<//>
  </div>`;
}
