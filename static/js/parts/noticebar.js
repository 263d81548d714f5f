/** A message of the person who runs the server, with the time that is left, on every page. */
import { useEffect, useState } from "../../vendor/hooks.js";
import { html } from "../core/html.js";
import { notice } from "../core/store.js";
import { t } from "../core/text.js";
import { announce } from "./announcer.js";
import { IconButton } from "./button.js";
import { Icon } from "./icon.js";

/** How long it still says that the server restarts now. */
const OVERDUE_MS = 60_000;

export function NoticeBar() {
  const [closed, close] = useState(/** @type {string | null} */ (null));
  const [, tick] = useState(0);
  const shown = notice.value;
  const left = shown ? shown.ends - performance.now() : 0;
  const there = shown !== null && shown.id !== closed && left > (shown.text ? 0 : -OVERDUE_MS);
  useEffect(() => {
    if (!there) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [there]);
  useEffect(() => {
    if (there) announce(wordsOf(shown, left));
  }, [shown?.id, there]);
  if (!there) return null;
  return html`<aside class="notice-bar" aria-label=${t("notice-of-host")}>
    <${Icon} id="i-chat" size=${18} />
    <span class="grow" dir="auto">${wordsOf(shown, left)}</span>
    ${shown.text && html`<b class="waited" aria-hidden="true">${countdownOf(left)}</b>`}
    <${IconButton} icon="no" size=${18} label=${t("close")} onClick=${() => close(shown.id)} />
  </aside>`;
}

/** @param {{text?: string}} shown @param {number} left in ms */
function wordsOf({ text }, left) {
  if (text) return text;
  return left > 0 ? t("notice-restart", { left: countdownOf(left) }) : t("notice-restart-now");
}

/** Minutes and seconds. @param {number} left in ms */
export function countdownOf(left) {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
