/** The guide of a first game: fetched only at a table that has one. */
import { useState } from "../../../vendor/hooks.js";
import { Button, html } from "../../parts/index.js";
import { Problem, wordsFor } from "../../parts/problem.js";
import { lazy } from "../../core/lazy.js";
import { learn } from "../../core/opening.js";
import { t } from "../../core/text.js";
import { guide, guiding } from "../../table/guide/progress.js";
import { begunView } from "../seen.js";

const Lessons = lazy(() => import("./steps.js").then((module) => module.BoardGuide), ["guide"], ["guide", "lessons"], () => null);

export function Guide() {
  return guiding.value && html`<${Lessons} />`;
}

/** At a table with ships: the first game at sea, in a tab of its own, so that this one stays open. */
export function SeaGuideButton() {
  const [problem, say] = useState("");
  if (!begunView().ships || guide.value === "sea") return null;
  const show = async () => {
    const tab = window.open("about:blank"); // during the click: later it would be blocked as a pop-up
    try {
      (tab ?? window).location.href = new URL(`t/${await learn("sea", "board")}`, document.baseURI).href;
    } catch (error) {
      tab?.close();
      say(wordsFor(error));
    }
  };
  return html`<${Button} icon="ship" onClick=${show}>${t("learn-sea")}<//><${Problem} text=${problem} />`;
}
