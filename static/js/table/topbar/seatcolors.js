/** In the settings: the seats' colors, as this device shows them. */
import { useLayoutEffect, useRef, useState } from "../../../vendor/hooks.js";
import { Button, Chip, html, letterOf } from "../../parts/index.js";
import { preferences, setPreference } from "../../core/preferences.js";
import { lobby } from "../../core/store.js";
import { t } from "../../core/text.js";

export function SeatColors() {
  const { colors } = preferences.value;
  return html`<h3>${t("habits-colors")}</h3>
    <p>${t("habits-colors-text")}</p>
    <ul class="seat-colors">${lobby.value.seats.map((/** @type {{look: number, name: string}} */ { look, name }) => html`<li key=${look}><${SeatColor} look=${look} name=${name} /></li>`)}</ul>
    ${Object.keys(colors).length > 0 && html`<span><${Button} onClick=${() => setPreference("colors", {})}>${t("habits-colors-usual")}<//></span>`}`;
}

/** @param {{look: number, name: string}} props */
function SeatColor({ look, name }) {
  const { colors } = preferences.value;
  const label = useRef(/** @type {HTMLElement | null} */ (null));
  const [usual, setUsual] = useState("#000000");
  useLayoutEffect(() => setUsual(getComputedStyle(/** @type {HTMLElement} */ (label.current)).getPropertyValue("--seat").trim()), []);
  const choose = (/** @type {{target: HTMLInputElement}} */ { target }) => setPreference("colors", { ...colors, [look]: target.value });
  return html`<label ref=${label} class="seat-${look}"><${Chip} look=${look} letter=${letterOf(name)} size=${30} /><span>${name}</span>
    <input type="color" value=${colors[look] ?? usual} onInput=${choose} /></label>`;
}
