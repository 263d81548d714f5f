/** The log: what happened, turn by turn. */
import { computed, signal } from "../../../vendor/signals.js";
import { useEffect, useRef, useState } from "../../../vendor/hooks.js";
import { Button, Chip, html, Icon } from "../../parts/index.js";
import { memo } from "../../parts/pure.js";
import { BackHere, isTarget } from "../proposals/backto.js";
import { deferred } from "../../core/deferred.js";
import { counted, log, seat } from "../../core/store.js";
import { t } from "../../core/text.js";
import { filter, isWanted, LogFilter } from "./filter.js";
import { nameOf, signOf, subject, whose } from "../people/people.js";
import { game } from "../game.js";
import { isTold, pictured, sentenceOf } from "./sentences.js";

/**
 * @typedef {{event: any, version: number, back: boolean}} LogLine `back`: it was taken back
 * @typedef {{version: number, number: number, seat?: number, dice?: number[], rolled?: number}} OpenTurn `rolled`: the version of its first roll
 * @typedef {{key: string, version: number, number: number, seat?: number, dice?: number[], back: boolean, lines: LogLine[]}} LogTurn
 *   `version`: where it begins; a turn to which the table went back is there again, further down
 */

/** @typedef {import("../../../protocol.js").LogLine} Entry of the server's log */

/** Turns already sorted, so that an update only touches the last one. @type {{log: Entry[], open: OpenTurn[], turns: LogTurn[]}} */
let sorted = { log: [], open: [], turns: [] };

/** What happened, by turn; the first is the set-up. @type {import("../../../vendor/signals.js").ReadonlySignal<LogTurn[]>} */
export const turns = computed(() => {
  const fresh = log.value;
  const { back } = counted.value;
  const known = sorted.log.length;
  const grown = known > 0 && fresh.length >= known && fresh[known - 1] === sorted.log.at(-1) && !fresh.slice(known).some(rewinds);
  const list = grown ? [...sorted.turns] : [];
  const open = grown ? [...sorted.open] : [];
  for (const entry of grown ? fresh.slice(known) : fresh) addEntry(list, open, entry, back.has(entry.version));
  sorted = { log: fresh, open, turns: list };
  return list;
});

const shown = deferred(turns, "log");
/** The turns of which the filter leaves something. */
const filtered = computed(() => (filter.value === "all" ? shown.value : shown.value.filter(({ lines }) => lines.some(({ event }) => isWanted(event)))));
/** Changes when there is something newer to read. */
const newest = computed(() => (filter.value === "all" ? shown.value : filtered.value.flatMap(({ lines }) => lines).findLast(({ event }) => isWanted(event))?.version));

/** @param {Entry} entry */
function rewinds({ events }) {
  return events[0]?.type === "TableRewind";
}

/** The last of a list that is not empty. @template T @param {T[]} list @returns {T} */
function lastIn(list) {
  return list[list.length - 1];
}

/**
 * @param {LogTurn[]} list
 * @param {OpenTurn[]} open the turns that count at this point of the log
 * @param {Entry} entry
 * @param {boolean} back
 */
function addEntry(list, open, entry, back) {
  const { version, events } = entry;
  if (list.length === 0 && events[0]?.type !== "TurnBegan") addTurn(list, open, { version, number: 0 }, back);
  for (const event of events) {
    if (event.type === "TurnBegan") addTurn(list, open, { version, number: event.number, seat: event.seat }, back);
    else list[list.length - 1] = withLine(lastIn(list), { event: afterAnother(event, lastIn(open)), version, back });
    if (event.type === "DiceRolled" && !lastIn(open).dice) Object.assign(lastIn(open), { dice: event.dice, rolled: version });
  }
  if (rewinds(entry)) goBack(list, open, entry);
}

/**
 * A turn's heading tells its first roll; later ones have lines of their own.
 * @param {LogLine["event"]} event
 * @param {OpenTurn} turn
 */
function afterAnother(event, { dice }) {
  return event.type === "DiceRolled" && dice ? { ...event, type: "DiceRolledNext" } : event;
}

/** @param {LogTurn[]} list @param {OpenTurn[]} open @param {OpenTurn} turn @param {boolean} back */
function addTurn(list, open, turn, back) {
  open.push({ ...turn });
  list.push({ ...turn, key: `${turn.number}-${turn.version}`, back, lines: [] });
}

/** @param {LogTurn} turn @param {LogLine} line @returns {LogTurn} */
function withLine(turn, line) {
  const dice = line.event.type === "DiceRolled" ? { dice: line.event.dice } : {};
  return { ...turn, ...dice, lines: [...turn.lines, line] };
}

/**
 * What follows a rewind belongs to the turn that it led to.
 * @param {LogTurn[]} list
 * @param {OpenTurn[]} open
 * @param {{version: number, events: LogLine["event"][]}} rewind
 */
function goBack(list, open, { version, events: [{ to }] }) {
  const before = lastIn(open);
  while (open.length > 1 && lastIn(open).version > to) open.pop();
  const turn = lastIn(open);
  if ((turn.rolled ?? 0) > to) turn.dice = turn.rolled = undefined;
  if (turn === before && turn.dice === lastIn(list).dice) return;
  list.push({ ...turn, key: `${turn.number}-${version}`, back: false, lines: [] });
}

/** The height of a line, in CSS pixels. */
const ROW = 30;

/** As many of the last turns as fill the window, so that turns nobody looks at are not laid out again with every move. @param {LogTurn[]} list */
function lastOf(list) {
  let room = window.innerHeight / ROW;
  const first = list.findLastIndex(({ lines }) => (room -= lines.filter(({ event }) => isWanted(event) && isTold(event)).length + 1) <= 0);
  return first > 0 ? list.slice(first) : list;
}

/** Only the last turns, until somebody reads back: by scrolling, pointing at the log, moving into it by keyboard, or asking for it. */
export function Log() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [behind, fallBehind] = useState(false);
  const [whole, showWhole] = useState(false);
  const [reading, readBack] = useState(false);
  const toEnd = () => {
    if (box.current) box.current.scrollTop = 0;
    fallBehind(false);
  };
  const follow = useRef(true);
  useEffect(() => {
    if (!follow.current) fallBehind(true);
  }, [newest.value]);
  const onScroll = () => {
    follow.current = (box.current?.scrollTop ?? 0) > -40; // laid out upwards, so that its end is 0 and stays in sight
    readBack(!follow.current);
    if (!follow.current) showWhole(true);
    if (follow.current && behind) fallBehind(false);
  };
  const begin = () => showWhole(true);
  const leave = () => {
    if (follow.current && !box.current?.contains(document.activeElement)) showWhole(false);
  };
  const list = whole ? filtered.value : lastOf(filtered.value);
  const since = afterMine(list);
  return html`<div class="log-box"><${LogFilter} onChange=${toEnd} />
    <div class=${`lines ${whole ? "whole" : ""} ${reading ? "reading" : ""}`} ref=${box} onScroll=${onScroll} onPointerEnter=${begin} onFocusIn=${begin} onPointerLeave=${leave} onFocusOut=${leave} onKeyDown=${walkLines}
      role="log" aria-live="off" aria-label=${t("log")} tabindex="0">
      <div>
        ${list.length < filtered.value.length && html`<button type="button" class="earlier" onClick=${() => box.current?.focus({ preventScroll: true })}>${t("log-earlier")}</button>`}
        ${list.flatMap((turn, at) => [...(at > 0 && at === since ? [html`<${Since} key="since" />`] : []), html`<${Turn} key=${turn.key} turn=${turn} />`])}
        ${filtered.value.length === 0 && html`<p class="ln nobody">${t("log-filter-nothing")}</p>`}
      </div>
    </div>
    ${behind && html`<${Button} class="newer" icon="down" onClick=${toEnd}>${t("log-newer")}<//>`}
  </div>`;
}

/**
 * Arrows go from line to line; a line with the focus shows its place and the way back, like one under the pointer.
 * @param {KeyboardEvent & {currentTarget: HTMLElement, target: HTMLElement}} event
 */
function walkLines(event) {
  const step = /** @type {Record<string, number>} */ ({ ArrowUp: -1, ArrowDown: 1 })[event.key];
  const { currentTarget: box, target } = event;
  if (!step) return;
  const lines = /** @type {HTMLElement[]} */ ([...box.querySelectorAll(":scope [tabindex='-1']:is(h2, .ln)")]);
  const at = lines.indexOf(/** @type {HTMLElement} */ (target.closest("[tabindex='-1']")));
  const next = at < 0 ? lines.at(-1) : lines[at + step];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

/** The beginning of the part that I may have missed: after my last turn that is over. @param {LogTurn[]} list */
function afterMine(list) {
  return list.findLastIndex(({ seat: by, number }, at) => number > 0 && by === seat.value && at < list.length - 1) + 1;
}

const Since = memo(function Since() {
  return html`<p class="since-mine"><${Icon} id="i-down" size=${14} />${t("log-since")}</p>`;
});

/** The heading of a turn; the set-up is nobody's. @param {LogTurn} turn */
function titleOf({ number, seat: by, dice }) {
  if (number === 0 || by === undefined) return t(game.value.plain ? "plain-moves" : "log-set-up");
  return dice ? t("log-turn-rolled", { number, who: subject(by), whose: whose(by), sum: dice[0] + dice[1] }) : t("log-turn", { number, name: nameOf(by) });
}

const Turn = memo(/** @param {{turn: LogTurn}} props */ function Turn({ turn }) {
  const { version, back, lines } = turn;
  const [near, comeNear] = useState(false);
  const remark = ["all", "dice"].includes(filter.value) && game.value.remark(turn);
  return html`<section class="turn">
    <h2 class=${back ? "back" : ""} ...${nearness(comeNear)}><${Told} back=${back}>${titleOf(turn)}<//>${near && isTarget(version) && html`<${BackHere} version=${version} />`}</h2>
    ${remark && html`<div class="ln nobody">${remark}</div>`}
    ${lines.map((/** @type {LogLine} */ line, /** @type {number} */ index) => isWanted(line.event) && html`<${Line} key=${index} ...${line} />`)}
  </section>`;
});

const Line = memo(/** @param {LogLine} props */ function Line({ event, version, back }) {
  const [near, comeNear] = useState(false);
  const sentence = sentenceOf(event);
  if (!sentence) return null;
  const { seat: by, place } = sentence;
  return html`<div class=${`ln ${event.type} ${back ? "back" : ""}`} ...${nearness(comeNear, place)}>
    ${by !== undefined && html`<${Chip} ...${signOf(by)} size=${21} />`}
    <span><${Told} back=${back}>${pictured(sentence)}<//></span>
    ${near && isTarget(version) && html`<${BackHere} version=${version} />`}
  </div>`;
});

/** The place that a line points at, while it is pointed at: `{place, at}`, or null. */
export const pointed = signal(/** @type {{place: string, at: number} | null} */ (null));

/**
 * A line under the pointer, or tapped, shows its place on the board and the way back.
 * @param {(near: boolean) => void} comeNear
 * @param {{place: string, at: number} | null} [place]
 */
function nearness(comeNear, place = null) {
  return {
    onMouseEnter: () => {
      comeNear(true);
      if (place) pointed.value = place;
    },
    onMouseLeave: () => {
      comeNear(false);
      if (place) pointed.value = null;
    },
    tabindex: -1,
    onFocusIn: () => {
      comeNear(true);
      if (place) pointed.value = place;
    },
    onFocusOut: (/** @type {FocusEvent & {currentTarget: Element, relatedTarget: Element}} */ { currentTarget, relatedTarget }) => {
      if (currentTarget.contains(relatedTarget)) return;
      comeNear(false);
      if (place) pointed.value = null;
    },
  };
}

/** Text that no longer counts, struck through and said to be so. @param {{back: boolean, children: unknown}} props */
function Told({ back, children }) {
  return back ? html`<span class="unseen">${t("log-taken-back")} </span><s>${children}</s>` : children;
}
