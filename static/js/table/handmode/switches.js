/** The ways into hand mode and out of it: in the phone's menu, in the settings, beside a big screen, and back from the whole table. */
import { signal } from "../../../vendor/signals.js";
import { lobby, screens } from "../../core/store.js";
import { t } from "../../core/text.js";
import { Button, html, Icon, IconButton } from "../../parts/index.js";
import { Setting } from "../../parts/switch.js";
import { atWholeTable, canShowHand, chooseHand, handChosen } from "./chosen.js";

/** In the phone's menu. */
export function HandModeButton() {
  if (!canShowHand.value) return null;
  const on = handChosen.value;
  return html`<button type="button" class="btn hand-mode-button" onClick=${() => chooseHand(!on)}><${Icon} id=${on ? "i-eye" : "i-hand"} size=${20} />${t(on ? "hand-mode-off" : "hand-mode")}</button>`;
}

/** In the settings. */
export function HandModeSetting() {
  if (!canShowHand.value) return null;
  return html`<${Setting} on=${handChosen.value} onToggle=${() => chooseHand(!handChosen.value)} icon="hand" label=${t("hand-mode")} text=${t("hand-mode-text")} />`;
}

/** At the whole table, for those who came to look at it from their hand. */
export function BackToHand() {
  if (!atWholeTable.value || !canShowHand.value) return null;
  return html`<${Button} icon="hand" class="back-to-hand" onClick=${() => { atWholeTable.value = false; }}>${t("hand-mode-back")}<//>`;
}

/** The table at which hand mode was declined. */
const declined = signal("");

/** At a table with a big screen: hand mode by one press. */
export function HandModeOffer() {
  const code = lobby.value?.code;
  if (screens.value === 0 || !canShowHand.value || handChosen.value || declined.value === code) return null;
  return html`<aside class="hand-mode-offer" aria-label=${t("hand-mode")}>
    <${Icon} id="i-tv" size=${26} /><span class="grow">${t("hand-mode-screen")}</span>
    <${Button} kind="primary" onClick=${() => chooseHand(true)}>${t("hand-mode")}<//>
    <${IconButton} icon="no" label=${t("close")} onClick=${() => (declined.value = code)} />
  </aside>`;
}
