/** Behind the gear: how this device shows the table, sounds, calls and plays by itself. What the table decides together is in its own menu. */
import { lazy } from "../../core/lazy.js";
import { html, Icon, IconButton, LanguageSelect, Modal } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { switchMode } from "./mode.js";
import { game } from "../game.js";
import { open } from "../layout.js";

const Device = lazy(() => import("./device.js").then((module) => module.Device), ["device"], ["sounds", "habits"], () => null);

export function Settings() {
  const close = () => { open.value = null; };
  const toText = () => {
    close();
    switchMode();
  };
  return html`<${Modal} label=${t("settings")} class="help" onClose=${close}>
    <header><h2>${t("settings")}</h2><${IconButton} icon="no" label=${t("close")} onClick=${close} /></header>
    <div class="switches">
      ${!game.value.plain && html`<button type="button" class="btn" onClick=${toText}><${Icon} id="i-log" size=${20} />${t("mode-text")}</button>`}
      <${LanguageSelect} />
    </div>
    <${Device} />
  <//>`;
}
