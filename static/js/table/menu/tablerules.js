/** What the host decides of the table, whichever game it plays: manners, privacy, clock, call. */
import { html } from "../../core/html.js";
import { ClockChoice } from "../clock/choice.js";
import { Manners, PrivateChoice, VoiceChoice } from "./manners.js";

/** @param {{run: (what: string, action: () => Promise<any>) => Promise<void>}} props as `useRequest` gives it */
export function TableRules({ run }) {
  return html`<div class="options"><${Manners} run=${run} /><${PrivateChoice} run=${run} /><${ClockChoice} run=${run} /><${VoiceChoice} /></div>`;
}
