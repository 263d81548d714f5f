/** The host's decisions about the table, whichever game it plays: settings, privacy, clock, call, group. */
import { html } from "../../core/html.js";
import { ClockChoice } from "../clock/choice.js";
import { GroupChoice } from "./groupchoice.js";
import { TableSettings, PrivateChoice, VoiceChoice } from "./tablesettings.js";

/** @param {{run: (what: string, action: () => Promise<any>) => Promise<void>}} props as `useRequest` gives it */
export function TableRules({ run }) {
  return html`<div class="options"><${TableSettings} run=${run} /><${PrivateChoice} run=${run} /><${ClockChoice} run=${run} /><${VoiceChoice} /><${GroupChoice} run=${run} /></div>`;
}
