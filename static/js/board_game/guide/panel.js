/** A guide's panel: one step at a time, beside the game and never in its way. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { Button, html, IconButton } from "../../parts/index.js";
import { RulebookButton } from "../../table/reference.js";
import { t } from "../../core/text.js";
import { closeGuide, pass, progress, see } from "./progress.js";
import { useRing } from "./ring.js";
import { due, overtaken, pause, place, stepOf } from "./steps.js";

export function Panel() {
  const { past, seen } = progress.value;
  const [back, goBack] = useState(0); // how many steps we look back
  const known = overtaken(past);
  const read = past.filter((id) => seen.includes(id));
  useEffect(() => {
    if (known.length > 0) pass(known);
  }, [known.join()]);
  useEffect(() => goBack(0), [past]);
  const step = (back > 0 ? stepOf(read.at(-back)) : due([...past, ...known])) ?? pause;
  useEffect(() => {
    if (step !== pause) see(step.id);
  }, [step.id]);
  useRing(back === 0 ? step.ring() : []);
  return html`<section class="guide" aria-label=${t("guide")} data-dims=${back === 0 && step.dims ? "" : undefined}>
    <${Words} step=${step} />
    <div class="guide-acts">
      <span class="guide-count">${counted(step, [...past, ...known], seen)}</span>
      ${back < read.length && html`<${Button} kind="quiet" class="guide-back" onClick=${() => goBack(back + 1)}>${t("guide-back")}<//>`}
      ${back > 0 && html`<${Button} class="guide-next" onClick=${() => goBack(back - 1)}>${t("guide-next")}<//>`}
      ${back === 0 && step !== pause && html`<${Forward} step=${step} />`}
      ${step.last && html`<${RulebookButton} />`}
    </div>
    <${IconButton} icon="no" class="guide-close" size=${18} label=${t("guide-close")} onClick=${closeGuide} />
  </section>`;
}

function Forward({ step }) {
  const forward = () => pass([step.id]);
  const finish = () => {
    forward();
    closeGuide();
  };
  if (step.last) return html`<${Button} kind="primary" class="guide-next" onClick=${finish}>${t("guide-play-on")}<//>`;
  if (step.todo?.()) return html`<${Button} kind="quiet" class="guide-skip" onClick=${forward}>${t("guide-skip")}<//>`;
  return html`<${Button} class="guide-next" onClick=${forward}>${t("guide-next")}<//>`;
}

function Words({ step }) {
  return html`<div class="guide-words" aria-live="polite" data-guide-step=${step.id}>
    <h2>${t(`guide-title-${step.id}`)}</h2>
    <p>${t(`guide-${step.say?.() ?? step.id}`, step.args?.())}</p>
    ${step.shows && html`<${step.shows} />`}
  </div>`;
}

function counted(step, past, seen) {
  const lesson = place(step.id, past, seen);
  return lesson && t("guide-count", lesson);
}
