/** A player at the head of a row: the chip, and the name where there is room. */
import { html } from "../../core/html.js";
import { Chip } from "../../parts/chip.js";
import { letterOf } from "../../parts/looks.js";
import { lobby } from "../../core/store.js";

/**
 * @param {{seat: number, scope?: "row" | "col"}} props `scope`: whether it heads a row or a column
 */
export function PlayerHead({ seat, scope = "row" }) {
  const { look, name } = lobby.value.seats[seat];
  return html`<th scope=${scope}><span class="of-player"><${Chip} look=${look} letter=${letterOf(name)} size=${26} /><span class="name">${name}</span></span></th>`;
}
