/** A finished game shown again, move by move, on the table of its game. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { effect } from "../../../vendor/signals.js";
import { getReplay, getTable } from "../../core/api.js";
import { Entry } from "../../parts/entry.js";
import { html, Icon, IconButton } from "../../parts/index.js";
import { NotFound } from "../../parts/notfound.js";
import { wordsFor } from "../../parts/problem.js";
import { Shut, SHUTTING } from "../../parts/shut.js";
import { isDark, toggleTheme } from "../../core/preferences.js";
import { follow } from "../../core/router.js";
import { gameKey, goal, lobby } from "../../core/store.js";
import { t } from "../../core/text.js";
import { gameOf } from "../../games.js";
import { Log } from "../../table/log/log.js";
import * as address from "./address.js";
import { Buttons, Eyes, LinkHere, Scrubber } from "./controls.js";
import { onKey } from "./replaykeys.js";
import { course, eyes, goToVersion, playing, position, putOn, run, takeOff } from "./player.js";
import { Caption } from "./caption.js";

/**
 * @param {{code: string}} props
 */
export function Replay({ code }) {
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    setProblem(null);
    putOnTable(code, () => gone).catch((error) => gone || setProblem(error));
    return () => {
      gone = true;
      address.letGo();
      takeOff();
    };
  }, [code, tries]);
  useEffect(() => {
    const stops = [effect(run), effect(followAddress), listen("keydown", onKey), listen("hashchange", readAddress)];
    return () => stops.forEach((stop) => stop());
  }, []);
  const title = lobby.value && t("replay-title", { table: lobby.value.name });
  useEffect(() => {
    if (title) document.title = title; // each time: a game that tells its facts brings back the title of the product
  });

  if (problem) return html`<${Trouble} code=${code} problem=${problem} onEntered=${() => setTries(tries + 1)} />`;
  if (!course.value) return html`<p class="loading sea" role="status">${t("loading")}</p>`;
  const { Replay: Shown } = gameOf(gameKey.value);
  return html`<${Shown} code=${code} eyes=${eyes.value} page=${PARTS} />`;
}

/** The table and its game, as the address wants to see it; nothing once the page is `gone`. */
async function putOnTable(code, gone) {
  const table = await getTable(code);
  if (gone()) return;
  const { version: at, eyes: whose } = address.readAddress(table.seats.length);
  const replay = await getReplay(code, whose);
  if (!gone()) putOn(table, replay, at);
}

/** @param {string} whose a seat's number, "watch" or "all" @param {number | null} [at] */
async function lookThrough(whose, at = null) {
  const { code } = lobby.value;
  const replay = await getReplay(code, whose);
  if (course.value && lobby.value.code === code) putOn(lobby.value, replay, at);
}

/** An effect: the address names the moment, so that it can be handed on. */
function followAddress() {
  if (course.value && !playing.value) address.updateAddress(position.value, eyes.value);
}

function readAddress() {
  if (!course.value) return;
  const { version: at, eyes: whose } = address.readAddress(lobby.value.seats.length);
  if (whose !== eyes.value) lookThrough(whose, at);
  else if (at !== null) goToVersion(at);
}

function listen(type, listener) {
  addEventListener(type, listener);
  return () => removeEventListener(type, listener);
}

function Controls({ now = null }) {
  return html`<${Scrubber} />${now}<${Buttons} /><div class="replay-more"><${Eyes} onEyes=${lookThrough} /><${LinkHere} /></div>`;
}

function TopBar({ code, children }) {
  const { config } = lobby.value;
  const deck = config.options?.["dice-deck"] !== undefined;
  return html`<header class="top">
    <a class="ib" href="t/${code}" aria-label=${t("replay-leave")} title=${t("replay-leave")} onClick=${follow}><${Icon} id="i-next" size=${22} class="back" /></a>
    <h1>${lobby.value.name}</h1>
    <span class="facts">${goal.value !== undefined && `${t(deck ? "replay-facts-deck" : "replay-facts", { goal: goal.value })} · `}<a href="t/${code}/verify" onClick=${follow}>${t("replay-verify")}</a></span>
    <span class="grow"></span>
    ${children}
    <${IconButton} icon="moon" label=${t(isDark() ? "top-light" : "top-dark")} onClick=${toggleTheme} />
  </header>`;
}

function Tabs({ more }) {
  const [tab, setTab] = useState("log");
  const panels = { log: Log, ...more };
  const ids = Object.keys(panels);
  const move = ({ key, currentTarget }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!step) return;
    const other = ids[(ids.indexOf(tab) + step + ids.length) % ids.length];
    setTab(other);
    currentTarget.querySelector(`#tab-${other}`).focus();
  };
  return html`<section class="log">
    <div class="tabs" role="tablist" onKeyDown=${move}>
      ${ids.map((id) => html`<button type="button" key=${id} id="tab-${id}" role="tab" class=${`tab ${tab === id ? "on" : ""}`} aria-selected=${String(tab === id)} aria-controls="tab-panel"
          tabindex=${tab === id ? 0 : -1} onClick=${() => setTab(id)}><${Icon} id="i-${id}" size=${16} />${t(`tab-${id}`)}</button>`)}
    </div>
    <div id="tab-panel" class="tab-panel" role="tabpanel" aria-labelledby="tab-${tab}"><${panels[tab]} /></div>
  </section>`;
}

/** What the page provides for the game to place where it likes. */
const PARTS = { TopBar, Tabs, Caption, Controls };

function Trouble({ code, problem, onEntered }) {
  if (problem.code === "password_needed") return html`<${Entry} onEntered=${onEntered} />`;
  if (problem.code === "no_such_table") return html`<${NotFound} title=${t("no-table", { code })} text=${t("no-table-text")} />`;
  if (SHUTTING.includes(problem.code)) return html`<${Shut} why=${problem.code} code=${code} />`;
  if (problem.code !== "not_over") return html`<${NotFound} title=${t("replay-trouble")} text=${wordsFor(problem)} />`;
  return html`<main class="sea lost"><section class="panel">
    <${Icon} id="i-replay" size=${60} />
    <h1>${t("replay-not-over")}</h1>
    <p>${t("replay-not-over-text")}</p>
    <a class="btn primary" href="t/${code}" onClick=${follow}>${t("replay-leave")}</a>
  </section></main>`;
}
