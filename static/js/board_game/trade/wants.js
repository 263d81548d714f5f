/** The wants board: what everybody would like to get or can give, pinned for all to see. */
import { pin } from "../../core/outbox.js";
import { html, Icon, RESOURCES, Sheet } from "../../parts/index.js";
import { Switch } from "../../parts/switch.js";
import { preferences, setPreference } from "../../core/preferences.js";
import { seat } from "../../core/store.js";
import { listWords, t } from "../../core/text.js";
import { formOf, myTurn, ownSeat } from "../actions/choices.js";
import { open } from "../../table/layout.js";
import { nameOf } from "../../table/people/people.js";
import { toggleTrade } from "./trade.js";
import { keep, keeping, pinsOf } from "./quiet.js";

function isPinned({ want, have, quiet }) {
  return want.length > 0 || have.length > 0 || quiet;
}

/** What a seat has pinned, in words: "wants wool, has ore"; empty when nothing is. */
export function pinWords(number) {
  const { want, have, quiet } = pinsOf(number);
  const kinds = (list) => listWords(list.map((kind) => t("resource", { kind })), "unit");
  return [want.length > 0 && t("pins-wants", { cards: kinds(want) }), have.length > 0 && t("pins-has", { cards: kinds(have) }), quiet && t("pins-quiet")].filter(Boolean).join(", ");
}

/** The pictures of it. */
function Pins({ number }) {
  const { want, have, quiet } = pinsOf(number);
  const icons = (kinds) => kinds.map((kind) => html`<${Icon} key=${kind} id="res-${kind}" size=${18} />`);
  return html`
    ${want.length > 0 && html`<span><small>${t("pins-want-short")}</small>${icons(want)}</span>`}
    ${have.length > 0 && html`<span><small>${t("pins-have-short")}</small>${icons(have)}</span>`}
    ${quiet && html`<span class="no-trades"><${Icon} id="i-mute" size=${15} /><small>${t("pins-quiet")}</small></span>`}`;
}

/** Below a phone's chip, only to look at: the button is in the player's sheet. */
export function PinLine({ number }) {
  return isPinned(pinsOf(number)) && html`<span class="pins" aria-hidden="true"><${Pins} number=${number} /></span>`;
}

/** Somebody else's pins: on my turn, the start of an offer. */
export function PinButton({ number }) {
  const pinned = pinsOf(number);
  if (!isPinned(pinned)) return null;
  const form = myTurn.value ? formOf("OfferTrade") : undefined;
  const words = t("pins-of", { name: nameOf(number), pins: pinWords(number) });
  if (!form?.to.includes(number) || pinned.quiet) return html`<span class="pins" role="img" aria-label=${words}><${Pins} number=${number} /></span>`;
  return html`<button type="button" class="pins" aria-label=${t("pins-offer", { pins: words })} title=${t("pins-offer-short")} onClick=${() => offerTo(number)}><${Pins} number=${number} /></button>`;
}

function offerTo(number) {
  const { want, have } = pinsOf(number);
  const give = want.find((kind) => ownSeat().hand[kind] > 0);
  const get = have.find((kind) => kind !== give);
  toggleTrade({ give: give ? { [give]: 1 } : {}, get: get ? { [get]: 1 } : {}, only: [number] });
}

/** My own pins, beside my hand, and the way to change them. */
export function MyPins() {
  const words = pinWords(seat.value);
  return html`<button type="button" class="my-pins" aria-expanded=${String(open.value === "wants")} aria-label=${words ? t("pins-mine", { pins: words }) : t("pins-title")} onClick=${() => (open.value = open.value === "wants" ? null : "wants")}>
    <${Icon} id="i-pin" size=${16} />${words ? html`<${Pins} number=${seat.value} />` : t("pins-none")}
  </button>`;
}

export function WantsSheet() {
  const { want, have, quiet } = pinsOf(seat.value ?? -1);
  const { hideUnpayable, hideBotsUnpayable } = preferences.value;
  const kept = keeping();
  const without = (kinds, kind) => kinds.filter((each) => each !== kind);
  const toggled = (kinds, kind) => (kinds.includes(kind) ? without(kinds, kind) : RESOURCES.filter((each) => each === kind || kinds.includes(each)));
  const pinHave = (kind) => {
    pin(without(want, kind), toggled(have, kind), quiet);
    keep(without(kept, kind));
  };
  const keepOrNot = (kind) => {
    keep(toggled(kept, kind));
    if (have.includes(kind)) pin(want, without(have, kind), quiet);
  };
  return html`<${Sheet} title=${t("pins-title")} class="wants-sheet" onClose=${() => (open.value = null)}>
    <p class="small mut">${t("pins-text")}</p>
    <${KindRow} label=${t("pins-i-want")} chosen=${want} onToggle=${(kind) => pin(toggled(want, kind), without(have, kind), quiet)} />
    <${KindRow} label=${t("pins-i-have")} chosen=${have} onToggle=${pinHave} />
    <${KindRow} label=${t("pins-i-keep")} text=${t("pins-keep-text")} chosen=${kept} onToggle=${keepOrNot} />
    <${Toggle} label=${t("pins-i-am-quiet")} text=${t("pins-quiet-text")} on=${quiet} onToggle=${() => pin(want, have, !quiet)} />
    <${Toggle} label=${t("pins-hide-bots")} text=${t("pins-hide-text")} on=${hideBotsUnpayable} onToggle=${() => setPreference("hideBotsUnpayable", !hideBotsUnpayable)} />
    <${Toggle} label=${t("pins-hide")} text=${t("pins-hide-text")} on=${hideUnpayable} onToggle=${() => setPreference("hideUnpayable", !hideUnpayable)} />
  <//>`;
}

function KindRow({ label, text, chosen, onToggle }) {
  return html`<div class="kind-row" role="group" aria-label=${label}><b>${label}</b>${text && html`<small>${text}</small>`}
    <span class="kinds">${RESOURCES.map((kind) => html`<button type="button" key=${kind} class="kind" data-kind=${kind} aria-pressed=${String(chosen.includes(kind))} onClick=${() => onToggle(kind)}>
      <${Icon} id="res-${kind}" size=${30} /><small>${t(kind)}</small></button>`)}</span>
  </div>`;
}

function Toggle({ label, text, on, onToggle }) {
  return html`<div class="toggle"><span class="grow"><b>${label}</b><small>${text}</small></span>
    <${Switch} label=${label} on=${on} onChange=${onToggle} /></div>`;
}
