/** A table on the room's screen: lobby, game and result, as everyone may see them. Whoever opens it has no seat and presses nothing. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { getAddress, getTableOnScreen } from "../../core/api.js";
import { html } from "../../core/html.js";
import { closeTable, openTable } from "../../core/net.js";
import { guestsBase } from "../../core/router.js";
import { begun, connection, gameKey, lobby, over } from "../../core/store.js";
import { t } from "../../core/text.js";
import { gameOf } from "../../games.js";
import { Entry } from "../../parts/entry.js";
import { Icon } from "../../parts/icon.js";
import { watchWin, winning } from "../../table/end/winning.js";
import { watchAbsence } from "../../table/people/absent.js";
import { homeAddress } from "../../table/bigscreen/screenlobby.js";
import { Stage } from "../../table/bigscreen/stage.js";
import { ScreenStart } from "./openscreen.js";
import { tellTheRoom } from "../../table/bigscreen/teller.js";

const RETRY_MS = 3000;
/** Reasons that have a sentence of their own; every other one may pass. */
const FINAL = ["no_such_table", "kept_out", "banned", "archived", "damaged", "login_needed", "not_installed"];

/** @param {{code?: string}} props without a table, one can be opened */
export function BigScreen({ code }) {
  return code === undefined ? html`<${ScreenStart} />` : html`<${TableOnScreen} code=${code} />`;
}

/** @param {{code: string}} props */
function TableOnScreen({ code }) {
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    let timer = 0;
    setProblem(null);
    getAddress().then(({ base }) => (guestsBase.value = base ?? null), () => {});
    getTableOnScreen(code).then((found) => {
      if (gone) return;
      lobby.value = found;
      openTable(code, { onScreen: true });
    }, (error) => {
      if (gone) return;
      setProblem(error.code);
      if (!isFinal(error.code)) timer = setTimeout(() => setTries(tries + 1), RETRY_MS);
    });
    return () => {
      gone = true;
      clearTimeout(timer);
      closeTable();
    };
  }, [code, tries]);
  useEffect(tellTheRoom, []);
  useEffect(watchAbsence, []);
  useEffect(watchWin, [code]);
  if (problem === "password_needed") return html`<${Entry} onEntered=${() => setTries(tries + 1)} />`;
  const { state, why } = connection.value;
  const shut = state === "shut" ? why : state === "closed" ? "no_such_table" : problem;
  if (shut) return html`<${Message} why=${shut} />`;
  if (lobby.value?.code !== code) return html`<${Message} why="loading" />`;
  if (lobby.value.state === "closed") return html`<${Message} why="no_such_table" />`;
  const { Screen } = gameOf(gameKey.value);
  return html`<${Screen} stage=${stageNow()} />`;
}

/** @param {string} code of a problem */
function isFinal(code) {
  return FINAL.includes(code) || code === "password_needed";
}

/** @returns {"lobby" | "table" | "end"} */
function stageNow() {
  if (lobby.value.state === "open" || !begun.value) return "lobby";
  return over.value && !winning.value ? "end" : "table";
}

/** A table that cannot be shown: why, and where to go instead. @param {{why: string}} props */
function Message({ why }) {
  const reason = FINAL.includes(why) ? why : why === "loading" ? why : "unreachable";
  return html`<${Stage} class="tv-message deep"><main role="status">
    <${Icon} id="logo" size=${160} /><h1>${t(`screen-${reason}`)}</h1>
    ${reason !== "loading" && html`<p>${t("screen-go-home")} <b>${homeAddress()}</b></p>`}
  </main><//>`;
}
