/** Any game on a big screen: its players, and what there is to know of it as a list. */
import "./game.js";
import { html } from "../../core/html.js";
import { begunView, gameKey, halted, turn, waiting } from "../../core/store.js";
import { hasText, t } from "../../core/text.js";
import { ScreenLobby } from "../bigscreen/screenlobby.js";
import { ScreenResult } from "../bigscreen/screenresult.js";
import { SeatCard } from "../bigscreen/seatcards.js";
import { ScreenTable } from "../bigscreen/screentable.js";
import { PlainStandings } from "./end.js";
import { Shown } from "./shown.js";

/** @param {{stage: "lobby" | "table" | "end"}} props */
export function PlainScreen({ stage }) {
  const name = `game-${gameKey.value}`;
  if (stage === "lobby") return html`<${ScreenLobby}>${hasText(name) && html`<p><b>${t(name)}</b></p>`}<//>`;
  if (stage === "end") return html`<${ScreenResult} Figures=${PlainFigures} />`;
  return html`<${ScreenTable} Seat=${PlainSeat} label=${t("plain-shown")}><div class="plain-box"><${Shown} /></div><//>`;
}

/** @param {{number: number}} props */
function PlainSeat({ number }) {
  const { points, total } = /** @type {{points?: number, total?: number}} */ (begunView().seats?.[number] ?? {});
  const awaited = Object.keys(waiting.value ?? {});
  const plays = !halted.value && (awaited.length === 0 ? turn.value?.seat === number : awaited.includes(String(number)));
  return html`<${SeatCard} number=${number} points=${total ?? points ?? ""} plays=${plays} />`;
}

/** @param {{figures: Record<string, unknown>}} props */
function PlainFigures({ figures }) {
  return html`<div><${PlainStandings} figures=${figures} /></div><div></div>`;
}
