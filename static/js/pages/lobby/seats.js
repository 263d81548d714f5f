/** The seats as cards: who sits where, who is ready, and what may be done about it. */
import { addBot, emptySeat, fillWithBots, handOver } from "../../core/api.js";
import { html } from "../../core/html.js";
import { sitDown } from "../joining/invitation.js";
import { BlockingFold } from "../../table/menu/blocking.js";
import { Button, IconButton } from "../../parts/button.js";
import { Chip } from "../../parts/chip.js";
import { Icon } from "../../parts/icon.js";
import { letterOf } from "../../parts/looks.js";
import { Piece } from "../../parts/piece.js";
import { Problem } from "../../parts/problem.js";
import { Stepper } from "../../parts/stepper.js";
import { catalog, gameKey, lobby } from "../../core/store.js";
import { t } from "../../core/text.js";
import { seatsOf } from "../../core/config.js";
import { gameOf, levelOfBots } from "../../games.js";
import { BotLevel } from "../../parts/botlevel.js";
import { choose, useRequest } from "../../parts/requests.js";

export function Seats() {
  const { code, seats, host } = lobby.value;
  const free = seats.filter(({ kind }) => kind === "free").length;
  const { busy, problem, run } = useRequest();
  return html`<section class="panel seats-panel">
    <div class="panel-head">
      <h2>${t("seats")}</h2>
      ${host && free > 0 && html`<${NextBotLevel} />`}
      ${host && free > 1 && html`<${Button} kind="quiet" class="fill-seats" icon="bot" busy=${busy === "fill"} onClick=${() => run("fill", () => fillWithBots(code, levelOfBots(gameKey.value)))}>
        ${t("fill-with-bots")}<//>`}
      ${host && catalog.value && html`<${SeatCount} run=${run} />`}
    </div>
    <ul class="seats seats-${seats.length}">
      ${seats.map((seat) => html`<${Seat} key=${seat.seat} seat=${seat} busy=${busy} run=${run} />`)}
    </ul>
    <${Problem} text=${problem} />
    <${BlockingFold} />
  </section>`;
}

/** The level of bots that are seated from now on. */
function NextBotLevel() {
  const { levels = [] } = gameOf(gameKey.value);
  return levels.length > 1 && html`<label class="bot-level"><span>${t("bot-level")}</span><${BotLevel} levels=${levels} /></label>`;
}

/** What a bot is: the host may change how well it plays. */
function BotTag({ seat, run }) {
  const { code, host } = lobby.value;
  const { levels = [] } = gameOf(gameKey.value);
  if (!host || levels.length < 2) return html`<span class="tag"><${Icon} id="i-bot" size=${13} />${t("bot", { level: seat.level })}</span>`;
  return html`<span class="tag"><${Icon} id="i-bot" size=${13} />
    <${BotLevel} levels=${levels} value=${seat.level} label=${t("bot-level-of", { name: seat.name })}
      onChange=${(level) => run("level", () => addBot(code, seat.seat, level))} /></span>`;
}

/** The number of players; a game that is always for the same number has nothing to choose. */
function SeatCount({ run }) {
  const { config } = lobby.value;
  const allowed = seatsOf(config, catalog.value);
  if (!catalog.value.boards && allowed.length === 1) return null;
  return html`<${Stepper} label=${t("seat-count")} value=${config.seats} values=${allowed}
    onChange=${(count) => run("count", () => choose({ config: { ...config, seats: count } }))} />`;
}

function Seat({ seat, busy, run }) {
  return seat.kind === "free"
    ? html`<${FreeSeat} seat=${seat} busy=${busy} run=${run} />`
    : html`<${TakenSeat} seat=${seat} run=${run} />`;
}

function TakenSeat({ seat, run }) {
  const { code, you, host } = lobby.value;
  const own = seat.seat === you;
  const mayEmpty = own || host;
  const { pieces } = gameOf(gameKey.value);
  const mayLead = host && !own && seat.kind === "person";
  return html`<li class="seat seat-${seat.look}">
    <${Chip} look=${seat.look} letter=${letterOf(seat.name)} size=${50} />
    <div class="who">
      <b class="name">${seat.name}</b>
      <span class="tags">
        ${own && html`<span class="tag">${t("that-is-you")}</span>`}
        ${seat.host && html`<span class="tag"><${Icon} id="i-crown" size=${13} />${t("host")}</span>`}
        ${seat.kind === "bot" && html`<${BotTag} seat=${seat} run=${run} />`}
        ${seat.kind === "person" && !seat.here && !own && html`<span class="tag"><span class="dot lost"></span>${t("away")}</span>`}
      </span>
    </div>
    ${pieces && html`<span class="pieces">${Object.entries(pieces).map(([kind, size]) => html`<${Piece} key=${kind} kind=${kind} look=${seat.look} size=${size} />`)}</span>`}
    ${seat.host && !seat.ready ? html`<span class="tag large unsaid"></span>` : seat.ready
      ? html`<span class="tag good large"><${Icon} id="i-yes" size=${15} />${t("ready")}</span>`
      : html`<span class="tag warn large"><${Icon} id="i-clock" size=${15} />${t("not-ready")}</span>`}
    ${mayLead && html`<${IconButton} class="make-host" icon="crown" size=${16} label=${t("join-make-host", { name: seat.name })}
      onClick=${() => run("host", () => handOver(code, seat.seat))} />`}
    ${mayEmpty && html`<${IconButton} class="empty-seat" icon="no" size=${16}
      label=${own ? t("leave-seat") : t("empty-seat", { name: seat.name })}
      onClick=${() => run("empty", () => emptySeat(code, seat.seat))} />`}
  </li>`;
}

function FreeSeat({ seat, busy, run }) {
  const { code, you, host } = lobby.value;
  const { seat: number, look } = seat;
  const what = `take ${number}`;
  return html`<li class="seat free seat-${look}">
    <${Chip} look=${look} size=${50} />
    <b class="who">${t("seat-free", { seat: number + 1 })}</b>
    <div class="acts">
      ${host && html`<${Button} icon="bot" busy=${busy === `bot ${number}`} aria-label=${t("at-seat", { what: t("add-bot"), seat: number + 1 })} onClick=${() => run(`bot ${number}`, () => addBot(code, number, levelOfBots(gameKey.value)))}>
        ${t("add-bot")}<//>`}
      <${Button} kind=${host ? "quiet" : "plain"} class=${you === undefined ? "" : "move"} busy=${busy === what}
        aria-label=${you === undefined ? t("join-seat-at", { look: t(`look-${look}`) }) : t("at-seat", { what: t("move-here"), seat: number + 1 })} onClick=${() => run(what, () => sitDown(number))}>
        ${t(you === undefined ? "take-seat" : "move-here")}<//>
    </div>
  </li>`;
}
