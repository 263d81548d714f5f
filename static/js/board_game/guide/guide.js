/** The guide of the first game: fetched only at a table that has one. */
import { Button, html } from "../../parts/index.js";
import { lazy } from "../../core/lazy.js";
import { over } from "../../core/store.js";
import { open } from "../../table/layout.js";
import { t } from "../../core/text.js";
import { guided, guiding, openGuide } from "./progress.js";

const Panel = lazy(() => import("./panel.js").then((module) => module.Panel), ["guide"], ["guide"], () => null);

export function Guide() {
  return guiding.value && html`<${Panel} />`;
}

/** Brings the guide back, from the menu. */
export function GuideButton() {
  if (!guided.value || guiding.value || over.value) return null;
  const show = () => {
    open.value = null;
    openGuide();
  };
  return html`<${Button} icon="help" onClick=${show}>${t("guide-show")}<//>`;
}
