/** Log, chat and what the game adds: tabs of one panel. */
import { signal } from "../../vendor/signals.js";
import { useLayoutEffect } from "../../vendor/hooks.js";
import { html, Icon } from "../parts/index.js";
import { t } from "../core/text.js";
import { Chat, unread } from "./chat/chat.js";
import { carried } from "./chat/draft.js";
import { Log } from "./log/log.js";

/** Which tab is shown. */
export const tab = signal("log");

/**
 * @param {{more?: Record<string, any>}} props `more`: the game's own tabs, by id
 */
export function Tabs({ more = {} }) {
  useLayoutEffect(() => {
    if (carried.value) tab.value = "chat";
  }, []);
  /** @type {Record<string, () => unknown>} */
  const panels = { log: Log, chat: Chat, ...more };
  const ids = Object.keys(panels);
  /** @param {KeyboardEvent} event */
  const move = (event) => {
    const step = /** @type {Record<string, number | undefined>} */ ({ ArrowRight: 1, ArrowLeft: -1 })[event.key];
    if (!step) return;
    tab.value = ids[(ids.indexOf(tab.value) + step + ids.length) % ids.length];
    const tabs = /** @type {HTMLElement} */ (event.currentTarget);
    /** @type {HTMLElement | null} */ (tabs.querySelector(`#tab-${tab.value}`))?.focus();
  };
  return html`<section class="log">
    <div class="tabs" role="tablist" onKeyDown=${move}>
      ${ids.map((id) => html`<button type="button" key=${id} id="tab-${id}" role="tab" class=${`tab ${tab.value === id ? "on" : ""}`} aria-selected=${String(tab.value === id)} aria-controls="tab-panel"
          tabindex=${tab.value === id ? 0 : -1} onClick=${() => (tab.value = id)}>
        <${Icon} id="i-${id}" size=${16} />${t(`tab-${id}`)}${id === "chat" && unread.value > 0 && html`<span class="n">${unread.value}</span>`}
      </button>`)}
    </div>
    <div id="tab-panel" class="tab-panel" role="tabpanel" aria-labelledby="tab-${tab.value}">
      <${panels[tab.value] ?? Log} />
    </div>
  </section>`;
}
