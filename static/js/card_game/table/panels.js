/** The panel that is asked for now, if any. */
import { html } from "../../parts/index.js";
import { open, phone } from "../../table/layout.js";
import { attack, awaited } from "../acting/answering.js";
import { realmDecision, mayInRealm, myRealm } from "../acting/choices.js";
import { bill } from "../acting/paying.js";
import { AttackPanel, AttackWaits } from "./attack.js";
import { BillPanel } from "./bill.js";
import { NumberPanel, RegionsPanel, TakePanel } from "./choicepanels.js";
import { LookThroughPanel, ShownPanel } from "./lookpanel.js";
import { mayTrade, RealmTradePanel } from "./trade.js";
import { currentScene } from "../tell/scenes.js";
import { toBeRead, HighlightSheet } from "../tell/highlights.js";

/** An attack is shown over the sea before its panel covers that. */
const shownFirst = () => currentScene.value?.kind === "attack";

/** @returns {any} null where nothing is asked that needs one */
export function panelNow() {
  if (bill.value) return html`<${BillPanel} key=${JSON.stringify(bill.value.action)} />`;
  if (attack.value && !shownFirst()) return html`<${AttackPanel} />`;
  if (myRealm.value?.looking && mayInRealm("TakeCard")) return html`<${LookThroughPanel} key=${realmDecision.value.stack} />`;
  if (myRealm.value?.shown && (mayInRealm("TakeFromHand") || mayInRealm("Bury"))) return html`<${ShownPanel} />`;
  if (mayInRealm("Take")) return html`<${TakePanel} />`;
  if (mayInRealm("NameNumber")) return html`<${NumberPanel} />`;
  if (mayInRealm("LayRegions") || mayInRealm("ChooseRegions")) return html`<${RegionsPanel} key=${realmDecision.value.kind} />`;
  const scene = phone.value ? toBeRead() : null;
  if (scene) return html`<${HighlightSheet} key=${scene.kind} />`;
  if (open.value === "trade" && mayTrade.value) return html`<${RealmTradePanel} />`;
  return awaited.value && !shownFirst() ? html`<${AttackWaits} />` : null;
}
