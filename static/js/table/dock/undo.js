/** Undoing the player's own last move, as long as the server offers it. */
import { computed } from "../../../vendor/signals.js";
import { useEffect } from "../../../vendor/hooks.js";
import { Button, html } from "../../parts/index.js";
import { announce } from "../../parts/announcer.js";
import { mayAsk, undo, undoing } from "../../core/net.js";
import { connection, refusal, standing } from "../../core/store.js";
import { hasText, t } from "../../core/text.js";
import { Key } from "../topbar/bindings.js";
import { game } from "../game.js";
import { clearSelection } from "../selection.js";

/** The kind of my last move, if I may take it back; null otherwise. */
export const undoable = computed(() => standing.value.undo?.kind ?? null);

/** Take the last move back, one request at a time; a refusal is shown by the status line. */
export async function takeBack() {
  if (undoable.value === null || !(await mayAsk(undoing())) || undoable.value === null) return;
  clearSelection();
  refusal.value = null;
  await undo().catch(() => {});
}

/** Ctrl+Z, besides the plain Z of the other shortcuts. */
export function useUndoKey() {
  useEffect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/** @param {KeyboardEvent} event */
function press(event) {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  const target = /** @type {Element} */ (event.target);
  if (key.toLowerCase() !== "z" || !(ctrlKey || metaKey) || shiftKey || altKey || undoable.value === null) return;
  if (target.matches?.("input, textarea, select") || connection.value.state !== "open" || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  takeBack();
}

/** "Undo: city", beside the next step. The end of a turn has a toast of its own. */
export function UndoButton() {
  if (undoable.value === null || undoable.value === "EndTurn") return null;
  return html`<${Button} class="undo" icon="undo" onClick=${takeBack}><span>${undoWords()}</span><${Key} of="undo" /><//>`;
}

/** Whether it has been said that the end of a turn can be undone: once is enough for who has heard it. */
let explained = false;

/** After the player's own turn, until somebody rolls. */
export function UndoEndTurn() {
  const ended = undoable.value === "EndTurn";
  useEffect(() => {
    if (ended && !explained) announce(t("undo-end-offered"));
    explained ||= ended;
  }, [ended]);
  return ended && html`<div class="undo-end"><${Button} class="undo" icon="undo" onClick=${takeBack}>${t("undo-end")}<//></div>`;
}

function undoWords() {
  const what = game.value.undoing(undoable.value);
  if (what) return t("undo", { what });
  const own = `undo-${undoable.value}`;
  return t("undo", { what: hasText(own) ? t(own) : t("undo-what", { kind: undoable.value }) });
}
