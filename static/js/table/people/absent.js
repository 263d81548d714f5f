/** People who are away, or who keep the others waiting: for how long, and what can be done about it. */
import { computed, effect, signal } from "../../../vendor/signals.js";
import { useEffect, useState } from "../../../vendor/hooks.js";
import { Button, html, Icon } from "../../parts/index.js";
import { mayAsk, nudge, propose } from "../../core/net.js";
import { halted, me, over, presence, proposal, seat, standing, version, waiting } from "../../core/store.js";
import { t } from "../../core/text.js";
import { isAway, isBot, isMe, nameOf } from "./people.js";
import { elapsedTime } from "../clock/reading.js";
import { openMenu } from "../menu/opening.js";

/** A player who has only just begun to think cannot be reminded. */
const THINKS_MS = 15_000;

/** When this page saw somebody leave, by seat; unknown for people who were already away. */
const leftAt = signal(/** @type {Record<string, number | undefined>} */ ({}));

/**
 * Note who leaves from now on.
 * @returns {() => void} stops it
 */
export function watchAbsence() {
  let before = /** @type {Record<string, string>} */ ({});
  return effect(() => {
    const { seats } = presence.value;
    const known = leftAt.peek();
    leftAt.value = Object.fromEntries(Object.keys(seats).filter((number) => seats[number] === "away")
      .map((number) => [number, before[number] === "here" ? Date.now() : known[number]]));
    before = seats;
  });
}

/** True if a bot plays for the person of this seat. @param {number} number of the seat */
export function isStoodInFor(number) {
  return standing.value.stand_ins?.includes(Number(number)) ?? false;
}

/** "away 0:42", or that a bot plays in the meantime. @param {{number: number}} props */
export function AwayTag({ number }) {
  const since = leftAt.value[number];
  const now = useSeconds(isAway(number) && since !== undefined);
  if (isStoodInFor(number)) return html`<span class="tag stand-in"><${Icon} id="i-bot" size=${14} />${t("row-stand-in")}</span>`;
  if (!isAway(number)) return null;
  return html`<span class="tag">${since === undefined ? t("row-away") : t("row-away-for", { time: elapsedTime(now - since) })}</span>`;
}

/** The time for which somebody whom the game waits for has been away: ", 0:14". @param {{number: number}} props */
export function AwayFor({ number }) {
  const since = leftAt.value[number];
  const now = useSeconds(since !== undefined);
  return since === undefined ? null : html`<span aria-hidden="true">, ${elapsedTime(now - since)}</span>`;
}

/** The only player the game waits for, if that is somebody who is away and for whom no bot plays. */
export const missed = computed(() => {
  const awaited = Object.keys(waiting.value ?? {}).map(Number);
  const [first] = awaited;
  return !halted.value && awaited.length === 1 && isAway(first) && !isStoodInFor(first) ? first : null;
});

/** The time, second by second, as long as somebody looks at it. @param {boolean} running */
function useSeconds(running) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!running) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}

/** True if this person keeps us waiting and could be reminded. @param {number} number */
function mayRemind(number) {
  return seat.value !== null && !isMe(number) && !isBot(number) && !isAway(number) && !halted.value && waiting.value?.[number] !== undefined;
}

/** Whether nothing has happened for a while. */
export const standstill = signal(false);
effect(() => {
  if (version.value === null) return undefined;
  standstill.value = false;
  const timer = setTimeout(() => (standstill.value = true), THINKS_MS);
  return () => clearTimeout(timer);
});

/**
 * What may be done about a seat: remind, let a bot play, take it over.
 * @param {{number: number, patient?: boolean}} props `patient`: leave people alone who have only just begun to think
 */
export function SeatActs({ number, patient = false }) {
  const remind = mayRemind(number) && (standstill.value || !patient);
  const stand = seat.value !== null && !over.value && isAway(number) && !isStoodInFor(number);
  const take = mayTakeOver(number);
  if (!remind && !stand && !take) return null;
  const busy = proposal.value ? t("matter-busy") : undefined;
  return html`<span class="seat-acts">
    ${remind && html`<${Remind} key=${version.value} number=${number} />`}
    ${stand && html`<${Button} class="let-bot" icon="bot" aria-label=${t("matter-stand_in", { player: nameOf(number) })} why=${busy} onClick=${() => openMenu({ table: "stand_in", seat: number })}>${t("seat-let-bot")}<//>`}
    ${take && html`<${Button} class="take-over" icon="person" why=${busy} onClick=${() => takeSeat(number)}>${t("seat-take")}<//>`}
  </span>`;
}

/** @param {number} number */
async function takeSeat(number) {
  const wanted = { table: "seated", seat: number };
  if (await mayAsk(wanted)) propose(wanted).catch(() => {});
}

/** True if I, who only watch, could ask for this seat. @param {number} number */
function mayTakeOver(number) {
  return seat.value === null && Boolean(me.value.name) && !over.value && (isBot(number) || isAway(number));
}

/** @param {{number: number}} props */
function Remind({ number }) {
  const [done, setDone] = useState(false);
  const press = () => {
    nudge(number);
    setDone(true);
  };
  return html`<${Button} class="remind" icon="sound" why=${done ? t("seat-reminded", { name: nameOf(number) }) : undefined} onClick=${press}>${t(done ? "seat-reminded-short" : "seat-remind")}<//>`;
}
