/** The flag with which one asks to build when a turn has ended; everybody sees whose is up. */
import { html, Icon } from "../parts/index.js";
import { halted, view } from "../store.js";
import { t } from "../text.js";
import { Key } from "./bindings.js";
import { may, send } from "./choices.js";

/** Whether this player's flag is up. */
export function flagOf(number) {
  return view.value.options?.["special-building"]?.flags.includes(number) ?? false;
}

/** Whether I may raise or lower mine now. */
export function mayFlag() {
  return !halted.value && (may("RaiseFlag") || may("LowerFlag"));
}

export function toggleFlag() {
  send({ type: may("LowerFlag") ? "LowerFlag" : "RaiseFlag" });
}

/** Mine, beside the status sentence: a press raises it, another lowers it. */
export function FlagButton() {
  if (!mayFlag()) return null;
  const up = may("LowerFlag");
  return html`<button type="button" class="plan flag" data-flag=${up ? "up" : "down"} aria-pressed=${String(up)} aria-label=${t("flag")} title=${t("flag-text")} onClick=${toggleFlag}>
    <${Icon} id="i-flag" size=${16} /><span>${t("flag")}</span><${Key} of="pass" />
  </button>`;
}
