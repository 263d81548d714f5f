/** The host's page: what the person who runs the server needs, and nothing that is hidden in a game. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { host } from "../../core/api/hostrequests.js";
import { html } from "../../core/html.js";
import { server } from "../../core/server.js";
import { showNotice } from "../../core/store.js";
import { t } from "../../core/text.js";
import { Button, IconButton } from "../../parts/button.js";
import { learnCatalog } from "../../parts/catalogwords.js";
import { Problem, wordsFor } from "../../parts/problem.js";
import { ThemeButton } from "../../parts/themebutton.js";
import { Wordmark } from "../../parts/wordmark.js";
import { Backups } from "./backups.js";
import { ServerLog } from "./log.js";
import { Message } from "./message.js";
import { People } from "./people.js";
import { Tables } from "./tables.js";
import { Health, HostTiles } from "./tiles.js";

const REFRESH_MS = 5000;

/** @typedef {import("../../../protocol.js").HostPage} Page */
/** `run` does something and takes over the page that it answers; true if it was done. @typedef {(work: () => Promise<any>) => Promise<boolean>} Run */

export function HostPage() {
  const { page, refused, problem, run, leave } = usePage();
  const [telling, tell] = useState(/** @type {{table?: {id: string, name: string}} | null} */ (null));
  const title = t("host-title");
  useEffect(() => {
    document.title = title;
  });
  if (refused) return html`<${Door} why=${refused} />`;
  if (!page) return html`<p class="loading" role="status">${problem ?? t("loading")}</p>`;
  return html`<main class="host sea">
    <header class="host-top">
      <a href="." class="home-link" aria-label=${t("to-home")}><${Wordmark} /></a>
      <h1>${t("host-page")}</h1><span class="host-where">${server.name || location.host}</span>
      <span class="grow"></span>
      <${Health} page=${page} />
      <${Button} class="host-tell" icon="chat" onClick=${() => tell({})}>${t("host-message-all")}<//>
      <${ThemeButton} />
      <${Button} class="host-leave" onClick=${leave}>${t("host-leave")}<//>
      <${IconButton} class="host-leave-small on-sea" icon="no" label=${t("host-leave")} onClick=${leave} />
    </header>
    <${Problem} text=${problem} />
    ${page.server.others > 0 && html`<p class="host-own">${t("host-others", { count: page.server.others })}</p>`}
    <div class="host-grid">
      <${HostTiles} page=${page} />
      <${Tables} page=${page} run=${run} tell=${(table) => tell({ table })} />
      <${Backups} page=${page} run=${run} />
      <${ServerLog} page=${page} />
      <${People} page=${page} run=${run} />
    </div>
    <footer class="host-foot"><${Button} icon="chat" onClick=${() => tell({})}>${t("host-message-all")}<//></footer>
    ${telling && html`<${Message} page=${page} table=${telling.table} run=${run} onClose=${() => tell(null)} />`}
  </main>`;
}

/** Says how the host gets in; to everyone else it is a page with nothing on it. */
function Door({ why }) {
  return html`<main class="sea lost">
    <section class="panel">
      <h1>${t("host-page")}</h1>
      <p>${t(`error-${why.replaceAll("_", "-")}`)}</p>
      <p class="mut">${t("host-door-how")} <code>hexhaven admin-link</code></p>
      <a class="btn" href=".">${t("to-home")}</a>
    </section>
  </main>`;
}

/** Answers of the server that keep the page shut. */
const REFUSED = ["host_only", "link_used", "link_late", "link_unknown"];

/** The page as it is now, and what can be done with it. */
function usePage() {
  const [page, show] = useState(/** @type {Page | null} */ (null));
  const [refused, refuse] = useState("");
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  const [lost, lose] = useState(/** @type {string | null} */ (null)); // until the next look at the server
  const take = async (/** @type {Page} */ answer) => {
    if (!answer?.server) return;
    await learnCatalog(...answer.tables.map(({ game }) => game));
    showNotice(answer.notice);
    show(answer);
  };
  const fail = (error, tell = setProblem) => {
    if (REFUSED.includes(error.code)) refuse(error.code);
    else tell(error.text || wordsFor(error)); // the server's words say more than ours could
  };
  const look = () => host.page().then(take).then(() => lose(null), (error) => fail(error, lose));
  const run = async (work) => {
    setProblem(null);
    try {
      await take(await work());
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };
  const leave = async () => {
    if (await run(host.leave)) location.assign(document.baseURI);
  };
  useEffect(() => {
    const key = location.hash.slice(1);
    if (key) history.replaceState(null, "", location.pathname + location.search);
    // a link that was opened again in a browser that is in already is no reason to send its reader away
    if (key) host.open(key).catch((error) => host.page().catch(() => Promise.reject(error))).then(look).catch(fail);
    else look();
    const timer = setInterval(() => document.hidden || look(), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return { page, refused, problem: problem ?? lost, run, leave };
}
