/** The people of a plain table: who is there, whose turn it is, their clocks, and what the game says of each. */
import { html, Chip, Sheet } from "../../parts/index.js";
import { begunView, halted, turn, waiting } from "../../core/store.js";
import { factWords, t } from "../../core/text.js";
import { GiveTime, RowClock, rowClockWords, SheetClock } from "../clock/rowclock.js";
import { open, openSeat, phone } from "../layout.js";
import { isMe, lookOf, nameOf, everySeat, signOf } from "../people/people.js";
import { SeatActs } from "../people/absent.js";
import { Presence } from "../people/presence.js";
import { PlainRecord } from "./record.js";

/** The game's facts about a seat, its points apart. @param {number} number */
function standing(number) {
  const { points, total, ...facts } = /** @type {Record<string, any>} */ (begunView().seats?.[number] ?? {});
  return { points: total ?? points, facts };
}

/** True if the game waits for this seat, or it is its turn. @param {number} number */
function acts(number) {
  const awaited = Object.keys(waiting.value ?? {});
  return !halted.value && (awaited.includes(String(number)) || (awaited.length === 0 && turn.value?.seat === number));
}

export function PlainPlayers() {
  return html`<ul class=${phone.value ? "pchips" : "opps"} aria-label=${t("players")}>${everySeat().map((number) => html`<li key=${number}><${PlainPlayer} number=${number} /></li>`)}</ul>`;
}

/** @param {{number: number}} props */
function PlainPlayer({ number }) {
  const { points } = standing(number);
  const acting = acts(number);
  const label = factWords([nameOf(number), points !== undefined && t("plain-points", { points }), acting && t("row-plays"), rowClockWords(number)]);
  const press = () => (open.value = openSeat.value === number ? null : { seat: number });
  const name = html`<span class="name">${nameOf(number)}</span>`;
  const sum = points !== undefined && html`<b class="plain-sum">${points}</b>`;
  const class_ = `seat-${lookOf(number)} ${acting ? "acting" : ""}`;
  if (phone.value) return html`<button type="button" class=${`pchip ${class_}`} data-seat=${number} aria-label=${label} onClick=${press}>
    <${Chip} ...${signOf(number)} size=${28} /><span class="facts"><span class="a">${name}${sum}</span><span class="b2">${isMe(number) ? t("me") : html`<${Presence} number=${number} />`}<${RowClock} number=${number} /></span></span>
  </button>`;
  return html`<button type="button" class=${`opp ${class_}`} data-seat=${number} aria-label=${label} onClick=${press}>
    <${Chip} ...${signOf(number)} size=${36} />
    <span class="nm">${name}${isMe(number) ? html`<small class="mut">${t("me")}</small>` : html`<${Presence} number=${number} />`}${acting && html`<span class="plays">${t("row-plays")}</span>`}<${RowClock} number=${number} /></span>
    <span class="vp">${sum}</span>
  </button>
  ${!isMe(number) && html`<span class="row-acts"><${SeatActs} number=${number} patient /><${GiveTime} number=${number} patient /></span>`}`;
}

/** What everyone may know of a player, in full. @param {{number: number, onClose: () => void}} props */
export function PlainPlayerSheet({ number, onClose }) {
  const { points, facts } = standing(number);
  return html`<${Sheet} title=${nameOf(number)} class="player-sheet" onClose=${onClose}>
    <div class="row big-stats"><${Chip} ...${signOf(number)} size=${46} />${points !== undefined && html`<b>${t("plain-points", { points })}</b>`}<${Presence} number=${number} /></div>
    <div class="sheet-more"><${SeatActs} number=${number} /><${GiveTime} number=${number} /></div>
    <dl><${SheetClock} number=${number} /></dl>
    <${PlainRecord} record=${facts} />
  <//>`;
}
