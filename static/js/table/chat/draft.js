/** What I am writing in the chat: it outlasts a look at the log, and the start of the game. */
import { effect, signal } from "../../../vendor/signals.js";
import { lobby } from "../../core/store.js";

export const chatDraft = signal("");
/** Whether the field had the focus when the lobby gave way to the table: there the writing goes on. */
export const carried = signal(false);

effect(() => {
  if (lobby.value === null) chatDraft.value = ""; // it was for the table that I have left
});
