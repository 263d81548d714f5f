/** The flag that asks to build when a turn has ended; everybody sees whose is up. */
import { halted } from "../../core/store.js";
import { may, send } from "./choices.js";
import { begunView } from "../seen.js";

/** Whether this player's flag is up. */
export function flagOf(number) {
  return begunView().options?.["special-building"]?.flags.includes(number) ?? false;
}

/** Whether I may raise or lower mine now. */
export function mayFlag() {
  return !halted.value && (may("RaiseFlag") || may("LowerFlag"));
}

export function toggleFlag() {
  send({ type: may("LowerFlag") ? "LowerFlag" : "RaiseFlag" });
}
