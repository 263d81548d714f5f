/** The top of a big screen: the product's mark, the table and its turn; before the first press, the one button that it has. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { setPreference } from "../../core/preferences.js";
import { goal, lobby, turn } from "../../core/store.js";
import { t } from "../../core/text.js";
import { Icon, symbol } from "../../parts/icon.js";

/** @param {{children?: import("../../../vendor/preact.js").ComponentChildren}} props `children`: at the right */
export function ScreenHeader({ children }) {
  return html`<header class="tv-top">
    <${Icon} id="logo" size=${54} /><svg class="tv-mark" viewBox="0 0 176 24" aria-hidden="true"><use href=${symbol("wordmark")} width="176" height="24" /></svg>
    <span class="grow"></span><${StartButton} />${children}
  </header>`;
}

/** The name of the table, its turn, and the points that win. */
export function TableFacts() {
  const number = turn.value?.number ?? 0;
  const facts = number === 0 ? t("screen-set-up") : goal.value === undefined ? t("screen-turn", { number }) : t("screen-turn-goal", { number, goal: goal.value });
  return html`<div class="tv-where"><h1>${lobby.value.name}</h1><span>${facts}</span></div>`;
}

/** Browsers make no sound before they have been pressed; it has the focus, for a remote control. */
function StartButton() {
  const [begun, begin] = useState(wasPressed);
  useEffect(() => {
    const note = () => begin(true);
    addEventListener("pointerup", note, { once: true });
    addEventListener("keydown", note, { once: true });
    return () => {
      removeEventListener("pointerup", note);
      removeEventListener("keydown", note);
    };
  }, []);
  useEffect(() => {
    if (begun) setPreference("soundWatching", true);
  }, [begun]);
  if (begun) return null;
  return html`<button type="button" class="tv-start" autofocus><${Icon} id="i-sound" size=${36} />${t("screen-start")}</button>`;
}

/** True once this page was pressed, so that it may sound. */
function wasPressed() {
  if (navigator.userActivation?.hasBeenActive) return true;
  return false;
}
