/** The tab's title and picture: they call when a decision of mine is awaited. */
import { signal } from "../vendor/signals.js";
import { route } from "./router.js";
import { halted, lobby, over, seat, waiting } from "./store.js";
import { t } from "./text.js";

const ICON = "icons/icon.svg";
const ICON_CALLING = "icons/icon-turn.svg";

/** What the title says instead for a moment, when somebody calls me; null otherwise. */
export const called = signal(/** @type {string | null} */ (null));

/** An effect: reads signals, writes the document. */
export function followTitle() {
  const calling = isMyTurn();
  document.title = title(calling);
  const favicon = document.getElementById("favicon");
  const icon = calling ? ICON_CALLING : ICON;
  if (favicon.getAttribute("href") !== icon) favicon.setAttribute("href", icon);
}

/** Whether the game waits for a decision of my seat. */
export function isMyTurn() {
  return seat.value !== null && waiting.value?.[seat.value] !== undefined && !halted.value;
}

function title(calling) {
  if (route.value.page !== "table" || !lobby.value) return t("product");
  if (called.value !== null) return called.value;
  const name = lobby.value.name;
  if (calling) return t("title-your-turn", { table: name });
  if (over.value) return t("title-over", { table: name });
  return t("title-table", { table: name });
}
