/** Parts shared by the table and the hand of this game: those that run while either is shown, those that open over it, and the realm on a phone. */
import { useEffect, useLayoutEffect } from "../../vendor/hooks.js";
import { html } from "../parts/index.js";
import { useKeptFocus } from "../parts/keptfocus.js";
import { t } from "../core/text.js";
import { UndoButton, UndoEndTurn } from "../table/dock/undo.js";
import { Confetti } from "../table/end/confetti.js";
import { sensiblePlaces } from "../table/focus.js";
import { GuideButton } from "../table/guide/button.js";
import { BackToHand, HandModeButton } from "../table/handmode/switches.js";
import { open, openSeat } from "../table/layout.js";
import { LogSpeaker } from "../table/log/speaker.js";
import { Overlays } from "../table/overlays.js";
import { PausedBanner } from "../table/proposals/paused.js";
import { Settings } from "../table/topbar/settings.js";
import { Help } from "../table/topbar/topbar.js";
import { above, below } from "./acting/choices.js";
import { asksAcross, heightToRead, Inspected, Large, RealmTag, swapped } from "./table/arena.js";
import { callForAnswers } from "./table/offers.js";
import { RealmPlayerSheet } from "./table/players.js";
import { useCardKeys } from "./table/realmkeys.js";
import { EventRead, Highlight } from "./tell/highlights.js";
import { Movements } from "./tell/movements.js";

/** Keys, focus, and calls for answers. @param {{current: HTMLElement | null}} page */
export function useRealmGame(page) {
  useCardKeys();
  useKeptFocus(page, sensiblePlaces);
  useEffect(callForAnswers, []);
}

/** @param {{children?: import("../table/dock/status.js").Drawn}} props `children`: more buttons of the menu */
export function RealmSheets({ children }) {
  return html`
    ${openSeat.value !== undefined && html`<${RealmPlayerSheet} key=${openSeat.value} number=${openSeat.value} onClose=${() => (open.value = null)} />`}
    ${open.value === "help" && html`<${Help} text=${t("cards-help")}>${children}<${HandModeButton} /><${GuideButton} /><//>`}
    ${open.value === "settings" && html`<${Settings} />`}
    <${LogSpeaker} /><${Overlays} /><${EventRead} /><${Movements} />`;
}

/** The owner of the realm that a phone shows. A panel is about the own one first; the other can still be looked at meanwhile. @param {boolean} asked */
export function useLargeRealm(asked) {
  useLayoutEffect(() => void (swapped.value = !asked && asksAcross.value), [asked]);
  return swapped.value ? above.value : below.value;
}

/** The realm on a phone. @param {{owner: number, asked: boolean}} props `asked`: a panel is open */
export function RealmBoard({ owner, asked }) {
  return html`<main class="pboard sea" style=${{ "--least": `${heightToRead(owner)}px` }}><${Confetti} />
    <${Large} owner=${owner} whole=${owner === above.value} beside=${asked} />
    <${RealmTag} owner=${owner} /><${PausedBanner} /><${BackToHand} /><div class="pundo"><${UndoButton} /><${UndoEndTurn} /></div><${Inspected} /><${Highlight} />
  </main>`;
}
