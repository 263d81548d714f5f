/** Before the game: seats, rules, map, invitation. The host changes them, everyone sees them. */
import { useEffect, useRef } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { HomeLink } from "../../parts/homelink.js";
import { useKeptFocus } from "../../parts/keptfocus.js";
import { learnCatalog } from "../../parts/catalogwords.js";
import { ThemeButton } from "../../parts/themebutton.js";
import { RulesIcon } from "../../table/reference.js";
import { catalog, gameKey, lobby } from "../../core/store.js";
import { t } from "../../core/text.js";
import { gameOf } from "../../games.js";
import { AboutGame } from "./aboutgame.js";
import { Begin } from "./begin.js";
import { ChatPanel } from "./chat.js";
import { CodeTag, Invite } from "./invite.js";
import { LookPanel } from "./look.js";
import { Seats } from "./seats.js";
import { TableName } from "./tablename.js";

/** Where the focus goes when a seat is filled or emptied: to the next free one, else to the start. */
const NEXT = [".seat.free .btn", ".begin .btn"];

export function Lobby() {
  const page = useRef(/** @type {HTMLElement | null} */ (null));
  useKeptFocus(page, () => NEXT.map((selector) => page.current?.querySelector(selector) ?? null));
  useEffect(() => void learnCatalog(gameKey.value), [gameKey.value]);
  const { Play } = gameOf(gameKey.value);
  const { you, host } = lobby.value;
  const seated = you !== undefined;
  return html`<main class="lobby sea" ref=${page}>
    <header class="lobby-top">
      <${HomeLink} />
      <span class="sep"></span>
      <${TableName} />
      <span class="taken">${t("seats-taken", taken())}</span>
      <span class="grow"></span>
      <${CodeTag} />
      <${RulesIcon} />
      <${ThemeButton} />
    </header>
    <div class="lobby-left">
      <${Seats} />
      ${seated && !host && html`<section class="panel"><${AboutGame} /></section>`}
      ${catalog.value && html`<${Play} />`}
    </div>
    <div class="lobby-right ${seated ? "" : "joining"}">
      <${Invite} />
      ${seated && html`<${LookPanel} />`}
      <${ChatPanel} />
      <${Begin} />
    </div>
  </main>`;
}

function taken() {
  const { seats } = lobby.value;
  return { taken: seats.filter(({ kind }) => kind !== "free").length, seats: seats.length };
}
