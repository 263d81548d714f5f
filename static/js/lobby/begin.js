/** The one next step: take a seat, be ready, or start; and why not yet. */
import { setReady, startGame } from "../api.js";
import { html } from "../html.js";
import { sitAnywhere, watched, wrongName } from "../joining/invitation.js";
import { remember } from "../joining/lastgame.js";
import { Button, IconButton } from "../parts/button.js";
import { Icon } from "../parts/icon.js";
import { NameField } from "../parts/namefield.js";
import { Problem } from "../parts/problem.js";
import { lobby } from "../store.js";
import { listWords, t } from "../text.js";
import { askedAgain } from "./changes.js";
import { choicesStored, useRequest } from "./doing.js";

export function Begin() {
  const { you, host } = lobby.value;
  if (you === undefined) return html`<${Join} />`;
  return host ? html`<${Start} />` : html`<${Ready} />`;
}

function Join() {
  const { busy, problem, run } = useRequest();
  const { host, free } = company();
  const take = () => run("take", sitAnywhere);
  if (watched.value === lobby.value.code) return html`<${Watching} full=${!free} />`;
  return html`<form class="join-here" onSubmit=${(event) => event.preventDefault()}>
    <div class="panel introduce">
      <h2>${host ? t("join-invited", { host }) : t("join-welcome")}</h2>
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
function company() {
  const { seats } = lobby.value;
  return { host: seats.find((seat) => seat.host)?.name, free: seats.find(({ kind }) => kind === "free") };
}

function Ready() {
  const { code, seats, you } = lobby.value;
  const { busy, problem, run } = useRequest();
  const { ready } = seats[you];
  const toggle = () => run("ready", () => setReady(code, !ready));
  return html`<section class="panel begin">
    <div class="begin-bar">
      <${ToChat} />
      <${Button} kind=${ready ? "plain" : "primary"} class="big" icon=${ready ? "undo" : "yes"} busy=${busy === "ready"} onClick=${toggle}>
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
  const { busy, problem, run } = useRequest();
  const why = obstacle();
  const start = () => run("start", async () => {
    await choicesStored();
    const { seats, you } = lobby.value;
    if (!seats[you].ready) await setReady(code, true);
    remember(lobby.value);
    return startGame(code);
  });
  return html`<section class="panel begin">
    <div class="begin-bar">
      <${ToChat} />
      <${Button} kind="primary" class="big" icon="next" why=${why} busy=${busy === "start"} aria-describedby="start-why" onClick=${start}>
        ${t("start-game")}<//>
    </div>
    <${Problem} text=${problem} />
    <p class="small mut" role="status" id="start-why">${why ?? t("start-text")}</p>
  </section>`;
}

function ToChat() {
  const show = () => {
    document.getElementById("chat")?.scrollIntoView({ block: "end", behavior: "smooth" });
    document.getElementById("say")?.focus({ preventScroll: true });
  };
  return html`<${IconButton} class="to-chat" icon="chat" size=${24} label=${t("talk")} onClick=${show} />`;
}

/** Why the game cannot start yet, in words; undefined when it can. The host's own word is given by starting. */
function obstacle() {
  const { seats } = lobby.value;
  const free = seats.filter(({ kind }) => kind === "free").map(({ seat }) => String(seat + 1));
  const late = seats.filter(({ kind, ready, host }) => kind === "person" && !ready && !host).map(({ name }) => name);
  const reasons = [];
  if (late.length > 0) reasons.push(t("waiting-for", { names: listWords(late) }));
  if (free.length > 0) reasons.push(t("seats-are-free", { count: free.length, seats: listWords(free) }));
  return reasons.length > 0 ? reasons.join(" ") : undefined;
}
