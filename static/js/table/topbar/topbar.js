/** The bar over the sea: which table this is, the connection, sound, theme, settings, help, and the way out. */
import { html, Icon, IconButton, Modal, symbol } from "../../parts/index.js";
import { Seal } from "../../parts/seal.js";
import { MenuButton } from "../menu/menu.js";
import { openMenu } from "../menu/opening.js";
import { VoiceLink } from "../chat/voice.js";
import { lazy } from "../../core/lazy.js";
import { isDark, toggleTheme } from "../../core/preferences.js";
import { RulebookButton, RulesButton } from "../reference.js";
import { follow } from "../../core/router.js";
import { connection, goal, lobby, presence, seat, turn } from "../../core/store.js";
import { t } from "../../core/text.js";
import { open, phone } from "../layout.js";
import { audible, toggleSound } from "../notices/sound.js";

const KeyList = lazy(() => import("./keylist.js").then((module) => module.KeyList), ["device"], ["habits"], () => null);

/**
 * @param {{children?: any}} props buttons of the game
 */
export function TopBar({ children }) {
  const { lag } = connection.value;
  const number = turn.value?.number ?? 0;
  const watching = presence.value.watching ?? 0;
  return html`<header class="top">
    <a class="brand" href="." onClick=${follow} aria-label=${t("to-home")}><${Icon} id="logo" size=${34} /><svg class="wordmark" viewBox="0 0 176 24" aria-hidden="true"><use href=${symbol("wordmark")} width="176" height="24" /></svg></a>
    <span class="bar-sep"></span><h1>${lobby.value?.name}</h1>
    <span class="facts">${where(number)}${watching > 0 && html` · ${t("top-watching", { count: watching })}`}</span>
    <span class="grow"></span>
    ${lag !== null && html`<span class="lag" title=${t("top-lag", { lag })}><${Icon} id="i-signal" size=${17} />${t("top-ms", { lag })}</span>`}
    ${children}
    <${VoiceLink} class="voice-top" brief />
    <${IconButton} icon=${audible.value ? "sound" : "mute"} label=${t(audible.value ? "top-mute" : "top-unmute")} onClick=${toggleSound} />
    <${IconButton} icon=${isDark() ? "sun" : "moon"} label=${t(isDark() ? "top-light" : "top-dark")} onClick=${toggleTheme} />
    <${IconButton} icon="gear" label=${t("settings")} aria-haspopup="dialog" onClick=${() => (open.value = "settings")} />
    <${IconButton} icon="help" label=${t("top-help")} onClick=${() => (open.value = "help")} />
    <${MenuButton} />
  </header>`;
}

/** The number of the turn and, if the game has a numeric goal, that goal. @param {number} number */
function where(number) {
  if (goal.value === undefined) return t("plain-turn", { number });
  return number > 0 ? t("top-turn", { number, goal: goal.value }) : t("top-set-up", { goal: goal.value });
}

/**
 * Rules, guide and keys; on a phone the menu, which leads to everything that the top bar has.
 * @param {{text: string, children?: any}} props `text`: how one moves around in the game; `children`: its buttons
 */
export function Help({ text, children }) {
  const title = t(phone.value ? "menu" : "help-title");
  return html`<${Modal} label=${title} class="help" onClose=${() => { open.value = null; }}>
    <header><h2>${title}</h2><${IconButton} icon="no" label=${t("close")} onClick=${() => { open.value = null; }} /></header>
    <div class="switches">
      ${phone.value && html`${seat.value !== null && html`<button type="button" class="btn" onClick=${() => openMenu()}><${Icon} id="i-menu" size=${20} />${t("matters")}</button>`}
        <button type="button" class="btn" onClick=${() => (open.value = "settings")}><${Icon} id="i-gear" size=${20} />${t("settings")}</button>`}
      <${VoiceLink} class="btn" />
      <${RulesButton} onClick=${() => { open.value = null; }} />
      <${RulebookButton} onClick=${() => { open.value = null; }} />
      ${children}
      ${seat.value === null && html`<a class="btn" href="." onClick=${follow}><${Icon} id="i-next" size=${20} />${t("leave")}</a>`}
    </div>
    <${KeyList} />
    <p>${text}</p>
    <${Seal} />
  <//>`;
}
