/** The frame of a win, where the dock was: who has won, what the points come from, and what comes next. A game gives the parts; the log announces it. */
import { useEffect, useRef } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { begunView, lobby, seat, winner } from "../../core/store.js";
import { t } from "../../core/text.js";
import { Button } from "../../parts/button.js";
import { Chip } from "../../parts/chip.js";
import { Icon } from "../../parts/icon.js";
import { follow } from "../../core/router.js";
import { buzz } from "../notices/buzz.js";
import { everySeat, isMe, nameOf, signOf } from "../people/people.js";
import { PlayAgain } from "./rematch.js";
import { endTitle } from "./title.js";
import { winning } from "./winning.js";

/** What moves for the win, which any press brings to its end. */
const MOVING = ".win, .win *, .confetti *, .win-mark, .win-mark *, .unplayed";

/**
 * @typedef {{key: string, picture: any, points: number, label: string}} Part what the winner has points for
 * @param {{parts: Part[], Held?: any, children?: any}} props `Held`: what a `seat` kept hidden until now; `children`: what of the game lies above the frame
 */
export function WinFrame({ parts, Held, children }) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const number = /** @type {number} */ (winner.value);
  useEffect(() => {
    buzz("won");
    /** @type {HTMLElement | null | undefined} */ (frame.current?.querySelector(".again") ?? frame.current?.querySelector("button"))?.focus({ preventScroll: true });
    const skip = () => document.getAnimations().forEach((each) => /** @type {KeyframeEffect} */ (each.effect).target?.matches(MOVING) && each.finish());
    addEventListener("pointerdown", skip, { capture: true });
    addEventListener("keydown", skip, { capture: true });
    return () => {
      removeEventListener("pointerdown", skip, { capture: true });
      removeEventListener("keydown", skip, { capture: true });
    };
  }, []);
  const shown = parts.filter(({ points }) => points !== 0);
  const seats = everySeat().sort((one, other) => Number(other === number) - Number(one === number) || pointsOf(other) - pointsOf(one));
  return html`<footer class="win dock pdock" aria-label=${endTitle()} ref=${frame}>
    ${children}
    <div class="win-who"><${Chip} ...${signOf(number)} size=${72} /><div><h1>${isMe(number) ? t("win-mine", { name: nameOf(number) }) : t("win-theirs", { name: nameOf(number) })}</h1><p>${sentence(number)}</p></div></div>
    <ul class="win-sum">${shown.map(({ key, picture, points, label }, index) => html`<li key=${key} data-part=${key} style=${{ "--step": index }}>${picture}<b>${points}</b><small>${label}</small></li>`)}
      <li class="win-total" style=${{ "--step": shown.length }}><b>${pointsOf(number)}</b><small>${t("points")}</small></li></ul>
    <ul class="win-seats" aria-label=${t("standings")}>${seats.map((each) => html`<li key=${each} title=${nameOf(each)}><${Chip} ...${signOf(each)} size=${28} label=${nameOf(each)} /><b>${pointsOf(each)}</b>${Held && html`<span class="win-held"><${Held} seat=${each} /></span>`}</li>`)}</ul>
    <div class="win-next">
      <${PlayAgain} />
      <div class="win-more"><${Button} icon="crown" onClick=${() => (winning.value = false)}>${t("win-result")}<//>
        <a class="btn" href="t/${lobby.value.code}/replay" onClick=${follow}><${Icon} id="i-play" size=${20} />${t("win-replay")}</a></div>
    </div>
  </footer>`;
}

/** With the hidden ones. @param {number} number */
function pointsOf(number) {
  const { points, total } = /** @type {{points: number, total?: number}} */ (begunView().seats[number]);
  return total ?? points;
}

/** @param {number} number */
function sentence(number) {
  const points = pointsOf(number);
  if (seat.value === null || isMe(number)) return t("win-points", { points });
  return t("win-points-and-mine", { points, mine: pointsOf(seat.value), name: nameOf(seat.value) });
}
