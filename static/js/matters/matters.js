/** Everything at the table that people settle among themselves, besides the game: what watches, and what opens. */
import { useEffect } from "../../vendor/hooks.js";
import { html } from "../parts/index.js";
import { open } from "../table/layout.js";
import { watchAbsence } from "./absent.js";
import { MattersSheet } from "./menu.js";
import { Nudged } from "./nudged.js";
import { VerdictToast } from "./proposal.js";
import { declineQuietly } from "./quiet.js";
import { watchTalking } from "./talking.js";
import { Toasts } from "./toasts.js";
import { useUndoKey } from "./undo.js";
import { WantsSheet } from "./wants.js";

export function Matters() {
  useUndoKey();
  useEffect(watchAbsence, []);
  useEffect(declineQuietly, []);
  useEffect(watchTalking, []);
  return html`<${Toasts} /><${VerdictToast} /><${Nudged} />
    ${open.value === "matters" && html`<${MattersSheet} />`}
    ${open.value === "wants" && html`<${WantsSheet} />`}`;
}
