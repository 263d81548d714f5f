/** Small choices: a good to take, a number to name, regions for a new settlement. */
import { useState } from "../../../vendor/hooks.js";
import { Button, html, Icon } from "../../parts/index.js";
import { listWords, t } from "../../core/text.js";
import { view } from "../seen.js";
import { nameOf } from "../../table/people/people.js";
import { above, commit, realmDecision, listOf, myRealm, send } from "../acting/choices.js";
import { goodName, GOODS } from "../cards.js";
import { RegionSquare } from "../realm/squares.js";
import { regionName } from "../realm/words.js";
import { ChoicePanel } from "./panel.js";

/** Which of the opponent's goods to take. */
export function TakePanel() {
  const list = listOf("Take");
  const theirs = view.value.seats[above.value].goods;
  const { left } = realmDecision.value;
  const [enough] = listOf("TakeNoMore");
  const refused = GOODS.filter((good) => theirs[good] > 0 && !list.some((each) => each.good === good));
  return html`<${ChoicePanel} title=${t("cards-take", { name: nameOf(above.value), count: left })} hint=${t("cards-take-hint", { name: nameOf(above.value) })} class="taking" lead=".taking .stp:not(.no)">
    <div class="five six">${GOODS.map((good) => {
      const action = list.find((each) => each.good === good);
      return html`<button type="button" key=${good} class=${`stp ${action ? "" : "no"}`} aria-disabled=${action ? undefined : "true"} data-take=${good} aria-label=${t("cards-amount", { count: theirs[good] ?? 0, kind: good })} onClick=${() => action && commit(action)}><${Icon} id="res-${good}" size=${30} /><small>${theirs[good] ?? 0}</small></button>`;
    })}</div>
    ${refused.length > 0 && html`<p class="foot">${t("cards-take-no-room", { goods: listWords(refused.map(goodName)) })}</p>`}
    ${enough && html`<${Button} icon="no" onClick=${() => send(enough)}>${t("cards-step-TakeNoMore")}<//>`}
  <//>`;
}

/** Alchemist: the number of this turn. */
export function NumberPanel() {
  return html`<${ChoicePanel} title=${t("cards-number")} hint=${t("cards-number-hint")} class="naming" lead=".naming .stp">
    <div class="five six">${listOf("NameNumber").map((action) => html`<button type="button" key=${action.number} class="stp" data-number=${action.number} aria-label=${String(action.number)} onClick=${() => send(action)}><${Icon} id="die-${action.number}" size=${44} /></button>`)}</div>
  <//>`;
}

/** A new settlement's regions: which of two lies above; with a Scout two of all that are left. */
export function RegionsPanel() {
  const faces = myRealm.value.regions ?? [];
  const chooses = realmDecision.value.kind === "ChooseFromStack";
  const [above_, pick] = useState(/** @type {number | null} */ (null));
  const press = (region) => {
    if (!chooses) return send(listOf("LayRegions").find(({ above: each }) => each === region));
    if (above_ === null) return pick(region);
    if (above_ === region) return pick(null);
    return send(listOf("ChooseRegions").find((action) => action.above === above_ && action.below === region));
  };
  const step = chooses ? (above_ === null ? "first" : "second") : "above";
  return html`<${ChoicePanel} title=${t("cards-lay", { step })} hint=${t("cards-lay-hint", { step })} class="laying" lead=".laying .reg">
    <div class="regs">${faces.map((face) => html`<button type="button" key=${face.region} class=${`reg ${above_ === face.region ? "on" : ""}`} aria-pressed=${String(above_ === face.region)} data-region=${face.region} aria-label=${regionName(face)} onClick=${() => press(face.region)}>
      <svg width="72" height="72" viewBox="0 0 100 100" aria-hidden="true"><${RegionSquare} region=${face} /></svg>${above_ === face.region && html`<span class="take">${t("cards-above")}</span>`}</button>`)}</div>
  <//>`;
}
