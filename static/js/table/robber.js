/** What follows the choice of a spot: at once with the mouse, after a tick with the finger, after a name with several victims. */
import { signal } from "../../vendor/signals.js";
import { useEffect } from "../../vendor/hooks.js";
import { Button, Chip, html, letterOf } from "../parts/index.js";
import { view } from "../store.js";
import { t } from "../text.js";
import { chosenMode, forcedMode, mode, send } from "./choices.js";
import { camera } from "./board.js";
import { lead } from "./focus.js";
import { lookOf, nameOf } from "./people.js";
import { candidate } from "./targets.js";

/** The hex whose victims are asked for with the mouse: a target, or null. */
export const asking = signal(null);

/**
 * A legal spot was chosen.
 * @param {import("./targets.js").Target} target
 * @param {boolean} touched with a finger: show the ghost and wait for the tick
 */
export function chooseTarget(target, touched) {
  if (touched) {
    candidate.value = target;
    return;
  }
  if (target.actions.length > 1) asking.value = target;
  else place(target.actions[0]);
}

async function place(action) {
  asking.value = null;
  candidate.value = null;
  const stored = await send(action);
  if (stored && chosenMode.value === action.type) chosenMode.value = null;
}

/** The floating cross and tick, away from the finger; with several victims a chip for each. */
export function ConfirmBar() {
  const target = candidate.value;
  if (!target) return null;
  const [first] = target.actions;
  const several = target.actions.length > 1 || (first.victim !== undefined && first.victim !== null);
  return html`<div class="place" role="group" aria-label=${target.name}>
    <${Button} icon="no" class="back" aria-label=${t("place-back")} onClick=${() => (candidate.value = null)} />
    ${several ? target.actions.map((action) => html`<${VictimButton} key=${action.victim} action=${action} />`)
      : html`<${Button} kind="good" icon="yes" class="ok" onClick=${() => place(first)}>${t(first.type === "MoveRobber" ? "place-here" : "place-build")}<//>`}
  </div>`;
}

/** Beside the hex: whom to rob. */
export function VictimBubble() {
  const target = asking.value;
  useEffect(() => {
    if (target) lead(".bubble .victim");
  }, [target]);
  if (!target || mode.value !== target.actions[0].type || !camera.current) return null;
  const { x, y } = camera.current.toElement(target);
  return html`<div class="bubble" role="group" aria-label=${t("robber-whom")} style=${{ left: `${x}px`, top: `${y}px` }}>
    <strong>${t("robber-whom")}</strong>
    ${target.actions.map((action) => html`<${VictimButton} key=${action.victim} action=${action} />`)}
    <${Button} kind="quiet" icon="no" aria-label=${t("place-back")} onClick=${() => (asking.value = null)} />
  </div>`;
}

function VictimButton({ action }) {
  const { victim } = action;
  if (victim === null || victim === undefined) return html`<${Button} onClick=${() => place(action)}>${t("robber-nobody")}<//>`;
  const name = nameOf(victim);
  return html`<${Button} class="victim" onClick=${() => place(action)}>
    <${Chip} look=${lookOf(victim)} letter=${letterOf(name)} size=${28} />
    <span>${t("robber-victim", { name })}<small>${t("robber-cards", { count: view.value.seats[victim].cards })}</small></span>
  <//>`;
}

/** Close whatever asks about a spot; says whether there was something. */
export function dropCandidate() {
  const asked = candidate.value !== null || asking.value !== null;
  candidate.value = null;
  asking.value = null;
  return asked;
}

/** Whether the placing that goes on was begun by hand and can be left. */
export function canLeaveMode() {
  return forcedMode.value === null && mode.value !== null;
}
