/** A guide's panel: one step at a time, beside the game and never in its way. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { announce, sentences } from "../../parts/announcer.js";
import { Button, html, IconButton } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { RulebookButton } from "../reference.js";
import { closeGuide, pass, progress, see } from "./progress.js";
import { useRing } from "./ring.js";
import { due, overtaken, place, stepOf } from "./steps.js";

/** @param {{guide: import("./steps.js").Guide}} props */
export function GuidePanel({ guide }) {
  const { past, seen } = progress.value;
  const [back, goBack] = useState(0); // how many steps we look back
  const known = overtaken(guide, past);
  const read = past.filter((/** @type {string} */ id) => seen.includes(id));
  useEffect(() => {
    if (known.length > 0) pass(known);
  }, [known.join()]);
  useEffect(() => goBack(0), [past]);
  const { pause } = guide;
  const step = (back > 0 ? stepOf(guide, read.at(-back)) : due(guide, [...past, ...known])) ?? pause;
  useEffect(() => {
    if (step !== pause) see(step.id);
  }, [step.id]);
  useRing(back === 0 ? step.ring() : [], guide.bring);
  useEffect(takeFocus, []);
  const counted = place(guide, step.id, [...past, ...known], seen);
  return html`<section class="guide" aria-label=${t("guide")} data-dims=${back === 0 && step.dims ? "" : undefined}>
    <${Words} step=${step} />
    <div class="guide-acts">
      <span class="guide-count">${counted && t("guide-count", counted)}</span>
      ${back < read.length && html`<${Button} kind="quiet" class="guide-back" onClick=${() => goBack(back + 1)}>${t("guide-back")}<//>`}
      ${back > 0 && html`<${Button} class="guide-next" onClick=${() => goBack(back - 1)}>${t("guide-next")}<//>`}
      ${back === 0 && step !== pause && html`<${Forward} step=${step} onLast=${() => closeGuide(guide.learned)} />`}
      ${step.last && html`<${RulebookButton} />`}
    </div>
    <${IconButton} icon="no" class="guide-close" size=${18} label=${t("guide-close")} onClick=${() => closeGuide(guide.learned)} />
  </section>`;
}

/** Whoever goes by keys finds *Next* beside the words, and not behind the whole table; unless something else has the focus already. */
function takeFocus() {
  const { activeElement } = document;
  if (!activeElement || activeElement.matches("body, h1")) focusWords();
}

function focusWords() {
  /** @type {HTMLElement | null} */ (document.querySelector(".guide-words h2"))?.focus({ preventScroll: true });
}

/** @param {{step: import("./steps.js").Step, onLast: () => void}} props */
function Forward({ step, onLast }) {
  const forward = () => pass([step.id]);
  const todo = Boolean(step.todo?.());
  useEffect(() => {
    // what has Enter in its hand must not skip the first thing that is to be done
    if (todo && document.activeElement?.matches(".guide-skip")) focusWords();
  }, [todo, step.id]);
  const finish = () => {
    forward();
    onLast();
  };
  if (step.last) return html`<${Button} kind="primary" class="guide-next" onClick=${finish}>${t("guide-play-on")}<//>`;
  if (todo) return html`<${Button} kind="quiet" class="guide-skip" onClick=${forward}>${t("guide-skip")}<//>`;
  return html`<${Button} class="guide-next" onClick=${forward}>${t("guide-next")}<//>`;
}

/** @param {{step: import("./steps.js").Step}} props */
function Words({ step }) {
  const title = t(`guide-title-${step.id}`);
  const words = t(`guide-${step.say?.() ?? step.id}`, step.args?.());
  useEffect(() => announce(sentences([title, words])), [title, words]);
  return html`<div class="guide-words" data-guide-step=${step.id}>
    <h2 tabindex="-1">${title}</h2>
    <p>${words}</p>
    ${step.shows && html`<${step.shows} />`}
  </div>`;
}
