/** What is open of the table's menu. */
import { signal } from "../../../vendor/signals.js";
import { open } from "../layout.js";

/** What is being considered: an act of docs/protocol.md §2a, `{table: "host", seat}`, what the host settles alone, or null for the whole menu. */
export const considered = signal(/** @type {import("../proposals/acts.js").Act | null} */ (null));

/**
 * Open the menu, or one of its steps at once.
 * @param {import("../proposals/acts.js").Act | null} [act]
 */
export function openMenu(act = null) {
  considered.value = act;
  open.value = "menu";
}
