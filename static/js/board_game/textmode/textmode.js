/** The whole game in words: headings, tables and a command line, for those who listen and for slow lines. */
import { useEffect, useRef } from "../../../vendor/hooks.js";
import { OwnClock } from "../../table/clock/ownclock.js";
import { html } from "../../parts/index.js";
import { useKeptFocus } from "../../parts/keptfocus.js";
import { ThemeButton } from "../../parts/themebutton.js";
import { Wordmark } from "../../parts/wordmark.js";
import { RulebookButton, RulesButton } from "../../table/reference.js";
import { follow as followLink } from "../../core/router.js";
import { lobby, over } from "../../core/store.js";
import { t } from "../../core/text.js";
import { Chat } from "../../table/chat/chat.js";
import "../game.js";
import { Board } from "./board.js";
import { Choices } from "./choices.js";
import { Console } from "./console.js";
import { Hand } from "./hand.js";
import { History } from "./history.js";
import { Offers } from "./offers.js";
import { Section } from "./parts.js";
import { Players, Standings } from "./people.js";
import { follow } from "./said.js";
import { view } from "../seen.js";

export function TextMode() {
  const page = useRef(null);
  useEffect(follow, []);
  useKeptFocus(page, () => page.current.querySelectorAll("#text-choices, #text-standings"));
  return html`<main class="textmode sea" ref=${page}>
    <${Head} />
    <${Console} />
    <div class="sections">
      ${over.value && html`<${Standings} />`}
      ${!over.value && html`<${Choices} />`}
      <${Hand} /><${Offers} /><${Players} /><${Board} /><${History} />
      <${Section} id="chat" title=${t("chat")}><${Chat} /><//>
      <${Section} id="rules" title=${t("rules")}><${RulesButton} /> <${RulebookButton} /><//>
    </div>
  </main>`;
}

function Head() {
  const { number } = view.value.turn;
  const { goal } = view.value;
  return html`<header>
    <a class="brand" href="." onClick=${followLink} aria-label=${t("to-home")}><${Wordmark} size=${30} /></a>
    <h1>${lobby.value?.name}</h1>
    <span class="facts">${number > 0 ? t("top-turn", { number, goal }) : t("top-set-up", { goal })}</span>
    <${OwnClock} />
    <span class="grow"></span>
    <${ThemeButton} />
  </header>`;
}
