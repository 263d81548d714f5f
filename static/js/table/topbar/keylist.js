/** In the help: the keys and what they do, a switch for all of them, and the way to choose others. */
import { useLayoutEffect, useRef, useState } from "../../../vendor/hooks.js";
import { announce } from "../../parts/announcer.js";
import { Button, html } from "../../parts/index.js";
import { Switch } from "../../parts/switch.js";
import { preferences, setPreference } from "../../core/preferences.js";
import { t } from "../../core/text.js";
import { game } from "../game.js";
import { bind, bindAsUsual, commands, isFree, hasUsualKeys, keyName } from "./bindings.js";

/** @typedef {[commands: string[], fixed: string[], words: string]} KeyLine commands, keys that nobody can change, and what they do */

/** @returns {KeyLine[]} */
const lines = () => [
  ...(game.value.plain ? [] : [/** @type {KeyLine} */ ([["next"], [], t("key-help-next")])]), ...game.value.keyLines(), [["undo"], [t("key-control-z")], t("key-help-undo")],
  [[], ["Tab", "←", "↑", "→", "↓", t("key-enter")], t(game.value.plain ? "plain-key-focus" : "key-help-spots")], [[], [t("key-escape")], t("key-help-back")],
  [["log"], [], t("key-help-log")], [["mute"], [], t("key-help-mute")], [["help"], [], t("key-help-help")],
];

export function KeyList() {
  const { shortcuts } = preferences.value;
  const [changing, setChanging] = useState(false);
  return html`<section class="key-list" aria-labelledby="keys-title">
    <div class="keys-head"><h3 id="keys-title">${t("help-keys")}</h3>
      <span class="row"><span aria-hidden="true">${t("help-shortcuts")}</span><${Switch} label=${t("help-shortcuts")} on=${shortcuts} onChange=${(/** @type {boolean} */ on) => setPreference("shortcuts", on)} /></span></div>
    ${changing ? html`<${Changing} />` : html`<dl class=${`keys ${shortcuts ? "" : "off"}`}>${lines().map(([commands, fixed, words]) => html`
      <dt key=${words}>${[...commands.map(keyName), ...fixed].map((key) => html`<span class="key" key=${key}>${key}</span>`)}</dt><dd>${words}</dd>`)}</dl>`}
    ${shortcuts && html`<p class="keys-foot"><${Button} class="change-keys" aria-expanded=${String(changing)} onClick=${() => setChanging(!changing)}>${t(changing ? "keys-done" : "keys-change")}<//>
      ${changing && !hasUsualKeys() && html`<${Button} onClick=${bindAsUsual}>${t("keys-usual")}<//>`}</p>`}
  </section>`;
}

/** The name of a command; the game has names for its own. @param {string} command */
function nameOf(command) {
  return game.value.keyWords(command) || t(`key-of-${command}`);
}

function Changing() {
  const [asked, ask] = useState(/** @type {string | null} */ (null));
  const [told, tell] = useState("");
  /** @param {string} words */
  const say = (words) => {
    tell(words);
    announce(words, { now: true });
  };
  /** @param {string} command */
  const choose = (command) => {
    tell("");
    ask(asked === command ? null : command);
  };
  useNextKey(asked, (key) => {
    if (asked === null) return undefined;
    if (key !== null && !isFree(key)) return say(t("keys-taken"));
    ask(null);
    if (key === null) return say("");
    const other = bind(asked, key);
    say(other ? t("keys-swapped", { what: nameOf(asked), key: keyName(asked), other: nameOf(other), instead: keyName(other) }) : t("keys-set", { what: nameOf(asked), key: keyName(asked) }));
  });
  return html`<p class="keys-text">${[told, asked && t("keys-press", { what: nameOf(asked) })].filter(Boolean).join(" ") || t("keys-text")}</p>
    <ul class="chosen-keys">${commands.value.map((command) => html`<li key=${command}><span id="key-of-${command}">${nameOf(command)}</span>
      <${Button} aria-describedby="key-of-${command}" aria-pressed=${String(asked === command)} onClick=${() => choose(command)}>${asked === command ? "…" : keyName(command)}<//></li>`)}</ul>`;
}

/**
 * Give the next key to `take` while something is `asked`, before anything else sees it; Escape gives null, Tab goes on.
 * @param {string | null} asked
 * @param {(key: string | null) => void} take
 */
function useNextKey(asked, take) {
  const taker = useRef(take);
  taker.current = take;
  useLayoutEffect(() => {
    if (asked === null) return undefined;
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (["Shift", "Control", "Alt", "AltGraph", "Meta", "Tab"].includes(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === " ") addEventListener("keyup", (up) => up.preventDefault(), { capture: true, once: true });
      taker.current(event.key === "Escape" ? null : event.key);
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, [asked]);
}
