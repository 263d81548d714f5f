/** Parts shared by the table and the hand of this game: those that run while either is shown, and those that open over it. */
import { useEffect } from "../../vendor/hooks.js";
import { computed } from "../../vendor/signals.js";
import { html, Icon } from "../parts/index.js";
import { useKeptFocus } from "../parts/keptfocus.js";
import { seat } from "../core/store.js";
import { t } from "../core/text.js";
import { sensiblePlaces } from "../table/focus.js";
import { GuideButton } from "../table/guide/button.js";
import { HandModeButton } from "../table/handmode/switches.js";
import { open, openSeat, phone, touch } from "../table/layout.js";
import { LogSpeaker } from "../table/log/speaker.js";
import { Overlays } from "../table/overlays.js";
import { Settings } from "../table/topbar/settings.js";
import { Help } from "../table/topbar/topbar.js";
import { useKeys } from "./actions/boardkeys.js";
import { carryOut } from "./actions/plans.js";
import { Animations } from "./board/animate.js";
import { usePremadePictures } from "./board/premade.js";
import { SeaGuideButton } from "./guide/guide.js";
import { DiceTab } from "./players/dicetab.js";
import { PlayerSheet } from "./players/opponents.js";
import { hasRoutes, RoutesTab } from "./players/routestab.js";
import { tellTitle } from "./trade/patience.js";
import { declineQuietly } from "./trade/quiet.js";
import { WantsSheet } from "./trade/wants.js";

const TABS = { dice: DiceTab };
const TABS_WITH_ROUTES = { ...TABS, crossing: RoutesTab };
/** Beside log and chat. */
export const boardTabs = computed(() => (hasRoutes() ? TABS_WITH_ROUTES : TABS));

/** Keys, focus, plans and quiet answers. @param {{current: HTMLElement | null}} page */
export function useBoardGame(page) {
  useKeys();
  useKeptFocus(page, sensiblePlaces);
  usePremadePictures();
  useEffect(carryOut, []);
  useEffect(tellTitle, []);
  useEffect(declineQuietly, []);
}

/** @param {{children?: import("../table/dock/status.js").Drawn}} props `children`: more buttons of the menu */
export function BoardSheets({ children }) {
  return html`
    ${openSeat.value !== undefined && html`<${PlayerSheet} key=${openSeat.value} number=${openSeat.value} onClose=${() => (open.value = null)} />`}
    ${open.value === "help" && html`<${Help} text=${t(touch.value ? "help-board-touch" : "help-board")}>${children}<${WantsButton} /><${HandModeButton} /><${GuideButton} /><${SeaGuideButton} /><//>`}
    ${open.value === "settings" && html`<${Settings} />`}
    ${open.value === "wants" && html`<${WantsSheet} />`}
    <${LogSpeaker} /><${Animations} /><${Overlays} />`;
}

/** On a phone, where the player's own pins have no place beside the hand. */
function WantsButton() {
  if (seat.value === null || !phone.value) return null;
  return html`<button type="button" class="btn" onClick=${() => (open.value = "wants")}><${Icon} id="i-pin" size=${20} />${t("pins-title")}</button>`;
}
