/** The guide of a first game: fetched only at a table that has one. */
import { useState } from "../../../vendor/hooks.js";
import { openGuide as begin } from "../../core/api.js";
import { Button, html } from "../../parts/index.js";
import { Problem, wordsFor } from "../../parts/problem.js";
import { lazy } from "../../core/lazy.js";
import { over } from "../../core/store.js";
import { open } from "../../table/layout.js";
import { t } from "../../core/text.js";
import { guide, guided, guiding, openGuide } from "./progress.js";
import { view } from "../seen.js";

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

/** At a table with ships: the first game at sea, in a tab of its own, so that nobody leaves this one. */
export function SeaGuideButton() {
  const [problem, say] = useState("");
  if (!view.value.ships || guide.value === "sea") return null;
  const show = async () => {
    const tab = window.open("about:blank"); // by the press itself: later it would be taken for an advertisement
    try {
      const { code } = await begin("sea");
      (tab ?? window).location.href = new URL(`t/${code}`, document.baseURI).href;
    } catch (error) {
      tab?.close();
      say(wordsFor(error));
    }
  };
  return html`<${Button} icon="ship" onClick=${show}>${t("learn-sea")}<//><${Problem} text=${problem} />`;
}
