/** Hand mode: a phone beside a big screen shows its player's hand, and the whole table only on request. Chosen on each device for each table. */
import { computed, effect, signal } from "../../../vendor/signals.js";
import { preferences, setPreference } from "../../core/preferences.js";
import { lobby, over, seat } from "../../core/store.js";
import { winning } from "../end/winning.js";
import { guiding } from "../guide/progress.js";
import { open, phone } from "../layout.js";
import { clearSelection } from "../selection.js";

/** So many tables are remembered, the latest first. */
const REMEMBERED = 20;

/** True if hand mode is chosen on this device for this table. */
export const handChosen = computed(() => lobby.value !== null && preferences.value.handTables.includes(lobby.value.code));

/** True while the whole table is shown although hand mode is chosen. */
export const atWholeTable = signal(false);

effect(() => {
  if (lobby.value === null) atWholeTable.value = false; // it was of the table that I have left
});

/** True if this device can show the hand alone: a phone with a seat, in a game that goes on, and no lesson that points at the board. */
export const canShowHand = computed(() => phone.value && seat.value !== null && !over.value && !winning.value && !guiding.value);

/** True while the hand is shown in place of the table. */
export const handShown = computed(() => handChosen.value && canShowHand.value && !atWholeTable.value);

/** Choose hand mode for this table, or the whole table. @param {boolean} on */
export function chooseHand(on) {
  const { code } = lobby.value;
  const others = preferences.value.handTables.filter((/** @type {string} */ each) => each !== code);
  setPreference("handTables", (on ? [code, ...others] : others).slice(0, REMEMBERED));
  atWholeTable.value = false;
  open.value = null;
  clearSelection();
}
