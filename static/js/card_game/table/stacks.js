/** The stacks: five to draw from, and those to build with. A press on a ringed stack takes from it, or asks how. */
import { computed, effect } from "../../../vendor/signals.js";
import { html, Button } from "../../parts/index.js";
import { view } from "../seen.js";
import { factWords, t } from "../../core/text.js";
import { phone } from "../../table/layout.js";
import { useLead } from "../../table/focus.js";
import { askBefore, dropAsked } from "../../table/selection.js";
import { commit, realmDecision, listOf, myRealm, pickedCard } from "../acting/choices.js";
import { Sign } from "../faces/signs.js";
import { stackLetter } from "../cards.js";
import { pileName } from "../names.js";
import { realmAsked } from "../acting/paying.js";
import { burying } from "../acting/shown.js";
import { RealmDice } from "./dice.js";

/** The stack of which is asked how to use it; null where none is. */
export const askedStack = computed(() => (realmAsked.value && "stack" in realmAsked.value ? realmAsked.value.stack : null));

/** What a press on each draw stack may do: `{draw?, look?, put?}`. */
export const ways = computed(() => (view.value?.supply.draw ?? []).map((_, stack) => waysOf(stack)));

const of = (type, stack) => listOf(type).find((action) => action.stack === stack);

function waysOf(stack) {
  const what = pickedCard.value;
  const card = what && ("index" in what || "exchange" in what) ? what.card : undefined;
  const put = card && listOf("PutUnder").find((action) => action.stack === stack && action.card === card);
  const exchange = what && "exchange" in what && listOf("Exchange").find((action) => action.stack === stack && action.card === card);
  const bury = burying.value !== null && listOf("Bury").find((action) => action.stack === stack && action.card === burying.value);
  if (put || exchange || bury) return { put: put || exchange || bury };
  return { draw: of("DrawCard", stack), look: of("LookThrough", stack) };
}

effect(() => {
  if (askedStack.value !== null && !ways.value[askedStack.value]?.look) dropAsked();
});

/** How many goods a look costs now; none at the start and for the Master Builder. */
export const priceOfLook = computed(() => (realmDecision.value?.kind === "Draw" ? myRealm.value.look : 0));

/** @param {number} stack */
export function pressStack(stack) {
  const { put, draw, look } = ways.value[stack];
  if (put) commit(put);
  else if (look && (draw || priceOfLook.value > 0)) toggleAskedStack(stack);
  else if (draw ?? look) commit(draw ?? look);
}

function toggleAskedStack(stack) {
  if (askedStack.value === stack) dropAsked();
  else askBefore({ stack });
}

/** The first of two ways: take the top card. */
export function DrawChoice() {
  const stack = askedStack.value;
  if (stack === null) return null;
  return html`<${Choice} key=${stack} stack=${stack} />`;
}

function Choice({ stack }) {
  useLead(".draw-choice .btn");
  const { draw, look } = ways.value[stack];
  const top = () => {
    dropAsked();
    commit(draw);
  };
  const search = () => {
    dropAsked();
    commit({ ...look, searches: priceOfLook.value });
  };
  const count = view.value.supply.draw[stack];
  return html`<section class=${`bub draw-choice at-${stack}`} role="dialog" aria-label=${t("cards-stack-count", { letter: stackLetter(stack), count })} onKeyDown=${(event) => event.key === "Escape" && (event.stopPropagation(), dropAsked())}>
    <b>${t("cards-stack-count", { letter: stackLetter(stack), count })}</b>
    ${draw && html`<${Button} kind="primary" icon="cards" onClick=${top}>${t("cards-draw-top")}<small>${t("cards-free")}</small><//>`}
    ${look && html`<${Button} icon="eye" onClick=${search}>${t("cards-look")}${priceOfLook.value > 0 && html`<small>${t("cards-price", { count: priceOfLook.value })}</small>`}<//>`}
  </section>`;
}

/**
 * @param {{kind: string, count: number, label?: string, name: string, width: number, lit?: boolean, onPress?: () => void, index?: number,
 *          searched?: boolean}} props `label`: below it, usually its name as far as there is room
 */
function Pile({ kind, count, label, name, width, lit = false, onPress, index, searched = false }) {
  const height = Math.round((width * 64) / 48);
  const layers = count > 3 ? [6, 3] : count > 1 ? [3] : [];
  const face = html`${count > 0 ? html`<svg width=${width} height=${height} viewBox="0 0 48 64" aria-hidden="true">${layers.map((by) => html`<${Sign} key=${by} id="back-${kind}" x=${by} y=${-by} width=${48} height=${64} />`)}<${Sign} id="back-${kind}" width=${48} height=${64} /></svg>`
    : html`<span class="gone" style=${{ width: `${width}px`, height: `${height}px` }}></span>`}<b>${count}</b><small>${label ?? t("cards-pile-short", { kind, name })}</small>`;
  const words = t("cards-pile", { name, count });
  const class_ = `stack ${lit ? "lit" : ""} ${count === 0 ? "empty" : ""} ${searched ? "searched" : ""}`;
  if (!onPress) return html`<span class=${class_} role="img" aria-label=${words} title=${words} data-pile=${kind}>${face}</span>`;
  return html`<button type="button" class=${class_} data-stack=${index} aria-label=${factWords([words, lit && t("cards-can-press"), searched && t("cards-is-searched")])} aria-disabled=${lit ? undefined : "true"} onClick=${onPress}>${face}</button>`;
}

function DrawPiles({ width }) {
  return view.value.supply.draw.map((count, stack) => {
    const { put, draw, look } = ways.value[stack];
    const name = t("stack-draw", { letter: stackLetter(stack) });
    return html`<${Pile} key=${stack} kind="draw" index=${stack} count=${count} label=${phone.value ? stackLetter(stack) : name} name=${name} width=${width} lit=${Boolean(put || draw || look)} searched=${view.value.stack === stack} onPress=${() => pressStack(stack)} />`;
  });
}

const MIDDLE = ["road", "settlement", "city"];
const PILES = /** @type {const} */ ({ road: "roads", settlement: "settlements", city: "cities" });

/** Above the draw stacks: what to do with them now. */
function drawHint() {
  if (ways.value.some(({ put }) => put)) return t("cards-hint-put");
  if (ways.value.some(({ draw, look }) => draw || look)) return t("cards-hint-draw");
  return t("cards-hint-later");
}

/** The width of a stack in a tray of one row, and of two. */
const PILE = { wide: 52, narrow: 42 };

/** Both trays of the desk. @param {{narrow: boolean}} props `narrow`: in two rows, where the dice have the place that is left */
export function Trays({ narrow }) {
  const { row, regions, events } = view.value.supply;
  const width = narrow ? PILE.narrow : PILE.wide;
  return html`<section class=${`tray left ${narrow ? "narrow" : ""}`} aria-label=${t("cards-draw-stacks")}><h2>${t("cards-draw-stacks")}<span>${drawHint()}</span></h2><div class="piles"><${DrawPiles} width=${width} /></div><${DrawChoice} /></section>
    <section class=${`tray right ${narrow ? "narrow" : ""}`} aria-label=${t("cards-to-build")}><h2>${t("cards-to-build")}<span>${t("cards-and-events")}</span></h2><div class="piles">
      ${MIDDLE.map((kind) => html`<${Pile} key=${kind} kind=${kind} count=${row[kind] ?? 0} name=${pileName(PILES[kind])} width=${width} />`)}
      <${Pile} kind="region" count=${regions} name=${pileName("regions")} width=${width} /><${Pile} kind="event" count=${events} name=${pileName("events")} width=${width} />${narrow && html`<${RealmDice} size=${34} />`}</div></section>`;
}

/** The stacks of the phone, in one line with the dice. @param {{children?: any}} props */
export function StackLine({ children }) {
  const { regions, events } = view.value.supply;
  return html`<section class="pst" aria-label=${t("cards-draw-stacks")}>${children}<${DrawPiles} width=${30} />
    <${Pile} kind="region" count=${regions} name=${pileName("regions")} width=${30} /><${Pile} kind="event" count=${events} name=${pileName("events")} width=${30} /><${DrawChoice} /></section>`;
}
