/** The desk's dock: who I am, my hand with my realm above it, the status sentence, and what I can do next. */
import { Button, html } from "../../parts/index.js";
import { goal, ownSeatNumber, turn, view } from "../seen.js";
import { t } from "../../core/text.js";
import { OwnClock } from "../../table/clock/ownclock.js";
import { UndoButton } from "../../table/dock/undo.js";
import { Me } from "../../table/dock/me.js";
import { toggleSelected } from "../../table/selection.js";
import { asPrinted, form, goodsShown, isAsPrinted } from "../acting/arranging.js";
import { mayInRealm, myRealm, pickedCard } from "../acting/choices.js";
import { realmPlainPanel } from "../acting/plain.js";
import { faceSign, GoodRow, Picture } from "../faces/signs.js";
import { OwnRealm } from "./arena.js";
import { RealmHand } from "./hand.js";
import { RealmPlainActions, RealmPlainPanel } from "./plainactions.js";
import { standingOf, RealmStats } from "./players.js";
import { RealmPrimaryButton } from "./primary.js";
import { RealmStatus } from "./status.js";
import { RealmTiles } from "./tiles.js";

export function RealmDock() {
  const seated = myRealm.value !== undefined;
  return html`<footer class=${`dock cdock ${seated ? "" : "watching"}`} aria-label=${t("dock")}>
    ${seated && html`<${RealmOwner} /><section class="hand" aria-label=${t("hand")}><${HandHead} /><${RealmHand} /></section>`}
    <${OwnRealm} />
    <section class="act" aria-label=${t("actions")}>
      <div class="status"><${RealmStatus} />${pickedCard.value && html`<span class="key" aria-hidden="true">Esc</span>`}<${AsPrinted} /><${Demolish} /><${UndoButton} /><${OwnClock} /></div>
      ${seated && (realmPlainPanel.value ? html`<${RealmPlainPanel} />` : html`<div class="tiles"><${RealmTiles} /><${RealmPrimaryButton} /></div>`)}
      ${seated && html`<${RealmPlainActions} />`}
    </section>
  </footer>`;
}

function AsPrinted() {
  return form.value && !isAsPrinted.value && html`<${Button} icon="replay" class="undo" onClick=${asPrinted}>${t("cards-as-printed")}<//>`;
}

/** Demolish an own card, which is rarely wise: a small button. */
export function Demolish() {
  const what = pickedCard.value;
  const on = what !== null && "demolish" in what;
  if (!mayInRealm("Demolish") || (what !== null && !on)) return null;
  const press = () => toggleSelected({ demolish: true }, on);
  return html`<${Button} class="undo demolish" aria-pressed=${String(on)} onClick=${press}>${t("cards-demolish")}<//>`;
}

/** How full the hand is, my goods, and what robbers would count. @param {{children?: any}} props */
export function HandHead({ children }) {
  const { cards, limit, counted } = myRealm.value;
  return html`<header><strong>${t("hand")}</strong><span class="tag">${t("cards-of", { count: cards, limit })}</span><span class="grow"></span><${GoodRow} goods=${goodsShown(ownSeatNumber())} />${!form.value && html`<${Robbers} counted=${counted} />`}${children}</header>`;
}

export function Robbers({ counted }) {
  const robbed = counted > view.value.robbers;
  const words = t("cards-robbers-tag", { count: counted });
  return html`<span class=${`tag robbers-tag ${robbed ? "warn" : ""}`} title=${words}><span class="words">${words}</span><${Picture} id=${faceSign("robber-assault")} size=${17} /><b aria-hidden="true">${counted}</b>${robbed ? " ⚠" : ""}</span>`;
}

function RealmOwner() {
  const number = ownSeatNumber();
  const player = standingOf(number);
  const points = html`<b>${player.points}</b><small>${t("vp-of", { goal: goal.value })} ${t("vp")}</small>`;
  return html`<${Me} number=${number} acting=${player.acting} called=${player.acting && turn.value.seat === number} points=${points}><${RealmStats} player=${player} /><//>`;
}
