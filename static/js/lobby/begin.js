/** The one next step: take a seat, be ready, or start; and why not yet. */
import { useRef, useState } from "../../vendor/hooks.js";
import { setReady, startGame, takeSeat } from "../api.js";
import { html } from "../html.js";
import { reconnect } from "../net.js";
import { Button, IconButton } from "../parts/button.js";
import { keepName, NameField, nameProblem } from "../parts/namefield.js";
import { Problem } from "../parts/problem.js";
import { lobby, me } from "../store.js";
import { listWords, t } from "../text.js";
import { useRequest } from "./doing.js";

export function Begin() {
  const { you, host } = lobby.value;
  if (you === undefined) return html`<${Join} />`;
  return host ? html`<${Start} />` : html`<${Ready} />`;
}

function Join() {
  const [wrong, setWrong] = useState(/** @type {string | null} */ (null));
  const field = useRef(null);
  const { busy, problem, run } = useRequest();
  const { code, seats } = lobby.value;
  const free = seats.find(({ kind }) => kind === "free");
  const stranger = !me.value.name;
  const take = () => {
    const issue = stranger ? nameProblem() : null;
    setWrong(issue);
    if (issue) return field.current.focus();
    return run("take", async () => {
      if (stranger) {
        await keepName();
        reconnect();
      }
      return takeSeat(code, free.seat);
    });
  };
  return html`<form class="panel begin join-here" onSubmit=${(event) => event.preventDefault()}>
    ${stranger && html`<${NameField} problem=${wrong} input=${field} />`}
    <${Button} kind="primary" type="submit" class="big" icon="person" why=${free ? undefined : t("error-table-full")} busy=${busy === "take"} onClick=${take}>
      ${t("take-a-seat")}<//>
    <${Problem} text=${problem} />
    <p class="small mut">${t(free ? "watching-free" : "watching-full")}</p>
  </form>`;
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
    <p class="small mut" role="status">${readyText(ready, obstacle())}</p>
  </section>`;
}

function readyText(ready, why) {
  if (!ready) return t("ready-text");
  return why ? t("ready-waiting", { reason: why }) : t("ready-host-next");
}

function Start() {
  const { code, seats, you } = lobby.value;
  const { busy, problem, run } = useRequest();
  const why = obstacle();
  const start = () => run("start", async () => {
    if (!seats[you].ready) await setReady(code, true);
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
