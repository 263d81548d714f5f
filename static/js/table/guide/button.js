/** The way back to the guide. */
import { over } from "../../core/store.js";
import { t } from "../../core/text.js";
import { Button, html } from "../../parts/index.js";
import { open } from "../layout.js";
import { guided, guiding, openGuide } from "./progress.js";

/** Brings the guide back, from the menu. */
export function GuideButton() {
  if (!guided.value || guiding.value || over.value) return null;
  const show = () => {
    open.value = null;
    openGuide();
  };
  return html`<${Button} icon="help" onClick=${show}>${t("guide-show")}<//>`;
}
