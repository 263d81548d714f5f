/** The top of a big screen: the product's mark, the table and its turn; before the first press, the two ways to start. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { preferences, setPreference } from "../../core/preferences.js";
import { goal, lobby, turn } from "../../core/store.js";
import { t } from "../../core/text.js";
import { Icon, symbol } from "../../parts/icon.js";

/** @param {{children?: import("../../../vendor/preact.js").ComponentChildren}} props `children`: at the right */
export function ScreenHeader({ children }) {
  return html`<header class="tv-top">
    <${Icon} id="logo" size=${54} /><svg class="tv-mark" viewBox="0 0 176 24" aria-hidden="true"><use href=${symbol("wordmark")} width="176" height="24" /></svg>
    <span class="grow"></span><${StartButtons} />${children}
  </header>`;
}

/** The name of the table, its turn, and the points that win. */
export function TableFacts() {
  const number = turn.value?.number ?? 0;
  const facts = number === 0 ? t("screen-set-up") : goal.value === undefined ? t("screen-turn", { number }) : t("screen-turn-goal", { number, goal: goal.value });
  return html`<div class="tv-where"><h1>${lobby.value.name}</h1><span>${facts}</span></div>`;
}

const CHAT_KEY = "c";

/** Browsers make no sound before they have been pressed; the first button has the focus, for a remote control. */
function StartButtons() {
  const [begun, begin] = useState(wasPressed);
  useChatKey();
  useEffect(() => {
    const note = () => begin(true);
    addEventListener("click", note, { once: true });
    addEventListener("keydown", note, { once: true });
    return () => {
      removeEventListener("click", note);
      removeEventListener("keydown", note);
    };
  }, []);
  useEffect(() => {
    if (begun) setPreference("soundWatching", true);
  }, [begun]);
  if (begun) return null;
  return html`<button type="button" class="tv-start" autofocus onClick=${() => showChat(false)}><${Icon} id="i-sound" size=${36} />${t("screen-start")}</button>
    <button type="button" class="tv-start quiet" onClick=${() => showChat(true)}><${Icon} id="i-chat" size=${36} />${t("screen-start-chat")}</button>`;
}

/** @param {boolean} shown */
function showChat(shown) {
  setPreference("screenChat", shown);
}

/** Later the chat comes and goes by a key: a big screen has nothing to press. */
function useChatKey() {
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ { key, ctrlKey, metaKey, altKey }) => {
      if (key.toLowerCase() === CHAT_KEY && !ctrlKey && !metaKey && !altKey) showChat(!preferences.value.screenChat);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/** True once this page was pressed, so that it may sound. */
function wasPressed() {
  if (navigator.userActivation?.hasBeenActive) return true;
  return false;
}
