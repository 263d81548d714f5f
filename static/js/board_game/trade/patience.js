/** Who waits for an answer to an offer, from whom, and how much longer. Bots' patience comes from the server and is the same for everybody. */
import { computed, effect } from "../../../vendor/signals.js";
import { useMemo } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { patience, seat } from "../../core/store.js";
import { dedupedSignal } from "../../core/deduped.js";
import { offerToAnswer } from "../../core/title.js";
import { decision } from "../actions/choices.js";
import { isMe, nameOf } from "../../table/people/people.js";
import { DECLINED_AFTER_MS, isDeclinedInTime, isHidden } from "./quiet.js";
import { view } from "../seen.js";

/** Open offers, with their ids as numbers. */
const offers = computed(() => Object.entries(view.value?.offers ?? {}).map(([id, offer]) => ({ id: Number(id), ...offer })));

function isAsked({ to, answers = {} }, number) {
  return to.includes(number) && answers[number] === undefined;
}

/** The oldest offer of somebody else that waits for my answer while I have nothing else to decide: `{id, from, hidden}`, or null. */
export const askingMe = dedupedSignal(() => {
  if (seat.value === null || decision.value) return null;
  const asking = offers.value.filter((offer) => !isMe(offer.from) && isAsked(offer, seat.value));
  const offer = asking.find((each) => !isHidden(each)) ?? asking.find(isDeclinedInTime);
  return offer ? { id: offer.id, from: offer.from, hidden: isHidden(offer) } : null;
});

/** The first bot that waits for others, `{from, seats}`, or null. */
export const waitingForOthers = dedupedSignal(() => {
  const [first] = Object.entries(patience.value.waits);
  return first ? { from: Number(first[0]), seats: first[1].asked } : null;
});

/** Whether an open offer waits for this seat. @param {number} number */
export function isAskedNow(number) {
  return offers.value.some((offer) => isAsked(offer, number));
}

/** Whether somebody there is writing a counter-offer, to that offer or to any. @param {number} number @param {number} [offer] */
export function isWriting(number, offer) {
  const to = patience.value.writing[number];
  return to !== undefined && (offer === undefined || to === offer);
}

/** The wait of the bot that made an offer, or that waits for a seat's answer. */
const waitFor = (number) => Object.values(patience.value.waits).find(({ asked: seats }) => seats.includes(number));

/**
 * The thin bar that runs out; nothing if no time is running.
 * @param {{from?: number, asked?: number}} props whose patience: of the bot `from`, or of whoever waits for the seat `asked`
 */
export function PatienceBar({ from, asked: number }) {
  const wait = from !== undefined ? patience.value.waits[from] : waitFor(number);
  return wait ? html`<${RunningBar} key=${patience.value.at} at=${patience.value.at} ends=${wait.ends} length=${wait.length} />` : null;
}

/** @param {{at: number, ends: number, length: number}} props in ms; `at` of performance.now() it was so long to its end */
function RunningBar({ at, ends, length }) {
  const style = useMemo(() => {
    const left = Math.max(0, ends - (performance.now() - at));
    return { "--left": `${left}ms`, "--share": String(Math.min(1, left / length)) };
  }, [at, ends, length]);
  return html`<span class="wait-bar" aria-hidden="true"><i style=${style}></i></span>`;
}

/** The same for an offer that is declined automatically after a fixed time. */
export function DecliningBar() {
  return html`<span class="wait-bar" aria-hidden="true"><i style=${{ "--left": `${DECLINED_AFTER_MS}ms`, "--share": "1" }}></i></span>`;
}

/** For how many seconds in all a bot waits; undefined where no time runs. @param {number} from */
export function patienceOf(from) {
  const wait = patience.value.waits[from];
  return wait && Math.round(wait.length / 1000);
}

/**
 * Show in the tab's title who waits for my answer.
 * @returns {() => void} stops it
 */
export function tellTitle() {
  const stop = effect(() => {
    const call = askingMe.value;
    offerToAnswer.value = call && !call.hidden ? { name: nameOf(call.from) } : null;
  });
  return () => {
    stop();
    offerToAnswer.value = null;
  };
}
