/** Bubbles: chat stands for some seconds at the seat of whoever wrote it; who watches the board does not look into the chat. */
import { useEffect, useRef, useState } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { chat } from "../../core/store.js";
import { Chip } from "../../parts/chip.js";
import { otherSeats, signOf } from "../people/people.js";
import { isMuted } from "./muting.js";
import { phrased } from "./phrases.js";

const STAYS_MS = 4000;

/**
 * Beside the row or chip of that seat, in the same item of the list; the chat itself is what screen readers read.
 * @param {{number: number, stays?: number}} props `stays`: milliseconds
 */
export function SaidBubble({ number, stays = STAYS_MS }) {
  const newest = chat.value.findLast(({ seat }) => seat === number);
  const known = useRef(newest?.id);
  const [shown, show] = useState(/** @type {any} */ (null));
  useEffect(() => {
    if (!newest || newest.id === known.current) return;
    known.current = newest.id;
    show(isMuted(newest.name) ? null : newest);
  }, [newest?.id]);
  useEffect(() => {
    const timer = shown && setTimeout(() => show(null), stays);
    return () => clearTimeout(timer);
  }, [shown]);
  if (!shown) return null;
  return html`<p class="said-bubble" key=${shown.id} style=${{ "--along": along(number) }} aria-hidden="true"><${Chip} ...${signOf(number)} size=${19} /><span>${phrased(shown.text)}</span></p>`;
}

/** Position of a seat in the row of chips: from 0, the first, to 1, the last. @param {number} number */
function along(number) {
  const seats = otherSeats();
  return String(seats.indexOf(number) / Math.max(1, seats.length - 1));
}
