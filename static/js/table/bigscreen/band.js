/** The lower edge of a big screen: the dice, what happened in a sentence, whom the table waits for, and the way to one's own hand. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { linkOf } from "../../core/router.js";
import { connection, lobby, over, paused, turn, waiting } from "../../core/store.js";
import { hasText, listWords, t } from "../../core/text.js";
import { Chip } from "../../parts/chip.js";
import { Icon } from "../../parts/icon.js";
import { QrCode } from "../../parts/qr.js";
import { elapsedTime } from "../clock/reading.js";
import { game } from "../game.js";
import { missed } from "../people/absent.js";
import { pictured, sentenceOf } from "../log/sentences.js";
import { nameOf, signOf } from "../people/people.js";
import { changedAt, telling } from "./teller.js";

/** A player who has been waited for this long is shown with the time. */
const SHORTEST_WAIT_SECONDS = 10;
/** At most so many sentences stand below the first. */
const MOST_DETAILS = 3;

/** @param {{dice?: import("../../../vendor/preact.js").ComponentChildren}} props `dice`: as they lie */
export function Band({ dice }) {
  return html`<footer class="tv-band">
    ${dice}
    <div class="told" role="status" aria-live="polite">${connection.value.state === "open" ? html`<${Told} />` : html`<${Looking} />`}</div>
    <${WaitingFor} />
    <${YourHand} />
  </footer>`;
}

/** The last event, as a sentence. */
function Told() {
  const item = telling.value;
  if (paused.value) return html`<p class="say">${t("status-paused")}</p>`;
  if (missed.value !== null) return html`<p class="say"><${Chip} ...${signOf(missed.value)} size=${56} />${t("screen-lost", { name: nameOf(missed.value) })}</p><p class="more">${t("screen-lost-text")}</p>`;
  if (!item) return html`<p class="say">${t("screen-begins")}</p>`;
  return html`<div key=${item.version} class="of-one"><${Sentences} item=${item} /></div>`;
}

/** @param {{item: import("./tellingqueue.js").Item}} props */
function Sentences({ item }) {
  const { type, events, count, kind } = item;
  if (count > 1) return html`<p class="say">${t("screen-several", { count, kind })}</p>`;
  if (type === "TurnBegan") return html`<p class="say"><${Chip} ...${signOf(events[0].seat ?? 0)} size=${56} />${t("screen-begins-turn", { name: nameOf(events[0].seat ?? 0) })}</p>`;
  const [first, ...rest] = events.map(sentenceOf).filter((sentence) => sentence !== null);
  const own = game.value.onScreen.detail?.(item);
  const below = own ?? rest.slice(0, MOST_DETAILS).map((sentence, at) => html`<span key=${at}>${pictured(sentence)}</span>`);
  return html`<p class="say">${first?.seat !== undefined && html`<${Chip} ...${signOf(first.seat)} size=${56} />`}<span>${first && pictured(first)}</span></p><p class="more">${below}</p>`;
}

/** The server does not answer, and for how long. */
function Looking() {
  const seconds = useSecondsSince(connection.value.since, Date.now);
  return html`<p class="say"><${Icon} id="i-offline" size=${52} />${t("screen-looking")}</p><p class="more">${t("screen-looking-since", { time: elapsedTime(seconds * 1000) })}</p>`;
}

/** The player for whom the table waits, with the decision and the time. */
function WaitingFor() {
  const seconds = useSecondsSince(changedAt.value, () => performance.now());
  if (over.value || paused.value || !turn.value) return html`<div class="waits"></div>`;
  const awaited = Object.entries(waiting.value ?? {});
  const seats = awaited.length > 0 ? awaited.map(([number]) => Number(number)) : [turn.value.seat];
  const kind = awaited[0]?.[1]?.kind ?? "Play";
  const what = missed.value !== null ? t("screen-for-away") : hasText(`screen-for-${kind}`) ? t(`screen-for-${kind}`) : t("screen-for-other");
  return html`<div class="waits"><span>${t("screen-waiting")}</span>
    <b>${seats.slice(0, 4).map((number) => html`<${Chip} key=${number} ...${signOf(number)} size=${46} label=${seats.length > 1 ? nameOf(number) : undefined} />`)}<span class="name">${seats.length === 1 ? nameOf(seats[0]) : seats.length === 2 ? listWords(seats.map(nameOf)) : ""}</span></b>
    <span>${what}${seconds >= SHORTEST_WAIT_SECONDS && html` <span class="long" aria-hidden="true">${elapsedTime(seconds * 1000)}</span>`}</span></div>`;
}

/** The address of this table, to scan with a phone; never a link to a seat. */
function YourHand() {
  const { code } = lobby.value;
  return html`<div class="your-hand"><${QrCode} text=${linkOf(code)} /><span><${Icon} id="i-phone" size=${52} /><small>${t("screen-your-hand")}</small><b class="code">${code}</b></span></div>`;
}

/** Whole seconds since a moment, second by second. @param {number} since @param {() => number} now by the same clock */
function useSecondsSince(since, now) {
  const [, draw] = useState({});
  useEffect(() => {
    const timer = setInterval(() => draw({}), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return Math.max(0, Math.floor((now() - since) / 1000));
}
