/** A player at the head of a row: the chip, and the name where there is room. */
import { html } from "../../core/html.js";
import { Chip } from "../../parts/chip.js";
import { letterOf } from "../../parts/looks.js";
import { lobby } from "../../core/store.js";

/**
 * @param {{seat?: number, person?: {look: number, name?: string}, scope?: "row" | "col"}} props `person`: if not the one in the seat;
 *   `scope`: whether it heads a row or a column
 */
export function PlayerHead({ seat = 0, person = lobby.value?.seats[seat], scope = "row" }) {
  const { look, name } = person;
  return html`<th scope=${scope}><span class="of-player"><${Chip} look=${look} letter=${letterOf(name)} size=${26} /><span class="name">${name}</span></span></th>`;
}
