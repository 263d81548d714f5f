/** The page of text mode: a game in headings, tables and a command line, for those who listen and for slow lines. */
import { useEffect, useRef } from "../../../vendor/hooks.js";
import { html } from "../../parts/index.js";
import { useKeptFocus } from "../../parts/keptfocus.js";
import { ThemeButton } from "../../parts/themebutton.js";
import { Wordmark } from "../../parts/wordmark.js";
import { follow as followLink } from "../../core/router.js";
import { lobby, over } from "../../core/store.js";
import { t } from "../../core/text.js";
import { Chat } from "../chat/chat.js";
import { OwnClock } from "../clock/ownclock.js";
import { RulebookButton, RulesButton } from "../reference.js";
import { Choices } from "./choices.js";
import { Console } from "./console.js";
import { GameHistory } from "./history.js";
import { Section } from "./parts.js";
import { transcribe } from "./transcript.js";
import { Overlays } from "../overlays.js";
import { Together } from "./together.js";

/**
 * @param {{facts: string, Standings: any, children?: any}} props
 *   `facts`: how far the game is; `Standings`: what it came to, once it is over; `children`: the sections of this game
 */
export function TextPage({ facts, Standings, children }) {
  const page = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(transcribe, []);
  useKeptFocus(page, () => page.current?.querySelectorAll("#text-choices, #text-standings") ?? []);
  return html`<main class="textmode sea" ref=${page}>
    <${Head} facts=${facts} />
    <${Console} />
    <div class="sections">
      ${over.value ? html`<${Standings} />` : html`<${Choices} />`}
      <${Together} />      ${children}<${GameHistory} />
      <${Section} id="chat" title=${t("chat")}><${Chat} /><//>
      <${Section} id="rules" title=${t("rules")}><${RulesButton} /> <${RulebookButton} /><//>
    </div>
    <${Overlays} />
  </main>`;
}

/** @param {{facts: string[]}} props */
function Head({ facts }) {
  return html`<header>
    <a class="brand" href="." onClick=${followLink} aria-label=${t("to-home")}><${Wordmark} size=${30} /></a>
    <h1>${lobby.value?.name}</h1>
    <span class="facts">${facts}</span>
    <${OwnClock} />
    <span class="grow"></span>
    <${ThemeButton} />
  </header>`;
}
