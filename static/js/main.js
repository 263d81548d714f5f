/** The client starts here: words, the visitor's name, then the page that the address names. */
import { render } from "../vendor/preact.js";
import { effect } from "../vendor/signals.js";
import { getMe } from "./core/api.js";
import { html } from "./core/html.js";
import { lazy } from "./core/lazy.js";
import "./table/seatlink/seatlink.js";
import { NotFound } from "./parts/notfound.js";
import { Announcer } from "./parts/announcer.js";
import { followPages } from "./parts/arrival.js";
import { NoticeBar } from "./parts/noticebar.js";
import { Shut } from "./parts/shut.js";
import "./core/boardlook.js";
import "./core/colors.js";
import "./core/preferences.js";
import "./core/shorttasks.js";
import { route } from "./core/router.js";
import { me, showNotice } from "./core/store.js";
import { hangSprite } from "./core/sprite.js";
import { initText } from "./core/text.js";
import { followTitle } from "./core/title.js";

const Home = lazy(() => import("./pages/home/home.js").then((module) => module.Home), ["home"], ["catalog", "games"]);
const TablePage = lazy(() => import("./pages/tablepage.js").then((module) => module.TablePage), ["joining"], ["joining", "clock"]);
const BigScreen = lazy(() => import("./pages/bigscreen/bigscreen.js").then((module) => module.BigScreen), ["bigscreen"], ["bigscreen", "games", "joining"]);
const Replay = lazy(() => import("./pages/replay/replay.js").then((module) => module.Replay), [], ["menu", "replay"]);
const Verify = lazy(() => import("./pages/verify/verify.js").then((module) => module.Verify), ["verify"], ["fairness", "verify"]);
const Host = lazy(() => import("./pages/host/host.js").then((module) => module.HostPage), ["host"], ["catalog", "host"]);
const MyMaps = lazy(() => import("./pages/drawnmaps/mymaps.js").then((module) => module.MyMaps), ["history", "drawnmaps"], ["drawn"]);
const MapEditor = lazy(() => import("./pages/drawnmaps/mapeditor.js").then((module) => module.MapEditor), ["board", "drawnmaps"], ["catalog", "drawn"]);
const History = lazy(() => import("./pages/history/history.js").then((module) => module.History), ["history"], ["catalog", "history"]);
const Season = lazy(() => import("./pages/season/season.js").then((module) => module.Season), ["season"], ["catalog", "games", "season"]);
const Evening = lazy(() => import("./pages/season/evening.js").then((module) => module.Evening), ["season", "end"], ["catalog", "games", "season", "end"]);

/** Reasons for letting somebody see nothing of the server. */
const OUTSIDE = ["banned", "login_needed"];

/** The page of a table, and what it shows while a game is played. */
async function warmTable() {
  await TablePage.warm();
  await import("./pages/tablepage.js").then(({ warmGame }) => warmGame(), () => {});
}

function App() {
  return html`<${Page} ...${route.value} /><${NoticeBar} /><${Announcer} />`;
}

function Page({ page, code, of, token, date }) {
  if (page === "host") return html`<${Host} />`; // also where its guest is banned
  if (me.value.shut) return html`<${Shut} why=${me.value.shut} />`;
  if (page === "home") return html`<${Home} warm=${warmTable} />`;
  if (page === "table") return html`<${TablePage} key=${code} code=${code} />`;
  if (page === "tv") return html`<${BigScreen} key=${code ?? ""} code=${code} />`;
  if (page === "replay") return html`<${Replay} key=${code} code=${code} />`;
  if (page === "verify") return html`<${Verify} key=${code} code=${code} />`;
  if (page === "maps") return html`<${MyMaps} of=${of} link=${code} />`;
  if (page === "mapeditor") return html`<${MapEditor} key=${code} id=${code} />`;
  if (page === "history") return html`<${History} of=${of} />`;
  if (page === "season") return html`<${Season} key=${token} token=${token} />`;
  if (page === "evening") return html`<${Evening} key=${`${token} ${date}`} token=${token} date=${date} />`;
  return html`<${NotFound} />`;
}

async function start() {
  const [known] = await Promise.all([getMe().catch(({ code }) => (OUTSIDE.includes(code) ? { shut: code } : {})), initText(), hangSprite()]);
  const { notice, ...who } = /** @type {any} */ (known);
  me.value = who;
  showNotice(notice);
  effect(followTitle);
  followPages();
  const page = /** @type {HTMLElement} */ (document.getElementById("app"));
  page.replaceChildren();
  render(html`<${App} />`, page);
}

start();
