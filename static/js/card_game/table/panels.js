/** The panel that is asked for now, if any. */
import { html } from "../../parts/index.js";
import { open, phone } from "../../table/layout.js";
import { attack, awaited } from "../acting/answering.js";
import { decision, may, mine } from "../acting/choices.js";
import { bill } from "../acting/paying.js";
import { AttackPanel, AttackWaits } from "./attack.js";
import { BillPanel } from "./bill.js";
import { NumberPanel, RegionsPanel, TakePanel } from "./choicepanels.js";
import { LookPanel, ShownPanel } from "./lookpanel.js";
import { mayTrade, TradePanel } from "./trade.js";
import { scene } from "../tell/telling.js";
import { toBeRead, ToldSheet } from "../tell/told.js";

/** An attack is shown over the sea before its panel covers that. */
const shownFirst = () => scene.value?.kind === "attack";

/** @returns {any} null where nothing is asked that needs one */
export function panelNow() {
  if (bill.value) return html`<${BillPanel} key=${JSON.stringify(bill.value.action)} />`;
  if (attack.value && !shownFirst()) return html`<${AttackPanel} />`;
  if (mine.value?.looking && may("TakeCard")) return html`<${LookPanel} key=${decision.value.stack} />`;
  if (mine.value?.shown && (may("TakeFromHand") || may("Bury"))) return html`<${ShownPanel} />`;
  if (may("Take")) return html`<${TakePanel} />`;
  if (may("NameNumber")) return html`<${NumberPanel} />`;
  if (may("LayRegions") || may("ChooseRegions")) return html`<${RegionsPanel} key=${decision.value.kind} />`;
  if (phone.value && toBeRead()) return html`<${ToldSheet} key=${toBeRead().kind} />`;
  if (open.value === "trade" && mayTrade.value) return html`<${TradePanel} />`;
  return awaited.value && !shownFirst() ? html`<${AttackWaits} />` : null;
}
