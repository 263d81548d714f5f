/** A switch: something that is on or off. */
import { html } from "../core/html.js";
import { Icon } from "./icon.js";
import { tellWhyNot } from "./whynot.js";

/** @param {{label: string, on: boolean, why?: string, onChange: (on: boolean) => void}} props `why`: the reason it stays as it is */
export function Switch({ label, on, why, onChange }) {
  return html`<button type="button" class="switch" role="switch" aria-checked=${String(on)} aria-label=${label} aria-disabled=${why && "true"} title=${why}
    onClick=${(/** @type {{currentTarget: HTMLElement}} */ { currentTarget }) => (why ? tellWhyNot(currentTarget, why) : onChange(!on))}></button>`;
}

/**
 * The same with its name and what it means.
 * @param {{on: boolean, onToggle: () => void, icon: string, label: string, text?: string}} props
 */
export function Setting({ on, onToggle, icon, label, text }) {
  return html`<div class="setting">
    <span><b><${Icon} id="i-${icon}" size=${20} />${label}</b>${text && html`<small>${text}</small>`}</span>
    <${Switch} label=${label} on=${on} onChange=${onToggle} />
  </div>`;
}
