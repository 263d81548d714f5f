/** The status sentence: who must do what, and what else the player may do. */
import { useEffect } from "../../../vendor/hooks.js";
import { signal } from "../../../vendor/signals.js";
import { html } from "../../parts/index.js";
import { announce } from "../../parts/announcer.js";
import { reasonWords } from "./whynot.js";
import { over, paused, turn } from "../../core/store.js";
import { dedupedSignal } from "../../core/deduped.js";
import { factWords, hasText, listWords, t } from "../../core/text.js";
import { canPlay } from "../hand/cards.js";
import { chosenMode, decision, eitherOr, figures, mode, picked } from "./choices.js";
import { awaitedNames, StatusLine, statusOf } from "../../table/dock/status.js";
import { handShown } from "../../table/handmode/chosen.js";
import { phone, touch } from "../../table/layout.js";
import { askingMe, DecliningBar, isWriting, PatienceBar, patienceOf, waitingForOthers } from "../trade/patience.js";
import { nameOf } from "../../table/people/people.js";
import { actionWords } from "../../table/plainwords.js";
import { asking, candidate, hovered, targets } from "../board/targets.js";
import { routeWords, uncovered } from "../board/targetnames.js";
import { movesFigure, pieceOf } from "../pieces.js";
import { sight, tooSmall } from "../board/camera.js";
import { isInSight } from "../board/panzoom.js";
import { begunView } from "../seen.js";

/** @typedef {import("../../../protocol.js").BoardGame.Decision} Decision */

const REASON_STAYS_MS = 4000;

/** Why what was pressed last cannot be pressed now; shown for at most REASON_STAYS_MS. */
const reason = signal("");

/**
 * Say why something cannot be pressed: a finger sees no tooltip.
 * @param {string} why
 */
export function explain(why) {
  announce(why, { now: true });
  reason.value = why;
}

/** The status of this table. */
export const status = dedupedSignal(() => statusOf({ own: () => (decision.value ? mySentence(decision.value) : null), meanwhile: offerSentence, others }));

/** @param {Decision} asked */
function mySentence(asked) {
  const { kind, count } = asked;
  if (mode.value) return { say: placingWords(asked), hint: placingHint(asked) };
  const say = hasText(`status-you-${kind}`) ? t(`status-you-${kind}`, { count: count ?? 0 }) : t("status-you-other");
  return { say, hint: followingHint() || choiceHint(kind) };
}

/** @param {Decision} asked */
function placingWords({ pays, number, of }) {
  if (mode.value === "PlaceSettlement" && pays) return t("status-you-second-settlement");
  if (mode.value === "PlaceFreeRoad" && of !== undefined && of > 1) return t("status-you-free-road", { number: number ?? 1, of });
  if (choosesVictim()) return t("status-you-victim");
  if (figures.value.length > 1) return t("status-you-figures");
  if (hasText(`status-you-${eitherOr.value}`)) return t(`status-you-${eitherOr.value}`);
  if (picked.value !== null) return t(`status-you-picked-${pieceOf(mode.value)}`);
  const id = `status-you-${mode.value}`;
  return hasText(id) ? t(id) : t("status-you-action", { action: actionWords(mode.value) });
}

/** Whether a place for the robber or the pirate is chosen, but not yet the victim. */
function choosesVictim() {
  const chosen = candidate.value ?? asking.value;
  return chosen !== null && chosen.actions.length > 1 && movesFigure(chosen.actions[0].type);
}

/** What a piece at the spot under inspection would turn over, and how long the route would be. */
function followingHint() {
  const spot = candidate.value ?? asking.value ?? hovered.value;
  if (spot?.place !== "path" || spot.picks) return "";
  const count = uncovered(spot.at).length;
  return factWords([count > 0 && t("hint-uncovers", { count }), routeWords(spot.actions)]);
}

/** Whether the victim's name stands in place of the tick. */
function namesVictim() {
  const { victim } = candidate.value?.actions[0] ?? {};
  return victim !== undefined && victim !== null;
}

/** @param {Decision} asked */
function placingHint(asked) {
  const count = targets.value.length;
  const robber = movesFigure(mode.value) && targets.value.every(({ place }) => place === "hex");
  if (choosesVictim()) return t("hint-victim");
  if (followingHint()) return followingHint();
  if (mode.value === "FetchToken") return t("hint-token", { conditions: asked.conditions ?? 0 });
  if (asked.pays && !candidate.value) return t("hint-second-settlement");
  if (candidate.value && handShown.value) return t("hint-confirm-below");
  if (candidate.value) return t(namesVictim() ? "hint-rob" : "hint-confirm");
  const seen = touch.value && tooSmall.value ? targets.value.filter((target) => isInSight(sight.value, target)).length : count;
  if (seen < count) return t("hint-tap-in-sight", { count, seen });
  if (touch.value) return robber ? t("hint-tap-hex") : t("hint-tap", { count });
  if (chosenMode.value) return t(targets.value.some(({ picks }) => picks) ? "hint-pick-back" : "hint-spots-back", { count });
  return robber ? t("hint-hexes", { count }) : t("hint-spots", { count });
}

function choiceHint(kind) {
  if (kind === "Roll" && turn.value?.dice !== undefined) return t("hint-roll-again");
  if (kind === "Roll") return begunView().plays.some(canPlay) ? t("hint-roll-or-card") : "";
  return hasText(`hint-${kind}`) ? t(`hint-${kind}`, { limit: begunView().hand_limit }) : "";
}

/** Not on a phone: there the line is short, and the buttons stand below it with the time that is left. */
function askedHint(from) {
  if (phone.value) return "";
  const seconds = patienceOf(from);
  return seconds === undefined ? t("hint-asked") : t("hint-asked-within", { name: nameOf(from), seconds });
}

/** Somebody waits for my answer, or a bot waits for the others' answers. */
function offerSentence() {
  if (askingMe.value) {
    const { from, hidden } = askingMe.value;
    if (hidden) return { say: t("status-declining", { name: nameOf(from) }), hint: t("hint-declining"), mine: false };
    return { say: t("status-asked", { name: nameOf(from) }), hint: askedHint(from), mine: true };
  }
  if (!waitingForOthers.value) return null;
  const { from, seats } = waitingForOthers.value;
  const writers = seats.filter((number) => isWriting(number));
  if (writers.length > 0) return { say: t("status-writing", { count: writers.length, names: listWords(writers.map(nameOf)) }), hint: "", mine: false };
  return { say: t("status-asks", { name: nameOf(from), names: listWords(seats.map(nameOf)) }), hint: "", mine: false };
}

/** @param {import("../../table/dock/status.js").Awaited} awaited */
function others(awaited) {
  const [[first, { kind, count }]] = awaited;
  if (awaited.length > 1) return t(kind === "Discard" ? "status-others-Discard" : "status-others", { names: awaitedNames(awaited) });
  return t(hasText(`status-other-${kind}`) ? `status-other-${kind}` : "status-other", { name: nameOf(first), count: count ?? 0 });
}

/** How long the player named in the sentence will still wait. */
function AnswerBar() {
  if (over.value || paused.value || decision.value) return null;
  if (askingMe.value?.hidden) return html`<${DecliningBar} key=${askingMe.value.id} />`;
  if (askingMe.value) return html`<${PatienceBar} from=${askingMe.value.from} />`;
  return waitingForOthers.value && html`<${PatienceBar} from=${waitingForOthers.value.from} />`;
}

/** The sentence; below it, why what was pressed last cannot be pressed. @param {{refusedMs?: number}} props for how long a refusal is shown */
export function Status({ refusedMs }) {
  const { say, hint } = status.value;
  useEffect(() => {
    const timer = setTimeout(() => (reason.value = ""), REASON_STAYS_MS);
    return () => clearTimeout(timer);
  }, [reason.value]);
  useEffect(() => () => (reason.value = ""), [say]);
  const below = reason.value ? html`<small class="reason">${reason.value}</small>` : hint && html`<small>${hint}</small>`;
  return html`<${StatusLine} status=${status.value} refused=${reasonWords} refusedMs=${refusedMs} hint=${below}><${AnswerBar} /><//>`;
}
