/** The log: what happened, turn by turn. */
import { computed } from "../../vendor/signals.js";
import { useEffect, useLayoutEffect, useRef, useState } from "../../vendor/hooks.js";
import { Button, Chip, html, letterOf } from "../parts/index.js";
import { announce } from "../parts/announcer.js";
import { lastEvents, lobby, log } from "../store.js";
import { t } from "../text.js";
import { pointed } from "./marks.js";
import { memo } from "./memo.js";
import { lookOf, nameOf, subject, whose } from "./people.js";
import { aloud, pictured, sentenceOf } from "./sentences.js";

/** Turns already sorted, so that an update only touches the last one. */
let sorted = { log: [], turns: [] };

/** `[{number, seat?, dice?, events}]`; the first is the set-up. */
export const turns = computed(() => {
  const fresh = log.value;
  const grown = sorted.log.length > 0 && fresh.length >= sorted.log.length && fresh[sorted.log.length - 1] === sorted.log.at(-1);
  const list = grown ? [...sorted.turns] : [];
  for (const { events } of grown ? fresh.slice(sorted.log.length) : fresh) for (const event of events) add(list, event);
  sorted = { log: fresh, turns: list };
  return list;
});

function add(list, event) {
  if (event.type === "TurnBegan") list.push({ number: event.number, seat: event.seat, events: [] });
  else if (list.length === 0) list.push({ number: 0, events: [event] });
  else {
    const last = { ...list.at(-1), events: [...list.at(-1).events, event] };
    if (event.type === "DiceRolled") last.dice = event.dice;
    list[list.length - 1] = last;
  }
}

export function Log() {
  const box = useRef(null);
  const [behind, fallBehind] = useState(false);
  const atEnd = () => box.current.scrollHeight - box.current.scrollTop - box.current.clientHeight < 40;
  const toEnd = () => {
    box.current.scrollTop = box.current.scrollHeight;
    fallBehind(false);
  };
  const follow = useRef(true);
  useLayoutEffect(() => {
    if (follow.current) toEnd();
    else fallBehind(true);
  }, [turns.value]);
  const onScroll = () => {
    follow.current = atEnd();
    if (follow.current && behind) fallBehind(false);
  };
  return html`<div class="log-box">
    <div class="lines" ref=${box} onScroll=${onScroll} role="log" aria-live="off" aria-label=${t("log")} tabindex="0">
      ${turns.value.map((turn) => html`<${Turn} key=${turn.number} turn=${turn} names=${lobby.value} />`)}
    </div>
    ${behind && html`<${Button} class="newer" icon="down" onClick=${toEnd}>${t("log-newer")}<//>`}
  </div>`;
}

const Turn = memo(function Turn({ turn }) {
  const { number, seat: by, dice, events } = turn;
  const title = number === 0 ? t("log-set-up") : dice ? t("log-turn-rolled", { number, who: subject(by), whose: whose(by), sum: dice[0] + dice[1] }) : t("log-turn", { number, name: nameOf(by) });
  const nobody = dice && dice[0] + dice[1] !== 7 && !events.some(({ type }) => type === "CardsProduced");
  return html`<section class="turn">
    <h2>${title}</h2>
    ${nobody && html`<div class="ln nobody">${t("log-nobody")}</div>`}
    ${events.map((event, index) => html`<${Line} key=${index} event=${event} />`)}
  </section>`;
});

const Line = memo(function Line({ event }) {
  const sentence = sentenceOf(event);
  if (!sentence) return null;
  const { seat: by, place } = sentence;
  const pointing = place ? { onMouseEnter: () => (pointed.value = place), onMouseLeave: () => (pointed.value = null) } : {};
  return html`<div class=${`ln ${event.type}`} ...${pointing}>
    ${by !== undefined && html`<${Chip} look=${lookOf(by)} letter=${letterOf(nameOf(by))} size=${19} />`}
    <span>${pictured(sentence)}</span>
  </div>`;
});

/** Tells those who listen what the last update was. */
export function LogSpeaker() {
  const entry = lastEvents.value;
  useEffect(() => {
    const words = (entry?.events ?? []).map(aloud).filter(Boolean).join(". ");
    if (words) announce(words);
  }, [entry]);
  return null;
}
