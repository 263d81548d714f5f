/** The one next step: take a seat, be ready, or start; and why not yet. */
import { useState } from "../../../vendor/hooks.js";
import { setReady, startGame } from "../../core/api.js";
import { html } from "../../core/html.js";
import { AboutGame } from "./aboutgame.js";
import { sitAnywhere, watched, wrongName } from "../joining/invitation.js";
import { remember } from "../../core/lastgame.js";
import { Button, IconButton, onceAllRead, onceRead, useUnread } from "../../parts/button.js";
import { Icon } from "../../parts/icon.js";
import { NameField } from "../../parts/namefield.js";
import { Problem } from "../../parts/problem.js";
import { catalog, gameKey, lobby } from "../../core/store.js";
import { listWords, t } from "../../core/text.js";
import { askedAgain } from "./changes.js";
import { seatsOf } from "../../core/config.js";
import { levelOfBots } from "../../games.js";
import { choicesStored, useRequest } from "../../parts/requests.js";

export function Begin() {
  const { you, host } = lobby.value;
  if (you === undefined) return html`<${Join} />`;
  return host ? html`<${Start} />` : html`<${Ready} />`;
}

function Join() {
  const { busy, problem, run } = useRequest();
  const { host, free } = invitation();
  const take = () => run("take", sitAnywhere);
  if (watched.value === lobby.value.code) return html`<${Watching} full=${!free} />`;
  return html`<form class="join-here" onSubmit=${(event) => event.preventDefault()}>
    <div class="panel introduce">
      <h2>${host ? t("join-invited", { host }) : t("join-welcome")}</h2>
      <${AboutGame} />
      ${free && html`<${NameField} problem=${wrongName.value} />`}
      <p class="small mut">${t(free ? "join-choose" : "watching-full")}</p>
    </div>
    <div class="panel begin">
      <div class="begin-bar">
        <${Button} kind="primary" type="submit" class="big" icon="person" why=${free ? undefined : t("error-table-full")} busy=${busy === "take"} onClick=${take}>${t("take-a-seat")}<//>
      </div>
      <${Problem} text=${problem} />
      <${Button} kind="quiet" icon="eye" class="watch-only" onClick=${() => (watched.value = lobby.value.code)}>${t("join-watch")}<//>
    </div>
  </form>`;
}

function Watching({ full }) {
  return html`<section class="panel begin">
    <p role="status"><${Icon} id="i-eye" size=${20} /> ${t("join-watching")}</p>
    ${!full && html`<${Button} icon="person" onClick=${() => (watched.value = null)}>${t("join-sit-after-all")}<//>`}
  </section>`;
}

/** Who invites, and the first free seat. */
function invitation() {
  const { seats } = lobby.value;
  return { host: seats.find((seat) => seat.host)?.name, free: seats.find(({ kind }) => kind === "free") };
}

function Ready() {
  const { code, seats, you } = lobby.value;
  const { busy, problem, run } = useRequest();
  const { ready } = seats[you];
  const box = useUnread(ready);
  const toggle = () => run("ready", () => setReady(code, !ready));
  return html`<section class="panel begin">
    <div class="begin-bar">
      <${ToChat} />
      <${Button} box=${box} kind=${ready ? "plain" : "primary"} class="big" icon=${ready ? "undo" : "yes"} busy=${busy === "ready"} onClick=${onceRead(toggle)}>
        ${t(ready ? "not-ready-after-all" : "i-am-ready")}<//>
    </div>
    <${Problem} text=${problem} />
    ${askedAgain.value && !ready
      ? html`<div class="asked-again"><${Icon} id="i-settings" size=${18} /><span>${askedAgain.value()}</span></div>`
      : html`<p class="small mut" role="status">${readyText(ready, obstacle())}</p>`}
  </section>`;
}

function readyText(ready, why) {
  if (!ready) return t("ready-text");
  return why ? t("ready-waiting", { reason: why }) : t("ready-host-next");
}

function Start() {
  const { code } = lobby.value;
  const [asked, setAsked] = useState(false);
  const { busy, problem, run } = useRequest();
  const why = waitedFor();
  const { free, taken, fewer } = seating();
  const asking = asked && free.length > 0;
  const start = (what) => run(what ?? "start", async () => {
    await choicesStored();
    const table = lobby.value;
    if (table?.code !== code) return undefined; // I have left
    if (!table.seats[table.you].ready) await setReady(code, true);
    if (catalog.value?.boards) remember(table);
    return startGame(code, what, what === "bots" ? levelOfBots(gameKey.value) : undefined);
  });
  if (asking) return html`<${WithFreeSeats} why=${why} busy=${busy} problem=${problem} onStart=${start} onBack=${() => setAsked(false)} />`;
  return html`<section class="panel begin">
    <div class="begin-bar">
      <${ToChat} />
      <${Button} kind="primary" class="big" icon="next" why=${why} busy=${busy === "start"} aria-describedby="start-why"
        onClick=${() => (free.length > 0 ? setAsked(true) : start())}>
        ${free.length > 0 && fewer ? t("start-with", { count: taken }) : t("start-game")}<//>
    </div>
    <${Problem} text=${problem} />
    <p class="small mut" role="status" id="start-why">${obstacle() ?? t("start-text")}</p>
  </section>`;
}

/** What becomes of the free seats. The second half of a double click on Start does not answer that. */
function WithFreeSeats({ why, busy, problem, onStart, onBack }) {
  const { free, fewer } = seating();
  const box = useUnread(true, { fromStart: true });
  return html`<section class="panel begin fewer" role="group" aria-label=${t("start-game")}>
    <p role="status"><b>${t(fewer ? "start-fewer" : "start-too-few", { count: free.length, seats: listWords(free) })}</b></p>
    <div class="fewer-ways" ref=${box} onClickCapture=${onceAllRead}>
      ${fewer && html`<${Button} kind="primary" icon="next" why=${why} busy=${busy === "leave"} onClick=${() => onStart("leave")}>${t("start-leave-out", { count: free.length })}<//>`}
      <${Button} kind=${fewer ? "plain" : "primary"} icon="bot" why=${why} busy=${busy === "bots"} onClick=${() => onStart("bots")}>${t("start-fill", { count: free.length })}<//>
      <${Button} kind="quiet" onClick=${onBack}>${t("start-back")}<//>
    </div>
    <${Problem} text=${problem} />
  </section>`;
}

/** Which seats are free, how many are taken, whether so few can play this, and whether no seat can be removed. */
function seating() {
  const { seats, config } = lobby.value;
  const free = seats.filter(({ kind }) => kind === "free").map(({ seat }) => String(seat + 1));
  const taken = seats.length - free.length;
  const allowed = catalog.value ? seatsOf(config, catalog.value) : [];
  return { free, taken, fewer: allowed.includes(taken), fixed: free.length === 1 && allowed.length === 1 };
}

function ToChat() {
  const show = () => {
    const field = document.getElementById("say");
    (field ?? document.getElementById("chat"))?.scrollIntoView({ block: "center", behavior: "smooth" }); // at its end lies this bar
    field?.focus({ preventScroll: true });
  };
  return html`<${IconButton} class="to-chat" icon="chat" size=${24} label=${t("talk")} onClick=${show} />`;
}

/** Who has yet to say that they are ready, in words; undefined if nobody. The host agrees by starting. */
function waitedFor() {
  const late = lobby.value.seats.filter(({ kind, ready, host }) => kind === "person" && !ready && !host).map(({ name }) => name);
  return late.length > 0 ? t("waiting-for", { names: listWords(late) }) : undefined;
}

/** What is still missing before the game can start as it is set; undefined if nothing is. */
function obstacle() {
  const { free, fixed } = seating();
  const seats = free.length > 0 ? t(fixed ? "seat-must-be-filled" : "seats-are-free", { count: free.length, seats: listWords(free) }) : undefined;
  return [waitedFor(), seats].filter(Boolean).join(" ") || undefined;
}
