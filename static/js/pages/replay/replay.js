/** A finished game shown again, move by move, on the table's own board. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { effect } from "../../../vendor/signals.js";
import { getReplay, getTable } from "../../core/api.js";
import { Entry } from "../../parts/entry.js";
import { Chip, html, Icon, IconButton, Sheet } from "../../parts/index.js";
import { NotFound } from "../../parts/notfound.js";
import { wordsFor } from "../../parts/problem.js";
import { Shut, SHUTTING } from "../../parts/shut.js";
import { isDark, toggleTheme } from "../../core/preferences.js";
import { follow } from "../../core/router.js";
import { lobby, version, view } from "../../core/store.js";
import { t } from "../../core/text.js";
import "../../board_game/game.js";
import { Animations } from "../../board_game/board/animate.js";
import { Board } from "../../board_game/board/board.js";
import { camera, zoomed } from "../../board_game/board/camera.js";
import { Dice, Histogram } from "../../board_game/board/dice.js";
import { Tip } from "../../board_game/board/inspect.js";
import { open, phone, roomy } from "../../table/layout.js";
import { Log } from "../../table/log/log.js";
import { OpenHand, PlayerChip, PlayerRow, PlayerSheet, rowsClass } from "../../board_game/players/opponents.js";
import { NeutralPlayers } from "../../board_game/players/neutral.js";
import { everySeat, nameOf, signOf } from "../../table/people/people.js";
import * as address from "./address.js";
import { Buttons, Eyes, LinkHere, Scrubber } from "./controls.js";
import { onKey } from "./keys.js";
import { course, eyes, goTo, playing, putOn, run, takeOff } from "./player.js";
import { Told } from "./told.js";

const DESK = { top: 6, right: 14, bottom: 10, left: 14 };
const PHONE = { top: 8, right: 4, bottom: 8, left: 4 };
const nothing = () => {};

/**
 * @param {{code: string}} props
 */
export function Replay({ code }) {
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    setProblem(null);
    putOnTable(code).catch((error) => gone || setProblem(error));
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
    if (title) document.title = title;
  }, [title]);

  if (problem) return html`<${Trouble} code=${code} problem=${problem} onEntered=${() => setTries(tries + 1)} />`;
  if (!course.value) return html`<p class="loading sea" role="status">${t("loading")}</p>`;
  return html`<div class=${`table replay ${phone.value ? "phone" : "desk"}`}>
    ${phone.value ? html`<${PhoneReplay} code=${code} />` : html`<${DeskReplay} code=${code} />`}
    ${open.value?.seat !== undefined && html`<${PlayerSheet} key=${open.value.seat} number=${open.value.seat} onClose=${() => (open.value = null)} />`}
    <${Animations} />
  </div>`;
}

/** The table and its game, as the address wants to see it. */
async function putOnTable(code) {
  const table = await getTable(code);
  const { version: at, eyes: whose } = address.readAddress(table.seats.length);
  putOn(table, await getReplay(code, whose), at);
}

async function lookThrough(whose, at = null) {
  const { code } = lobby.value;
  const replay = await getReplay(code, whose);
  if (course.value && lobby.value.code === code) putOn(lobby.value, replay, at);
}

/** An effect: the address names the moment, so that it can be handed on. */
function followAddress() {
  if (course.value && !playing.value) address.follow(version.value, eyes.value);
}

function readAddress() {
  if (!course.value) return;
  const { version: at, eyes: whose } = address.readAddress(lobby.value.seats.length);
  if (whose !== eyes.value) lookThrough(whose, at);
  else if (at !== null) goTo(at);
}

function listen(type, listener) {
  addEventListener(type, listener);
  return () => removeEventListener(type, listener);
}

function DeskReplay({ code }) {
  return html`
    <main class="main sea">
      <${TopBar} code=${code} />
      <div class="boardbox"><${Board} insets=${DESK} onChoose=${nothing} /><${Tip} /></div>
    </main>
    <aside class="side"><ul class=${rowsClass(everySeat())} aria-label=${t("players")}>${everySeat().map((seat) => html`<li key=${seat}><${PlayerRow} number=${seat} /></li>`)}<${NeutralPlayers} /></ul><${Tabs} /></aside>
    <footer class="dock replay-dock" aria-label=${t("replay-controls")}>
      <${Scrubber} />
      <div class="replay-now"><div class="replay-dice"><${Dice} /></div><${Told} /></div>
      <${Buttons} />
      <div class="replay-more"><${Eyes} onEyes=${lookThrough} /><${LinkHere} /></div>
    </footer>`;
}

function PhoneReplay({ code }) {
  return html`
    <header class="ptop">
      <a class="ib" href="t/${code}" aria-label=${t("replay-leave")} title=${t("replay-leave")} onClick=${follow}><${Icon} id="i-next" size=${24} class="back" /></a>
      <ul class="pchips" aria-label=${t("players")}>${everySeat().map((seat) => html`<li key=${seat}><${PlayerChip} number=${seat} /></li>`)}<${NeutralPlayers} /></ul>
      ${!roomy.value && html`<${IconButton} icon="log" class="pmenu" size=${24} label=${t("log")} aria-expanded=${String(open.value === "log")} onClick=${() => (open.value = open.value === "log" ? null : "log")} />`}
    </header>
    <main class="pboard sea">
      <${Board} insets=${PHONE} onChoose=${nothing} /><div class="pdice"><${Dice} size=${32} /></div><${Tip} />
    </main>
    ${roomy.value && html`<aside class="side"><${Tabs} /></aside>`}
    <footer class="replay-dock" aria-label=${t("replay-controls")}>
      <${Told} /><${HandOfEyes} /><${Scrubber} /><${Buttons} />
      <div class="replay-more"><${Eyes} onEyes=${lookThrough} /><${LinkHere} /></div>
    </footer>
    ${open.value === "log" && !roomy.value && html`<${Sheet} title=${t("log")} class="log-sheet" onClose=${() => (open.value = null)}><${Tabs} /><//>`}`;
}

/** The hand of the seat through whose eyes one looks; the others' are behind their chips. */
function HandOfEyes() {
  const player = view.value.seats[eyes.value];
  return player && html`<div class="open-hand"><${Chip} ...${signOf(eyes.value)} size=${22} label=${nameOf(eyes.value)} /><${OpenHand} player=${player} /></div>`;
}

function TopBar({ code }) {
  const { config } = lobby.value;
  const deck = config.options["dice-deck"] !== undefined;
  return html`<header class="top">
    <a class="ib" href="t/${code}" aria-label=${t("replay-leave")} title=${t("replay-leave")} onClick=${follow}><${Icon} id="i-next" size=${22} class="back" /></a>
    <h1>${lobby.value.name}</h1>
    <span class="facts">${t(deck ? "replay-facts-deck" : "replay-facts", { goal: view.value.goal })} · <a href="t/${code}/verify" onClick=${follow}>${t("replay-verify")}</a></span>
    <span class="grow"></span>
    ${zoomed.value && html`<${IconButton} icon="fit" label=${t("fit")} onClick=${() => camera.current?.fit()} />`}
    <${IconButton} icon="moon" label=${t(isDark() ? "top-light" : "top-dark")} onClick=${toggleTheme} />
  </header>`;
}

const TABS = ["log", "dice"];

function Tabs() {
  const [tab, setTab] = useState("log");
  const move = ({ key, currentTarget }) => {
    if (key !== "ArrowRight" && key !== "ArrowLeft") return;
    const other = TABS.find((each) => each !== tab);
    setTab(other);
    currentTarget.querySelector(`#tab-${other}`).focus();
  };
  return html`<section class="log">
    <div class="tabs" role="tablist" onKeyDown=${move}>
      ${TABS.map((id) => html`<button type="button" key=${id} id="tab-${id}" role="tab" class=${`tab ${tab === id ? "on" : ""}`} aria-selected=${String(tab === id)} aria-controls="tab-panel"
          tabindex=${tab === id ? 0 : -1} onClick=${() => setTab(id)}><${Icon} id="i-${id}" size=${16} />${t(`tab-${id}`)}</button>`)}
    </div>
    <div id="tab-panel" class="tab-panel" role="tabpanel" aria-labelledby="tab-${tab}">
      ${tab === "log" ? html`<${Log} />` : html`<div class="dice-tab" tabindex="0"><${Histogram} /></div>`}
    </div>
  </section>`;
}

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
