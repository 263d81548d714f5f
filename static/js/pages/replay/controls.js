/** The replay's controls: scrubber with turns and points, play and steps, whose eyes, and a link to this very moment. */
import { useState } from "../../../vendor/hooks.js";
import { copy } from "../../parts/copy.js";
import { Button, html, Icon, IconButton } from "../../parts/index.js";
import { memo } from "../../parts/pure.js";
import { t } from "../../core/text.js";
import { everySeat, lookOf, nameOf } from "../../table/people/people.js";
import { ALL, linkTo, WATCH } from "./address.js";
import { course, eyes, goToVersion, jump, lastVersion, moment, playing, position, speed, SPEEDS, step, toggle } from "./player.js";

export function Scrubber() {
  if (!moment.value) return null;
  const { number } = moment.value.view.turn;
  const onInput = (event) => {
    playing.value = false;
    goToVersion(Number(event.target.value));
  };
  return html`<div class="scrub">
    <${Marks} course=${course.value} last=${lastVersion.value} />
    <input type="range" min="0" max=${lastVersion.value} step="1" value=${position.value} onInput=${onInput} aria-label=${t("replay-scrubber")}
      aria-valuetext=${t("replay-place", { version: position.value, last: lastVersion.value, turn: number })} />
  </div>`;
}

/** A mark for each turn, and above them one in the seat's color wherever its points change. */
const Marks = memo(function Marks({ course: { turns, gains }, last: end }) {
  const strokes = (places, from, to) => places.map((place) => `M${place.version} ${from}V${to}`).join("");
  return html`<svg class="marks" viewBox="0 0 ${end || 1} 20" preserveAspectRatio="none" aria-hidden="true">
    <path d=${strokes(turns, 14, 20)} class="turns" />
    ${everySeat().map((seat) => html`<g key=${seat} class="seat-${lookOf(seat)}">
      <path d=${strokes(gains.filter((gain) => gain.seat === seat), 0, 10)} class="rim" /><path d=${strokes(gains.filter((gain) => gain.seat === seat), 0.6, 9.4)} class="gain" />
    </g>`)}
  </svg>`;
});

export function Buttons() {
  const scores = Boolean(course.value?.gains.length);
  return html`<div class="replay-buttons" role="group" aria-label=${t("replay-controls")}>
    ${scores && html`<button type="button" class="btn points-step" onClick=${() => jump("gains", -1)} aria-label=${t("replay-points-back")} title=${t("replay-points-back")}><${Icon} id="i-next" size=${18} class="back" /><${Icon} id="i-vp" size=${18} /></button>`}
    <${IconButton} icon="next" class="step back" size=${24} label=${t("replay-back")} onClick=${() => step(-1)} />
    <${Button} kind="primary" class="play" icon=${playing.value ? "pause" : "play"} onClick=${toggle}>${t(playing.value ? "replay-pause" : "replay-play")}<//>
    <${IconButton} icon="next" class="step" size=${24} label=${t("replay-forward")} onClick=${() => step(1)} />
    ${scores && html`<button type="button" class="btn points-step" onClick=${() => jump("gains", 1)} aria-label=${t("replay-points")} title=${t("replay-points")}><${Icon} id="i-vp" size=${18} /><${Icon} id="i-next" size=${18} /></button>`}
    <span class="speeds" role="group" aria-label=${t("replay-speed")}>
      ${SPEEDS.map((factor) => html`<button type="button" key=${factor} class="speed" aria-pressed=${String(factor === speed.value)} onClick=${() => (speed.value = factor)}>${t("replay-times", { factor })}</button>`)}
    </span>
  </div>`;
}

/**
 * @param {{onEyes: (eyes: string) => void}} props
 */
export function Eyes({ onEyes }) {
  const choices = [{ key: ALL, name: t("eyes-all") }, ...everySeat().map((seat) => ({ key: String(seat), name: nameOf(seat) })), { key: WATCH, name: t("eyes-watch") }];
  return html`<label class="eyes">
    <${Icon} id="i-eye" size=${20} /><span class="word" aria-hidden="true">${t("eyes")}</span>
    <span class="select">
      <select aria-label=${t("eyes")} onChange=${(event) => onEyes(event.target.value)}>
        ${choices.map(({ key, name }) => html`<option key=${key} value=${key} selected=${key === eyes.value}>${name}</option>`)}
      </select>
      <${Icon} id="i-down" size=${14} />
    </span>
  </label>`;
}

export function LinkHere() {
  const [copied, setCopied] = useState(/** @type {string | null} */ (null));
  const link = linkTo(position.value, eyes.value);
  const done = copied === link;
  return html`<${Button} class="link-here" icon=${done ? "yes" : "link"} onClick=${async () => (await copy(link)) && setCopied(link)}>${t(done ? "copied" : "replay-link")}<//>`;
}
