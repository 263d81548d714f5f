/** Everything at the table that people settle among themselves, besides the game: what watches, and what opens. */
import { useEffect } from "../../vendor/hooks.js";
import { html } from "../parts/index.js";
import "./doubletap.js";
import { open } from "./layout.js";
import { watchAbsence } from "./people/absent.js";
import { watchBots } from "./notices/bots.js";
import { MenuSheet } from "./menu/menu.js";
import { Nudged } from "./notices/nudged.js";
import { VerdictToast } from "./proposals/proposal.js";
import { watchTalking } from "./chat/talking.js";
import { Toasts } from "./notices/toasts.js";
import { useUndoKey } from "./dock/undo.js";

export function Overlays() {
  useUndoKey();
  useEffect(watchAbsence, []);
  useEffect(watchTalking, []);
  useEffect(watchBots, []);
  return html`<${Toasts} /><${VerdictToast} /><${Nudged} />
    ${open.value === "menu" && html`<${MenuSheet} />`}`;
}
