/**
 * Two live regions: polite for what happened, assertive for what must be decided. What comes in one moment is one utterance, in the order of
 * `ORDER`: two changes of a region in one frame would be read as the second alone.
 */
import { signal } from "../../vendor/signals.js";
import { html } from "../core/html.js";

const polite = signal("");
const assertive = signal("");

/** An update and the messages and frames that follow from it. */
const MOMENT_MS = 100;
/** Events come before what is asked because of them. */
const ORDER = ["event", "news", "status"];

/** @type {{text: string, now: boolean, as: string}[]} */
let waiting = [];

/**
 * Say it to those who listen instead of looking.
 * @param {string} text
 * @param {{now?: boolean, as?: "event" | "news" | "status"}} [how]
 *   `now` interrupts, unless something that happened comes first; of several `status` in a moment the last counts, and one that is not
 *   `now` only if nothing happened
 */
export function announce(text, { now = false, as = "news" } = {}) {
  if (!text) return;
  if (waiting.length === 0) setTimeout(speak, MOMENT_MS);
  waiting.push({ text, now, as });
}

function speak() {
  const said = inOrder(waiting);
  waiting = [];
  if (said.length === 0) return;
  const region = said.every(({ now }) => now) ? assertive : polite;
  const text = sentences([...new Set(said.map(({ text: each }) => each))]);
  region.value = region.value === text ? `${text}\u00a0` : text;
}

/** @param {typeof waiting} all */
function inOrder(all) {
  const happened = all.some(({ as }) => as === "event");
  const status = all.findLast(({ as }) => as === "status");
  return all.filter((each) => each.as !== "status" || (each === status && (each.now || !happened)))
    .sort((one, other) => ORDER.indexOf(one.as) - ORDER.indexOf(other.as));
}

/**
 * One text of several sentences.
 * @param {string[]} texts with or without a mark at their end
 */
export function sentences(texts) {
  return texts.map((text, index) => (index === texts.length - 1 || /[.!?…]\u00a0?$/.test(text) ? text : `${text}.`)).join(" ");
}

export function Announcer() {
  return html`<div class="unseen spoken" aria-live="polite">${polite}</div>
    <div class="unseen spoken" aria-live="assertive">${assertive}</div>`;
}
