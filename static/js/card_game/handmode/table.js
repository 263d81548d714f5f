/** Two Realms on a phone beside a big screen: goods, cards and what can be done now; the realm only while something is chosen or paid there. */
import { useEffect, useRef } from "../../../vendor/hooks.js";
import { computed } from "../../../vendor/signals.js";
import { paused, lobby } from "../../core/store.js";
import { preferences } from "../../core/preferences.js";
import { t } from "../../core/text.js";
import { Button, html, Sheet } from "../../parts/index.js";
import { UndoButton, UndoEndTurn } from "../../table/dock/undo.js";
import { faceDown, watchCover } from "../../table/handmode/cover.js";
import { beforeTheRoll, CoveredHand, disconnected, HandBody, HandDock, HandHeader, LogButton, REFUSED_MS, SeaPanel } from "../../table/handmode/parts.js";
import { open } from "../../table/layout.js";
import { subject, whose } from "../../table/people/people.js";
import { PausedBanner } from "../../table/proposals/paused.js";
import { ProposalCard } from "../../table/proposals/proposal.js";
import { clearSelection, hasBegun } from "../../table/selection.js";
import { Tabs } from "../../table/side.js";
import { answering, attack } from "../acting/answering.js";
import { form, goodsShown } from "../acting/arranging.js";
import { above, asksForAPlace, mayInRealm, myRealm, pickedCard, realmTargets } from "../acting/choices.js";
import { bill } from "../acting/paying.js";
import { realmPlainPanel } from "../acting/plain.js";
import { GoodRow } from "../faces/signs.js";
import "../game.js";
import { faceName } from "../names.js";
import { ownSeatNumber, turn } from "../seen.js";
import { RealmBoard, RealmSheets, useLargeRealm, useRealmGame } from "../realmsheets.js";
import { Strip } from "../table/arena.js";
import { RealmDice } from "../table/dice.js";
import { Demolish, Robbers } from "../table/dock.js";
import { RealmHand } from "../table/hand.js";
import { RealmOffers } from "../table/offers.js";
import { panelNow } from "../table/panels.js";
import { RealmPlainActions, RealmPlainPanel } from "../table/plainactions.js";
import { Race } from "../table/players.js";
import { nextStep, RealmPrimaryButton } from "../table/primary.js";
import { StackLine, ways } from "../table/stacks.js";
import { RealmStatus, realmStatus } from "../table/status.js";
import { RealmTiles } from "../table/tiles.js";

/** @typedef {import("../../table/dock/status.js").Drawn} Drawn */

/** True while a realm is needed: for a site, for payment, for the answer to an attack, or while regions are laid out. */
const showsRealm = computed(() => {
  const isAttacked = attack.value !== null && answering.value !== "choosing"; // a counter is chosen in the hand
  return asksForAPlace.value || bill.value !== null || form.value !== undefined || isAttacked;
});

/** True while a stack is to be pressed. */
const asksForAStack = computed(() => ways.value.some((/** @type {{draw?: object, look?: object, put?: object}} */ { draw, look, put }) => draw || look || put));

/** The dice of this turn, in words. */
const rolledWords = computed(() => {
  const { seat: by, dice } = turn.value;
  if (!dice) return beforeTheRoll(turn.value);
  return t("cards-log-DiceRolled", { who: subject(by), whose: whose(by), number: dice.number, face: faceName(dice.face) });
});

export function HandRealms() {
  const page = useRef(null);
  useRealmGame(page);
  useEffect(watchCover, []);
  const { points, cards } = myRealm.value;
  const panel = faceDown.value ? null : panelNow();
  const owner = useLargeRealm(Boolean(panel));
  const placing = showsRealm.value && !faceDown.value;
  return html`<div class=${`table card-table phone hand-mode ${placing ? "placing" : ""} ${preferences.value.leftHanded ? "left-handed" : ""} ${disconnected.value ? "cut-off" : ""} ${paused.value ? "paused" : ""}`} ref=${page}>
    <${HandHeader} mine=${realmStatus.value.mine} points=${String(points)} pointsLabel=${t("sheet-points", { points })}><${RealmStatus} refusedMs=${REFUSED_MS} /><//>
    ${faceDown.value ? html`<${CoveredHand} cards=${cards} />` : placing ? html`<${Placing} panel=${panel} owner=${owner} />` : html`<${Holding} panel=${panel} />`}
    <${RealmSheets}><${LogButton} /><//>
    ${open.value === "log" && html`<${Sheet} title=${lobby.value?.name ?? ""} class="log-sheet" onClose=${() => (open.value = null)}><${Race} /><${Tabs} /><//>`}
  </div>`;
}

/**
 * The realm, with the way back and the next step below it; the strip leads to the other one where that has places as well.
 * @param {{panel: Drawn, owner: number}} props
 */
function Placing({ panel, owner }) {
  const begun = hasBegun();
  const goesOn = !begun || !nextStep.value.rests; // nothing else than the place is next
  return html`${realmTargets.value[above.value].size > 0 && html`<${Strip} large=${owner} />`}<${RealmBoard} owner=${owner} asked=${Boolean(panel)} />
    <${HandDock} class="placing-dock"><${ProposalCard} />${panel || html`<div class="hand-acts ${begun && goesOn ? "" : "alone"}">
      ${begun && html`<${Button} icon="no" class="big back" onClick=${clearSelection}>${t("card-back")}<//>`}${goesOn && html`<${RealmPrimaryButton} />`}</div>`}<//>`;
}

/** @param {{panel: Drawn}} props */
function Holding({ panel }) {
  const choosing = answering.value === "choosing";
  return html`<${HandBody}>
      <${ProposalCard} />
      <${SeaPanel} picture=${turn.value.dice && html`<${RealmDice} size=${40} />`} title=${rolledWords.value} />
      <${PausedBanner} /><${RealmOffers} alerting />
      <${StoredGoods} />
      ${(!panel || choosing) && html`<${CardHand} />`}
    <//>
    <${HandDock} class=${panel && !choosing ? "panel-dock" : ""}>${panel}${choosing && html`<${RealmPrimaryButton} />`}${!panel && html`<${NowDock} />`}<//>`;
}

/** All that is stored in my regions, as six sums. */
function StoredGoods() {
  const { counted } = myRealm.value;
  return html`<section class="hand-goods" aria-label=${t("hand-stored")}><header><strong>${t("hand-stored")}</strong><${Robbers} counted=${counted} /></header>
    <${GoodRow} goods=${goodsShown(ownSeatNumber())} size=${30} /></section>`;
}

function CardHand() {
  const { cards, limit } = myRealm.value;
  return html`<section class="hand-cards" aria-label=${t("hand")}><header><strong>${t("hand")}</strong><span class="tag">${t("cards-of", { count: cards, limit })}</span></header><${RealmHand} large /></section>`;
}

/** Actions: stacks to take from, tiles, and the next step. */
function NowDock() {
  const plain = realmPlainPanel.value;
  const takes = asksForAStack.value && !mayInRealm("EndTurn"); // nothing else can be done
  return html`<div class="hand-aside">${pickedCard.value && html`<${Button} icon="no" class="undo" onClick=${clearSelection}>${t("card-back")}<//>`}<${Demolish} /><${UndoButton} /><${UndoEndTurn} /></div>
    ${asksForAStack.value && html`<${StackLine} />`}<${RealmPlainActions} />
    ${plain ? html`<${RealmPlainPanel} />` : html`<div class="tiles">${!takes && html`<${RealmTiles} />`}<${RealmPrimaryButton} /></div>`}`;
}
