/** Finished games to look back at: the visitor's own with their results, and everybody's on this server. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { getHistory } from "../../core/api.js";
import { html } from "../../core/html.js";
import { Button } from "../../parts/button.js";
import { learnCatalog } from "../../parts/catalogwords.js";
import { Entry } from "../../parts/entry.js";
import { HomeLink } from "../../parts/homelink.js";
import { Problem, wordsFor } from "../../parts/problem.js";
import { ThemeButton } from "../../parts/themebutton.js";
import { follow } from "../../core/router.js";
import { t } from "../../core/text.js";
import { PastGame } from "./pastgame.js";
import { OwnResults } from "./results.js";

/** Whose games there are to look at, and the address of each. */
const ADDRESSES = { own: "history", server: "history?of=server" };

/**
 * @param {{of: "own" | "server"}} props
 */
export function History({ of }) {
  const [tries, setTries] = useState(0);
  const { games, next, problem, more } = useGames(of, tries);
  const title = t("history-title");
  useEffect(() => {
    document.title = title; // also after words arrived, which bring back that of the product
  });
  if (problem?.code === "password_needed") return html`<${Entry} onEntered=${() => setTries(tries + 1)} />`;
  return html`<main class="history sea">
    <header class="history-top">
      <${HomeLink} />
      <span class="grow"></span>
      <${ThemeButton} />
    </header>
    <section class="panel">
      <h1>${t("history")}</h1>
      <nav class="history-of" aria-label=${t("history-of")}>
        ${Object.entries(ADDRESSES).map(([key, href]) => html`<a key=${key} href=${href} aria-current=${key === of ? "page" : undefined} onClick=${follow}>${t(`history-of-${key}`)}</a>`)}
      </nav>
      ${of === "own" && html`<${OwnResults} key=${tries} />`}
      ${games && (games.length > 0 ? html`<ul class="past-games">${games.map((game) => html`<${PastGame} key=${game.code} game=${game} />`)}</ul>` : html`<${Nothing} of=${of} />`)}
      ${!games && !problem && html`<p role="status" class="history-wait">${t("loading")}</p>`}
      <div class="history-more">
        <${Problem} text=${problem && wordsFor(problem)} />
        ${(next || problem) && html`<${Button} icon=${problem ? "replay" : "down"} onClick=${more}>${t(problem ? "try-again" : "history-older")}<//>`}
      </div>
    </section>
  </main>`;
}

function Nothing({ of }) {
  return html`<div class="history-nothing">
    <p><b>${t(`history-nothing-${of}`)}</b></p>
    <p class="mut">${t(`history-nothing-${of}-text`)}</p>
    <a class="btn primary" href="." onClick=${follow}>${t("history-play")}</a>
  </div>`;
}

/** The games so far, whether there are more, and what went wrong; `more` asks for the next ones, or once more for the same. */
function useGames(of, tries) {
  const nothing = { of, games: null, next: undefined, problem: null };
  const [kept, keep] = useState(/** @type {any} */ (nothing));
  const shown = kept.of === of ? kept : nothing;
  const ask = async (before, known) => {
    try {
      const page = await getHistory(of, before);
      await learnCatalog(...page.games.map(({ game }) => game));
      return { of, games: [...known, ...page.games], next: page.next, problem: null };
    } catch (problem) {
      return { ...shown, of, next: before, problem };
    }
  };
  useEffect(() => {
    let gone = false;
    keep(nothing);
    ask(undefined, []).then((answer) => gone || keep(answer));
    return () => {
      gone = true;
    };
  }, [of, tries]);
  const more = async () => {
    const answer = await ask(shown.next, shown.games ?? []);
    keep((now) => (now.of === of ? answer : now));
  };
  return { ...shown, more };
}
