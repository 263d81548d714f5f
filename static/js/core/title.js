/** The tab's title and icon: they call when a decision of mine is awaited. */
import { signal } from "../../vendor/signals.js";
import { route } from "./router.js";
import { server } from "./server.js";
import { halted, lobby, over, seat, waiting } from "./store.js";
import { listWords, t } from "./text.js";

const ICON = "icons/icon.svg";
const ICON_CALLING = "icons/icon-turn.svg";

/** What the title says for a moment when somebody calls me; null otherwise. */
export const called = signal(/** @type {string | null} */ (null));

/** Who waits for my answer to an offer: `{name}`; null while nobody does. */
export const offerToAnswer = signal(/** @type {{name: string} | null} */ (null));

/** The number of tables on the first page that wait for me. */
export const tablesWaiting = signal(0);

/** An effect: reads signals, writes the document. */
export function followTitle() {
  const calling = isMyTurn() || isAsked() || countAtHome() > 0;
  document.title = title();
  const favicon = /** @type {HTMLElement} */ (document.getElementById("favicon"));
  const icon = calling ? ICON_CALLING : ICON;
  if (favicon.getAttribute("href") !== icon) favicon.setAttribute("href", icon);
}

/** Whether the game waits for a decision of my seat. */
export function isMyTurn() {
  return seat.value !== null && waiting.value?.[seat.value] !== undefined && !halted.value;
}

/** Whether somebody waits for my answer to an offer. */
export function isAsked() {
  return askedBy() !== undefined;
}

/** The player whose offer waits for my answer; undefined without one. */
function askedBy() {
  return halted.value ? undefined : offerToAnswer.value?.name;
}

/** Whom the game waits for, by name. */
function awaitedNames() {
  return listWords(Object.keys(waiting.value ?? {}).map((number) => lobby.value.seats[number]?.name ?? "").filter(Boolean));
}

/** The tables that wait for me, on the page that lists them. */
function countAtHome() {
  return route.value.page === "home" ? tablesWaiting.value : 0;
}

function title() {
  if (countAtHome() > 0) return t("title-tables", { count: countAtHome(), server: server.name || t("product") });
  if (!["table", "tv"].includes(route.value.page) || !lobby.value) return server.name || t("product");
  if (called.value !== null) return called.value;
  const name = lobby.value.name;
  if (isMyTurn()) return t("title-your-turn", { table: name });
  const asking = askedBy();
  if (asking !== undefined) return t("title-asked", { name: asking, table: name });
  if (over.value) return t("title-over", { table: name });
  const names = halted.value ? "" : awaitedNames();
  return names ? t("title-waiting", { names, table: name }) : t("title-table", { table: name });
}
