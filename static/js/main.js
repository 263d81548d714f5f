/** The client starts here: words, the visitor's name, then the page that the address names. */
import { render } from "../vendor/preact.js";
import { effect } from "../vendor/signals.js";
import { getMe } from "./api.js";
import { html } from "./html.js";
import { lazy } from "./lazy.js";
import "./joining/seatlink.js";
import { NotFound } from "./parts/notfound.js";
import { Announcer } from "./parts/announcer.js";
import { Shut } from "./parts/shut.js";
import "./colors.js";
import "./preferences.js";
import "./shorttasks.js";
import { route } from "./router.js";
import { me } from "./store.js";
import { hangSprite } from "./sprite.js";
import { initText } from "./text.js";
import { followTitle } from "./title.js";

const Home = lazy(() => import("./home/home.js").then((module) => module.Home), ["home"], ["catalog"]);
const TablePage = lazy(() => import("./tablepage.js").then((module) => module.TablePage), ["joining"], ["joining", "clock"]);
const Replay = lazy(() => import("./replay/replay.js").then((module) => module.Replay), ["board", "table", "matters", "replay"], ["matters", "replay"]);
const Verify = lazy(() => import("./verify/verify.js").then((module) => module.Verify), ["verify"], ["fairness", "verify"]);
const History = lazy(() => import("./history/history.js").then((module) => module.History), ["history"], ["catalog", "history"]);

/** The page of a table, and the board that it shows while a game is played. */
async function warmTable() {
  await TablePage.warm();
  await import("./tablepage.js").then(({ warmBoard }) => warmBoard(), () => {});
}

function App() {
  return html`<${Page} ...${route.value} /><${Announcer} />`;
}

function Page({ page, code, of }) {
  if (me.value.banned) return html`<${Shut} why="banned" />`;
  if (page === "home") return html`<${Home} warm=${warmTable} />`;
  if (page === "table") return html`<${TablePage} key=${code} code=${code} />`;
  if (page === "replay") return html`<${Replay} key=${code} code=${code} />`;
  if (page === "verify") return html`<${Verify} key=${code} code=${code} />`;
  if (page === "history") return html`<${History} of=${of} />`;
  return html`<${NotFound} />`;
}

async function start() {
  const [known] = await Promise.all([getMe().catch(({ code }) => ({ banned: code === "banned" })), initText(), hangSprite()]);
  me.value = known;
  effect(followTitle);
  render(html`<${App} />`, document.getElementById("app"));
}

start();
