/** The first page: a name, then a table of one's own or a friend's. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { fetchAhead } from "../../core/ahead.js";
import { getTables } from "../../core/api.js";
import { knownGroups } from "../../core/groups.js";
import { html } from "../../core/html.js";
import { learnCatalog } from "../../parts/catalogwords.js";
import { Icon } from "../../parts/icon.js";
import { LanguageSelect } from "../../parts/languageselect.js";
import { ThemeButton } from "../../parts/themebutton.js";
import { Wordmark } from "../../parts/wordmark.js";
import { nextFrame } from "../../core/deferred.js";
import { lazy } from "../../core/lazy.js";
import { learnNames } from "../../core/propernames.js";
import { follow } from "../../core/router.js";
import { server } from "../../core/server.js";
import { browsed, gameKey, me, showNotice } from "../../core/store.js";
import { t } from "../../core/text.js";
import { tablesWaiting } from "../../core/title.js";
import { IconButton } from "../../parts/button.js";
import { Island } from "./island.js";
import { StartPanel } from "./start.js";
import { TableList } from "./tables.js";

const Notifications = lazy(() => import("../notifications/notifications.js").then((module) => module.Notifications), ["notifications"], ["notifications"], () => null);
const Rules = lazy(() => import("../reference/ofgame.js").then((module) => module.RulesOfGame), [], [], () => null);

const REFRESH_MS = 10000;
/** The number of groups with a link, the ones that were opened last. */
const MOST_GROUPS = 3;
const NO_CLOCK = Number.MAX_SAFE_INTEGER;

/** @param {{warm: () => void}} props `warm` fetches what a table needs, so that a game opens at once */
export function Home({ warm }) {
  const [tables, setTables] = useState(/** @type {Summary[] | null} */ (null));
  const [rules, showRules] = useState(false);
  const [notices, showNotices] = useState(false);
  const [game, choose] = useState(gameKey.peek());
  const [island, drawIsland] = useState(false); // a frame after the form, so that one can type sooner
  const readRules = (of) => {
    browsed.value = of;
    showRules(of !== null);
  };
  const load = () => document.hidden || shownTables().then(setTables, () => setTables((known) => known ?? []));
  useEffect(() => {
    load();
    const timer = setInterval(load, REFRESH_MS);
    document.addEventListener("visibilitychange", load);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", load);
    };
  }, []);
  const complete = tables !== null;
  const own = (tables ?? []).filter(({ yours }) => yours);
  const waiting = own.filter(({ called }) => called).sort(byClock);
  const others = (tables ?? []).filter(({ yours }) => !yours);
  useEffect(() => void (tablesWaiting.value = waiting.length), [waiting.length]);
  useEffect(() => (complete ? fetchAhead(warm) : undefined), [complete]);
  useEffect(() => nextFrame("board", () => drawIsland(true)), []);
  return html`<main class="home sea">
    <div class="home-art">${island && html`<${Island} />`}</div>
    <div class="home-tools">
      ${server.notifications && me.value.name && html`<${IconButton} icon="bell" label=${t("notices-open")} aria-haspopup="dialog" onClick=${() => showNotices(true)} />`}
      <${LanguageSelect} /><${ThemeButton} />
    </div>
    <div class="home-column">
      <header>
        <${Wordmark} size=${74} />
        <h1>
          <span class="home-claim">${t("home-claim")}</span>
          <span class="home-claim">${t("home-claim-more")}</span>
          <span class="home-claim-short">${t("home-claim-short")}</span>
        </h1>
      </header>
      <${Greeting} />
      <${TableList} tables=${waiting} title=${t("home-waiting", { count: waiting.length })} reload=${load} />
      <${TableList} tables=${own.filter(({ called }) => !called)} title=${t("home-my-tables")} reload=${load} />
      <${StartPanel} game=${game} onGame=${choose} />
      <${TableList} tables=${others} title=${t("on-this-server")} reload=${load} />
      ${/* Not before the list, which would push it out from under the pointer. */ tables && html`<div class="home-foot">
        ${knownGroups.value.slice(0, MOST_GROUPS).map(({ token, name }) => html`<a key=${token} href="g/${token}" onClick=${follow}><${Icon} id="i-chart" size=${18} />${name}</a>`)}
        <a href="history" onClick=${follow}><${Icon} id="i-log" size=${18} />${t("home-history")}</a>
        <a href="tv" onClick=${follow}><${Icon} id="i-tv" size=${18} />${t("home-screen")}</a>
        <a href="maps" onClick=${follow}><${Icon} id="i-world" size=${18} />${t("home-maps")}</a>
        <button type="button" class="to-rulebook" aria-haspopup="dialog" onClick=${() => readRules(game)}><${Icon} id="i-help" size=${18} />${t("rulebook-open")}</button>
        <p>${t("home-foot")}</p>
      </div>`}
    </div>
  </main>
  ${notices && html`<${Notifications} onClose=${() => showNotices(false)} />`}
  ${rules && html`<${Rules} game=${game} onClose=${() => readRules(null)} />`}`;
}

/** @typedef {import("../../../protocol.js").Summary} Summary */

/** Of tables that wait for the visitor, the one whose clock has least time left comes first. */
const byClock = (/** @type {Summary} */ one, /** @type {Summary} */ other) =>
  (one.left ?? NO_CLOCK) - (other.left ?? NO_CLOCK) || (other.since ?? 0) - (one.since ?? 0);

/** What the person who runs the server says to everybody who comes. */
function Greeting() {
  const { name, greeting } = server;
  return (name || greeting) && html`<section class="panel greeting">
    ${name && html`<h2 dir="auto">${name}</h2>`}
    ${greeting && html`<p dir="auto">${greeting}</p>`}
  </section>`;
}

/** The tables to show, with the names of their boards. */
async function shownTables() {
  const { tables, notice } = await getTables();
  showNotice(notice);
  learnNames(tables);
  await learnCatalog(...tables.map(({ game }) => game));
  return tables;
}
